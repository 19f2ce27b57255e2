import { assertNever } from '../../domain/assert-never.ts';
import { toShortId } from '../../domain/ids.ts';
import type { RecordView } from '../../domain/record/notifier.ts';
import type { Steering } from '../../domain/record/run-record.ts';
import type { SteeringEvent } from '../../domain/record/steering.ts';
import { toRefName } from '../../domain/refs/ref-name.ts';
import { formatInstant } from '../text/format-duration.ts';
import { type Links, renderCommitLink, renderProse, toShortLine } from '../text/safe-text.ts';

const MAX_SHOWN = 10;
const APPROVED_ID_CHARS = 12;

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
      return `${event.checkpoint_id}: its statements were approved by ${by}.`;
    case 'result_materialized':
      return `Approved by ${by}: the task branch is at ${toShortId(event.to)}.`;
    default:
      return assertNever(event);
  }
}

/** Lists the latest actions of users, one line each for a terminal. */
export function listSteering({ record: { steering } }: RecordView): string[] {
  return latest(steering).map(({ at, by, kind, checkpoint_id, text }) => {
    const action = [kinds[kind], ...(checkpoint_id === null ? [] : [`"${toShortLine(checkpoint_id, 100)}"`])].join(' ');
    return `${formatInstant(at)}  ${toShortLine(by, 60)}: ${action}${text === null ? '' : `: ${toShortLine(text, 200)}`}`;
  });
}

/** Lists the latest actions of users, one line of markdown each. */
export function listSteeringItems({ record: { steering } }: RecordView): readonly string[] {
  return latest(steering).map(({ at, by, kind, checkpoint_id, text }) => {
    const name = checkpoint_id === null ? '' : ` ${renderProse(checkpoint_id, 60)}`;
    const more = text === null ? '' : `: ${renderProse(text)}`;
    return `${formatInstant(at)} ${renderProse(by, 60)} ${kinds[kind]}${name}${more}`;
  });
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

/** Finds the command that approves the waiting commits; undefined when none wait. */
export function findApprovalCommand({ record }: RecordView): string | undefined {
  if (record.result === null) return undefined;
  return `groundhog approve ${record.result.slice(0, APPROVED_ID_CHARS)} --task ${record.task_id}`;
}

/** Renders the commits that wait for approval and the commands that approve them; undefined when none wait. */
export function renderApproval(view: RecordView, links: Links): string | undefined {
  const { result, task_id: taskId } = view.record;
  if (result === null) return undefined;
  const ref = toRefName({ kind: 'result', taskId });
  return [
    `**Waits for approval:** ${renderCommitLink(links, result)} on \`${ref}\`. It is not on the task branch.`,
    `To bring it there, comment \`/groundhog approve ${result.slice(0, APPROVED_ID_CHARS)}\`,`,
    `or in a clone \`${findApprovalCommand(view)}\`, or push this commit to the task branch yourself.`,
  ].join(' ');
}
