import type { TaskId } from '../../../domain/ids.ts';
import type { Git } from '../../../git/git.ts';
import { renderChronicleText, renderStatusText, type TextOptions } from '../../../report/terminal/chronicle-text.ts';
import { findLineTone } from '../../../report/terminal/marks.ts';
import { findTask, listTasks } from '../../../store/read-tasks.ts';
import type { Io } from '../../compose/host-context.ts';
import { openRecords } from '../../compose/open-records.ts';
import { withGit } from '../../compose/with-git.ts';
import { requireTask } from '../../events/choose-task.ts';
import { type VerboseFlags, withVerbose } from '../flags.ts';
import { findReader } from '../reader.ts';
import { toExitCode } from '../to-exit-code.ts';

export interface ReadFlags extends VerboseFlags {
  readonly repo: string;
  readonly task?: string;
  /** Name or address of a remote whose records are read instead of the local ones. */
  readonly remote?: string;
  readonly json?: boolean;
}

/** Shows the chronicle of a task, or of all tasks. Writes nothing. */
export function chronicleCommand(flags: ReadFlags, io: Io): Promise<number> {
  const options = toTextOptions(flags, io);
  return withTasks(flags, io, async (git, taskIds) => {
    const found = await Promise.all(taskIds.map((taskId) => findTask(git, taskId)));
    const tasks = found.filter((task) => task !== undefined);
    if (flags.json !== true) return tasks.map(({ view }) => renderChronicleText(view, options)).join('\n');
    const document = tasks.map(({ view, events }) => ({ run: view.record, memory: view.memory, chronicle: events }));
    return `${JSON.stringify({ schema_version: 1, tasks: document }, undefined, 2)}\n`;
  });
}

/** Shows the state of each task in a few lines. Writes nothing. */
export function statusCommand(flags: ReadFlags, io: Io): Promise<number> {
  const options = toTextOptions(flags, io);
  return withTasks(flags, io, async (git, taskIds) => {
    const found = await Promise.all(taskIds.map((taskId) => findTask(git, taskId)));
    const texts = found.filter((task) => task !== undefined).map(({ view }) => renderStatusText(view, options));
    return texts.length === 0 ? 'No tasks are recorded here.\n' : texts.join('\n');
  });
}

function toTextOptions({ remote }: ReadFlags, { host, console }: Io): TextOptions {
  const { program } = findReader(host.env, process.argv);
  return { style: console.outStyle, reader: { program, remote } };
}

function withTasks(
  flags: ReadFlags,
  io: Io,
  render: (git: Git, taskIds: readonly TaskId[]) => Promise<string>,
): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode(io, undefined, async () => {
    const text = await withGit(host, async (git) => {
      const { git: repository } = await openRecords(git, flags);
      const known = await listTasks(repository);
      return render(repository, flags.task === undefined ? known : [requireTask(flags.task, known)]);
    });
    console.out(text, flags.json === true ? undefined : findLineTone);
    return 0;
  });
}
