import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { decideTests, mergeRetry } from '../../../src/domain/decisions/decide-tests.ts';
import { printedReports } from '../../../src/domain/plan/tests-criterion.ts';
import type { TestsObservation } from '../../../src/domain/tests/test-report.ts';
import { parseReport } from '../../../src/verifier/reports/parse-report.ts';
import { toTestResults } from '../../../src/verifier/reports/to-test-results.ts';
import { attempts } from './expected-verdicts.ts';
import { criterionOf } from './play-runner.ts';
import { type RunnerProject, runnerProjects } from './runner-projects.ts';

const endsSchema = z.record(z.string(), z.object({ exitCode: z.int(), reports: z.array(z.enum(printedReports)) }));

/** What a runner reported of an attempt when `npm run record:reports` ran it. */
async function readRecorded({ name }: RunnerProject, attempt: string): Promise<TestsObservation> {
  const folder = new URL(`../../fixtures/reports/${name}/`, import.meta.url);
  const ends = endsSchema.parse(JSON.parse(await readFile(new URL('ends.json', folder), 'utf8')));
  const { exitCode = -1, reports = [] } = ends[attempt] ?? {};
  const [format] = reports;
  if (format === undefined) return { kind: 'no_report', exitCode, detail: 'There is no report.' };
  const parsing = await parseReport(await readFile(new URL(`${attempt}-1.txt`, folder), 'utf8'), format);
  if (parsing.kind === 'unusable') return { kind: 'no_report', exitCode, detail: `The report ${parsing.reason}.` };
  return { kind: 'reported', exitCode, tests: toTestResults(parsing.tests, ['/checkout']) };
}

describe.each(runnerProjects)('a recorded report of $name', (project) => {
  const rules = criterionOf(project);

  test.each(attempts)('decides the attempt "$name"', async ({ name, expected }) => {
    const [base, now] = await Promise.all([readRecorded(project, 'same'), readRecorded(project, name)]);
    const { outcome, detail } = decideTests({ rules, base, now, flaky: new Set() });
    const verdict = expected(project);
    if (verdict === 'passed') expect([outcome, detail]).toEqual(['passed', '4 tests passed (4 at the base).']);
    else expect([outcome, detail]).toEqual(['failed', expect.stringMatching(verdict)]);
  });

  test('names the file and line of a failure, and its message', async () => {
    const [base, now] = await Promise.all([readRecorded(project, 'same'), readRecorded(project, 'regression')]);
    const { tests } = decideTests({ rules, base, now, flaky: new Set() });
    expect(tests.rows).toEqual([expect.objectContaining({ base: 'passed', now: 'failed', note: 'lost' })]);
    expect([tests.rows[0]?.path, tests.rows[0]?.message]).toEqual([
      expect.stringMatching(/lib\.test\.m?js|test_lib\.py|lib_test\.go/),
      expect.stringMatching(/[51]/),
    ]);
    expect(tests.rows[0]?.line).toBeGreaterThan(4);
    // The frames of Node itself.
    expect(tests.rows[0]?.message).not.toMatch(/node:[a-z_/]+:\d/);
  });

  test('lists as flaky what fails and then passes', async () => {
    const [base, failed] = await Promise.all([readRecorded(project, 'same'), readRecorded(project, 'regression')]);
    const { retryable } = decideTests({ rules, base, now: failed, flaky: new Set() });
    if (failed.kind !== 'reported') throw new Error('the runner reported nothing');
    const { merged, flaky } = mergeRetry(failed, base, retryable);
    const { outcome, detail } = decideTests({ rules, base, now: merged, flaky });
    expect([outcome, flaky.size]).toEqual(['passed', 1]);
    expect(detail).toContain('failed first and passed when run again (flaky): ');
  });

  test('has the tests that the plan names, however their titles are joined', async () => {
    const now = await readRecorded(project, 'same');
    const decide = (must_pass: readonly string[]) =>
      decideTests({ rules: criterionOf(project, { must_pass }), base: 'itself', now, flaky: new Set() });
    expect(decide([project.nameOf('subtracts')])).toMatchObject({ outcome: 'passed' });
    expect(decide(['*ubtract*', '*ultiplies'])).toMatchObject({ outcome: 'passed' });
    expect(decide(['sums › divides'])).toMatchObject({
      outcome: 'failed',
      detail: '1 test that must pass is missing: "sums › divides".',
    });
  });
});
