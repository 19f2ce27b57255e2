import { renderShellCommand } from '../../../domain/text/quote-for-shell.ts';

/** The flags of a drafting that a run of its plan has, too, by the names of their values. */
const SHARED_FLAGS = [
  ['repo', '--repo'],
  ['base', '--base'],
  ['agent', '--agent'],
  ['agents', '--agents'],
  ['agentCommand', '--agent-command'],
  ['provider', '--provider'],
  ['model', '--model'],
  ['baseUrl', '--base-url'],
  ['price', '--price'],
  ['isolation', '--isolation'],
] as const;

/** The values of those flags; a folder of `.` is the default. */
export type SharedFlags = { readonly [name in (typeof SHARED_FLAGS)[number][0]]?: string | undefined };

/**
 * Renders the command that runs a drafted plan with the agent and the model that have drafted it, as one to copy. A command
 * that has printed a plan is left out: it need not be one that works.
 */
export function renderNextRun(program: string, path: string, { repo, ...given }: SharedFlags): string {
  const drafter = isCommand(given) ? { agent: undefined, agentCommand: undefined } : {};
  const values: SharedFlags = { ...(repo === '.' ? {} : { repo }), ...given, ...drafter };
  const flags = SHARED_FLAGS.flatMap(([name, flag]) => {
    const value = values[name];
    return value === undefined ? [] : [flag, value];
  });
  return `${program} ${renderShellCommand(['run', path, ...flags])}`;
}

/** Describes what that command lacks where a command has drafted the plan; nothing for another agent. */
export function describeWorker(given: SharedFlags): string {
  return isCommand(given) ? ', with the agent that is to do the work (--agent or --agent-command)' : '';
}

function isCommand({ agent, agents, agentCommand }: SharedFlags): boolean {
  return agents === undefined && (agent === 'command' || (agent === undefined && agentCommand !== undefined));
}
