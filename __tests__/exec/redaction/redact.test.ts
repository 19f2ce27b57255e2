import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor, findSecrets, type Redactor } from '../../../src/exec/redaction/redact.ts';

const run = (length: number, alphabet = 'Aa0Bb1Cc2Dd3') => alphabet.repeat(Math.ceil(length / 12)).slice(0, length);
const pem = ['RSA PRIVATE KEY', 'PRIVATE KEY', 'OPENSSH PRIVATE KEY', 'ENCRYPTED PRIVATE KEY'].map(
  (label) => `-----BEGIN ${label}-----\n${run(64)}\n${run(20)}==\n-----END ${label}-----`,
);

const tokens = [
  `ghp_${run(36)}`,
  `gho_${run(36)}`,
  `ghu_${run(36)}`,
  `ghr_${run(76)}`,
  `ghs_${run(36)}`,
  `ghs_${run(250)}.${run(200)}-_${run(64)}`,
  `github_pat_${run(22)}_${run(59)}`,
  `sk-ant-api03-${run(90)}-_AA`,
  `sk-${run(48)}`,
  `sk-proj-${run(40)}_-${run(40)}`,
  'AKIAIOSFODNN7EXAMPLE',
  `AIza${run(35)}`,
  `xoxb-123456789012-${run(24)}`,
  `xoxp-123456789012-${run(24)}`,
  `npm_${run(36)}`,
  `glpat-${run(20)}`,
  ...pem,
];

const nearMisses = [
  'ghs_short',
  `xghp_${run(36)}`,
  'task-management-system-that-is-long',
  'sk-learn-pipelines-and-other-long-words',
  'risk-assessment-of-very-long-names-0123',
  'AKIA is a prefix',
  'AKIAIOSFODNN7EXAMPLEAAAA',
  'AIzaShort',
  'npm_config_registry',
  'glpat-short',
  '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
  'https://example.com:8080/a@b',
  'ssh://git@example.com/a.git',
  'the authorization: basic rules',
];

function redactInChunks(redactor: Redactor, bytes: Uint8Array, sizes: readonly number[]): Buffer {
  const stream = redactor.redactStream();
  const parts: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = Math.max(1, sizes[turn % Math.max(1, sizes.length)] ?? 1);
    parts.push(stream.push(bytes.subarray(at, at + size)));
    at += size;
  }
  return Buffer.concat([...parts, stream.end()]);
}

describe('token shapes', () => {
  const redactor = createRedactor([]);

  test.each(tokens)('replaces %s', (token) => {
    expect(redactor.redact(`before ${token} after`)).toBe('before *** after');
    expect(redactor.redact(`{"token":"${token}"}`)).toBe('{"token":"***"}');
  });

  test.each(nearMisses)('leaves %s alone', (text) => {
    expect(redactor.redact(text)).toBe(text);
  });

  test('replaces a private key that is written with escaped line ends or never ends', () => {
    for (const key of pem) {
      expect(redactor.redact(JSON.stringify({ key }))).toBe('{"key":"***"}');
      expect(redactor.redact(`a: ${key.slice(0, 100)}`)).toBe('a: ***');
    }
  });

  test('replaces the login in a URL and keeps the rest of it', () => {
    expect(redactor.redact('git push https://x-access-token:s3cret@github.com/o/r.git')).toBe(
      'git push https://***@github.com/o/r.git',
    );
  });

  test.each([
    'AUTHORIZATION: basic eC1hY2Nlc3M6Z2hz',
    'Authorization: Bearer abcdefgh.ijkl',
    '"authorization": "token abcdefgh1"',
  ])('replaces the header %s', (header) => {
    const redacted = redactor.redact(header);
    expect(redacted).toContain('***');
    expect(redacted).not.toMatch(/eC1h|abcdefgh/);
  });
});

describe('findSecrets', () => {
  test.each(tokens)('names the shape of %s', (token) => {
    expect(findSecrets(Buffer.from(`+const key = "${token}";\n`))).toHaveLength(1);
  });

  test.each([...nearMisses, 'https://user:password@example.com'])('finds nothing in %s', (text) => {
    expect(findSecrets(Buffer.from(text))).toEqual([]);
  });

  test('names a shape once and looks into bytes that are not text', () => {
    const bytes = Buffer.concat([Buffer.from([0, 255, 0]), Buffer.from(`${tokens[0]} ${tokens[1]}`), Buffer.from([0])]);
    expect(findSecrets(bytes)).toEqual(['GitHub token']);
  });
});

const secret = 'pässword/+ "q"\\1 x';
const encodings: readonly (readonly [string, (bytes: Buffer) => string])[] = [
  ['raw', (bytes) => bytes.toString('utf8')],
  ['JSON', (bytes) => JSON.stringify(bytes.toString('utf8')).slice(1, -1)],
  ['URL', (bytes) => encodeURIComponent(bytes.toString('utf8'))],
  ['form', (bytes) => encodeURIComponent(bytes.toString('utf8')).replaceAll('%20', '+')],
  ['hex', (bytes) => bytes.toString('hex')],
  ['upper-case hex', (bytes) => bytes.toString('hex').toUpperCase()],
  ['base64', (bytes) => bytes.toString('base64')],
  ['base64url', (bytes) => bytes.toString('base64url')],
];

