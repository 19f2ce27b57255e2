import { GroundhogError } from '../../../domain/errors/errors.ts';
import type { TaskId } from '../../../domain/ids.ts';
import type { TaskView } from '../../../domain/record/notifier.ts';
import { countStats } from '../../../domain/record/task-stats.ts';
import { listSome } from '../../../domain/text/list-some.ts';
import type { Git } from '../../../git/git.ts';
import { type ChronicleOptions, renderChronicleText } from '../../../report/terminal/chronicle-text.ts';
import { findLineTone } from '../../../report/terminal/marks.ts';
import { renderStats, renderStatsCsv, renderStatsJson } from '../../../report/terminal/stats-text.ts';
import { renderNoTasks } from '../../../report/terminal/task-list.ts';
import { type AttemptFilter, selectAttempts } from '../../../report/words/select-attempts.ts';
import { settleAttempts } from '../../../report/words/task-facts.ts';
import { markMerged } from '../../../store/mark-merged.ts';
import { findTask, listTasks } from '../../../store/read-tasks.ts';
import type { Io } from '../../compose/host-context.ts';
import { openRecords } from '../../compose/open-records.ts';
import { toFailure } from '../../compose/to-failure.ts';
import { withGit } from '../../compose/with-git.ts';
import { requireTask } from '../../events/choose-task.ts';
import { requireAll } from '../../settings/require-all.ts';
import { parseTaskId, parseWholeNumber, toSettingError } from '../../settings/settings.ts';
import { type VerboseFlags, withVerbose } from '../flags.ts';
import { findReader } from '../reader.ts';
import { toExitCode } from '../to-exit-code.ts';
import { withInterruption } from './find-interruption.ts';
import { type RecordsForm, renderRecordList, renderRecords } from './render-records.ts';

export interface ReadFlags extends VerboseFlags {
  readonly repo: string;
  readonly task?: string;
  /** Name or address of a remote whose records are read instead of the local ones. */
  readonly remote?: string;
  readonly json?: boolean;
}

export interface ChronicleFlags extends ReadFlags {
  readonly checkpoint?: string;
  readonly attempt?: string;
  readonly last?: boolean;
  readonly failed?: boolean;
}

export interface StatsFlags extends ReadFlags {
  readonly csv?: boolean;
}

type FoundTask = NonNullable<Awaited<ReturnType<typeof findTask>>>;

/** Shows the chronicle of a task, or of all tasks, or some of their attempts. Writes nothing. */
export function chronicleCommand(flags: ChronicleFlags, io: Io): Promise<number> {
  const parseAttempt = () => parseWholeNumber(flags.attempt, ATTEMPT);
  return withTasks({ name: 'chronicle', flags, parses: [parseAttempt] }, io, (tasks) => {
    const filter = readFilter(flags, tasks);
    const options = { ...toTextOptions(flags, io), filter };
    if (flags.json !== true)
      return tasks.map(({ view }) => renderChronicleText(view, options)).join('\n') || renderNoTasks(flags.remote);
    const document = tasks.map(({ view: { record, memory }, events }) => {
      const checkpoints = selectAttempts(record.checkpoints, filter, ({ checkpoint_id: id }) => id);
      return { run: { ...record, checkpoints }, memory, chronicle: events };
    });
    return toJson({ schema_version: 1, tasks: document });
  });
}

/** Shows the state of each task in a few lines. Writes nothing. */
export function statusCommand(flags: ReadFlags, io: Io): Promise<number> {
  return withTasks({ name: 'status', flags }, io, (tasks) => renderRecords(tasks.map(toView), toForm(flags, io)));
}

/** Shows one line for each task. Writes nothing. */
export function listCommand(flags: ReadFlags, io: Io): Promise<number> {
  return withTasks({ name: 'list', flags }, io, (tasks) => renderRecordList(tasks.map(toView), toForm(flags, io)));
}

/** Shows counts over the attempts of a task, or of all tasks. Writes nothing. */
export function statsCommand(flags: StatsFlags, io: Io): Promise<number> {
  return withTasks({ name: 'stats', flags }, io, (tasks) => {
    const stats = countStats(tasks.map(({ view }) => settleAttempts(view)));
    if (flags.json === true) return renderStatsJson(stats);
    return flags.csv === true ? renderStatsCsv(stats) : renderStats(stats);
  });
}

function toTextOptions({ remote, repo }: ReadFlags, { host, console }: Io) {
  const reader = { ...findReader(host.env, process.argv, repo), again: undefined, remote };
  return { style: console.outStyle, reader } satisfies ChronicleOptions;
}

