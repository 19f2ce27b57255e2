import { type AttemptRecord, totalUsage } from '../../domain/attempt/attempt.ts';
import { describeAudit } from '../../domain/attempt/landing-audit.ts';
import { mergeSideEffects } from '../../domain/attempt/side-effect.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { renderCriteriaTable, renderUnjudged } from '../parts/criteria-table.ts';
import { renderFailureSection, renderFolded } from '../parts/failure-section.ts';
import { renderFooter } from '../parts/footer.ts';
import { renderTestsTables } from '../parts/tests-table.ts';
import { BLANK, type Column, renderBulletList, renderTable } from '../text/fit-rows.ts';
import { formatCost, formatCount, formatPlural, formatSpan, formatTotal } from '../text/format-duration.ts';
import { renderMarker } from '../text/marker.ts';
import { type Links, renderCodeCell, renderCodeSpan, renderCommitLink, renderCompareLink } from '../text/safe-text.ts';
import { describeAttribution } from '../words/attribution-text.ts';
import {
  describeAttempt,
  describeCheckpoint,
  describeEntry,
  findAttemptReason,
  markAttempt,
  markCheckpoint,
} from '../words/outcome-text.ts';
import {
  type CheckpointFacts,
  countStarted,
  findLandedAttempt,
  findLatestCriteria,
  listCheckpoints,
  needsReason,
  sumUsage,
} from '../words/task-facts.ts';

// Together with the failure section (at most 21,000) these stay below 60,000 characters.
const MAX_ATTEMPTS_CHARS = 10_000;
const MAX_CRITERIA_CHARS = 10_000;
const MAX_TESTS_CHARS = 8000;
const MAX_LIST_CHARS = 3000;

