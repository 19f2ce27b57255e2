import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderAnswer } from '../../../src/report/pages/answer-comment.ts';
import { renderEndSummary } from '../../../src/report/pages/job-summary.ts';
import { wrapLines } from '../../../src/report/text/wrap-lines.ts';
import { LINKS } from '../make-view.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const longest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

test('a long line is broken at spaces, and goes on indented below the line that it belongs to', () => {
  const lines = wrapLines(`  ${words(30)}`).split('\n');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.slice(1).every((line) => /^ {4}\S/.test(line))).toBe(true);
  expect(longest(lines.join('\n'))).toBeLessThanOrEqual(88);
});

test('what fits, and what has no space to break at, stays as it is', () => {
  const address = `https://github.test/${'a'.repeat(120)}`;
  const text = `permissions:\n  contents: write\n\n${address}\n  ${address}`;
  expect(wrapLines(text)).toBe(text);
  expect(wrapLines(`See ${address} for more`)).toBe(`See\n  ${address}\n  for more`);
});

test('a flood is broken in a moment, however it begins', () => {
  const flood = `${' '.repeat(100_000)}${'a '.repeat(1_000_000)}`;
  const begun = performance.now();
  expect(wrapLines(flood).length).toBeLessThan(4 * flood.length);
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('nothing is left out, and a second time changes nothing', () => {
  const line = fc.array(fc.string({ maxLength: 30 }), { maxLength: 20 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(line, (text) => {
      const once = wrapLines(text);
      expect(once.replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
      expect(wrapLines(once)).toBe(once);
    }),
  );
});

test('a refusal shows what to do next without scrolling, on the page of the job and as an answer', () => {
  const text = `The run was not started.\n${words(40)}\nNext: ${words(40)}`;
  const answer = renderAnswer({ threadNumber: 7, question: undefined }, { kind: 'plain', text }, LINKS);
  const summary = renderEndSummary('refused', text);
  for (const page of [summary, answer]) {
    expect(page).toContain('word39');
    // Prose is wrapped by the page.
    expect(page).not.toContain('```');
  }
  expect(summary).toContain('The run was not started.  \n');
  expect(answer).toContain('The run was not started.\n\n');
});
