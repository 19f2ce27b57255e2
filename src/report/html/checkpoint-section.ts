import { describeAudit } from '../../domain/attempt/landing-audit.ts';
import { findMark, renderMark } from '../terminal/marks.ts';
import { formatCost, formatTotal } from '../text/format-duration.ts';
import { describeCheckpoint } from '../words/outcome-text.ts';
import {
  type CheckpointFacts,
  describeAttemptCount,
  findLandedAttempt,
  findLandedCommit,
  listCountedAttempts,
  listOwnAttempts,
  needsReason,
  sumUsage,
} from '../words/task-facts.ts';
import { renderAttemptSection } from './attempt-section.ts';
import { renderCriteriaList } from './criteria-list.ts';
import { html, type Markup, type MarkupPart } from './markup.ts';
import { type BadgeTone, linkCommit, renderBadge, renderFacts, renderFold, renderText } from './page-parts.ts';
import type { TaskReport } from './task-report.ts';

/** The states that the page can be filtered by. */
export const CHECKPOINT_STATES = {
  landed: 'Landed',
  open: 'Not finished',
  stuck: 'Abandoned or blocked',
  skipped: 'Skipped',
} as const;

/** Returns the state of a checkpoint that the page is filtered by. */
export function findCheckpointState({ run }: CheckpointFacts): keyof typeof CHECKPOINT_STATES {
  switch (run?.outcome) {
    case 'success':
      return 'landed';
    case 'skipped':
      return 'skipped';
    case 'abandoned':
    case 'blocked':
      return 'stuck';
    default:
      return 'open';
  }
}

/** Renders the state of a checkpoint as a badge, with the mark that a terminal shows. */
function renderCheckpointBadge(checkpoint: CheckpointFacts): Markup {
  const mark = renderMark(findMark(checkpoint), { hasUnicode: true });
  return renderBadge(findTone(checkpoint), describeCheckpoint(checkpoint), mark);
}

function findTone(checkpoint: CheckpointFacts): BadgeTone {
  const state = findCheckpointState(checkpoint);
  if (state === 'landed') return 'good';
  if (state === 'stuck') return 'bad';
  return state === 'open' && listCountedAttempts(checkpoint).length > 0 ? 'busy' : 'plain';
}

/** Renders a checkpoint with its attempts, open where `isOpen`. */
export function renderCheckpointSection(checkpoint: CheckpointFacts, report: TaskReport, isOpen: boolean): Markup {
  const { id, position, attempts, definition, run } = checkpoint;
  const open = isOpen ? html` open` : undefined;
  const figures = [
    describeAttemptCount(attempts),
    formatTotal(listOwnAttempts(attempts)),
    formatCost(sumUsage(attempts)),
  ];
  const known = figures.filter((part) => part !== '–').join(' · ');
  const why = run?.reason && needsReason(checkpoint) ? html`<p><strong>Why:</strong> ${run.reason}</p>` : undefined;
  return html`<details class="checkpoint" id="checkpoint-${position}" data-state="${findCheckpointState(checkpoint)}"${open}><summary><h2>${position}. ${id}</h2> ${renderCheckpointBadge(checkpoint)} <span class="muted">${known}</span></summary>
<div class="body">${definition === undefined ? undefined : renderText('Task', definition.spec)}${why}${renderLanding(checkpoint, report)}${renderBaseline(run?.baseline ?? null)}${attempts.map((attempt) => renderAttemptSection(attempt, report))}</div></details>\n`;
}

function renderLanding(checkpoint: CheckpointFacts, { links }: TaskReport): MarkupPart {
  const commit = findLandedCommit(checkpoint);
  const audit = findLandedAttempt(checkpoint)?.audit;
  const { run } = checkpoint;
  return renderFacts([
    ['Landed as', commit === null ? undefined : linkCommit(links, commit)],
    ['Attempt budget', run === undefined ? undefined : String(run.attempt_budget)],
    ['Audit', audit === undefined ? undefined : describeAudit(audit)],
  ]);
}

function renderBaseline(baseline: NonNullable<CheckpointFacts['run']>['baseline']): MarkupPart {
  if (baseline === null || baseline.length === 0) return undefined;
  return renderFold('Criteria before any work', renderCriteriaList(baseline));
}
