import { type CriterionRun, findFailed } from '../../domain/attempt/verdict.ts';
import { type ObjectId, toShortId } from '../../domain/ids.ts';
import { countCriteria } from '../../domain/plan/plan.ts';
import { renderTable } from '../text/fit-rows.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderCodeCell, renderProse } from '../text/safe-text.ts';
import { describeCriterionFailure } from '../words/criterion-failure.ts';
import { CHECK_NAME, type CheckRunReport } from './check-run.ts';

const MAX_CHARS = 50_000;
const MAX_SHOWN = 300;

/** The criteria of one landed checkpoint on the tree of a merge group. */
export interface GroupRow {
  readonly taskId: string;
  readonly checkpointId: string;
  readonly runs: readonly CriterionRun[];
}

/** Describes in one sentence what was verified of a merge group. */
export function describeGroup(head: ObjectId, rows: readonly GroupRow[]): string {
  const failed = rows.filter(({ runs }) => findFailed(runs).length > 0).map(({ checkpointId }) => `"${checkpointId}"`);
  const total = formatPlural(rows.length, 'landed checkpoint');
  const group = `the merge group ${toShortId(head)}`;
  if (failed.length === 0) return `The criteria of ${total} hold on ${group}.`;
  return `On ${group} criteria of ${failed.length} of ${total} do not hold: ${failed.slice(0, 10).join(', ')}.`;
}

/** Renders what was verified of a merge group as a job summary. */
export function renderGroupPage(head: ObjectId, rows: readonly GroupRow[]): string {
  const columns = [{ title: 'Task' }, { title: 'Checkpoint' }, { title: 'Criteria' }];
  const cells = rows.map(({ taskId, checkpointId, runs }) => [
    renderCodeCell(taskId, 63),
    renderCodeCell(checkpointId, 63),
    renderRuns(runs),
  ]);
  const table = renderTable(columns, cells, { maxChars: MAX_CHARS });
  return `## Groundhog: merge group\n\n${renderProse(describeGroup(head, rows), MAX_SHOWN)}\n\n${table}\n`;
}

function renderRuns(runs: readonly CriterionRun[]): string {
  const failed = findFailed(runs);
  if (runs.length === 0) return 'none that can be checked on a group';
  if (failed.length === 0) return `✅ ${countCriteria(runs.length)} held`;
  return failed.map((run) => `❌ ${renderProse(describeCriterionFailure(run), MAX_SHOWN)}`).join('<br>');
}

/** Renders the check run on the head of a merge group. */
export function renderGroupCheck(head: ObjectId, rows: readonly GroupRow[], at: Date): CheckRunReport {
  const isFailed = rows.some(({ runs }) => findFailed(runs).length > 0);
  return {
    name: CHECK_NAME,
    externalId: `groundhog:1:merge_group:${head}`,
    headSha: head,
    conclusion: isFailed ? 'failure' : 'success',
    completedAt: at.toISOString(),
    title: isFailed ? 'The merge group does not hold' : 'The merge group holds',
    summary: renderGroupPage(head, rows),
    annotations: [],
  };
}
