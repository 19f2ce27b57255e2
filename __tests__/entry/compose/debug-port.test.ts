import { expect, test } from '@jest/globals';
import { openDebugPort } from '../../../src/entry/compose/debug-port.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';

const SECRET = 'wh1te-rabbit-9f';

function write(...lines: readonly string[]): string[] {
  const written: string[] = [];
  const debug = openDebugPort(createRedactor([SECRET]), (text) => written.push(text));
  for (const line of lines) debug(line);
  return written;
}

test('each line is marked, and stays one line without control characters', () => {
  expect(write('git fetch (exit 0, 34 ms)')).toEqual(['debug: git fetch (exit 0, 34 ms)\n']);
  expect(write('a\n::error::b\r\n##[c]\u001b[31m')).toEqual([expect.stringMatching(/^debug: [^\n\r\u001b]*\n$/)]);
});

test('no line holds a secret, not even one that control characters interrupt', () => {
  expect(write(`git push ${SECRET}`)).toEqual(['debug: git push ***\n']);
  expect(write(`git push ${SECRET.slice(0, 5)}\u0007${SECRET.slice(5)}`).join()).not.toContain(SECRET);
});

test('a long line is cut', () => {
  expect(write('x'.repeat(100_000))[0]?.length).toBeLessThan(2100);
});
