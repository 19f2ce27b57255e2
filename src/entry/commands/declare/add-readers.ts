import { type Command, Option } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import { ALL_TASKS, addExample, ONLY_TASK, remoteFlag, repoFlag, taskFlag, verboseFlag } from '../flags.ts';
import type { ChronicleFlags, ReadFlags, StatsFlags } from '../read/chronicle.ts';
import type { ShowFlags } from '../read/show.ts';

type Finish = (exitCode: number) => void;

/** Adds the commands that read the records of tasks. */
export function addReaders(program: Command, io: Io, finish: Finish): void {
  addStatusAndList(program, io, finish);
  addChronicle(program, io, finish);
  addShow(program, io, finish);
  const stats = program.command('stats').description('Count attempts, landings, false claims, time and money.');
  addReaderFlags(stats)
    .addOption(new Option('--csv', 'print CSV: a row for each number').conflicts('json'))
    .action(async (flags: StatsFlags) => {
      const { statsCommand } = await import('../read/chronicle.ts');
      finish(await statsCommand(flags, io));
    });
  addExample(stats, 'groundhog stats --csv > stats.csv');
}

function addReaderFlags(command: Command, task = ALL_TASKS): Command {
  return command
    .addOption(repoFlag)
    .addOption(taskFlag(task))
    .addOption(remoteFlag)
    .option('--json', 'print JSON')
    .addOption(verboseFlag);
}

function addStatusAndList(program: Command, io: Io, finish: Finish): void {
  const status = program.command('status').description('Show the state of tasks, and the next step of each.');
  addReaderFlags(status).action(async (flags: ReadFlags) => {
    const { statusCommand } = await import('../read/chronicle.ts');
    finish(await statusCommand(flags, io));
  });
  addExample(status, 'groundhog status --remote origin');
  const list = program.command('list').description('Show one line for each task.');
  addReaderFlags(list).action(async (flags: ReadFlags) => {
    const { listCommand } = await import('../read/chronicle.ts');
    finish(await listCommand(flags, io));
  });
  addExample(list, 'groundhog list');
}

function addChronicle(program: Command, io: Io, finish: Finish): void {
  const chronicle = program.command('chronicle').description('Show what happened in a task, or in all tasks.');
  addReaderFlags(chronicle)
    .option('--checkpoint <id>', 'only this checkpoint')
    .option('--attempt <n>', 'only the attempt with this number')
    .option('--last', 'only the last attempt')
    .option('--failed', 'only attempts that failed')
    .action(async (flags: ChronicleFlags) => {
      const { chronicleCommand } = await import('../read/chronicle.ts');
      finish(await chronicleCommand(flags, io));
    });
  addExample(chronicle, 'groundhog chronicle --task parser --failed');
}

function addShow(program: Command, io: Io, finish: Finish): void {
  const show = program
    .command('show')
    .description('Show one attempt: its criteria with their output, and its changes.')
    .argument(
      '[checkpoint-or-attempt]',
      'a checkpoint, for its last attempt, or the number of one; unless given, the last of all',
    );
  addReaderFlags(show, ONLY_TASK)
    .option('--transcript', 'show what the agent wrote and called, too')
    .option('--no-pager', 'print to the terminal without a pager')
    .action(async (name: string | undefined, flags: ShowFlags) => {
      const { showCommand } = await import('../read/show.ts');
      finish(await showCommand(name, flags, io));
    });
  addExample(show, 'groundhog show parser --task parser');
}
