import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor, findSecrets, type Redactor } from '../../../src/exec/redaction/redact.ts';
import { anyCharacter } from '../../helpers/any-character.ts';
import { breakSecret, forms, holdsBroken, reveal, tricks } from '../../helpers/broken-secrets.ts';

const SECRET = 'swordfish-of-the-caller-4711';
// Put together here, so that no scanner takes this file for a leak.
const TOKEN = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
const redactor = createRedactor([SECRET]);
const MEBIBYTE = 1024 * 1024;

function redactInChunks({ redactStream }: Redactor, bytes: Uint8Array, size: number): string {
  const stream = redactStream();
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(stream.push(bytes.subarray(at, at + size)));
  return Buffer.concat([...parts, stream.end()]).toString('utf8');
}

describe.each(tricks)('a secret that is broken by %s', (_name, insert) => {
  test.each([SECRET, TOKEN])('is replaced: %s', (secret) => {
    for (const broken of breakSecret(secret, insert)) {
      const text = redactor.redact(`before ${broken} after\n`);
      expect(text).toContain('***');
      expect(holdsBroken(text, secret)).toBe(false);
      expect(reveal(text)).toMatch(/^before \*+ after\n$/);
    }
  });

  test('is found in a file', () => {
    for (const broken of breakSecret(SECRET, insert))
      expect(redactor.holdsSecret(Buffer.from(`a = "${broken}"`))).toBe(true);
    for (const broken of breakSecret(TOKEN, insert)) expect(findSecrets(Buffer.from(broken))).toEqual(['GitHub token']);
  });

  test.each([1, 2, 3, 7, 64])('is replaced in a stream of chunks of %i bytes', (size) => {
    for (const broken of [...breakSecret(SECRET, insert), ...breakSecret(TOKEN, insert)]) {
      const bytes = Buffer.from(`x\n<${broken}>\ny`);
      expect(redactInChunks(redactor, bytes, size)).toBe(redactor.redact(bytes.toString('utf8')));
    }
  });
});

test.each(forms)('a secret in %s is replaced', (_name, toForm) => {
  expect(redactor.redact(`a ${toForm(SECRET)} b`)).toBe('a *** b');
});

test('a secret of accented letters is replaced, however they are written', () => {
  const given = createRedactor(['pässwörd-ñ-4711']);
  for (const form of ['NFC', 'NFD'] as const)
    expect(given.redact(`a ${'pässwörd-ñ-4711'.normalize(form)} b`)).toBe('a *** b');
});

test('a secret in a title is replaced, broken or not', () => {
  for (const secret of [SECRET, ...breakSecret(SECRET, '\u200b')])
    expect(reveal(redactor.redact(`\x1b]0;${secret}\x07 a`).replaceAll('\x1b]0;', ''))).not.toContain(SECRET);
});

test.each(['\x1b[', '\u009b1', '\x1b[38;5;'])(
  'a secret whose first letter ends a sequence is replaced: %j',
  (start) => {
    for (const secret of [SECRET, ...breakSecret(SECRET, '\u200b')]) {
      const text = redactor.redact(`a ${start}${secret} b`);
      expect(holdsBroken(text, SECRET)).toBe(false);
      expect(text).toContain('*** b');
    }
  },
);

test('a token behind a colour is replaced', () => {
  expect(redactor.redact(`\x1b[31m${TOKEN}\x1b[0m`)).toBe('\x1b[31m***\x1b[0m');
});

test('a text without a secret stays as it is, with all that nobody sees', () => {
  const text =
    'e\u0301 \x1b[1mbold\x1b[0m a\u200bb \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc66 \ufeff ｗｉｄｅ 한국어\r\n\x1b]0;t\x07';
  expect(redactor.redact(text)).toBe(text);
});

test('a secret that is added later is known from then on', () => {
  const growing = createRedactor([]);
  expect(growing.redact(SECRET)).toBe(SECRET);
  growing.add([SECRET]);
  expect(growing.redact(SECRET)).toBe('***');
  expect(growing.holdsSecret(Buffer.from(SECRET))).toBe(true);
});

describe('a flood', () => {
  const floods: readonly (readonly [string, string])[] = [
    ['characters that are not seen', '\u200b'],
    ['marks', 'a\u0336\u0336'],
    ['colours', '\x1b[31m'],
    ['open titles', '\x1b]0;abc'],
    ['escapes', '\x1b'],
    ['titles that never end', '\x1b]0;'],
    ['control strings of 8 bits', '\u0090'],
    ['saved cursors', '\x1b7'],
  ];

  test.each(floods)('of %s is held back in small part', (_name, unit) => {
    const stream = redactor.redactStream();
    const chunk = Buffer.from(unit.repeat(64 * 1024).slice(0, 64 * 1024));
    stream.push(Buffer.from(SECRET.slice(0, 9)));
    let held = 0;
    for (let turn = 0; turn < 16; turn += 1) held = Math.max(0, held + chunk.length - stream.push(chunk).length);
    const rest = stream.end().length;
    expect(rest).toBeLessThan(MEBIBYTE / 4);
  });

  test('of what is not seen does not bring the two halves of a secret past the search', () => {
    const flood = '\u200b'.repeat(MEBIBYTE);
    const text = redactInChunks(redactor, Buffer.from(`${SECRET.slice(0, 9)}${flood}${SECRET.slice(9)}`), 65_536);
    expect(reveal(text)).toBe('***');
  });
});

test('gives the same for any cutting into chunks, with tricks in any order', () => {
  const piece = fc.oneof(
    fc.constantFrom(...tricks.map(([, insert]) => insert), ...tricks.map(([, insert]) => insert.slice(0, 2))),
    fc.constantFrom(
      SECRET,
      ` ${TOKEN}`,
      SECRET.slice(0, 9),
      SECRET.slice(9),
      'ghp_',
      TOKEN.slice(4),
      'x',
      ' ',
      '\n',
      'é',
      'ﬃ',
    ),
    fc.string({ maxLength: 6, unit: anyCharacter }),
  );
  const input = fc.array(piece, { maxLength: 16 }).map((pieces) => Buffer.from(pieces.join('')));
  fc.assert(
    fc.property(input, fc.integer({ min: 1, max: 40 }), (bytes, size) => {
      const text = redactInChunks(redactor, bytes, size);
      expect(text).toBe(redactor.redact(bytes.toString('utf8')));
      expect(holdsBroken(text, SECRET)).toBe(false);
      // A token right behind a secret is part of its word until the secret is gone: each door redacts once more.
      // Within a word it is none.
      expect(reveal(redactor.redact(text))).not.toMatch(new RegExp(`(?<![A-Za-z0-9_])${TOKEN}`));
    }),
    { numRuns: 400 },
  );
});