function toForm(flags: ReadFlags, io: Io): RecordsForm {
  return { json: flags.json, options: toTextOptions(flags, io), remote: flags.remote };
}

function toView({ view }: FoundTask): TaskView {
  return view;
}

const ATTEMPT = { name: 'attempt', min: 1, max: 999_999_999 };

/** Reads the filter of a chronicle. Throws ConfigurationError for a checkpoint or an attempt that no shown task has. */
function readFilter(flags: ChronicleFlags, tasks: readonly FoundTask[]): AttemptFilter {
  const { checkpoint, last: isLast, failed: isFailed } = flags;
  const attempt = parseWholeNumber(flags.attempt, ATTEMPT);
  const runs = tasks.flatMap(({ view: { plan, record } }) => [
    ...record.checkpoints.map(({ checkpoint_id: id, attempts }) => ({ id, attempts })),
    ...plan.checkpoints.map(({ id }) => ({ id, attempts: [] })),
  ]);
  requireAll([
    () => {
      if (checkpoint === undefined || runs.some(({ id }) => id === checkpoint)) return;
      const ids = [...new Set(runs.map(({ id }) => id))];
      throw toSettingError('checkpoint', checkpoint, `names no checkpoint of the tasks here: ${listSome(ids)}`);
    },
    () => {
      if (attempt === undefined || runs.some(({ attempts }) => attempts.some(({ day }) => day === attempt))) return;
      const days = runs.flatMap(({ attempts }) => attempts.map(({ day }) => day)).sort((one, other) => one - other);
      const known = days.length === 0 ? 'there is none yet' : listSome(days.map(String));
      throw toSettingError('attempt', String(attempt), `is the number of no attempt that is recorded here: ${known}`);
    },
  ]);
  return { checkpoint, attempt, isLast, isFailed };
}

function toJson(document: unknown): string {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

interface ReadCall {
  readonly name: string;
  readonly flags: ReadFlags;
  /** Parse the flags of this command alone. */
  readonly parses?: readonly (() => unknown)[];
}

/** A task, undefined where it is gone meanwhile, or why its record cannot be read. */
type TaskReading =
  | { readonly task: FoundTask | undefined }
  | { readonly taskId: TaskId; readonly error: GroundhogError };

async function withTasks(
  { name, flags, parses = [] }: ReadCall,
  io: Io,
  render: (tasks: readonly FoundTask[]) => string,
): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode(io, { name, json: flags.json, repo: flags.repo, remote: flags.remote }, async () => {
    requireAll([...parses, () => flags.task !== undefined && parseTaskId(flags.task)]);
    const read = await withGit(host, async (git) => {
      const { git: repository, findTip, refsFolder: commonDir } = await openRecords(git, flags);
      const known = await listTasks(repository);
      const taskIds: readonly TaskId[] =
        flags.task === undefined ? known : [requireTask(flags.task, known, flags.remote)];
      const readings = await Promise.all(taskIds.map((taskId) => readTask(repository, taskId)));
      const found = readings.map((each) => ('task' in each ? each.task : undefined));
      const tasks = await Promise.all(found.filter((task) => task !== undefined).map(withInterruption));
      const views = await markMerged(
        tasks.map(({ view }) => view),
        { openGit: () => Promise.resolve(repository), findTip, commonDir },
      );
      const unreadable = readings.flatMap((each) => ('error' in each ? [each] : []));
      return { tasks: tasks.map((task, at) => ({ ...task, view: views[at] ?? task.view })), unreadable };
    });
    const [first] = read.unreadable;
    if (first !== undefined && read.tasks.length === 0) throw first.error;
    console.out(render(read.tasks), flags.json === true ? undefined : findLineTone);
    const failures = read.unreadable.map(({ taskId, error }) => ({
      taskId,
      ...toFailure(error, host.redactor.redact),
    }));
    for (const { taskId, text } of failures) console.err(`\nTask ${taskId}: ${text}\n`, 'bad');
    return failures[0]?.exitCode ?? 0;
  });
}

/** Reads a task. One that cannot be read is returned with the reason, since it hides no other. */
async function readTask(repository: Git, taskId: TaskId): Promise<TaskReading> {
  try {
    return { task: await findTask(repository, taskId) };
  } catch (error) {
    if (error instanceof GroundhogError) return { taskId, error };
    throw error;
  }
}
