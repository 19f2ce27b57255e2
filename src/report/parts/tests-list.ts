import { describeTestOutcome } from '../../domain/attempt/describe-test-rows.ts';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import type { ComparedOutcome, TestRow, TestsRun } from '../../domain/tests/tests-run.ts';
import { renderBulletList } from '../text/fit-rows.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderCodeSpan } from '../text/safe-text.ts';
import { describeTestCounts, describeTestNote } from '../words/tests-text.ts';

/** Renders the tests of each criterion that has any to list, at the base and now; undefined where there are none. */
export function renderTests(runs: readonly CriterionRun[], maxChars: number): string | undefined {
  const listed = runs.flatMap(({ tests }, index) => (tests === undefined ? [] : [{ tests, position: index + 1 }]));
  if (listed.length === 0) return undefined;
  const each = Math.floor(maxChars / listed.length);
  return listed.map(({ tests, position }) => renderTestsOf(tests, position, each)).join('\n\n');
}

function renderTestsOf({ base, now, rows, left_out }: TestsRun, position: number, maxChars: number): string {
  const counts = [
    ...(base === null ? [] : [`base ${describeTestCounts(base)}`]),
    now === null ? 'no report' : `now ${describeTestCounts(now)}`,
  ];
  const title = `Tests of criterion ${position}: ${counts.join('; ')}.`;
  if (rows.length === 0) return title;
  const more = left_out > 0 ? `\n\n${formatPlural(left_out, 'more test')} not kept in the record.` : '';
  return `${title}\n\n${renderBulletList(rows.map(renderTest), Math.max(1000, maxChars - 200))}${more}`;
}

/** Renders a test in one line: its outcome at the base and now, and where it is. */
function renderTest({ name, note, base, now, path, line }: TestRow): string {
  const outcomes = `${describeTestOutcome(base)} → ${describeTestOutcome(now)}`;
  const parts = [
    `${FAILING.has(note) ? '❌' : marks[now]} ${renderCodeSpan(name, 160)}${describeTestNote(note)}`,
    base === now ? describeTestOutcome(now) : outcomes,
    ...(path === null ? [] : [renderCodeSpan(`${path}:${line ?? 1}`, 120)]),
  ];
  return parts.join(' · ');
}

/** The notes on tests that keep a criterion from holding. */
const FAILING: ReadonlySet<TestRow['note']> = new Set(['lost', 'failed', 'required']);

const marks: Readonly<Record<ComparedOutcome, string>> = {
  passed: '✅',
  failed: '❌',
  skipped: '⏭️',
  missing: '⚪',
  unknown: '❔',
};
