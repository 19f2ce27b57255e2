import { assertNever } from '../assert-never.ts';
import type { ComparedOutcome, TestRow } from '../tests/tests-run.ts';
import type { CriterionRun } from './verdict.ts';

/** Returns the rows of tests that keep a criterion from holding. */
export function findBadRows({ tests, outcome }: Pick<CriterionRun, 'tests' | 'outcome'>): readonly TestRow[] {
  if (tests === undefined || outcome !== 'failed') return [];
  return tests.rows.filter(({ note }) => note === 'lost' || note === 'failed' || note === 'required');
}

/** Renders an outcome as a word for people. */
export function describeTestOutcome(outcome: ComparedOutcome): string {
  switch (outcome) {
    case 'passed':
    case 'failed':
    case 'skipped':
    case 'missing':
      return outcome;
    case 'unknown':
      return 'not known';
    default:
      return assertNever(outcome);
  }
}

/** Renders the tests that keep a criterion from holding: name, outcomes, place and message of each. */
export function renderBadRows(run: CriterionRun): string {
  const rows = findBadRows(run);
  const left = run.tests?.left_out ?? 0;
  const lines = rows.map(({ name, base, now, path, line, message }) => {
    const place = path === null ? '' : `, at ${path}:${line ?? 1}`;
    const title = `- ${name} (base: ${describeTestOutcome(base)}, now: ${describeTestOutcome(now)}${place})`;
    return message === '' ? title : `${title}\n${indent(message)}`;
  });
  return [...lines, ...(rows.length > 0 && left > 0 ? [`- and up to ${left} more`] : [])].join('\n');
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
