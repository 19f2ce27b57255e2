import { decideContinuation } from '../../domain/decisions/decide-continuation.ts';
import { chooseNextAction, describeRequest, listStuck, type NextAction } from '../../domain/decisions/next-action.ts';
import { conclusionOf, type Ending, isPassing } from '../../domain/record/ending.ts';
import type { RecordView } from '../../domain/record/notifier.ts';
import { type GroundhogRun, isCheckpointDone } from '../../domain/record/run-record.ts';
import { toShortLine } from '../text/safe-text.ts';
import { describeEnding } from './outcome-text.ts';

/** The status of a task between two runs: the ending of the last one, or the result of later actions of users. */
export type TaskStatusKind =
  | Ending
  | 'aborted'
  | 'awaits_approval'
  | 'open_again'
  | 'approved'
  | 'merged'
  | 'interrupted';

/** The status of a task between two runs, with its meaning and its reason. */
export interface TaskStatus {
  readonly kind: TaskStatusKind;
  readonly meaning: string;
  /** Untrusted text. */
  readonly reason: string | null;
  /** The features of a workflow that resume the task without the user. */
  readonly resumedBy: readonly ('continue' | 'sweep')[];
  /** The checkpoints that need a retry or a skip before the task can end, first the one that it stops at. */
  readonly stuck: readonly string[];
  /** Whether a checkpoint is left that an attempt could work on. */
  readonly isOpen: boolean;
}

type StatusKind = Omit<TaskStatus, 'stuck' | 'isOpen'>;

/** Describes the status of a task; undefined while it is running. */
export function describeTaskStatus(view: RecordView): TaskStatus | undefined {
  const { record } = view;
  const { ending } = record;
  if (ending === null && view.isInterrupted !== true) return undefined;
  const isOpen = !record.checkpoints.every(isCheckpointDone);
  const status = ending === null ? (findAborted(record) ?? INTERRUPTED) : findStatus(record, ending);
  const isMerged = view.isMerged === true && hasPassed(status.kind);
  return { ...(isMerged ? toMerged(record) : status), stuck: listStuck(record), isOpen };
}

function toMerged({ base_ref: base }: GroundhogRun): StatusKind {
  return {
    kind: 'merged',
    meaning: `Merged: ${toShortLine(base, 100)} has all commits, or a squash of them.`,
    reason: null,
    resumedBy: [],
  };
}

/** Returns whether a task has passed, so that no run is to follow, before it is known whether it was merged. */
function hasPassed(kind: TaskStatusKind): boolean {
  return kind === 'passed' || kind === 'approved' || kind === 'nothing_to_do';
}

/** Returns whether no run is to follow for a task of this status. */
export function isFinished(kind: TaskStatusKind): boolean {
  return hasPassed(kind) || kind === 'merged';
}

const INTERRUPTED: StatusKind = {
  kind: 'interrupted',
  meaning: 'Interrupted: the run is gone, and did not end by itself. Nothing that landed is lost.',
  reason: null,
  resumedBy: ['sweep'],
};

function findAborted(record: GroundhogRun): StatusKind | undefined {
  if (record.aborted === null || chooseNextAction(record).kind !== 'blocked') return undefined;
  return {
    kind: 'aborted',
    meaning: 'Aborted: the task was given up. Nothing that landed is lost.',
    reason: `by ${describeRequest(record.aborted)}`,
    resumedBy: [],
  };
}

function findStatus(record: GroundhogRun, ending: Ending): StatusKind {
  const action = chooseNextAction(record);
  const aborted = findAborted(record);
  if (aborted !== undefined) return aborted;
  if (action.kind === 'await_approval') {
    return {
      kind: 'awaits_approval',
      meaning: 'Paused: all checkpoints are done, and their commits wait for approval.',
      reason: null,
      resumedBy: [],
    };
  }
  const isDecidedSince = (record.steering.at(-1)?.at ?? '') >= (record.ended_at ?? '');
  const isLeft = ending === 'paused' || (isDecidedSince && isStopped(ending));
  if (isLeft && action.kind === 'done') return describeDone(record, isDecidedSince);
  if (isOpenAgain(ending, action.kind, isDecidedSince)) {
    return {
      kind: 'open_again',
      meaning: 'Open again: there is work to do.',
      reason: null,
      resumedBy: ['sweep'],
    };
  }
  return {
    kind: ending,
    meaning: describeMeaning(ending, action),
    reason: findReason(ending, record),
    resumedBy: findResumers(record),
  };
}

