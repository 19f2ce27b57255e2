import { decideRefs, type RefVerdict } from '../../../domain/decisions/retention.ts';
import type { Git } from '../../../git/git.ts';
import { renderHousekeeping, renderHousekeepingJson } from '../../../report/terminal/housekeeping.ts';
import { listTasks } from '../../../store/read-tasks.ts';
import { deleteRefs, deleteRemoteRefs, surveyRefs } from '../../../store/retention.ts';
import type { Io } from '../../compose/host-context.ts';
import { openRecords } from '../../compose/open-records.ts';
import { sleep, systemClock } from '../../compose/system-clock.ts';
import { withGit } from '../../compose/with-git.ts';
import { toTaskNotFound } from '../../events/choose-task.ts';
import { requireAll } from '../../settings/require-all.ts';
import { parseAge, parseTaskId } from '../../settings/settings.ts';
import { type VerboseFlags, withVerbose } from '../flags.ts';
import { toExitCode } from '../to-exit-code.ts';

export interface GcFlags extends VerboseFlags {
  readonly repo: string;
  readonly remote?: string;
  readonly olderThan: string;
  readonly task?: string;
  readonly records?: boolean;
  readonly apply?: boolean;
  readonly json?: boolean;
}

/** Lists the refs that are old enough to be deleted, and deletes them with `--apply`. */
export function gcCommand(flags: GcFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode(io, { name: 'gc', json: flags.json, repo: flags.repo }, async () => {
    const verdicts = await withGit(host, (git) => cleanRefs(git, flags));
    const render = flags.json === true ? renderHousekeepingJson : renderHousekeeping;
    console.out(render({ verdicts, olderThan: flags.olderThan, isApplied: flags.apply === true }));
    return 0;
  });
}

async function cleanRefs(git: Git, flags: GcFlags): Promise<RefVerdict[]> {
  const parse = () => parseAge(flags.olderThan, 'older-than');
  const parseTask = () => (flags.task === undefined ? undefined : parseTaskId(flags.task));
  requireAll([parse, parseTask]);
  const [olderThanMs, taskId] = [parse(), parseTask()];
  const records = await openRecords(git, flags, ['refs/groundhog', 'refs/sandbox/snapshots']);
  const survey = await surveyRefs(records.git, taskId);
  if (taskId !== undefined && survey.refs.length === 0)
    throw toTaskNotFound(taskId, await listTasks(records.git), flags.remote);
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
