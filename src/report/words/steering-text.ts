import { assertNever } from '../../domain/assert-never.ts';
import { toShortId } from '../../domain/ids.ts';
import type { RecordView } from '../../domain/record/notifier.ts';
import type { Steering } from '../../domain/record/run-record.ts';
import type { SteeringEvent } from '../../domain/record/steering.ts';
import { formatInstant } from '../text/format-duration.ts';
import { type Links, renderCommitLink, renderProse, toShortLine } from '../text/safe-text.ts';

const MAX_SHOWN = 10;

/** Renders a user's action as a line of the progress output. */
export function renderSteeringLine(event: SteeringEvent): string {
  const by = toShortLine(event.by, 60);
  switch (event.kind) {
    case 'checkpoint_reopened':
      return `${event.checkpoint_id}: opened again by ${by}, with a fresh budget.`;
    case 'checkpoint_skipped':
      return `${event.checkpoint_id}: skipped by ${by}: ${toShortLine(event.reason, 200)}`;
    case 'hint_given':
      return `Hint by ${by}: ${toShortLine(event.text, 200)}`;
    case 'pause_requested':
      return `A pause was requested by ${by}${event.reason === null ? '.' : `: ${toShortLine(event.reason, 200)}`}`;
    case 'task_aborted':
      return `The task was aborted by ${by}${event.reason === null ? '.' : `: ${toShortLine(event.reason, 200)}`}`;
    case 'checkpoint_approved':
      return event.statement === undefined
        ? `${event.checkpoint_id}: its statements were approved by ${by}.`
        : `${event.checkpoint_id}: its statement ${event.statement} was approved by ${by}.`;
    case 'result_materialized':
      return `Approved by ${by}: the task branch is at ${toShortId(event.to)}.`;
    default:
      return assertNever(event);
  }
}

/** Lists the latest actions of users, one line each for a terminal. */
export function listSteering({ record: { steering } }: RecordView): string[] {
  return latest(steering).map(({ at, by, kind, checkpoint_id, text }) => {
    const action = [
      describeKind(kind, text),
      ...(checkpoint_id === null ? [] : [`"${toShortLine(checkpoint_id, 100)}"`]),
    ].join(' ');
    return `${formatInstant(at)}  ${toShortLine(by, 60)}: ${action}${text === null ? '' : `: ${toShortLine(text, 200)}`}`;
  });
}

/** Lists the latest actions of users, one line of markdown each. */
export function listSteeringItems({ record: { steering } }: RecordView): readonly string[] {
  return latest(steering).map((each) => `${formatInstant(each.at)} ${renderDecision(each)}`);
}

/** Renders the latest action of a user as a sentence; undefined without one. */
export function renderLatestDecision({ record: { steering } }: RecordView): string | undefined {
  const last = steering.at(-1);
  return last === undefined ? undefined : `${renderDecision(last)}.`;
}

function renderDecision({ by, kind, checkpoint_id, text }: Steering): string {
  const name = checkpoint_id === null ? '' : ` ${renderProse(checkpoint_id, 60)}`;
  const more = text === null ? '' : `: ${renderProse(text)}`;
  return `${renderProse(by, 60)} ${describeKind(kind, text)}${name}${more}`;
}

function latest(steering: readonly Steering[]): readonly Steering[] {
  return steering.slice(-MAX_SHOWN);
}

const kinds: Readonly<Record<Steering['kind'], string>> = {
  retry: 'reopened',
  skip: 'skipped',
  hint: 'gave a hint',
  pause: 'asked for a pause',
  abort: 'aborted the task',
  approve: 'approved the statements of',
  materialize: 'approved the commits up to',
};

/** Describes an action; an approval with a text is of that one statement. */
function describeKind(kind: Steering['kind'], text: string | null): string {
  return kind === 'approve' && text !== null ? 'approved a statement of' : kinds[kind];
}

/** Renders the commits that wait for approval; undefined when none wait. */
export function renderApproval({ record: { result } }: RecordView, links: Links): string | undefined {
  if (result === null) return undefined;
  return `The commits up to ${renderCommitLink(links, result)} wait for approval: they are not on the task branch yet.`;
}
