import type { Command } from 'commander';
import type { Operation } from '../../../domain/operations/operation.ts';
import type { Io } from '../../compose/host-context.ts';
import { addExample, ONLY_TASK, repoFlag, taskFlag, verboseFlag } from '../flags.ts';
import type { OperationFlags } from '../steer/operate.ts';

interface OperationCommand {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly parameters: readonly (readonly [name: string, description: string])[];
  readonly toOperation: (values: readonly (string | undefined)[]) => Operation;
}

const COMMANDS: readonly OperationCommand[] = [
  {
    name: 'retry',
    description:
      'Open a checkpoint again that was given up or skipped, with a new budget; without a name, all that were given up.',
    example: 'groundhog retry parser --task first',
    parameters: [['[checkpoint]', 'its id']],
    toOperation: ([checkpoint]) => ({ kind: 'retry', checkpoint }),
  },
  {
    name: 'skip',
    description: 'Skip a checkpoint, with a reason that is recorded.',
    example: 'groundhog skip parser "done by hand"',
    parameters: [
      ['<checkpoint>', 'its id'],
      ['<reason>', 'why'],
    ],
    toOperation: ([checkpoint = '', reason = '']) => ({ kind: 'skip', checkpoint, reason }),
  },
  {
    name: 'hint',
    description: 'Give a hint to all later attempts.',
    example: 'groundhog hint "the grammar is in docs/grammar.md"',
    parameters: [['<text>', 'the hint']],
    toOperation: ([text = '']) => ({ kind: 'hint', text }),
  },
  {
    name: 'pause',
    description: 'Pause the active run before its next step.',
    example: 'groundhog pause "the API is down"',
    parameters: [['[reason]', 'why']],
    toOperation: ([reason]) => ({ kind: 'pause', reason }),
  },
  {
    name: 'abort',
    description: 'Give up the task: the active run is stopped, and none resumes it until a retry. Nothing is deleted.',
    example: 'groundhog abort "no longer wanted"',
    parameters: [['[reason]', 'why']],
    toOperation: ([reason]) => ({ kind: 'abort', reason }),
  },
  {
    name: 'approve',
    description: 'Approve the commits that wait, or the statements of a checkpoint that wait for a person, all or one.',
    example: 'groundhog approve parser',
    parameters: [
      ['[what]', 'a checkpoint, the name of a statement, or a commit (default: the commits that wait)'],
      ['[statement]', 'the only statement of that checkpoint that is approved: its name or number'],
    ],
    toOperation: ([target, statement]) => ({
      kind: 'approve',
      target,
      ...(statement === undefined ? {} : { statement }),
    }),
  },
  {
    name: 'materialize',
    description: 'Move the task branch to the commits that wait for approval.',
    example: 'groundhog materialize',
    parameters: [['[commit]', 'the last of them, at least 7 digits; refused when another one waits']],
    toOperation: ([commit]) => ({ kind: 'materialize', commit }),
  },
  {
    name: 'unlock',
    description: 'Take the task from a run that no longer responds; should it come back, it publishes nothing.',
    example: 'groundhog unlock 3',
    parameters: [['<generation>', 'the number in the refusal of another run']],
    toOperation: ([generation = '']) => ({ kind: 'unlock', generation }),
  },
];

/** Adds the commands by which a user steers a task from outside of its runs. */
export function addOperations(program: Command, io: Io, finish: (exitCode: number) => void): void {
  for (const { name, description, example, parameters, toOperation } of COMMANDS) {
    const command = program.command(name).description(description);
    addExample(command, example);
    for (const [parameter, meaning] of parameters) command.argument(parameter, meaning);
    command
      .addOption(repoFlag)
      .addOption(taskFlag(ONLY_TASK))
      .option('--remote <name>', 'a task of a remote (name or address) instead of a local one')
      .option('--json', 'print JSON')
      .addOption(verboseFlag)
      .action(async (...given: unknown[]) => {
        const flags: OperationFlags = command.opts();
        const texts = given.slice(0, parameters.length).map((text) => (typeof text === 'string' ? text : undefined));
        const { operateCommand } = await import('../steer/operate.ts');
        finish(await operateCommand(toOperation(texts), flags, io));
      });
  }
}
