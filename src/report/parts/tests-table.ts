import { describeTestOutcome } from '../../domain/attempt/describe-test-rows.ts';
import type { ComparedOutcome, TestsRun } from '../../domain/attempt/tests-run.ts';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { BLANK, type Column, renderTable } from '../text/fit-rows.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderCodeCell } from '../text/safe-text.ts';
import { describeTestCounts, describeTestNote } from '../words/tests-text.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Test' },
  { title: 'Base', isWhole: true },
  { title: 'Now', isWhole: true },
  { title: 'File' },
];

/** Renders the tests of each criterion that has any to list, at the base and now; undefined where there are none. */
export function renderTestsTables(runs: readonly CriterionRun[], maxChars: number): string | undefined {
  const listed = runs.flatMap(({ tests }, index) => (tests === undefined ? [] : [{ tests, position: index + 1 }]));
  if (listed.length === 0) return undefined;
  const each = Math.floor(maxChars / listed.length);
  return listed.map(({ tests, position }) => renderTests(tests, position, each)).join('\n\n');
}

function renderTests({ base, now, rows, left_out }: TestsRun, position: number, maxChars: number): string {
  const counts = [
    ...(base === null ? [] : [`base ${describeTestCounts(base)}`]),
    now === null ? 'no report' : `now ${describeTestCounts(now)}`,
  ];
  const title = `Tests of criterion ${position}: ${counts.join('; ')}.`;
  if (rows.length === 0) return title;
  const cells = rows.map((row) => [
    `${renderCodeCell(row.name, 160)}${describeTestNote(row.note)}`,
    markOutcome(row.base),
    markOutcome(row.now),
    row.path === null ? BLANK : renderCodeCell(`${row.path}:${row.line ?? 1}`, 120),
  ]);
  const more = left_out > 0 ? `\n\n${formatPlural(left_out, 'more test')} not kept in the record.` : '';
  return `${title}\n\n${renderTable(COLUMNS, cells, { maxChars: Math.max(1000, maxChars - 200) })}${more}`;
}

const marks: Readonly<Record<ComparedOutcome, string>> = {
  passed: '✅',
  failed: '❌',
  skipped: '⏭️',
  missing: '⚪',
  unknown: '❔',
};

function markOutcome(outcome: ComparedOutcome): string {
  return `${marks[outcome]} ${describeTestOutcome(outcome)}`;
}
