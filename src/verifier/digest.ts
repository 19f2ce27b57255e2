import { findBadRows, renderBadRows } from '../domain/attempt/describe-test-rows.ts';
import type { FailureReport } from '../domain/attempt/failure-report.ts';
import { renderTelling } from '../domain/attempt/telling-output.ts';
import { type CriterionRun, findFailed } from '../domain/attempt/verdict.ts';
import { labelCriterion } from '../domain/plan/describe-criterion.ts';
import { countCriteria } from '../domain/plan/plan.ts';
import { cutAfterCharacter } from '../exec/streams/output-ends.ts';

const MAX_CLAIM_BYTES = 4_000;
const MAX_FAILURES_BYTES = 7_000;
const MAX_PLAN_BYTES = 4_000;
const MAX_NAMED = 20;

/**
 * Reports to the next attempt what was claimed and which criteria failed: how each ended, and the telling part of its
 * output; 8 KiB a field. The claim is undefined where the agent ended without one.
 */
export function toFailureReport(runs: readonly CriterionRun[], claim: string | undefined): FailureReport {
  const all = findFailed(runs);
  const named = all.slice(0, MAX_NAMED);
  const bytesEach = Math.floor(MAX_FAILURES_BYTES / Math.max(1, named.length));
  const unnamed = all.length > named.length ? [`${all.length - named.length} more failed.`] : [];
  const labels = named.map((run) => labelCriterion(run.criterion)).join('; ');
  const claimed =
    claim === undefined
      ? 'The agent ended without the verb checkpoint_success.'
      : `The agent claimed success: ${keepStart(claim.trim(), MAX_CLAIM_BYTES)}`;
  return {
    source: 'verifier',
    what_tried: `${claimed}\nGroundhog then checked ${countCriteria(runs.length)} on the captured tree.`,
    what_happened: [
      `${all.length} of ${countCriteria(runs.length)} failed.`,
      ...named.map((run) => renderFailure(run, bytesEach)),
      ...unnamed,
    ].join('\n\n'),
    next_attempt_plan: `Make every failed criterion hold: ${keepStart(labels, MAX_PLAN_BYTES)}.`,
  };
}

function renderFailure(run: CriterionRun, maxBytes: number): string {
  const rows = renderBadRows(run);
  const title = `Failed: ${labelCriterion(run.criterion)}\n${run.detail}`;
  const heading = keepStart(rows === '' ? title : `${title}\n${rows}`, maxBytes);
  // Names and messages of tests say more than what their runner prints; why some are missing it alone says.
  if (rows !== '' && findBadRows(run).every(({ now }) => now !== 'missing')) return heading;
  const left = maxBytes - Buffer.byteLength(heading);
  if (run.output.trim() === '' || left <= 0) return heading;
  return keepStart(`${heading}\nOutput:\n${renderFitting(run, left)}`, maxBytes);
}

/** Renders the telling output in a number of bytes: a character may take up to four of them. */
function renderFitting(run: CriterionRun, maxBytes: number): string {
  const text = renderTelling(run, maxBytes);
  const bytes = Buffer.byteLength(text);
  return bytes <= maxBytes ? text : renderTelling(run, Math.floor((maxBytes * text.length) / bytes));
}

function keepStart(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text, 'utf8');
  return bytes.length <= maxBytes ? text : `${cutAfterCharacter(bytes.subarray(0, maxBytes)).toString('utf8')}…`;
}
