import type { TaskView } from '../domain/notifier.ts';
import { mergeSideEffects } from '../domain/side-effect.ts';
import { renderAttemptsTable } from './attempts-table.ts';
import { describeAttribution } from './attribution-text.ts';
import { renderCriteriaTable, renderHeldBefore, renderNotJudged } from './criteria-table.ts';
import { renderFailureSection, renderFolded } from './failure-section.ts';
import { renderList } from './fit-rows.ts';
import { formatPlural } from './format-duration.ts';
import type { Links } from './links.ts';
import { renderMarker } from './marker.ts';
import { describeCheckpoint } from './outcome-text.ts';
import { renderCodeSpan } from './safe-text.ts';
import {
  type CheckpointFacts,
  findLandedAttempt,
  findLatestCriteria,
  listCheckpoints,
  needsReason,
} from './task-facts.ts';

// Together with the failure section (at most 21,000) these stay below 60,000 characters.
const MAX_ATTEMPTS_CHARS = 10_000;
const MAX_CRITERIA_CHARS = 10_000;
const MAX_LIST_CHARS = 3000;

/** The chronicle of one checkpoint as a comment of at most 60,000 characters, its marker first. */
export function renderCheckpointComment(view: TaskView, checkpointId: string, links: Links): string {
  const marker = renderMarker({ lineage: view.run.lineage, kind: 'checkpoint', checkpointId });
  const checkpoint = listCheckpoints(view).find(({ id }) => id === checkpointId);
  const sections =
    checkpoint === undefined
      ? [`### ${renderCodeSpan(checkpointId, 100)}: not in the plan`]
      : [...renderWork(checkpoint, links), ...renderEvidence(checkpoint), renderIsolation(view)];
  return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

/** Says that the agent ran without walls; undefined when it had them. */
export function renderIsolation(view: TaskView): string | undefined {
  if (view.run.isolation === 'sandbox') return undefined;
  return 'Isolation: **none**. The agent and the criteria ran with the rights of the job itself.';
}

function renderWork(checkpoint: CheckpointFacts, links: Links): (string | undefined)[] {
  const { id, position, run, attempts } = checkpoint;
  const budget = run === undefined ? '' : `, ${formatPlural(run.attempt_budget, 'attempt')} allowed`;
  const criteria = findLatestCriteria(checkpoint);
  const isVerified = attempts.some((attempt) => attempt.verifier_runs.length > 0);
  const title = isVerified ? 'Criteria' : 'Criteria before any work';
  return [
    `### Checkpoint ${position} ${renderCodeSpan(id, 100)}: ${describeCheckpoint(checkpoint)}`,
    run?.reason && needsReason(checkpoint) ? `Reason: ${renderCodeSpan(run.reason, 400)}` : undefined,
    attempts.length === 0 ? 'No attempt was made.' : `${formatPlural(attempts.length, 'attempt')} made${budget}.`,
    attempts.length === 0 ? undefined : renderAttemptsTable(attempts, links, MAX_ATTEMPTS_CHARS),
    renderAttribution(checkpoint),
    criteria.length === 0 ? undefined : `#### ${title}\n\n${renderCriteriaTable(criteria, MAX_CRITERIA_CHARS)}`,
    renderNotJudged(criteria, MAX_LIST_CHARS),
    renderHeldBefore(run?.baseline ?? [], MAX_LIST_CHARS),
  ];
}

function renderAttribution(checkpoint: CheckpointFacts): string | undefined {
  const attribution = findLandedAttempt(checkpoint)?.attribution ?? null;
  return attribution === null ? undefined : `Lines: ${describeAttribution(attribution)}.`;
}

function renderEvidence({ attempts }: CheckpointFacts): (string | undefined)[] {
  return [renderSideEffects(attempts), renderFailureSection(attempts), renderChanges(attempts), renderNotes(attempts)];
}

function renderSideEffects(attempts: CheckpointFacts['attempts']): string | undefined {
  const effects = mergeSideEffects(...attempts.map((attempt) => attempt.side_effects));
  if (effects.length === 0) return undefined;
  const items = effects.map(
    ({ kind, target, reversible }) =>
      `${kind}: ${renderCodeSpan(target, 200)} (${reversible ? 'reversible' : 'not reversible'})`,
  );
  return `#### Side effects, as told by the agent\n\n${renderList(items, MAX_LIST_CHARS)}`;
}

function renderChanges(attempts: CheckpointFacts['attempts']): string | undefined {
  const attempt = attempts.findLast(({ changed_paths_total }) => changed_paths_total > 0);
  if (attempt === undefined) return undefined;
  const items = attempt.changed_paths.map(({ status, path }) => `${status} ${renderCodeSpan(path, 200)}`);
  const unlisted = attempt.changed_paths_total - attempt.changed_paths.length;
  const rest = unlisted > 0 ? `\n\n${formatPlural(unlisted, 'further path')} not listed in the record.` : '';
  const title = `${formatPlural(attempt.changed_paths_total, 'path')} changed on day ${attempt.day}`;
  return renderFolded(title, `${renderList(items, MAX_LIST_CHARS)}${rest}`);
}

function renderNotes(attempts: CheckpointFacts['attempts']): string | undefined {
  const last = attempts.at(-1);
  if (last === undefined || last.notes.length === 0) return undefined;
  const items = last.notes.map((note) => renderCodeSpan(note, 300));
  return `#### Notes on day ${last.day}\n\n${renderList(items, MAX_LIST_CHARS)}`;
}
