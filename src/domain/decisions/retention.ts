import type { AttemptRecord } from '../attempt/attempt.ts';
import { type ObjectId, type TaskId, taskIdSchema } from '../ids.ts';
import { findCapturedAttempt } from '../record/captured-attempt.ts';
import type { GroundhogRun } from '../record/run-record.ts';
import { parseTaskRef, type RefName, taskNamespace } from '../refs/ref-name.ts';

const BRANCHES: RefName = 'refs/heads/';

/** A ref with what says how old it is. */
export interface FoundRef {
  readonly ref: RefName;
  readonly id: ObjectId;
  /** When its commit was made; undefined for what is no commit. */
  readonly atSeconds: number | undefined;
  /** When it goes by its own word; undefined when it says nothing. */
  readonly expiresAtSeconds: number | undefined;
  /** Of a branch, which people can work on; a branch of which nothing is known stays. */
  readonly branch?: ScratchBranchFacts;
}

/** What is known of a branch that bears the name of a scratch branch. */
export interface ScratchBranchFacts {
  readonly isCheckedOut: boolean;
  /** Whether its last commit is a capture of the attempt that it is named after, made by us. */
  readonly endsWithCapture: boolean;
}

/** What is known of a task that has refs. */
export type TaskRecordState =
  | { readonly kind: 'recorded'; readonly record: GroundhogRun }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unrecorded' };

export interface RetentionRules {
  readonly now: Date;
  readonly olderThanMs: number;
  /** Records go only when it is asked for. */
  readonly scope: 'work' | 'work_and_records';
}

export type RetainedKind = 'scratch' | 'steps' | 'snapshot' | 'state';

/** What becomes of one ref, and why. */
export interface RefVerdict {
  readonly ref: RefName;
  readonly id: ObjectId;
  readonly kind: RetainedKind;
  readonly taskId: TaskId | undefined;
  readonly at: Date | undefined;
  readonly action: 'delete' | 'keep';
  readonly reason: string;
}

/** Decides which refs have had their time. Whatever is in doubt stays; refs of no known kind are not even named. */
export function decideRefs(
  refs: readonly FoundRef[],
  lives: ReadonlyMap<TaskId, TaskRecordState>,
  rules: RetentionRules,
): RefVerdict[] {
  const named = refs.flatMap((found) => {
    const name = parseRetained(found.ref);
    return name === undefined ? [] : [{ ...found, ...name }];
  });
  const work = named.filter(({ kind }) => kind !== 'state').map((found) => decideWork(found, lives, rules));
  const isGone = new Set<string>(work.filter(({ action }) => action === 'delete').map(({ ref }) => ref));
  const records = named
    .filter(({ kind }) => kind === 'state')
    .map((found) => {
      const rest = refs.filter(({ ref }) => ref !== found.ref && isBelow(ref, found.taskId) && !isGone.has(ref));
      return decideRecord(found, lives, { ...rules, hasRest: rest.length > 0 });
    });
  return [...work, ...records].sort((a, b) => (a.ref < b.ref ? -1 : 1));
}

interface RetainedName {
  readonly kind: RetainedKind;
  readonly taskId: TaskId | undefined;
  readonly day: number | undefined;
}

/** What a ref is to housekeeping; undefined for one that it never touches. */
export function parseRetained(ref: string): RetainedName | undefined {
  if (/^refs\/sandbox\/snapshots\/./.test(ref)) return { kind: 'snapshot', taskId: undefined, day: undefined };
  const steps = taskIdSchema.safeParse(/^refs\/groundhog\/([^/]+)\/steps\/[0-9a-f]{7,64}-[1-9]\d{0,6}$/.exec(ref)?.[1]);
  if (steps.success) return { kind: 'steps', taskId: steps.data, day: undefined };
  const found = parseTaskRef(ref);
  if (found?.kind === 'state') return { kind: 'state', taskId: found.taskId, day: undefined };
  if (found?.kind !== 'scratch' && found?.kind !== 'scratch_branch') return undefined;
  return { kind: 'scratch', taskId: found.taskId, day: found.day };
}

type NamedRef = FoundRef & RetainedName;

