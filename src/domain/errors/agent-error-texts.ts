import type { ErrorData } from './errors.ts';

/** The texts of errors about the agent that the settings ask for. */
export const agentErrorTexts = {
  agent_command_missing: () => ({
    title: 'The command agent has no command.',
    observed: 'The agent is "command" and no command was given.',
    hint: 'Give --agent-command \'<shell command>\', or the input "agent-command".',
  }),
  model_key_missing: ({ provider, names, ofJob, who }: ErrorData) => ({
    title: 'There is no key for the model.',
    observed: `The provider "${provider}" of ${who} needs one, and ${names} is not set.`,
    hint: renderKeyHint(String(names).split(' ')[0] ?? '', ofJob),
  }),
  agent_not_found: ({ agent, program, file, package: name, needed, reason }: ErrorData) => ({
    title: 'The program of the agent does not run on this machine.',
    observed:
      file !== undefined
        ? `There is no file "${file}", which --agent-command (the input "agent-command") runs.`
        : reason === undefined
          ? `The agent "${agent}" is the program "${program}", which is not on the PATH.`
          : `"${program} --version" did not report a version: ${reason}`,
    hint:
      file !== undefined
        ? 'Correct the path. A file of the repository is named from its root, as in ./scripts/agent.sh'
        : name === undefined
          ? 'Install it, or give its path in --agent-command, or the input "agent-command".'
          : `Install it with: npm install --global ${name}@${needed}; or name the program with --agent-command, or the input "agent-command".`,
  }),
  agent_too_old: ({ agent, program, package: name, needed, found }: ErrorData) => ({
    title: 'The program of the agent is too old.',
    observed: `"${program}" is version ${found}; the agent "${agent}" needs ${needed} or newer.`,
    hint: `Update it with: npm install --global ${name}@latest`,
  }),
} as const;

/** Renders how a key is given on a laptop and in a job, which has a token of its own for GitHub Copilot. */
function renderKeyHint(name: string, ofJob: string | number | undefined): string {
  const value = ofJob ?? `secrets.${name}`;
  return `Set it where Groundhog is started: export ${name}=…; in a job:\n  env:\n    ${name}: \${{ ${value} }}`;
}
