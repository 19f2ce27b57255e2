import type { AttemptRecord } from '../attempt/attempt.ts';
import { type ObjectId, type TaskId, taskIdSchema } from '../ids.ts';
import { findCapturedAttempt, type GroundhogRun } from '../record/run-record.ts';
import { parseTaskRef, type RefName, taskNamespace } from '../refs/ref-name.ts';

const BRANCHES: RefName = 'refs/heads/';

/** A ref with the facts about its age. */
export interface FoundRef {
  readonly ref: RefName;
  readonly id: ObjectId;
  /** The time of its commit; undefined when it is no commit. */
  readonly atSeconds: number | undefined;
  /** The expiry that its message names, if any. */
  readonly expiresAtSeconds: number | undefined;
  /** Set for a branch, which people can work on; a branch without these facts is kept. */
  readonly branch?: ScratchBranchFacts | undefined;
}

/** The facts about a branch that has the name of a scratch branch. */
export interface ScratchBranchFacts {
  readonly isCheckedOut: boolean;
  /** Whether its last commit is our capture of the attempt that it is named after. */
  readonly endsWithCapture: boolean;
}

/** The state of the record of a task that has refs. */
export type TaskRecordState =
  | { readonly kind: 'recorded'; readonly record: GroundhogRun }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unrecorded' };

export interface RetentionRules {
  readonly now: Date;
  readonly olderThanMs: number;
  /** Records are deleted only with `work_and_records`. */
  readonly scope: 'work' | 'work_and_records';
}

export type RetainedKind = 'scratch' | 'steps' | 'snapshot' | 'state' | 'before_rebase' | 'result';

/** The decision on one ref, with its reason. */
export interface RefVerdict {
  readonly ref: RefName;
  readonly id: ObjectId;
  readonly kind: RetainedKind;
  readonly taskId: TaskId | undefined;
  readonly at: Date | undefined;
  readonly action: 'delete' | 'keep';
  readonly reason: string;
}

// Why: docs/decisions/0015-housekeeping-fails-closed.md
/** Decides which refs are deleted. Doubtful ones are kept; refs of unknown kinds are not listed. */
export function decideRefs(
  refs: readonly FoundRef[],
  tasks: ReadonlyMap<TaskId, TaskRecordState>,
  rules: RetentionRules,
): RefVerdict[] {
  const named = refs.flatMap((found) => {
    const name = parseRetained(found.ref);
    return name === undefined ? [] : [{ ...found, ...name }];
  });
  const work = named.filter(({ kind }) => kind !== 'state').map((found) => decideWork(found, tasks, rules));
  const isGone = new Set<string>(work.filter(({ action }) => action === 'delete').map(({ ref }) => ref));
  const records = named
    .filter(({ kind }) => kind === 'state')
    .map((found) => {
      const rest = refs.filter(({ ref }) => ref !== found.ref && isBelow(ref, found.taskId) && !isGone.has(ref));
      return decideRecord(found, tasks, { ...rules, hasRest: rest.length > 0 });
    });
  return [...work, ...records].sort((a, b) => (a.ref < b.ref ? -1 : 1));
}

/** The refs of a task that are of no attempt. */
const WITHOUT_ATTEMPT: readonly (readonly [RetainedKind, RegExp])[] = [
  ['steps', /^refs\/groundhog\/([^/]+)\/steps\/[0-9a-f]{7,64}-[1-9]\d{0,6}$/],
  ['before_rebase', /^refs\/groundhog\/([^/]+)\/before-rebase-[1-9]\d{0,6}$/],
  ['state', /^refs\/groundhog\/([^/]+)\/state$/],
  ['result', /^refs\/groundhog\/([^/]+)\/result$/],
];

interface RetainedName {
  readonly kind: RetainedKind;
  readonly taskId: TaskId | undefined;
  readonly day: number | undefined;
}

/** Parses a ref that housekeeping lists; undefined for any other. */
export function parseRetained(ref: string): RetainedName | undefined {
  if (/^refs\/sandbox\/snapshots\/./.test(ref)) return { kind: 'snapshot', taskId: undefined, day: undefined };
  for (const [kind, pattern] of WITHOUT_ATTEMPT) {
    const owner = taskIdSchema.safeParse(pattern.exec(ref)?.[1]);
    if (owner.success) return { kind, taskId: owner.data, day: undefined };
  }
  const found = parseTaskRef(ref);
  if (found?.kind !== 'scratch' && found?.kind !== 'scratch_branch') return undefined;
  return { kind: 'scratch', taskId: found.taskId, day: found.day };
}

type NamedRef = FoundRef & RetainedName;

const UNASKED: Decision = { action: 'keep', reason: 'records stay unless asked for' };