/** Describes the ending of a run. One that is blocked with work left could not publish what it had done. */
function describeMeaning(ending: Ending, action: NextAction): string {
  const isPushRefused = ending === 'blocked' && action.kind !== 'blocked' && action.kind !== 'abandon';
  return isPushRefused ? 'Blocked: the repository refused what was to be pushed.' : describeEnding(ending);
}

/** Describes a paused task without work: its commits were approved, its last checkpoints were skipped, or its run died then. */
function describeDone(record: GroundhogRun, isDecidedSince: boolean): StatusKind {
  const isApproved = isDecidedSince && record.steering.some(({ kind }) => kind === 'materialize');
  const meaning = isApproved
    ? 'Approved: all commits were put on the task branch.'
    : 'Open again: no work is left, and the next run ends the task.';
  const kind = isApproved ? 'approved' : 'open_again';
  if (isDecidedSince) return { kind, meaning, reason: null, resumedBy: [] };
  return { kind, meaning, reason: record.ending_reason, resumedBy: findResumers(record) };
}

/** Returns whether a task that had ended has work again, such as a fix, or a checkpoint less that blocks it. */
function isOpenAgain(ending: Ending, next: NextAction['kind'], isDecidedSince: boolean): boolean {
  if (conclusionOf(ending) === 'success') return next !== 'done';
  return isDecidedSince && isStopped(ending) && next !== 'blocked' && next !== 'abandon';
}

/** Returns whether a task ended for a cause that a decision of people may remove. */
function isStopped(ending: Ending): boolean {
  return ending === 'blocked' || ending === 'refused';
}

/** Finds the features that resume a task. A sweep resumes only after transient causes, not after a user's pause. */
function findResumers(record: GroundhogRun): TaskStatus['resumedBy'] {
  const { ending, pause_cause: cause } = record;
  if (listStuck(record).length > 0) return [];
  const isSwept = ending === 'infra_error' || (ending === 'paused' && cause !== null && isPassing(cause));
  const isContinued = decideContinuation(record).kind === 'continue';
  return [...(isContinued ? ['continue' as const] : []), ...(isSwept ? ['sweep' as const] : [])];
}

/** Returns the ending that a status is shown as. */
export function endingOf(kind: TaskStatusKind): Ending {
  if (kind === 'approved' || kind === 'merged') return 'passed';
  if (kind === 'open_again' || kind === 'awaits_approval' || kind === 'interrupted') return 'paused';
  return kind === 'aborted' ? 'blocked' : kind;
}

/** Returns whether a task is between two runs and has no work left, so that its pull request can be merged. */
export function isTaskFinished(view: RecordView): boolean {
  const kind = describeTaskStatus(view)?.kind;
  return kind !== undefined && isFinished(kind);
}

/** Finds the reason to show; a run that passed all checkpoints needs none. */
function findReason(ending: Ending, { ending_reason: reason, checkpoints }: GroundhogRun): string | null {
  const isWhole = !checkpoints.some(({ outcome }) => outcome === 'skipped');
  return ending === 'passed' && isWhole ? null : reason;
}

const titles: Readonly<Record<TaskStatusKind, string>> = {
  passed: 'Passed',
  nothing_to_do: 'Nothing to do',
  blocked: 'Blocked',
  paused: 'Paused',
  refused: 'Refused',
  conflict: 'Conflict',
  infra_error: 'Stopped by its environment',
  aborted: 'Aborted',
  awaits_approval: 'Waits for approval',
  open_again: 'Open again',
  approved: 'Approved',
  merged: 'Merged',
  interrupted: 'Interrupted',
};

/** Returns the few words that stand for a status in a heading. */
export function titleOf(kind: TaskStatusKind): string {
  return titles[kind];
}
