import type { AttemptRecord } from '../../../domain/attempt/attempt.ts';
import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { GroundhogRun } from '../../../domain/record/run-record.ts';
import { findNearestName } from '../../../domain/text/nearest-name.ts';
import { pageText } from '../../../exec/user-programs.ts';
import { readBlob } from '../../../git/cat-file.ts';
import { renderTreeDiff } from '../../../git/diff-text.ts';
import type { Git } from '../../../git/git.ts';
import { findTreeEntry } from '../../../git/ls-tree.ts';
import { findCommit } from '../../../git/rev-parse.ts';
import { renderAttemptText } from '../../../report/terminal/attempt-text.ts';
import { findLineTone } from '../../../report/terminal/marks.ts';
import { paint } from '../../../report/terminal/terminal-style.ts';
import { listCheckpoints } from '../../../report/words/task-facts.ts';
import { findTask, listTasks } from '../../../store/read-tasks.ts';
import type { Io } from '../../compose/host-context.ts';
import { openRecords } from '../../compose/open-records.ts';
import { withGit } from '../../compose/with-git.ts';
import { chooseTask, toTaskNotFound } from '../../events/choose-task.ts';
import { withVerbose } from '../flags.ts';
import { toExitCode } from '../to-exit-code.ts';
import type { ReadFlags } from './chronicle.ts';
import { withInterruption } from './find-interruption.ts';

export interface ShowFlags extends ReadFlags {
  readonly transcript?: boolean;
  readonly pager?: boolean;
}

interface ShownAttempt {
  readonly attempt: AttemptRecord;
  readonly checkpointId: string;
  readonly spec: string | undefined;
  readonly diff: string | undefined;
  readonly transcript: string | undefined;
}

/** Shows one attempt in full, through the pager in a terminal. Writes nothing. */
export function showCommand(name: string | undefined, flags: ShowFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode(io, { name: 'show', json: flags.json, repo: flags.repo, remote: flags.remote }, async () => {
    const shown = await withGit(host, (git) => readAttempt(git, name, flags));
    const { attempt, checkpointId, diff, transcript } = shown;
    if (flags.json === true) {
      const document = { schema_version: 1, checkpoint_id: checkpointId, attempt, diff: diff ?? null };
      const more = flags.transcript === true ? { transcript: transcript ?? null } : {};
      console.out(`${JSON.stringify({ ...document, ...more }, undefined, 2)}\n`);
      return 0;
    }
    const text = renderAttemptText(attempt, shown, console.outStyle);
    const pager = flags.pager === false || process.stdout.isTTY !== true ? undefined : findPager(host.env);
    const painted = paint(host.redactor.redact(text), findLineTone, console.outStyle);
    const options = { pager: pager ?? '', shell: host.programs.shell, env: { ...host.env } };
    if (pager === undefined || !(await pageText(painted, options))) console.out(text, findLineTone);
    return 0;
  });
}

/** Finds the user's pager as git does, but for its configuration; undefined for none. */
function findPager({ GIT_PAGER, PAGER }: Io['host']['env']): string | undefined {
  const pager = GIT_PAGER ?? PAGER ?? 'less';
  return pager === '' || pager === 'cat' ? undefined : pager;
}

async function readAttempt(opened: Git, name: string | undefined, flags: ShowFlags): Promise<ShownAttempt> {
  const { git } = await openRecords(opened, flags);
  const known = await listTasks(git);
  const taskId = chooseTask(flags.task, known, flags.remote);
  const stored = await findTask(git, taskId);
  if (stored === undefined) throw toTaskNotFound(taskId, known, flags.remote);
  const task = await withInterruption(stored);
  const named = name === undefined ? requireLast(task.state.record) : requireAttempt(task.state.record, name);
  // The attempts of a run that is gone are interrupted, as the status has them.
  const attempts = listCheckpoints(task.view).flatMap((checkpoint) => checkpoint.attempts);
  const found = { ...named, attempt: attempts.find(({ day }) => day === named.attempt.day) ?? named.attempt };
  const path = `evidence/${found.attempt.day}/transcript.jsonl`;
  const entry = flags.transcript === true ? await findTreeEntry(git, task.commit, path) : undefined;
  const transcript = entry === undefined ? undefined : Buffer.from(await readBlob(git, entry.id)).toString('utf8');
  const { checkpoints } = task.view.plan;
  const spec = checkpoints.find(({ id }) => id === found.checkpointId)?.spec;
  return { ...found, spec, diff: await renderWork(git, found.attempt), transcript };
}

/** Finds an attempt by its number, or the last one of a checkpoint. Throws ConfigurationError for another name. */
function requireAttempt({ task_id: task, checkpoints }: GroundhogRun, name: string) {
  const number = /^(?:day-|attempt[ -])?(\d{1,9})$/.exec(name)?.[1];
  const named = checkpoints.find(({ checkpoint_id: id }) => id === name);
  const all = listAttempts(checkpoints);
  const found =
    named === undefined
      ? all.find(({ attempt: { day } }) => String(day) === number)
      : all.findLast(({ checkpointId }) => checkpointId === name);
  if (found !== undefined) return found;
  if (named !== undefined) throw toNothingToShow(task, name, 'the checkpoint has had no attempt yet');
  const near = findNearestName(
    name,
    checkpoints.map(({ checkpoint_id: id }) => id),
  );
  const ids = checkpoints.map(({ checkpoint_id: id }) => id).join(', ');
  throw toNothingToShow(task, name, near === undefined ? `the checkpoints are ${ids}` : `it has "${near}"`);
}

/** Finds the last attempt of a task. Throws ConfigurationError where there is none. */
function requireLast({ task_id: task, checkpoints }: GroundhogRun) {
  const last = listAttempts(checkpoints)
    .toSorted((one, other) => one.attempt.day - other.attempt.day)
    .at(-1);
  if (last === undefined) throw new ConfigurationError('attempt_not_found', { task });
  return last;
}

function listAttempts(checkpoints: GroundhogRun['checkpoints']) {
  return checkpoints.flatMap(({ checkpoint_id: checkpointId, attempts }) =>
    attempts.map((attempt) => ({ checkpointId, attempt })),
  );
}

function toNothingToShow(task: string, name: string, reason: string): ConfigurationError {
  return new ConfigurationError('attempt_not_found', { task, name, reason });
}

/** Renders the work of an attempt as a diff; undefined where its commits are not in this repository. */
async function renderWork(git: Git, attempt: AttemptRecord): Promise<string | undefined> {
  const { snapshot_ref: from, scratch_commit, committed_ref } = attempt;
  const to = committed_ref ?? scratch_commit;
  if (to === null) return '';
  if ((await findCommit(git, to)) === undefined || (await findCommit(git, from)) === undefined) return undefined;
  return renderTreeDiff(git, { from, to });
}
