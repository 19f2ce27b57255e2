import { type AttemptRecord, totalUsage } from '../../domain/attempt/attempt.ts';
import { describeAudit } from '../../domain/attempt/landing-audit.ts';
import { mergeSideEffects } from '../../domain/attempt/side-effect.ts';
import { findFailed } from '../../domain/attempt/verdict.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { isReplay } from '../../domain/record/rebase.ts';
import type { Steering } from '../../domain/record/run-record.ts';
import { renderCriteriaItems, renderUnjudged } from '../parts/criteria-list.ts';
import { renderFailureSection, renderFolded } from '../parts/failure-section.ts';
import { renderTests } from '../parts/tests-list.ts';
import { BLANK, fitRows, renderBulletList } from '../text/fit-rows.ts';
import { formatCost, formatPlural, formatTime } from '../text/format-duration.ts';
import { renderMarker } from '../text/marker.ts';
import { type Links, renderCodeSpan, renderCommitLink, renderCompareLink, renderProse } from '../text/safe-text.ts';
import { describeAttribution } from '../words/attribution-text.ts';
import { renderAttemptFailure } from '../words/failed-criterion.ts';
import {
  describeAttempt,
  describeCheckpoint,
  describeEntry,
  markAttempt,
  markCheckpoint,
} from '../words/outcome-text.ts';
import {
  type CheckpointFacts,
  countUnjudged,
  describeEarlier,
  findLandedAttempt,
  findLatestCriteria,
  listCheckpoints,
  needsReason,
} from '../words/task-facts.ts';

// Together with the failure section (at most 21,000) these stay below 60,000 characters.
const MAX_ATTEMPTS_CHARS = 10_000;
const MAX_CRITERIA_CHARS = 10_000;
const MAX_TESTS_CHARS = 8000;
const MAX_LIST_CHARS = 3000;

/**
 * Returns whether a checkpoint has a comment of its own: not while it has had no end, and not where its first attempt has
 * landed with nothing to judge, of which the status says enough.
 */
export function needsOwnComment({ record }: TaskView, checkpointId: string): boolean {
  const run = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpointId);
  if (run === undefined) return false;
  const facts = { id: checkpointId, position: 1, definition: undefined, run, attempts: run.attempts };
  if (run.outcome === 'success' && countUnjudged(facts) > 0) return true;
  // An interrupted attempt says nothing about the work.
  const attempts = run.attempts.filter(({ outcome }) => outcome !== 'interrupted');
  const [first] = attempts;
  if (attempts.length === 0) return run.outcome === 'blocked' || run.outcome === 'abandoned';
  const worked = attempts.filter((attempt) => !isReplay(attempt) || attempt.outcome === 'failed');
  const isClean = worked.length === 1 && first?.outcome === 'passed' && first.audit === undefined;
  return !isClean && attempts.some(({ ended_at }) => ended_at !== null);
}

