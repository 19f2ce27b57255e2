import { decideRefs, type RefVerdict } from '../../domain/decisions/retention.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { exitCodeOf } from '../../domain/record/ending.ts';
import type { Git } from '../../git/git.ts';
import { renderHousekeeping, renderHousekeepingJson } from '../../report/terminal/housekeeping.ts';
import { listTasks } from '../../store/read-tasks.ts';
import { deleteRefs, deleteRemoteRefs, surveyRefs } from '../../store/retention.ts';
import { type HostContext, withGit } from '../compose/compose.ts';
import type { Console } from '../compose/console.ts';
import { openRecords } from '../compose/open-records.ts';
import { sleep, systemClock } from '../compose/system-clock.ts';
import { toFailure } from '../compose/to-failure.ts';
import { parseAge, parseTaskId } from '../settings/settings.ts';

export interface GcFlags {
  readonly repo: string;
  readonly remote?: string;
  readonly olderThan: string;
  readonly task?: string;
  readonly records?: boolean;
  readonly apply?: boolean;
  readonly json?: boolean;
}

interface GcIo {
  readonly host: HostContext;
  readonly console: Console;
}

/** Lists the refs that have had their time, and deletes them when told to. */
export async function gcCommand(flags: GcFlags, { host, console }: GcIo): Promise<number> {
  try {
    const verdicts = await withGit(host, (git) => keepHouse(git, flags));
    const render = flags.json === true ? renderHousekeepingJson : renderHousekeeping;
    console.out(render({ verdicts, olderThan: flags.olderThan, isApplied: flags.apply === true }));
    return 0;
  } catch (error) {
    const { ending, text } = toFailure(error, host.redactor.redact, 'gc');
    console.err(`${text}\n`);
    return exitCodeOf(ending);
  }
}

async function keepHouse(git: Git, flags: GcFlags): Promise<RefVerdict[]> {
  const olderThanMs = parseAge(flags.olderThan, '--older-than');
  const records = await openRecords(git, flags, ['refs/groundhog', 'refs/sandbox/snapshots']);
  const taskId = flags.task === undefined ? undefined : parseTaskId(flags.task);
  const survey = await surveyRefs(records.git, taskId);
  if (taskId !== undefined && survey.refs.length === 0) throw await toNotFound(taskId, records.git);
  const verdicts = decideRefs(survey.refs, survey.lives, {
    now: systemClock.now(),
    olderThanMs,
    scope: flags.records === true ? 'work_and_records' : 'work',
  });
  if (flags.apply !== true) return verdicts;
  const { source } = records;
  if (source === undefined) await deleteRefs(records.git, verdicts, survey);
  else await deleteRemoteRefs({ git: records.git, remote: source, sleep }, verdicts, survey);
  return verdicts;
}

async function toNotFound(task: TaskId, git: Git): Promise<ConfigurationError> {
  const known = await listTasks(git);
  return new ConfigurationError('task_not_found', { task, known: known.length === 0 ? 'none' : known.join(', ') });
}