/** Renders the history of one checkpoint as a comment of at most 60,000 characters, its marker first. */
export function renderCheckpointComment(view: TaskView, checkpointId: string, links: Links): string {
  const marker = renderMarker({ lineage: view.record.lineage, kind: 'checkpoint', checkpointId });
  const checkpoints = listCheckpoints(view);
  const checkpoint = checkpoints.find(({ id }) => id === checkpointId);
  const sections =
    checkpoint === undefined
      ? [`### ${renderCodeSpan(checkpointId, 100)}: not in the plan`, renderFooter(view, links)]
      : [
          ...renderWork(checkpoint, checkpoints.length, links),
          ...renderEvidence(checkpoint),
          renderFooter(view, links),
        ];
  return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

function renderWork(checkpoint: CheckpointFacts, of: number, links: Links): (string | undefined)[] {
  const { id, position, run, attempts, definition } = checkpoint;
  const criteria = findLatestCriteria(checkpoint);
  const verified = attempts.findLast((attempt) => attempt.verifier_runs.length > 0);
  const title = verified === undefined ? 'Criteria before any work' : `Criteria of attempt ${verified.day}`;
  const table = renderCriteriaTable(criteria, run?.baseline ?? [], MAX_CRITERIA_CHARS);
  const name = `Checkpoint ${position} of ${of} ${renderCodeSpan(id, 100)}`;
  return [
    `### ${markCheckpoint(checkpoint)} ${name}: ${describeCheckpoint(checkpoint)}`,
    definition === undefined ? undefined : renderCodeSpan(definition.spec, 300),
    run?.reason && needsReason(checkpoint) ? `**Why:** ${renderCodeSpan(run.reason, 400)}` : undefined,
    renderEffort(checkpoint),
    renderAudit(findLandedAttempt(checkpoint)?.audit),
    attempts.length === 0 ? undefined : renderAttemptsTable(attempts, links, MAX_ATTEMPTS_CHARS),
    criteria.length === 0 ? undefined : `#### ${title}\n\n${table}`,
    renderTestsTables(criteria, MAX_TESTS_CHARS),
    renderUnjudged(checkpoint),
  ];
}

/** Renders attempts, time, cost and attribution in one line. */
function renderEffort(checkpoint: CheckpointFacts): string {
  const { attempts, run } = checkpoint;
  if (attempts.length === 0) return 'No attempt was made.';
  const counted = countStarted(checkpoint);
  const others = attempts.length - counted;
  const usage = sumUsage(attempts);
  const parts = [
    `${counted} of ${formatPlural(run?.attempt_budget ?? counted, 'attempt')} used${others === 0 ? '' : `, ${others} more not counted`}`,
    formatTotal(attempts),
    ...(usage.cost_usd === null ? [] : [formatCost(usage)]),
    ...renderAttribution(checkpoint),
  ];
  return parts.filter((part) => part !== BLANK).join(' · ');
}

const MAX_AUDIT_HUNKS = 10;

/** Renders what no criterion of a landing notices, in one line. */
function renderAudit(audit: AttemptRecord['audit']): string | undefined {
  if (audit === undefined) return undefined;
  const places = audit.unnoticed.slice(0, MAX_AUDIT_HUNKS).map(({ path, line }) => {
    return renderCodeSpan(line === null ? path : `${path}:${line}`, 200);
  });
  const rest = audit.unnoticed.length - places.length;
  const listed = [...places, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return `**Audit:** ${describeAudit(audit)}${listed === '' ? '' : `: ${listed}`}.`;
}

function renderAttribution(checkpoint: CheckpointFacts): string[] {
  const attribution = findLandedAttempt(checkpoint)?.attribution ?? null;
  return attribution === null ? [] : [`lines: ${describeAttribution(attribution)}`];
}

function renderEvidence({ attempts }: CheckpointFacts): (string | undefined)[] {
  return [renderSideEffects(attempts), renderFailureSection(attempts), renderChanges(attempts), renderNotes(attempts)];
}

function renderSideEffects(attempts: CheckpointFacts['attempts']): string | undefined {
  const effects = mergeSideEffects(...attempts.map((attempt) => attempt.side_effects));
  if (effects.length === 0) return undefined;
  const items = effects.map(
    ({ kind, target, reversible }) =>
      `${kind}: ${renderCodeSpan(target, 200)}${reversible ? '' : ', cannot be undone'}`,
  );
  return `#### Side effects, as reported by the agent\n\n${renderBulletList(items, MAX_LIST_CHARS)}`;
}

function renderChanges(attempts: CheckpointFacts['attempts']): string | undefined {
  const attempt = attempts.findLast(({ changed_paths_total }) => changed_paths_total > 0);
  if (attempt === undefined) return undefined;
  const items = attempt.changed_paths.map(({ status, path }) => `${status} ${renderCodeSpan(path, 200)}`);
  const unlisted = attempt.changed_paths_total - attempt.changed_paths.length;
  const rest = unlisted > 0 ? `\n\n${formatPlural(unlisted, 'further path')} not listed in the record.` : '';
  const title = `${formatPlural(attempt.changed_paths_total, 'path')} changed by attempt ${attempt.day}`;
  return renderFolded(title, `${renderBulletList(items, MAX_LIST_CHARS)}${rest}`);
}

function renderNotes(attempts: CheckpointFacts['attempts']): string | undefined {
  const last = attempts.at(-1);
  if (last === undefined || last.notes.length === 0) return undefined;
  const items = last.notes.map((note) => renderCodeSpan(note, 300));
  return `#### Notes of attempt ${last.day}\n\n${renderBulletList(items, MAX_LIST_CHARS)}`;
}

const COLUMNS: readonly Column[] = [
  { title: 'Attempt', isNumber: true },
  { title: 'Outcome', isWhole: true },
  { title: 'Why' },
  { title: 'Duration', isNumber: true },
  { title: 'Turns', isNumber: true },
  { title: 'Cost', isNumber: true },
  { title: 'Result', isWhole: true },
];

/** Renders the attempts at one checkpoint, one row each; when not all fit, the latest are kept. */
function renderAttemptsTable(attempts: readonly AttemptRecord[], links: Links, maxChars: number): string {
  const hasEntries = attempts.some((attempt) => describeEntry(attempt) !== undefined);
  const columns = hasEntries ? COLUMNS.toSpliced(1, 0, { title: 'Agent' }) : COLUMNS;
  const rows = attempts.map((attempt) => [
    String(attempt.day),
    ...(hasEntries ? [renderCodeCell(describeEntry(attempt) ?? '', 80)] : []),
    `${markAttempt(attempt.outcome)} ${describeAttempt(attempt)}`,
    renderCodeCell(findAttemptReason(attempt), 160),
    formatSpan(attempt.started_at, attempt.ended_at),
    formatCount(attempt.usage.turns),
    formatCost(totalUsage(attempt)),
    renderResult(attempt, links),
  ]);
  return renderTable(columns, rows, { maxChars, focus: rows.length - 1 });
}

function renderResult(attempt: AttemptRecord, links: Links): string {
  if (attempt.committed_ref !== null) return `landed ${renderCommitLink(links, attempt.committed_ref)}`;
  if (attempt.scratch_commit === null) return BLANK;
  if (attempt.scratch_commit === attempt.snapshot_ref) return 'no change';
  return `diff ${renderCompareLink(links, attempt.snapshot_ref, attempt.scratch_commit)}`;
}
