import type { ObjectId } from '../../domain/ids.ts';
import { type EventBody, eventBodySchema } from '../../domain/record/chronicle-event.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import type { RefMove } from '../../git/push.ts';
import type { MovedRef } from '../../store/publish.ts';
import type { RecordPush } from '../../store/record-push.ts';
import type { JournalOutcome } from '../../store/task-journal.ts';
import type { OpenedTask, RunContext } from '../context/run-context.ts';

/** The outcome of publishing a record on the origin. */
export type RecordOutcome =
  | { readonly kind: 'recorded' }
  /** A command of a user forbids what was to be recorded: the next step is decided with it. */
  | { readonly kind: 'withdrawn'; readonly reason: string }
  /** The task branch was moved by another process or user; `kept` as below. */
  | { readonly kind: 'conflict'; readonly reason: string; readonly kept?: string }
  /** Another run recorded progress of the same task. */
  | { readonly kind: 'lost_state'; readonly reason: string }
  /** The remote refused it; `kept` says whether the work that was to land is kept. */
  | { readonly kind: 'rejected'; readonly reason: string; readonly kept?: string }
  /** The remote refused a part of the push and took the rest, from which the next run resumes. */
  | { readonly kind: 'torn'; readonly reason: string };

/** The reason of a run that has lost its lease. */
export const LOST_TASK =
  'This run no longer holds its task: another run has taken it, or a person has released it or changed its plan. It stopped and published nothing more.';

/** Records events, the only way to the chronicle: every text of an event is redacted before it is written. */
export async function recordEvents(
  { task, runContext }: { task: OpenedTask; runContext: RunContext },
  bodies: readonly EventBody[],
  push: RecordPush = {},
): Promise<RecordOutcome> {
  const safe = bodies.map((body) => toSafe(body, runContext));
  const publication = await task.journal.record(safe, push);
  const further = push.further ?? [];
  const reason = further.length === 0 ? undefined : findStepsProblem(publication, further);
  if (reason === undefined) {
    if (publication.kind === 'published') task.steps.follow(further);
    return toRecordOutcome(publication, task.taskBranch);
  }
  // The record matters more: it is published without the steps, which stay as they are on the origin.
  const text = runContext.ports.redactor.redact(`The refs of the attempt's steps were left as they are: ${reason}`);
  runContext.ports.notifier.progress({ kind: 'warning', text });
  return recordEvents({ task, runContext }, bodies, { ...push, further: [] });
}

/** Adds events to the next record, which comes anyway: no push is made for them. */
export function addToNextRecord(
  { task, runContext }: { task: OpenedTask; runContext: RunContext },
  bodies: readonly EventBody[],
): void {
  task.journal.addToNext(bodies.map((body) => toSafe(body, runContext)));
}

function toSafe(body: EventBody, { ports }: RunContext): EventBody {
  return eventBodySchema.parse(redactDeep(body, ports.redactor.redact));
}

/** Returns the reason why the refs of steps kept a record from being published; undefined when they did not. */
function findStepsProblem(publication: JournalOutcome, further: readonly RefMove[]): string | undefined {
  if (publication.kind === 'rejected') return publication.reason;
  if (publication.kind !== 'moved') return undefined;
  const isOfSteps = publication.refs.every(({ ref }) => further.some((move) => move.ref === ref));
  return isOfSteps ? 'the remote does not have them where they were' : undefined;
}

/** Describes a task branch that is not where it was when the attempt started. */
export function describeMove(
  taskBranch: string,
  { expected, found }: { expected: ObjectId | undefined; found: ObjectId | undefined },
): string {
  return `The task branch "${taskBranch}" moved from ${expected ?? 'not existing'} to ${found ?? 'not existing'} during the attempt; it was left as it is.`;
}

function toRecordOutcome(publication: JournalOutcome, taskBranch: string): RecordOutcome {
  if (publication.kind === 'published') return { kind: 'recorded' };
  if (publication.kind === 'withdrawn') return publication;
  if (publication.kind === 'rejected') return { kind: 'rejected', reason: publication.reason };
  // Why: docs/decisions/0053-push-torn-by-a-rule.md
  if (publication.kind === 'torn') {
    const refs = publication.refs.join(', ');
    return { kind: 'torn', reason: `${publication.reason}\nThese were moved all the same: ${refs}` };
  }
  const isBranch = ({ ref }: MovedRef) => ref === toBranchRef(taskBranch);
  const moved = publication.refs.find(isBranch);
  if (moved !== undefined && publication.refs.every(isBranch))
    return { kind: 'conflict', reason: describeMove(taskBranch, moved) };
  return { kind: 'lost_state', reason: LOST_TASK };
}
