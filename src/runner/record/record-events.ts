import type { ObjectId } from '../../domain/ids.ts';
import { type EventBody, eventBodySchema } from '../../domain/record/chronicle-event.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import type { RefMove } from '../../git/push.ts';
import type { MovedRef, PublishOutcome } from '../../store/publish.ts';
import type { RecordPush } from '../../store/record-push.ts';
import type { OpenedTask } from '../context/opened-task.ts';
import type { RunContext } from '../context/run-context.ts';

/** What became of a record on the origin. */
export type RecordOutcome =
  | { readonly kind: 'recorded' }
  /** The task branch was moved by somebody else. */
  | { readonly kind: 'conflict'; readonly reason: string }
  /** Another run recorded progress of the same task. */
  | { readonly kind: 'lost_state'; readonly reason: string }
  /** A rule of the remote said no; `kept` tells what became of work that was to land. */
  | { readonly kind: 'rejected'; readonly reason: string; readonly kept?: string }
  /** The same for a part of what was recorded; the other part is on the remote, for the next run to go on from. */
  | { readonly kind: 'torn'; readonly reason: string };

/** The one way to the chronicle: every text of an event is redacted before it is written. */
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
  // The record is what counts: it goes without them, and they stay as they are on the origin.
  const text = runContext.redactor.redact(`The refs of the attempt's steps were left as they are: ${reason}`);
  runContext.notifier.progress({ kind: 'warning', text });
  return recordEvents({ task, runContext }, bodies, { ...push, further: [] });
}

/** Says something with the next record, which comes anyway: no push is made for it. */
export function addToNextRecord(
  { task, runContext }: { task: OpenedTask; runContext: RunContext },
  bodies: readonly EventBody[],
): void {
  task.journal.addToNext(bodies.map((body) => toSafe(body, runContext)));
}

function toSafe(body: EventBody, { redactor }: RunContext): EventBody {
  return eventBodySchema.parse(redactDeep(body, redactor.redact));
}

/** Why the refs of steps may have kept a record from getting through; undefined when it was not for them. */
function findStepsProblem(publication: PublishOutcome, further: readonly RefMove[]): string | undefined {
  if (publication.kind === 'rejected') return publication.reason;
  if (publication.kind !== 'moved') return undefined;
  const isOfSteps = publication.refs.every(({ ref }) => further.some((move) => move.ref === ref));
  return isOfSteps ? 'the remote does not have them where they were' : undefined;
}

/** Says what was seen of a branch that is not where it was. */
export function describeMove(
  branch: string,
  { expected, found }: { expected: ObjectId | undefined; found: ObjectId | undefined },
): string {
  return `The task branch "${branch}" moved from ${expected ?? 'not existing'} to ${found ?? 'not existing'} during the attempt; it was left as it is.`;
}

function toRecordOutcome(publication: PublishOutcome, taskBranch: string): RecordOutcome {
  if (publication.kind === 'published') return { kind: 'recorded' };
  if (publication.kind === 'rejected') return { kind: 'rejected', reason: publication.reason };
  if (publication.kind === 'torn') {
    const moved = publication.refs.join(', ');
    return { kind: 'torn', reason: `${publication.reason}\nThese were moved all the same: ${moved}` };
  }
  const isBranch = ({ ref }: MovedRef) => ref === toBranchRef(taskBranch);
  const branch = publication.refs.find(isBranch);
  if (branch !== undefined && publication.refs.every(isBranch))
    return { kind: 'conflict', reason: describeMove(taskBranch, branch) };
  return {
    kind: 'lost_state',
    reason: 'Another run recorded progress of this task at the same time; this one stopped and published nothing more.',
  };
}
