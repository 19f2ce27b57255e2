import { type CriterionRun, findFailed } from '../../domain/attempt/verdict.ts';
import { type ObjectId, toShortId } from '../../domain/ids.ts';
import { countCriteria } from '../../domain/plan/plan.ts';
import { renderBulletList } from '../text/fit-rows.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderProse } from '../text/safe-text.ts';
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
  const failed = rows.filter((row) => !isRowHeld(row)).map(({ checkpointId }) => `"${checkpointId}"`);
  const total = formatPlural(rows.length, 'landed checkpoint');
  const group = `the merge group ${toShortId(head)}`;
  if (rows.length === 0) return `Nothing has landed that could be verified on ${group}.`;
  if (failed.length === 0) return `The criteria of ${total} hold on ${group}.`;
  return `On ${group} criteria of ${failed.length} of ${total} do not hold: ${failed.slice(0, 10).join(', ')}.`;
}

/** Returns whether the group holds: something was verified on it, and no criterion failed. */
export function doesGroupHold(rows: readonly GroupRow[]): boolean {
  return rows.length > 0 && rows.every(isRowHeld);
}

function isRowHeld({ runs }: GroupRow): boolean {
  return findFailed(runs).length === 0;
}

/** Renders what was verified of a merge group as a job summary. */
export function renderGroupPage(head: ObjectId, rows: readonly GroupRow[]): string {
  const focus = Math.max(
    0,
    rows.findIndex((row) => !isRowHeld(row)),
  );
  const list = renderBulletList(rows.map(renderRow), MAX_CHARS, focus);
  return `## Groundhog: merge group\n\n${renderProse(describeGroup(head, rows), MAX_SHOWN)}\n\n${list}\n`;
}

function renderRow(row: GroupRow): string {
  const { taskId, checkpointId, runs } = row;
  const name = `${isRowHeld(row) ? '✅' : '❌'} **${renderProse(checkpointId, 63)}** of ${renderProse(taskId, 63)}`;
  if (runs.length === 0) return `${name} · nothing that can be checked on a group`;
  if (isRowHeld(row)) return `${name} · ${countCriteria(runs.length)} held`;
  return `${name} · ${findFailed(runs)
    .map((run) => renderProse(describeCriterionFailure(run), MAX_SHOWN))
    .join('; ')}`;
}

/** Renders the check run on the head of a merge group. */
export function renderGroupCheck(head: ObjectId, rows: readonly GroupRow[], at: Date): CheckRunReport {
  const isFailed = !doesGroupHold(rows);
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
