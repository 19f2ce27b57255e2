import type { Command } from 'commander';
import type { Operation } from '../../domain/operations/operation.ts';
import type { Io } from '../compose/io.ts';
import { ONLY_TASK, repoFlag, taskFlag } from './flags.ts';
import { type OperationFlags, operateCommand } from './operate.ts';

type OperationHelp = readonly (string | undefined)[];

interface OperationCommand {
  readonly name: string;
  readonly description: string;
  readonly words: readonly (readonly [name: string, description: string])[];
  readonly toOperation: (words: OperationHelp) => Operation;
}

const COMMANDS: readonly OperationCommand[] = [
  {
    name: 'retry',
    description:
      'Give a checkpoint that was given up or skipped a fresh start and budget; without a name, all that were given up.',
    words: [['[checkpoint]', 'its id']],
    toOperation: ([checkpoint]) => ({ kind: 'retry', checkpoint }),
  },
  {
    name: 'skip',
    description: 'Leave a checkpoint out, with a reason that is recorded.',
    words: [
      ['<checkpoint>', 'its id'],
      ['<reason>', 'why'],
    ],
    toOperation: ([checkpoint = '', reason = '']) => ({ kind: 'skip', checkpoint, reason }),
  },
  {
    name: 'hint',
    description: 'Tell something to the attempts that start from now on.',
    words: [['<text>', 'what they are told']],
    toOperation: ([text = '']) => ({ kind: 'hint', text }),
  },
  {
    name: 'pause',
    description: 'Let the run that is at work end before its next step.',
    words: [['[reason]', 'why']],
    toOperation: ([reason]) => ({ kind: 'pause', reason }),
  },
  {
    name: 'abort',
    description: 'Give the task up: the run at work is stopped, and none goes on until a retry. Nothing is deleted.',
    words: [['[reason]', 'why']],
    toOperation: ([reason]) => ({ kind: 'abort', reason }),
  },
  {
    name: 'approve',
    description: 'Approve the commits that wait, or the statements of a checkpoint that no machine can judge.',
    words: [['[checkpoint-or-commit]', 'what is approved (default: the commits that wait)']],
    toOperation: ([target]) => ({ kind: 'approve', target }),
  },
  {
    name: 'materialize',
    description: 'Bring the task branch to the commits that wait for approval.',
    words: [['[commit]', 'the last of them, at least 7 digits; refused when another one waits']],
    toOperation: ([commit]) => ({ kind: 'materialize', commit }),
  },
  {
    name: 'unlock',
    description: 'Take the task from a run that is not heard of any more; should it wake up, it publishes nothing.',
    words: [['<generation>', 'the number that the refusal of another run has named']],
    toOperation: ([generation = '']) => ({ kind: 'unlock', generation }),
  },
];

/** Adds the commands with which a person steers a task from outside of its runs. */
export function addOperations(program: Command, io: Io, finish: (exitCode: number) => void): void {
  for (const { name, description, words, toOperation } of COMMANDS) {
    const command = program.command(name).description(description);
    for (const [word, meaning] of words) command.argument(word, meaning);
    command
      .addOption(repoFlag)
      .addOption(taskFlag(ONLY_TASK))
      .option('--remote <name>', 'a task of a remote (name or address) instead of a local one')
      .option('--json', 'print JSON')
      .action(async (...given: unknown[]) => {
        const flags: OperationFlags = command.opts();
        const texts = given.slice(0, words.length).map((text) => (typeof text === 'string' ? text : undefined));
        finish(await operateCommand(toOperation(texts), flags, io));
      });
  }
}