/** Renders the history of one checkpoint as a comment of at most 60,000 characters, its marker first. */
export function renderCheckpointComment(view: TaskView, checkpointId: string, links: Links): string {
  const marker = renderMarker({ lineage: view.record.lineage, kind: 'checkpoint', checkpointId });
  const checkpoint = listCheckpoints(view).find(({ id }) => id === checkpointId);
  const sections =
    checkpoint === undefined
      ? [`### ${renderProse(checkpointId, 100)} · not in the plan`]
      : [...renderWork(checkpoint, view, links), ...renderEvidence(checkpoint)];
  return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

function renderWork(checkpoint: CheckpointFacts, view: TaskView, links: Links): (string | undefined)[] {
  const { id, run, attempts, definition } = checkpoint;
  const items = attempts.map((_, index) => renderAttempt(checkpoint, index, { view, links }));
  const { rows, before } = fitRows(items, MAX_ATTEMPTS_CHARS, items.length - 1);
  const earlier = before > 0 ? [`- ${formatPlural(before, 'earlier attempt')}, left out here`] : [];
  const spec = renderProse(definition?.spec ?? '', 300);
  // The attempts that follow show what the reason counts.
  const isSpent = run?.outcome === 'abandoned' && attempts.length > 0;
  return [
    `### ${markCheckpoint(checkpoint)} ${renderProse(id, 100)} · ${renderState(checkpoint, links)}`,
    spec === '' ? undefined : spec,
    run?.reason && needsReason(checkpoint) && !isSpent ? `**Why:** ${renderProse(run.reason, 400)}` : undefined,
    hasOwnNumbers(attempts) ? undefined : 'Attempts, numbered through the whole task:',
    rows.length === 0 ? 'No attempt was made.' : [...earlier, ...rows].join('\n'),
    renderUnjudged(checkpoint, { taskId: view.record.task_id, start: links.start }),
    renderAudit(findLandedAttempt(checkpoint)?.audit),
    renderCriteria(checkpoint),
  ];
}

/** Returns whether the numbers of attempts, which count through the task, are those that a reader of this checkpoint counts. */
function hasOwnNumbers(attempts: readonly AttemptRecord[]): boolean {
  return attempts.every(({ day }, index) => day === index + 1);
}

/** Renders the state for the heading, with the commit that landed and the attempt that made it. */
function renderState(checkpoint: CheckpointFacts, links: Links): string {
  const landed = findLandedAttempt(checkpoint);
  const state = describeCheckpoint(checkpoint);
  if (checkpoint.run?.outcome !== 'success' || landed?.committed_ref == null) return state;
  const note = state.replace(/^landed/, '');
  return `landed as ${renderCommitLink(links, landed.committed_ref)} on attempt ${landed.day}${note}`;
}

/** Renders an attempt in one line: its mark and number, the telling fact, the diff, its time and cost. */
function renderAttempt(
  checkpoint: CheckpointFacts,
  index: number,
  { view, links }: { readonly view: TaskView; readonly links: Links },
): string {
  const { attempts, run } = checkpoint;
  const attempt = attempts[index];
  if (attempt === undefined) return '';
  const entry = describeEntry(attempt);
  const cost = totalUsage(attempt);
  const spent = [formatTime(attempt), formatCost(cost)].filter((part) => part !== BLANK);
  const parts = [
    `${markAttempt(attempt.outcome)} ${attempt.day}`,
    ...(entry === undefined ? [] : [renderProse(entry, 80)]),
    ...findTellingFacts(attempts, index, view.record.steering),
    ...renderDiff(attempt, links),
    ...(spent.length === 0 ? [] : [spent.join(', ')]),
    ...(run !== undefined && index < run.budget_from ? [describeEarlier(checkpoint)] : []),
  ];
  return `- ${parts.join(' · ')}`;
}

function findTellingFacts(attempts: readonly AttemptRecord[], index: number, steering: readonly Steering[]): string[] {
  const attempt = attempts[index];
  if (attempt === undefined) return [];
  const since = attempts[index - 1]?.started_at ?? '';
  const hints = steering.filter(({ kind, at }) => kind === 'hint' && at > since && at <= attempt.started_at);
  const hinted =
    hints.length === 0 || index === 0 ? [] : [`after a hint by ${renderProse(hints.at(-1)?.by ?? '', 60)}`];
  if (attempt.outcome !== 'failed') {
    const state = describeAttempt(attempt);
    return [...(state === 'passed' ? [] : [state]), ...hinted];
  }
  const earlier = attempts.slice(0, index);
  const twin = earlier.find(({ tree }) => tree !== null && tree === attempt.tree);
  if (twin !== undefined) return [`the same files as attempt ${twin.day}`, ...hinted];
  const failure = renderAttemptFailure(attempt) ?? 'failed';
  const last = earlier.findLast(({ outcome }) => outcome === 'failed');
  const isRepeated = last !== undefined && renderAttemptFailure(last) === failure;
  return [isRepeated ? 'the same failure' : failure, ...hinted];
}

function renderDiff(attempt: AttemptRecord, links: Links): string[] {
  if (attempt.committed_ref !== null || attempt.scratch_commit === null) return [];
  if (attempt.scratch_commit === attempt.snapshot_ref) return ['nothing was changed'];
  return [renderCompareLink(links, attempt.snapshot_ref, attempt.scratch_commit)];
}

/** Renders the criteria of the latest verified attempt, folded under how many of them hold. */
function renderCriteria(checkpoint: CheckpointFacts): string | undefined {
  const { attempts, run } = checkpoint;
  const criteria = findLatestCriteria(checkpoint);
  if (criteria.length === 0) return undefined;
  const verified = attempts.findLast((attempt) => attempt.verifier_runs.length > 0);
  const judged = criteria.filter(({ outcome }) => outcome !== 'unjudged');
  const holding =
    judged.length - findFailed(judged).length - judged.filter(({ outcome }) => outcome === 'not_asked').length;
  const when = verified === undefined ? 'before any work' : `after attempt ${verified.day}`;
  const unjudged = criteria.length - judged.length;
  const counts = `${holding} of ${judged.length} ${judged.length === 1 ? 'criterion holds' : 'criteria hold'} ${when}`;
  const title = `${counts}${unjudged === 0 ? '' : `, ${unjudged} not judged`}`;
  const parts = [
    renderCriteriaItems(criteria, run?.baseline ?? [], MAX_CRITERIA_CHARS),
    renderTests(criteria, MAX_TESTS_CHARS),
    ...renderAttribution(checkpoint),
  ];
  return renderFolded(title, parts.filter((part) => part !== undefined).join('\n\n'));
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
  return attribution === null ? [] : [`Lines: ${describeAttribution(attribution)}.`];
}

function renderEvidence({ attempts, run }: CheckpointFacts): (string | undefined)[] {
  const isOpen = run?.outcome === 'abandoned' || run?.outcome === 'blocked';
  return [
    renderSideEffects(attempts),
    renderFailureSection(attempts, { isOpen }),
    renderChanges(attempts),
    renderNotes(attempts),
  ];
}

function renderSideEffects(attempts: CheckpointFacts['attempts']): string | undefined {
  const effects = mergeSideEffects(...attempts.map((attempt) => attempt.side_effects));
  if (effects.length === 0) return undefined;
  const items = effects.map(
    ({ kind, target, reversible }) =>
      `${kind}: ${renderCodeSpan(target, 200)}${reversible ? '' : ', cannot be undone'}`,
  );
  return `**Side effects**, as reported by the agent:\n\n${renderBulletList(items, MAX_LIST_CHARS)}`;
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
  return renderFolded(`Notes of attempt ${last.day}`, renderBulletList(items, MAX_LIST_CHARS));
}
