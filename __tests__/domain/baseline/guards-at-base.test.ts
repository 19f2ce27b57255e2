import { describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import {
  describeMissingReports,
  describeWeakGuards,
  findFailingGuard,
} from '../../../src/domain/baseline/guards-at-base.ts';
import { makeCriterionRun } from '../../report/make-view.ts';

describe('a guard of which no test passes at the base', () => {
  const describeGuard = (command: string) =>
    describeWeakGuards(
      [
        makeCriterionRun({
          criterion: { kind: 'tests', command, report: 'junit.xml', timeout_seconds: 300 },
          guard: true,
          output: "E   ModuleNotFoundError: No module named 'k.new'\n",
          tests: { now: { passed: 0, failed: 1, skipped: 0 }, base: null, rows: [], left_out: 0 },
        } as unknown as Partial<CriterionRun>),
      ],
      () => [],
    ).join();

  test('is said to be stopped by pytest where that cannot load one file', () => {
    expect(describeGuard('pytest --junitxml=junit.xml')).toMatch(
      /keeps none .* give it --continue-on-collection-errors$/,
    );
  });

  test('has no line of an output that is a report on one line', () => {
    const criterion = { kind: 'tests', command: 'vitest --reporter=json', report: 'jest-json', timeout_seconds: 300 };
    const tests = { now: { passed: 1, failed: 1, skipped: 0 }, base: null, rows: [], left_out: 0 };
    const run = { criterion, guard: true, output: '{"numFailedTests":1,"testResults":[]}', tests };
    const describeWith = (message: string) =>
      describeWeakGuards([makeCriterionRun(run as unknown as Partial<CriterionRun>)], () => [
        { name: 'adds', message },
      ]);
    const said =
      'Guard 1: 1 of its 2 tests fails at the base, so it keeps that one only once it passes: "adds" (vitest --reporter=json).';
    expect(describeWith('')).toEqual([said]);
    // The report knows more than what was printed.
    expect(describeWith("Error: Cannot find module '@a/core'\nat x")).toEqual([
      `${said} adds: Error: Cannot find module '@a/core'. Unless a checkpoint is to write it, does the "setup" of the plan install it?`,
    ]);
  });

  test('is said to lack a stub where go cannot build a package', () => {
    const tests = { now: { passed: 1, failed: 1, skipped: 0 }, base: null, rows: [], left_out: 0 };
    const criterion = { kind: 'tests', command: 'go test -json ./...', report: 'go-json', timeout_seconds: 300 };
    const run = {
      criterion,
      guard: true,
      output: 'FAIL\tx/a [build failed]\n',
      tests,
    } as unknown as Partial<CriterionRun>;
    expect(
      describeWeakGuards([makeCriterionRun(run)], () => [{ name: 'x/a [build failed]', message: '' }]).join(),
    ).toMatch(/Of a package that does not build no test is kept: .* commit a stub of the code with it$/);
  });

  test('is told of a panic, which hides the tests after it', () => {
    const tests = { now: { passed: 4, failed: 1, skipped: 0 }, base: null, rows: [], left_out: 0 };
    const criterion = { kind: 'tests', command: 'go test -json ./...', report: 'go-json', timeout_seconds: 300 };
    const run = { criterion, guard: true, output: '', tests } as unknown as Partial<CriterionRun>;
    const describeWith = (message: string) =>
      describeWeakGuards([makeCriterionRun(run)], () => [{ name: 'TestMerge', message }]).join();
    expect(describeWith('panic: not implemented [recovered]')).toMatch(
      /those after it count as new: let a stub return/,
    );
    expect(describeWith('got 1, want 2')).not.toContain('panic');
  });

  test('is asked for a setup where the missing package is not the work', () => {
    expect(describeGuard('pytest --continue-on-collection-errors --junitxml=junit.xml')).toMatch(
      /Unless a checkpoint is to write it, does the "setup" of the plan install it\?$/,
    );
  });
});

describe('a guard that fails at the base', () => {
  const command: CriterionRun['criterion'] = {
    kind: 'command',
    command: 'make test',
    expect_exit: 0,
    timeout_seconds: 300,
  };
  const describeOf = (run: Partial<CriterionRun>) =>
    describeWeakGuards([makeCriterionRun({}), makeCriterionRun({ guard: true, ...run })], () => []);

  test('is named with its number among the guards and its result', () => {
    expect(describeOf({ criterion: command, outcome: 'failed', detail: 'It exited with 2; 0 was expected.' })).toEqual([
      'Guard 1 fails at the base, so no attempt passes unless its work makes it hold: make test. It exited with 2; 0 was expected.',
    ]);
    const file: CriterionRun['criterion'] = { kind: 'file_exists', path: 'a\u001b.md' };
    expect(describeOf({ criterion: file, outcome: 'failed', detail: '' }).join()).toMatch(/hold: a\S*\.md\.$/);
  });

  test('is not named where it holds, where it is no guard, and where it was not run', () => {
    expect(describeOf({ criterion: command, outcome: 'passed' })).toEqual([]);
    expect(describeOf({ criterion: command, outcome: 'failed', guard: undefined })).toEqual([]);
    expect(describeOf({ criterion: { kind: 'changes_within', paths: ['a'] }, outcome: 'failed' })).toEqual([]);
  });

  test('is found with its number, the line that tells why and the end of its output', () => {
    const output = `${'x\n'.repeat(20)}Error: no such file\n`;
    const failed = { criterion: command, guard: true, outcome: 'failed', detail: 'It exited with 2.' } as const;
    const runs = [{}, { guard: true, outcome: 'passed' } as const, { ...failed, output }].map(makeCriterionRun);
    expect(findFailingGuard(runs)).toEqual({
      number: 2,
      title: 'make test',
      detail: 'It exited with 2. The output has: Error: no such file',
      output: `${'x\n'.repeat(14)}Error: no such file`,
    });
    const file: CriterionRun['criterion'] = { kind: 'file_absent', path: 'TODO.md' };
    expect(
      findFailingGuard([makeCriterionRun({ ...failed, criterion: file, detail: 'It is there.', output: '' })]),
    ).toEqual({ number: 1, title: 'file_absent: TODO.md', detail: 'It is there.', output: '' });
  });

  test('is none where it holds, compares with the base, or is what the checkpoint has to make hold', () => {
    const failed = { criterion: command, guard: true, outcome: 'failed' } as const;
    expect(findFailingGuard([makeCriterionRun({ ...failed, outcome: 'passed' })])).toBeUndefined();
    expect(
      findFailingGuard([makeCriterionRun({ ...failed, criterion: { kind: 'changes_within', paths: ['a'] } })]),
    ).toBeUndefined();
    const own = makeCriterionRun({ ...failed, guard: undefined });
    expect(findFailingGuard([own])).toBeUndefined();
    expect(findFailingGuard([own, makeCriterionRun(failed)])).toBeUndefined();
    const other = makeCriterionRun({ ...failed, guard: undefined, criterion: { ...command, expect_exit: 1 } });
    expect(findFailingGuard([other, makeCriterionRun(failed)])?.number).toBe(1);
  });
});

describe('a criterion whose command succeeds at the base', () => {
  const criterion = { kind: 'tests', command: 'python3 -m unittest', report: 'junit.xml', timeout_seconds: 300 };
  const none = { now: null, base: null, rows: [], left_out: 0 };
  const detail = 'There is no report: no file matches junit.xml. It exited with 0.';
  const describeOne = (changes: object) =>
    describeMissingReports([
      makeCriterionRun({
        ...{ criterion, outcome: 'failed', exit_code: 0, tests: none, detail, ...changes },
      } as unknown as Partial<CriterionRun>),
    ]);

  test('without a report is said to lack an option', () => {
    expect(describeOne({})).toEqual([
      `Criterion 1: ${detail} Does its command lack the option that writes one? (python3 -m unittest)`,
    ]);
  });

  test.each([
    ['has a report', { tests: { ...none, now: { passed: 1, failed: 0, skipped: 0 } } }],
    ['has failed', { exit_code: 1 }],
    ['is a guard, which is refused', { guard: true }],
    ['was not run', { tests: undefined }],
  ])('is not, where it %s', (_title, changes) => {
    expect(describeOne(changes)).toEqual([]);
  });
});