function decideWork(found: NamedRef, lives: ReadonlyMap<TaskId, TaskRecordState>, rules: RetentionRules): RefVerdict {
  const { expiresAtSeconds } = found;
  const life = found.taskId === undefined ? undefined : lives.get(found.taskId);
  const alive = life === undefined ? undefined : findLife(life, rules);
  const at = findTime(found, life);
  const held = findHold(found, life);
  if (held !== undefined) return decide(found, at, { action: 'keep', reason: held });
  if (isAwaited(found, life)) return decide(found, at, { action: 'keep', reason: 'its work waits to be checked' });
  if (alive !== undefined) return decide(found, at, { action: 'keep', reason: alive });
  if (expiresAtSeconds !== undefined) {
    const isExpired = expiresAtSeconds * 1000 <= rules.now.getTime();
    const when = toInstant(expiresAtSeconds * 1000);
    if (isExpired) return decide(found, at, { action: 'delete', reason: `it was to go at ${when}` });
    return decide(found, at, { action: 'keep', reason: `it is to stay until ${when}` });
  }
  return decide(found, at, decideByAge(at, rules));
}

function decideRecord(
  found: NamedRef,
  lives: ReadonlyMap<TaskId, TaskRecordState>,
  rules: RetentionRules & { readonly hasRest: boolean },
): RefVerdict {
  const life = found.taskId === undefined ? undefined : lives.get(found.taskId);
  const ended = life?.kind === 'recorded' && life.record.ended_at !== null ? new Date(life.record.ended_at) : undefined;
  const alive = life === undefined ? 'its record was not read' : findLife(life, rules);
  if (alive !== undefined) return decide(found, ended, { action: 'keep', reason: alive });
  if (rules.scope === 'work') return decide(found, ended, { action: 'keep', reason: 'records stay unless asked for' });
  if (rules.hasRest) return decide(found, ended, { action: 'keep', reason: 'other refs of its task stay' });
  return decide(found, ended, decideByAge(ended, rules));
}

/** Whether the next run will check just this work, however long that takes. */
function isAwaited({ day }: NamedRef, life: TaskRecordState | undefined): boolean {
  return life?.kind === 'recorded' && day !== undefined && findCapturedAttempt(life.record)?.day === day;
}

/** What keeps a branch from being taken for one that only we have made. */
function findHold({ ref, id, day, branch }: NamedRef, life: TaskRecordState | undefined): string | undefined {
  if (!ref.startsWith(BRANCHES)) return undefined;
  if (branch?.isCheckedOut === true) return 'it is checked out';
  const attempt = findAttempt(day, life);
  const isOurs = branch?.endsWithCapture === true || attempt?.snapshot_ref === id || attempt?.scratch_commit === id;
  return isOurs ? undefined : 'it does not end with the capture of its attempt';
}

function findAttempt(day: number | undefined, life: TaskRecordState | undefined): AttemptRecord | undefined {
  const attempts = life?.kind === 'recorded' ? life.record.checkpoints.flatMap((checkpoint) => checkpoint.attempts) : [];
  return attempts.find((candidate) => candidate.day === day);
}

/** Why a task is still alive; undefined when it is not. */
function findLife(life: TaskRecordState, rules: RetentionRules): string | undefined {
  if (life.kind === 'unrecorded') return undefined;
  if (life.kind === 'unreadable') return 'the record of its task cannot be read';
  const { ending, ended_at } = life.record;
  if (ending === null || ended_at === null) return 'the last run of its task has not ended';
  const isDone = ending === 'passed' || ending === 'nothing_to_do';
  const isRecent = decideByAge(new Date(ended_at), rules).action === 'keep';
  return !isDone && isRecent ? `its task ended ${ending} and may go on` : undefined;
}

/** The later of what the record and the commit say. */
function findTime({ day, atSeconds }: NamedRef, life: TaskRecordState | undefined): Date | undefined {
  if (atSeconds === undefined) return undefined;
  const attempt = findAttempt(day, life);
  const recorded = attempt === undefined ? 0 : Date.parse(attempt.ended_at ?? attempt.started_at);
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
