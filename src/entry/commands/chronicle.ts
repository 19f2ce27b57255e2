import type { TaskId } from '../../domain/ids.ts';
import { exitCodeOf } from '../../domain/record/ending.ts';
import type { Git } from '../../git/git.ts';
import { renderChronicleText, renderStatusText } from '../../report/terminal/chronicle-text.ts';
import { findTask, listTasks } from '../../store/read-tasks.ts';
import { type HostContext, withGit } from '../compose/compose.ts';
import type { Console } from '../compose/console.ts';
import { openRecords } from '../compose/open-records.ts';
import { toFailure } from '../compose/to-failure.ts';
import { requireTask } from '../events/choose-task.ts';

export interface ReadFlags {
  readonly repo: string;
  readonly task?: string;
  /** A remote's name or address whose records are read instead of the repository's own. */
  readonly remote?: string;
  readonly json?: boolean;
}

interface ReadIo {
  readonly host: HostContext;
  readonly console: Console;
}

/** Shows the chronicle of a task, or of all tasks. Writes nothing. */
export function chronicleCommand(flags: ReadFlags, io: ReadIo): Promise<number> {
  return withTasks(flags, io, async (git, taskIds) => {
    const found = await Promise.all(taskIds.map((taskId) => findTask(git, taskId)));
    const tasks = found.filter((task) => task !== undefined);
    if (flags.json !== true) return tasks.map(({ view }) => renderChronicleText(view)).join('\n');
    const document = tasks.map(({ view, events }) => ({ run: view.run, memory: view.memory, chronicle: events }));
    return `${JSON.stringify({ schema_version: 1, tasks: document }, undefined, 2)}\n`;
  });
}

/** Shows in a few lines where each task stands. Writes nothing. */
export function statusCommand(flags: ReadFlags, io: ReadIo): Promise<number> {
  return withTasks(flags, io, async (git, taskIds) => {
    const found = await Promise.all(taskIds.map((taskId) => findTask(git, taskId)));
    const texts = found.filter((task) => task !== undefined).map(({ view }) => renderStatusText(view));
    return texts.length === 0 ? 'No tasks are recorded here.\n' : texts.join('\n');
  });
}

async function withTasks(
  flags: ReadFlags,
  { host, console }: ReadIo,
  render: (git: Git, taskIds: readonly TaskId[]) => Promise<string>,
): Promise<number> {
  try {
    const text = await withGit(host, async (git) => {
      const { git: repository } = await openRecords(git, flags);
      const known = await listTasks(repository);
      return render(repository, flags.task === undefined ? known : [requireTask(flags.task, known)]);
    });
    console.out(text);
    return 0;
  } catch (error) {
    const { ending, text } = toFailure(error, host.redactor.redact);
    console.err(`${text}\n`);
    return exitCodeOf(ending);
  }
}
