import { describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import { testsCriterionSchema } from '../../../src/domain/plan/tests-criterion.ts';
import type { TestRow, TestsRun } from '../../../src/domain/tests/tests-run.ts';
import { renderTests } from '../../../src/report/parts/tests-list.ts';

const criterion = testsCriterionSchema.parse({ kind: 'tests', command: 'run', report: 'tap' });

function runOf(rows: readonly Partial<TestRow>[], more: Partial<CriterionRun> = {}): CriterionRun {
  return {
    criterion,
    outcome: 'failed',
    detail: 'x',
    exit_code: 1,
    duration_ms: 1,
    timed_out: false,
    output: '',
    omitted_bytes: 0,
    evidence: null,
    tests: {
      base: { passed: 3, failed: 0, skipped: 0 },
      now: { passed: 2, failed: 1, skipped: 0 },
      rows: rows.map((row) => ({
        name: 't',
        base: 'passed',
        now: 'failed',
        note: 'lost',
        message: 'no',
        path: null,
        line: null,
        ...row,
      })),
      left_out: 0,
    },
    ...more,
  };
}

describe('the lists of tests', () => {
  test('have a line for each test, at the base and now, with its file and line', () => {
    const list = renderTests([runOf([{ name: 'sums › adds', path: 'test/a.js', line: 7 }])], 8000);
    expect(list).toContain('Tests of criterion 1: base 3 passed; now 2 passed, 1 failed.');
    expect(list).toContain('\n- ❌ `sums › adds` · passed → failed · `test/a.js:7`');
  });

  test('leave out counts of none, and say of a test what its outcomes do not', () => {
    const none = { passed: 0, failed: 0, skipped: 0 };
    const rows = [
      { note: 'flaky', now: 'passed' },
      { note: 'required', now: 'missing' },
    ] as const;
    const run = runOf(rows);
    const list = renderTests([{ ...run, tests: { ...run.tests, base: none } as TestsRun }], 8000);
    expect(list).toContain('Tests of criterion 1: base no tests; now 2 passed, 1 failed.');
    expect(list).toContain(
      '\n- ✅ `t`, flaky: passed when run again · passed\n- ❌ `t`, demanded by the plan · passed → missing',
    );
  });

  test('cannot be broken out of, and mention nobody', () => {
    const list = renderTests([runOf([{ name: '`|` <img src=x> @octocat #1\n## boo' }])], 8000) ?? '';
    expect(list.split('\n').filter((line) => line.startsWith('- ') && line.includes('img'))).toHaveLength(1);
    expect(list).not.toMatch(/^## boo/m);
  });

  test('fit into their room however many tests there are', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      name: `${index} ${'x'.repeat(300)}`,
      path: 'a.js',
      line: 1,
    }));
    const text = renderTests([runOf(rows), runOf(rows), runOf(rows)], 8000) ?? '';
    expect(text.length).toBeLessThan(9000);
    expect(text).toMatch(/- and \d+ more/);
  });

  test('are not there without the criterion, and say where there is no report', () => {
    const { tests: _tests, ...plain } = runOf([]);
    expect(renderTests([plain], 8000)).toBeUndefined();
    const none = runOf([], { tests: { base: null, now: null, rows: [], left_out: 0 } });
    expect(renderTests([none], 8000)).toBe('Tests of criterion 1: no report.');
  });
});