describe('holdsSecret', () => {
  const secret = 'correct-horse-battery-9';
  const { holdsSecret } = createRedactor([secret]);
  const inBase64 = Buffer.from(`x${secret}`).toString('base64');

  test.each([secret, `a ${secret} b`, inBase64, encodeURIComponent(secret), Buffer.from(secret).toString('hex')])(
    'finds a given secret in %s',
    (text) => {
      expect(holdsSecret(Buffer.from(text))).toBe(true);
    },
  );

  test.each(['correct-horse', 'https://user:password@example.com/', 'AUTHORIZATION: basic dXNlcjpwYXNzd29yZA=='])(
    'finds none in %s',
    (text) => {
      expect(holdsSecret(Buffer.from(text))).toBe(false);
    },
  );
});

describe('known secrets', () => {
  const redactor = createRedactor([secret, 'short', '']);

  test.each(encodings)('are replaced in %s', (_, encode) => {
    expect(redactor.redact(`a ${encode(Buffer.from(secret))} b`)).toMatch(/^a \*\*\*\S{0,3} b$/);
  });

  test.each([0, 1, 2, 3, 4, 5])('are replaced in base64 with %i bytes before them and some behind', (offset) => {
    for (const encoding of ['base64', 'base64url'] as const) {
      const encoded = Buffer.from(`${'u:'.repeat(3).slice(0, offset)}${secret}~tail`).toString(encoding);
      const redacted = redactor.redact(encoded);
      const left = redacted.split('***').map((part) => Buffer.from(part, encoding).toString('latin1'));
      expect(redacted).toContain('***');
      expect(left.join('')).not.toMatch(/ssword|"q"/);
    }
  });

  test('shorter than 6 bytes are not looked for', () => {
    expect(redactor.redact('a short text')).toBe('a short text');
  });

  test('of several lines are replaced whole and line by line', () => {
    const lines = createRedactor([`first line of it\n${run(30)}\nlast\n`]);
    expect(lines.redact(`x first line of it\n${run(30)}\nlast\ny`)).toBe('x ***y');
    expect(lines.redact(`12:00 first line of it\n12:00 ${run(30)}\n`)).toBe('12:00 ***\n12:00 ***\n');
  });

  test('that overlap are both gone', () => {
    expect(createRedactor(['abcdefgh', 'efghijkl', 'ijklmnop']).redact('<abcdefghijklmnop>')).toBe('<***>');
  });

  test('that begin inside a token shape are gone to their end', () => {
    const token = `ghp_${run(36)}`;
    expect(createRedactor(['Cc2Dd3 and more']).redact(`ghp_${run(36)} and more`)).toBe('***');
    expect(createRedactor([]).redact(`${token} and more`)).toBe('*** and more');
  });
});

describe('a stream', () => {
  const multiLine = `one line of it\n${run(24)}\nthree`;
  const redactor = createRedactor([secret, multiLine]);
  const piece = fc.oneof(
    fc.constantFrom(...tokens, ...nearMisses, secret, multiLine, '\n', ' ', '-----BEGIN PRIVATE KEY-----', '\r\n'),
    fc.constantFrom(...encodings).map(([, encode]) => encode(Buffer.from(secret))),
    fc.string({ maxLength: 12 }),
  );
  const input = fc.array(piece, { maxLength: 12 }).map((pieces) => Buffer.from(pieces.join('')));
  const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 8 });

  test('gives the same for any cutting into chunks', () => {
    fc.assert(
      fc.property(input, sizes, (bytes, given) => {
        expect(redactInChunks(redactor, bytes, given).toString('utf8')).toBe(redactor.redact(bytes.toString('utf8')));
      }),
      { numRuns: 500 },
    );
  });

  test('lets no known secret through in any encoding, however it is cut', () => {
    const anySecret = fc.string({ minLength: 6, maxLength: 40, unit: 'grapheme' });
    fc.assert(
      fc.property(anySecret, fc.constantFrom(...encodings), sizes, (value, [, encode], given) => {
        const form = encode(Buffer.from(value));
        const bytes = Buffer.from(`x\n<${form}>\ny`);
        const output = redactInChunks(createRedactor([value]), bytes, given).toString('utf8');
        expect(output).toContain('***');
        expect(output.slice(3, -3)).not.toContain(form);
      }),
      { numRuns: 300 },
    );
  });

  test('passes on bytes that are not text unchanged', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), sizes, (bytes, given) => {
        expect([...redactInChunks(createRedactor(['not in there']), bytes, given)]).toEqual([...bytes]);
      }),
    );
  });

  test('remembers what stood before a token or a login, wherever a long line is cut', () => {
    const near = `xghp_${run(36)} https://`;
    const line = Buffer.from(`${'y'.repeat(1_450)}${near}me:password@host ${'y'.repeat(1_450)}`);
    const expected = `${'y'.repeat(1_450)}${near}***@host ${'y'.repeat(1_450)}`;
    expect(redactInChunks(createRedactor([]), line, [1]).toString()).toBe(expected);
  });

  test('hands over complete lines at once', () => {
    const stream = createRedactor(['a secret']).redactStream();
    expect(Buffer.from(stream.push(Buffer.from('one\ntw'))).toString()).toBe('one\n');
    expect(Buffer.from(stream.push(Buffer.from('o\n'))).toString()).toBe('two\n');
  });

  test('holds little back of a line that never ends', () => {
    const stream = redactor.redactStream();
    let out = 0;
    for (let turn = 0; turn < 100; turn += 1) out += stream.push(Buffer.alloc(10_000, 'a')).length;
    expect(1_000_000 - out).toBeLessThan(5_000);
  });

  test('holds a private key back only as far as a key may reach', () => {
    const stream = redactor.redactStream();
    stream.push(Buffer.from('-----BEGIN PRIVATE KEY-----\n'));
    let out = 0;
    for (let turn = 0; turn < 20; turn += 1) out += stream.push(Buffer.alloc(10_000, 'a')).length;
    expect(out).toBeGreaterThan(100_000);
  });
});
