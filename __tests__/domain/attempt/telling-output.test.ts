import { describe, expect, test } from '@jest/globals';
import {
  findTellingLine,
  openFailureLines,
  rateLine,
  renderTelling,
} from '../../../src/domain/attempt/telling-output.ts';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import { makeCriterionRun } from '../../report/make-view.ts';

const rows = [
  ['FAIL test/a.test.js', 2],
  ['not ok 12 - adds', 2],
  ['  ✕ adds two numbers (3 ms)', 2],
  ['AssertionError: expected 3 to equal 4', 2],
  ['src/a.ts(3,1): error TS2304: Cannot find name', 2],
  ['E   assert 1 == 2', 1],
  ['make: *** [Makefile:3: test] Error 1', 1],
  ['Tests: 1 failed, 3 passed, 4 total', 1],
  ["cannot open 'x'", 1],
  ['ok 12 - handles errors', 0],
  ['  ✓ reports an error', 0],
  ['test tests::error_case ... ok', 0],
  ['tests/test_a.py::test_failure PASSED [ 10%]', 0],
  ['0 failed, 12 passed', 0],
  ['# fail 0', 0],
  ['Compiled without a word', 0],
] as const;

test.each(rows)('%j is rated %d', (line, rate) => {
  expect(rateLine(line)).toBe(rate);
});

const flood = (count: number, line: string) => `${line}\n`.repeat(count);

describe('the telling output', () => {
  test('of a short output is all of it', () => {
    expect(renderTelling({ output: 'one\ntwo\n' }, 7000)).toBe('one\ntwo');
  });

  test('is the first KiB, the lines that look like failures, and the last three', () => {
    const output = `first\n${flood(3000, 'ok 1 fine')}FAIL the one\n  expected 3\n${flood(3000, 'ok 1 fine')}last`;
    const text = renderTelling({ output }, 7000);
    expect(text).toContain('look like failures:]\nFAIL the one\n  expected 3\n[…]\n');
    expect([text.startsWith('first\n'), text.endsWith('\nlast')]).toEqual([true, true]);
    expect(text.length).toBeLessThan(1024 + 3 * 1024 + 200);
    expect(renderTelling({ output }, 900).length).toBeLessThan(900);
  });

  test('takes the lines of what the record has left out from their own field', () => {
    const output = `first\n${flood(900, 'fine')}`;
    expect(renderTelling({ output, failure_lines: ['FAIL far away'] }, 7000)).toContain('FAIL far away');
  });
});

describe('the telling line', () => {
  const tell = (output: string) => findTellingLine(makeCriterionRun({ outcome: 'failed', output, detail: 'exit 1' }));

  test('is the first that surely is about a failure, else a likely one, the last, or how it ended', () => {
    expect(tell('could not find cache\nFAIL a\nFAIL b\n')).toBe('FAIL a');
    expect(tell('fine\ncould not find cache\nfine\n')).toBe('could not find cache');
    expect(tell('one\ntwo\n\n')).toBe('two');
    expect(tell('')).toBe('exit 1');
  });

  test('is the message of a test, before a test that is only missing; of that, how it ended', () => {
    const missing = {
      name: 'b',
      base: 'missing',
      now: 'missing',
      note: 'required',
      message: '',
      path: null,
      line: null,
    };
    const failed = { ...missing, name: 'c', now: 'failed', message: "E   ImportError: no 'x'" };
    const tellOf = (list: readonly object[], output = '') => {
      const tests = { base: null, now: null, rows: list, left_out: 0 } as unknown as CriterionRun['tests'];
      return findTellingLine(makeCriterionRun({ outcome: 'failed', output, detail: 'b is missing', tests }));
    };
    expect(tellOf([missing, failed])).toBe("c: E   ImportError: no 'x'");
    const ofGo = '=== RUN   TestA/b\n    a_test.go:23: no error\n    --- FAIL: TestA/b (0.00s)\n';
    expect(tellOf([{ ...failed, message: ofGo }])).toBe('c: a_test.go:23: no error');
    const silent = '=== RUN   TestA\n--- FAIL: TestA (0.00s)\n';
    expect(tellOf([{ ...failed, message: silent }])).toBe('c: --- FAIL: TestA (0.00s)');
    expect(tellOf([missing])).toBe('b is missing');
    expect(tellOf([missing], 'fine\nTypeError: x is not a function\n')).toBe('TypeError: x is not a function');
  });
});

test('lines that look like failures are bounded, and certain ones displace likely ones', () => {
  const lines = openFailureLines();
  for (let count = 0; count < 1000; count += 1) lines.add(`could not ${count} ${'x'.repeat(9000)}`);
  for (let count = 0; count < 30; count += 1) lines.add(`FAIL a${count}`);
  const list = lines.list();
  expect(list).toHaveLength(40);
  expect(list.filter((line) => line.startsWith('FAIL'))).toHaveLength(30);
  expect(Math.max(...list.map((line) => line.length))).toBe(300);
});

describe('the lines of an output that look like failures', () => {
  const collect = (lines: readonly string[]) => {
    const found = openFailureLines();
    for (const line of lines) found.add(line);
    return found.list();
  };

  test('are each followed by the two lines after it, of which an empty one is left out', () => {
    expect(collect(['a', 'FATAL: no', 'one', '  ', 'three', 'b'])).toEqual(['FATAL: no', 'one']);
    expect(collect(['it cannot be', 'one', 'two', 'three'])).toEqual(['it cannot be', 'one', 'two']);
  });

  test('begin anew with one that is as certain, and not with a less certain one', () => {
    expect(collect(['FATAL: a', 'FATAL: b', 'one', 'two', 'three'])).toEqual(['FATAL: a', 'FATAL: b', 'one', 'two']);
    expect(collect(['FATAL: a', 'it cannot be', 'one', 'two'])).toEqual(['FATAL: a', 'it cannot be', 'one']);
    expect(collect(['it cannot be', 'FATAL: a', 'one', 'two', 'x'])).toEqual([
      'it cannot be',
      'FATAL: a',
      'one',
      'two',
    ]);
  });

  test('are at most 40, the certain ones before the likely ones, in their order', () => {
    const likely = Array.from({ length: 30 }, (_, index) => [`cannot ${index}`, '', '']).flat();
    const certain = Array.from({ length: 25 }, (_, index) => [`FATAL: ${index}`, '', '']).flat();
    const list = collect([...likely, ...certain, ...likely]);
    expect(list).toHaveLength(40);
    expect(list.filter((line) => line.startsWith('FATAL'))).toHaveLength(25);
    expect(list.slice(14, 17)).toEqual(['cannot 14', 'FATAL: 0', 'FATAL: 1']);
    expect(collect([...certain, ...certain])).toHaveLength(40);
  });

  test('are cut after 300 characters, and plain', () => {
    expect(collect([`FATAL: ${'x'.repeat(1000)}`])[0]).toHaveLength(300);
    expect(collect(['\u001b[31mFATAL: red\u001b[0m   '])).toEqual(['FATAL: red']);
    // What makes a line one of them counts within the part that is read.
    expect(collect([`${'x '.repeat(400)}FATAL: late`])).toEqual([]);
  });
});
