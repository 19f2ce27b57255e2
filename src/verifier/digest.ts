import { renderBadRows } from '../domain/attempt/describe-test-rows.ts';
import type { FailureReport } from '../domain/attempt/failure-report.ts';
import { type CriterionRun, findFailed } from '../domain/attempt/verdict.ts';
import type { Criterion } from '../domain/plan/criterion.ts';
import { describeCriterion } from '../domain/plan/describe-criterion.ts';
import { countCriteria } from '../domain/plan/plan.ts';
import { cutAfterCharacter, cutBeforeCharacter } from '../exec/output-ends.ts';

const MAX_FAILURES_BYTES = 7_000;
const MAX_PLAN_BYTES = 4_000;
const MAX_NAMED = 20;
const MAX_LABEL_CHARS = 160;

/** Reports to the next attempt which criteria failed, how each ended, and the end of its output; 8 KiB a field. */
export function toFailureReport(runs: readonly CriterionRun[]): FailureReport {
  const all = findFailed(runs);
  const named = all.slice(0, MAX_NAMED);
  const bytesEach = Math.floor(MAX_FAILURES_BYTES / Math.max(1, named.length));
  const unnamed = all.length > named.length ? [`${all.length - named.length} more failed.`] : [];
  const labels = named.map((run) => toLabel(run.criterion)).join('; ');
  return {
    source: 'verifier',
    what_tried: `The attempt claimed success; Groundhog then checked ${countCriteria(runs.length)} on the captured tree.`,
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
  const title = `Failed: ${toLabel(run.criterion)}\n${run.detail}`;
  const heading = keepStart(rows === '' ? title : `${title}\n${rows}`, maxBytes);
  const output = run.output.trimEnd();
  const left = maxBytes - Buffer.byteLength(heading);
  if (output === '' || left <= 0) return heading;
  if (Buffer.byteLength(output) <= left) return `${heading}\nCaptured output:\n${output}`;
  return `${heading}\nCaptured output (its end):\n${keepEnd(output, left)}`;
}

/** Renders a criterion on one line: its kind and its condition. */
function toLabel(criterion: Criterion): string {
  const line = describeCriterion(criterion)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  const characters = [...line];
  const short = characters.length <= MAX_LABEL_CHARS ? line : `${characters.slice(0, MAX_LABEL_CHARS - 1).join('')}…`;
  return `${criterion.kind} criterion: ${short}`;
}

function keepStart(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text, 'utf8');
  return bytes.length <= maxBytes ? text : `${cutAfterCharacter(bytes.subarray(0, maxBytes)).toString('utf8')}…`;
}

function keepEnd(text: string, maxBytes: number): string {
  return cutBeforeCharacter(Buffer.from(text, 'utf8').subarray(-maxBytes)).toString('utf8');
}
