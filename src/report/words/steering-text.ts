import { assertNever } from '../../domain/assert-never.ts';
import { toShortId } from '../../domain/ids.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { Steering } from '../../domain/record/run-record.ts';
import type { SteeringEvent } from '../../domain/record/steering.ts';
import { toRefName } from '../../domain/refs/ref-name.ts';
import { renderList } from '../text/fit-rows.ts';
import { formatInstant } from '../text/format-duration.ts';
import { type Links, renderCommitLink } from '../text/links.ts';
import { renderCodeSpan, toOneLine } from '../text/safe-text.ts';

const MAX_SHOWN = 10;
const MAX_LIST_CHARS = 4000;
const APPROVED_ID_CHARS = 12;

/** What a person did, as a line for those who watch a run. */
export function renderSteeringLine(event: SteeringEvent): string {
  const by = toOneLine(event.by, 60);
  switch (event.kind) {
    case 'checkpoint_reopened':
      return `${event.checkpoint_id}: opened again by ${by}, with a fresh budget.`;
    case 'checkpoint_skipped':
      return `${event.checkpoint_id}: skipped by ${by}: ${toOneLine(event.reason, 200)}`;
    case 'hint_given':
      return `Hint by ${by}: ${toOneLine(event.text, 200)}`;
    case 'pause_requested':
      return `A pause was asked for by ${by}${event.reason === null ? '.' : `: ${toOneLine(event.reason, 200)}`}`;
    case 'task_aborted':
      return `The task was aborted by ${by}${event.reason === null ? '.' : `: ${toOneLine(event.reason, 200)}`}`;
    case 'checkpoint_approved':
      return `${event.checkpoint_id}: its statements were approved by ${by}.`;
    case 'result_materialized':
      return `Approved by ${by}: the task branch is at ${toShortId(event.to)}.`;
    default:
      return assertNever(event);
  }
}

/** What people did lately, one line each for a terminal. */
export function listSteering({ run }: TaskView): string[] {
  return latest(run.steering).map(({ at, by, kind, checkpoint_id, text }) => {
    const what = [describeKind(kind), ...(checkpoint_id === null ? [] : [`"${toOneLine(checkpoint_id, 100)}"`])].join(
      ' ',
    );
    return `${formatInstant(at)}  ${toOneLine(by, 60)}: ${what}${text === null ? '' : `: ${toOneLine(text, 200)}`}`;
  });
}

/** The same as a section of a comment; undefined when nobody did anything. */
export function renderSteering({ run }: TaskView): string | undefined {
  const items = latest(run.steering).map(({ at, by, kind, checkpoint_id, text }) => {
    const name = checkpoint_id === null ? '' : ` ${renderCodeSpan(checkpoint_id, 60)}`;
    const more = text === null ? '' : `: ${renderCodeSpan(text, 200)}`;
    return `${formatInstant(at)} ${renderCodeSpan(by, 60)}: ${describeKind(kind)}${name}${more}`;
  });
  return items.length === 0 ? undefined : `### Done by people\n\n${renderList(items, MAX_LIST_CHARS)}`;
}

function latest(steering: readonly Steering[]): readonly Steering[] {
  return steering.slice(-MAX_SHOWN);
}

function describeKind(kind: Steering['kind']): string {
  switch (kind) {
    case 'retry':
      return 'opened again';
    case 'skip':
      return 'skipped';
    case 'hint':
      return 'hint';
    case 'pause':
      return 'asked for a pause';
    case 'abort':
      return 'aborted the task';
    case 'approve':
      return 'approved the statements of';
    case 'materialize':
      return 'approved the commits up to';
    default:
      return assertNever(kind);
  }
}

/** The command that brings what waits to the task branch; undefined when nothing waits. */
export function findApprovalCommand({ run }: TaskView): string | undefined {
  if (run.result === null) return undefined;
  return `groundhog approve ${run.result.slice(0, APPROVED_ID_CHARS)} --task ${run.task_id}`;
}

/** What waits for approval and how it is given; undefined when nothing waits. */
export function renderApproval(view: TaskView, links: Links): string | undefined {
  const { result, task_id: taskId } = view.run;
  if (result === null) return undefined;
  const ref = toRefName({ kind: 'result', taskId });
  return [
    `**Waits for approval:** ${renderCommitLink(links, result)} on \`${ref}\`. It is not on the task branch.`,
    `To bring it there, comment \`/groundhog approve ${result.slice(0, APPROVED_ID_CHARS)}\`,`,
    `or in a clone \`${findApprovalCommand(view)}\`, or push this commit to the task branch yourself.`,
  ].join(' ');
}
