import { describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { redactEnds } from '../../../src/exec/streams/redact-ends.ts';

const SECRET = 'canary-of-a-secret-4711-0815';
const KEY = `-----BEGIN PRIVATE KEY-----\n${'Kx9+'.repeat(4000)}\n-----END PRIVATE KEY-----`;
const END = 2000;
const LONG = 1_000_000;
const redactor = createRedactor([SECRET]);

/** A long text of short lines with something in it at a place. */
function hide(what: string, place: number): string {
  const filler = '+const x = 1;\n'.repeat(LONG / 14);
  const at = place < 0 ? filler.length + place : place;
  return filler.slice(0, at) + what + filler.slice(at);
}

/** The longest beginning or end of a secret that a text still holds. */
function findRemains(text: string, secret: string): string | undefined {
  const pieces = [6, 12, secret.length].flatMap((length) => [secret.slice(0, length), secret.slice(-length)]);
  return pieces.findLast((piece) => text.includes(piece));
}

describe('the two ends of a long text', () => {
  test('are its beginning and its end, and what is missing between them is said', () => {
    const { text } = redactEnds(redactor, `first\n${hide('', 0)}last`, END);
    expect(text).toMatch(/^first\n[\s\S]*\n\[… \d{6} characters left out …\]\n[\s\S]*last$/);
    expect(text.length).toBeLessThan(3 * END + 2 * 64 * 1024);
  });

  const MARGIN = 64 * 1024;
  test.each([
    ['where the beginning ends', END],
    ['where the end begins', -END],
    ['where it is looked at first', -END - MARGIN],
    ['before that', -END - 2 * MARGIN],
  ])('hold no part of a secret that lies across a cut, visible or not, %s', (_where, cut) => {
    for (let before = 0; before <= SECRET.length; before += 4) {
      for (const hidden of ['', '\u200b']) {
        const written = `${SECRET.slice(0, 9)}${hidden}${SECRET.slice(9)}`;
        const at = cut > 0 ? cut - before : cut + written.length - before;
        expect(findRemains(redactEnds(redactor, hide(written, at), END).text, SECRET)).toBeUndefined();
      }
    }
  });

  test.each([END - 30, END - 8000, -END - 8000, -END - 64 * 1024 - 8000, -END - 128 * 1024 - 8000])(
    'hold nothing of a private key at %i',
    (at) => {
      const { text } = redactEnds(redactor, hide(KEY, at), END);
      expect(text).not.toContain('Kx9+Kx9+');
    },
  );

  test('do not cost more for a text that is longer', () => {
    const steps: number[] = [];
    const counting = {
      ...redactor,
      redactStream() {
        const stream = redactor.redactStream();
        const push = (chunk: Uint8Array) => {
          steps.push(chunk.length);
          return stream.push(chunk);
        };
        return { ...stream, push };
      },
    };
    redactEnds(counting, 'x\n'.repeat(10_000_000), END);
    expect(steps.reduce((sum, length) => sum + length, 0)).toBeLessThan(8 * 64 * 1024);
  });
});

test('a text that is not too long stays whole, without its secrets', () => {
  const text = `a ${SECRET.slice(0, 5)}\u200b${SECRET.slice(5)} b\n`;
  expect(redactEnds(redactor, text, END).text).toBe('a *** b\n');
});
