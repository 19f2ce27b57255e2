import { describe, expect, test } from '@jest/globals';
import { criterionSchema } from '../../../src/domain/plan/criterion.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { compileReportFiles } from '../../../src/domain/plan/report-files.ts';

type Given = Readonly<Record<string, unknown>>;

function toPlan(criteria: readonly Given[], guards?: readonly Given[]): Plan {
  const parse = (given: Given) => criterionSchema.parse(given);
  return {
    checkpoints: [{ id: 'one', spec: 'Do it.', success_criteria: criteria.map(parse) }],
    ...(guards === undefined ? {} : { guards: guards.map(parse) }),
  };
}

const runTests = (report: string): Given => ({ kind: 'tests', command: 'make test', report });
const PATHS = ['junit.xml', 'build/reports/TEST-a.xml', 'build/a.js', 'src/junit.xml'];

describe('the reports of a plan', () => {
  test('are the files that its checkpoints and guards name', () => {
    const isReport = compileReportFiles(toPlan([runTests('junit.xml')], [runTests('build/**/*.xml')]));
    expect(PATHS.filter(isReport)).toEqual(['junit.xml', 'build/reports/TEST-a.xml']);
  });

  test('are none where they are printed', () => {
    expect(PATHS.filter(compileReportFiles(toPlan([runTests('junit')])))).toEqual([]);
  });

  test.each([
    { kind: 'file_exists', path: 'junit.xml' },
    { kind: 'file_contains', path: 'junit.xml', pattern: 'testsuite' },
  ])('are work where the criterion $kind wants them', (wanted) => {
    expect(compileReportFiles(toPlan([runTests('junit.xml'), wanted]))('junit.xml')).toBe(false);
  });

  test('are joined by the modules that Python compiles, in any folder', () => {
    const isLeftOut = compileReportFiles(toPlan([runTests('junit.xml')]));
    const paths = [
      'a/__pycache__/b.cpython-311.pyc',
      '__pycache__/b.pyc',
      'a/b.pyc',
      'my__pycache__/b.py',
      'a/__pycache__.py',
    ];
    expect(paths.filter(isLeftOut)).toEqual(paths.slice(0, 2));
  });

  test('stay reports where a criterion wants them gone', () => {
    const gone = { kind: 'file_absent', path: 'junit.xml' };
    expect(compileReportFiles(toPlan([runTests('junit.xml'), gone]))('junit.xml')).toBe(true);
  });
});
