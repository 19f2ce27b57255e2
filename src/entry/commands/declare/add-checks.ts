import { Argument, type Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import type { InitFlags } from '../check/ask-choices.ts';
import type { DoctorFlags } from '../check/doctor.ts';
import type { ValidateFlags } from '../check/validate.ts';
import { addExample, repoFlag } from '../flags.ts';
import { addAgentChoice } from './add-agent-options.ts';
import { describeProgram } from './describe-program.ts';

type Finish = (exitCode: number) => void;

/** Adds the commands that set up a repository and check it, its plans and the machine. */
export function addChecks(program: Command, io: Io, finish: Finish): void {
  addInit(program, io, finish);
  const validate = program
    .command('validate')
    .description('Check plans, and .groundhog/config.yml: every problem with its position, or a summary.')
    .argument('[files...]', 'plan files, or folders of them; "-" is standard input (default: all in .groundhog/plans)')
    .option('--json', 'print the result as one JSON document on standard output')
    .action(async (paths: readonly string[], flags: ValidateFlags) => {
      const { validateCommand } = await import('../check/validate.ts');
      finish(await validateCommand(paths, flags, io));
    });
  addExample(validate, 'groundhog validate .groundhog/plans/parser.yml');
  const doctor = program
    .command('doctor')
    .description('Examine this machine and the repository: what is missing for a run, and how to fix it.')
    .addOption(repoFlag)
    .option('--isolation', 'the sandboxes alone (default: all examinations)')
    .option('--json', 'print JSON');
  addAgentChoice(doctor).action(async (flags: DoctorFlags) => {
    const { doctorCommand } = await import('../check/doctor.ts');
    finish(await doctorCommand(flags, io));
  });
  addExample(doctor, 'groundhog doctor --agent claude-code');
  addCompletion(program, io, finish);
}

function addInit(program: Command, io: Io, finish: Finish): void {
  const init = program
    .command('init')
    .description('Write a workflow, a configuration and a first plan for this repository. Overwrites nothing.')
    .addOption(repoFlag)
    .option(
      '--agent <name>',
      'the agent of the workflow: builtin, claude-code, codex, copilot, opencode or gemini (default: builtin)',
    )
    .option('--trigger <name>', 'what starts the workflow: manual, or issue, a label on an issue (default: manual)')
    .option('--yes', 'ask nothing (default: ask in a terminal)')
    .option('--json', 'print JSON, and ask nothing')
    .action(async (flags: InitFlags) => {
      const { initCommand } = await import('../check/init.ts');
      finish(await initCommand(flags, io));
    });
  addExample(init, 'groundhog init --agent claude-code --trigger issue');
}

function addCompletion(program: Command, io: Io, finish: Finish): void {
  const completion = program
    .command('completion')
    .description('Print the completion script of a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { renderCompletion } = await import('../check/completion.ts');
      io.console.out(renderCompletion(shell, describeProgram(program)));
      finish(0);
    });
  completion.addHelpText(
    'after',
    `
Examples:
  bash, with the package bash-completion:
    mkdir -p ~/.local/share/bash-completion/completions
    groundhog completion bash > ~/.local/share/bash-completion/completions/groundhog
  zsh, in ~/.zshrc after compinit:
    source <(groundhog completion zsh)
  fish:
    mkdir -p ~/.config/fish/completions
    groundhog completion fish > ~/.config/fish/completions/groundhog.fish`,
  );
}