function decideWork(found: NamedRef, tasks: ReadonlyMap<TaskId, TaskRecordState>, rules: RetentionRules): RefVerdict {
  const { expiresAtSeconds } = found;
  const task = found.taskId === undefined ? undefined : tasks.get(found.taskId);
  const open = task === undefined ? undefined : findOpenReason(task, rules);
  const at = findTime(found, task);
  const held = findHold(found, task);
  if (held !== undefined) return decide(found, at, { action: 'keep', reason: held });
  if (isAwaited(found, task)) return decide(found, at, { action: 'keep', reason: 'its work waits to be checked' });
  if (open !== undefined) return decide(found, at, { action: 'keep', reason: open });
  // A clone may keep the ref of an approval that was given elsewhere.
  const record = task?.kind === 'recorded' ? task.record : undefined;
  const isApproved = record?.ending === 'passed' && record.result === null;
  if (found.kind === 'result' && !isApproved)
    return decide(found, at, { action: 'keep', reason: 'its commits wait for approval' });
  if (found.kind === 'before_rebase' && rules.scope === 'work') return decide(found, at, UNASKED);
  if (expiresAtSeconds !== undefined) {
    const isExpired = expiresAtSeconds * 1000 <= rules.now.getTime();
    const when = toInstant(expiresAtSeconds * 1000);
    if (isExpired) return decide(found, at, { action: 'delete', reason: `it expired at ${when}` });
    return decide(found, at, { action: 'keep', reason: `it expires at ${when}` });
  }
  return decide(found, at, decideByAge(at, rules));
}

function decideRecord(
  found: NamedRef,
  tasks: ReadonlyMap<TaskId, TaskRecordState>,
  rules: RetentionRules & { readonly hasRest: boolean },
): RefVerdict {
  const task = found.taskId === undefined ? undefined : tasks.get(found.taskId);
  const ended = task?.kind === 'recorded' && task.record.ended_at !== null ? new Date(task.record.ended_at) : undefined;
  const open = task === undefined ? 'its record was not read' : findOpenReason(task, rules);
  if (open !== undefined) return decide(found, ended, { action: 'keep', reason: open });
  if (rules.scope === 'work') return decide(found, ended, UNASKED);
  if (rules.hasRest) return decide(found, ended, { action: 'keep', reason: 'other refs of its task stay' });
  return decide(found, ended, decideByAge(ended, rules));
}

/** Returns whether the ref holds the captured work that the next run will verify. */
function isAwaited({ day }: NamedRef, task: TaskRecordState | undefined): boolean {
  return task?.kind === 'recorded' && day !== undefined && findCapturedAttempt(task.record)?.day === day;
}

/** Returns why a branch may hold work of people, or undefined when it is only ours. */
function findHold({ ref, id, day, branch }: NamedRef, task: TaskRecordState | undefined): string | undefined {
  if (!ref.startsWith(BRANCHES)) return undefined;
  if (branch?.isCheckedOut === true) return 'it is checked out';
  const attempt = findAttempt(day, task);
  const isOurs = branch?.endsWithCapture === true || attempt?.snapshot_ref === id || attempt?.scratch_commit === id;
  return isOurs ? undefined : 'it does not end with the capture of its attempt';
}

function findAttempt(day: number | undefined, task: TaskRecordState | undefined): AttemptRecord | undefined {
  const checkpoints = task?.kind === 'recorded' ? task.record.checkpoints : [];
  return checkpoints.flatMap(({ attempts }) => attempts).find((candidate) => candidate.day === day);
}

/** Returns why a task is not finished, or undefined when it is. */
function findOpenReason(task: TaskRecordState, rules: RetentionRules): string | undefined {
  if (task.kind === 'unrecorded') return undefined;
  if (task.kind === 'unreadable') return 'the record of its task cannot be read';
  const { ending, ended_at } = task.record;
  if (ended_at === null) return 'the last run of its task has not ended';
  const isDone = ending === 'passed' || ending === 'nothing_to_do';
  const isRecent = decideByAge(new Date(ended_at), rules).action === 'keep';
  return !isDone && isRecent ? `its task ended ${ending} and may resume` : undefined;
}

/** Returns the later of the times of the record and of the commit; that of a branch before a rebase is the end of its task. */
function findTime({ kind, day, atSeconds }: NamedRef, task: TaskRecordState | undefined): Date | undefined {
  if (atSeconds === undefined) return undefined;
  const attempt = findAttempt(day, task);
  const ended = kind === 'before_rebase' && task?.kind === 'recorded' ? task.record.ended_at : undefined;
  const recorded =
    attempt === undefined ? Date.parse(ended ?? '') || 0 : Date.parse(attempt.ended_at ?? attempt.started_at);
  return new Date(Math.max(atSeconds * 1000, recorded));
}

type Decision = Pick<RefVerdict, 'action' | 'reason'>;

function decideByAge(at: Date | undefined, { now, olderThanMs }: RetentionRules): Decision {
  if (at === undefined) return { action: 'keep', reason: 'its age is not known' };
  const isOld = now.getTime() - at.getTime() >= olderThanMs;
  return isOld ? { action: 'delete', reason: 'past its retention' } : { action: 'keep', reason: 'younger than that' };
}

function decide({ ref, id, kind, taskId }: NamedRef, at: Date | undefined, decision: Decision): RefVerdict {
  return { ref, id, kind, taskId, at, ...decision };
}

function isBelow(ref: string, taskId: TaskId | undefined): boolean {
  return taskId !== undefined && (ref.startsWith(`${taskNamespace(taskId)}/`) || parseRetained(ref)?.taskId === taskId);
}

function toInstant(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19)}Z`;
}
