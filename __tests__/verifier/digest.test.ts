import { describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../src/domain/attempt/verdict.ts';
import type { Criterion } from '../../src/domain/plan/criterion.ts';
import { toFailureReport } from '../../src/verifier/digest.ts';

const command = (text: string): Criterion => ({ kind: 'command', command: text, expect_exit: 0, timeout_seconds: 300 });

function runOf(criterion: Criterion, change: Partial<CriterionRun> = {}): CriterionRun {
  return {
    criterion,
    outcome: 'failed',
    detail: 'It exited with 1; 0 was expected.',
    exit_code: 1,
    duration_ms: 5,
    timed_out: false,
    output: '',
    omitted_bytes: 0,
    evidence: null,
    ...change,
  };
}

describe('toFailureReport', () => {
  test('names every failed criterion with its kind, its command or path, how it ended and what it printed', () => {
    const report = toFailureReport(
      [
        runOf(command('npm test'), { output: 'boom\n' }),
        runOf({ kind: 'file_exists', path: 'src/a.ts' }, { detail: 'It does not exist.', exit_code: null }),
        runOf(command('true'), { outcome: 'passed' }),
        runOf({ kind: 'semantic', statement: 'Reads well.' }, { outcome: 'unjudged' }),
      ],
      'Wrote it.',
    );
    expect(report.source).toBe('verifier');
    expect(report.what_tried).toBe(
      'The agent claimed success: Wrote it.\nGroundhog then checked 4 criteria on the captured tree.',
    );
    expect(toFailureReport([], undefined).what_tried).toMatch(
      /^The agent ended without the verb checkpoint_success\.\n/,
    );
    expect(report.what_happened).toContain('2 of 4 criteria failed.');
    expect(report.what_happened).toMatch(/command criterion.*npm test[^\0]*exited with 1[^\0]*Output:\nboom/);
    expect(report.what_happened).toMatch(/file_exists criterion.*src\/a\.ts\nIt does not exist\./);
    expect(report.what_happened).not.toMatch(/Reads well|true/);
  });

  test('shows the beginning and the end of a long output, cut between characters', () => {
    const output = `start${'ä'.repeat(20_001)}end`;
    const { what_happened } = toFailureReport([runOf(command('x'), { output })], 'Done');
    expect(what_happened).toMatch(/Output:\nstartä+\n\[…\]\nä+end$/);
    expect(Buffer.byteLength(what_happened)).toBeLessThan(8_192);
  });

  test('shows the one failure among thousands of passes, and of tests the names alone', () => {
    const pass = (from: number) => Array.from({ length: 3000 }, (_, at) => `ok ${from + at} handles errors`).join('\n');
    const output = `${pass(1)}\nnot ok 3001 adds two numbers\n  expected 5, was 4\n${pass(3002)}`;
    const { what_happened } = toFailureReport([runOf(command('npm test'), { output })], 'Done');
    expect(what_happened).toContain('look like failures:]\nnot ok 3001 adds two numbers\n  expected 5, was 4\n');
    expect(what_happened.match(/handles errors/g)?.length).toBeLessThan(300);
  });

  test('shows what was printed where tests are missing, and else their messages alone', () => {
    const row = {
      name: 'adds',
      base: 'missing',
      now: 'missing',
      note: 'required',
      message: '',
      path: null,
      line: null,
    };
    const criterion = { kind: 'tests', command: 'run', report: 'tap' } as unknown as Criterion;
    const happened = (now: string, message: string) => {
      const tests = { base: null, now: null, left_out: 0, rows: [{ ...row, now, message }] };
      const run = runOf(criterion, { output: "no export 'add'\n", tests } as unknown as Partial<CriterionRun>);
      return toFailureReport([run], 'Done').what_happened;
    };
    expect(happened('missing', '')).toMatch(/- adds \(base: missing, now: missing\)\nOutput:\nno export 'add'$/);
    expect(happened('failed', '3 is not 4')).toMatch(/now: failed\)\n {4}3 is not 4$/);
  });

  test('stays within 8 KiB a field however much failed', () => {
    const runs = Array.from({ length: 100 }, (_, index) =>
      runOf(command(`${index} ${'x'.repeat(5_000)}`), { output: 'y'.repeat(50_000), detail: 'z'.repeat(2_000) }),
    );
    const report = toFailureReport(runs, 'c'.repeat(9_000));
    for (const field of [report.what_tried, report.what_happened, report.next_attempt_plan]) {
      expect(Buffer.byteLength(field)).toBeLessThanOrEqual(8_192);
    }
    expect(report.what_happened).toContain('80 more failed.');
  });
});
