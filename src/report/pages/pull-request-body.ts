import { assertNever } from '../../domain/assert-never.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { CheckpointOutcome } from '../../domain/record/run-record.ts';
import { breakReferences } from '../../domain/text/break-references.ts';
import { renderIsolation } from '../parts/footer.ts';
import { fitRows } from '../text/fit-rows.ts';
import { type Links, renderCodeSpan, renderCommitLink, toShortLine } from '../text/safe-text.ts';
import { renderApproval } from '../words/steering-text.ts';
import {
  type CheckpointFacts,
  findLandedCommit,
  isDone,
  isSatisfiedFromStart,
  listCheckpoints,
} from '../words/task-facts.ts';

const MAX_CHECKLIST_CHARS = 55_000;

/** The links and the issue that a pull request's body refers to. */
export interface PullRequestBodyOptions {
  readonly links: Links;
  /** The issue that the pull request closes when it is merged. */
  readonly issueNumber?: number | undefined;
}

/** Renders the title of a task's pull request. It may become the subject of a commit, so it holds only the task's id. */
export function renderPullRequestTitle(view: TaskView): string {
  return `Groundhog: ${view.record.task_id}`;
}

/**
 * Renders the plan as a checklist of at most 60,000 characters, which changes only when a checkpoint's outcome does. It may
 * become a commit message, so nothing in it but our own line refers to an issue or user.
 */
export function renderPullRequestBody(view: TaskView, { links, issueNumber }: PullRequestBodyOptions): string {
  const checkpoints = listCheckpoints(view);
  const items = checkpoints.map((checkpoint) => renderItem(checkpoint, links));
  const focus = checkpoints.findIndex((checkpoint) => !isDone(checkpoint));
  const { rows, before, after } = fitRows(items, MAX_CHECKLIST_CHARS, focus);
  const checklist = [
    ...(before > 0 ? [`- ${before} earlier, left out here`] : []),
    ...rows,
    ...(after > 0 ? [`- ${after} more, left out here`] : []),
  ].join('\n');
  const sections = [
    'Each checked item landed as one commit, after Groundhog, and not the agent, had run its criteria.',
    `## Plan\n\n${checklist}`,
    renderApproval(view, links),
    renderIsolation(view),
    issueNumber === undefined ? undefined : `Closes #${issueNumber}`,
  ];
  return `${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

function renderItem(checkpoint: CheckpointFacts, links: Links): string {
  const commit = findLandedCommit(checkpoint);
  const spec = toShortLine(checkpoint.definition?.spec ?? '', 80);
  const parts = [
    renderCodeSpan(breakReferences(toShortLine(checkpoint.id, 60)), 120),
    ...(spec === '' ? [] : [renderCodeSpan(breakReferences(spec), 160)]),
    ...describe(checkpoint),
    ...(commit === null ? [] : [renderCommitLink(links, commit)]),
  ];
  return `- [${isDone(checkpoint) ? 'x' : ' '}] ${parts.join(' · ')}`;
}

function describe(checkpoint: CheckpointFacts): string[] {
  const outcome: CheckpointOutcome = checkpoint.run?.outcome ?? 'pending';
  switch (outcome) {
    case 'pending':
      return [];
    case 'success':
      return isSatisfiedFromStart(checkpoint) ? ['already satisfied'] : [];
    case 'skipped':
    case 'abandoned':
    case 'blocked':
      return [`**${outcome}**`];
    default:
      return assertNever(outcome);
  }
}
