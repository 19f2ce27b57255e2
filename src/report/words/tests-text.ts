import type { TestCounts } from '../../domain/tests/test-report.ts';
import type { TestNote } from '../../domain/tests/tests-run.ts';

/** Describes the numbers of tests by outcome, without those that are zero. */
export function describeTestCounts({ passed, failed, skipped }: TestCounts): string {
  const counts = { passed, failed, skipped };
  const parts = Object.entries(counts).flatMap(([word, count]) => (count === 0 ? [] : [`${count} ${word}`]));
  return parts.length === 0 ? 'no tests' : parts.join(', ');
}

/** Adds to the name of a test what its outcomes at the base and now do not say by themselves. */
export function describeTestNote(note: TestNote): string {
  return notes[note];
}

const notes: Readonly<Record<TestNote, string>> = {
  required: ', demanded by the plan',
  lost: '',
  failed: '',
  allowed: ', allowed by the plan',
  flaky: ', flaky: passed when run again',
  fixed: ', demanded by the plan',
};
