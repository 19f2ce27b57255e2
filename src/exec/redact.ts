import { createOccurrenceFinder, type OccurrenceFinder, type Span } from './find-occurrences.ts';
import {
  LONGEST_KEY_END,
  LONGEST_LINE_MATCH,
  LONGEST_LOOKBEHIND,
  OPEN_PRIVATE_KEY,
  type SecretPattern,
  secretPatterns,
} from './secret-patterns.ts';

const REPLACEMENT = '***';

const scanners = createTokenScanners(secretPatterns);
const tokenScanners = createTokenScanners(secretPatterns.filter((pattern) => pattern.kind === 'token'));

/** Redacts a stream of bytes. Its whole output does not depend on how the input was cut into chunks. */
export interface RedactingStream {
  /** Returns the output that is certain by now; holds back a piece that may be the start of a secret. */
  push(chunk: Uint8Array): Uint8Array;
  /** Returns the output that was held back. Nothing may be pushed afterwards. */
  end(): Uint8Array;
}

/** Replaces secrets by `***` before a text leaves us. */
export interface Redactor {
  redact(text: string): string;
  redactStream(): RedactingStream;
  /** Returns true when the bytes hold a given secret in any of its encodings; shapes of tokens do not count. */
  holdsSecret(bytes: Uint8Array): boolean;
}

interface Search {
  readonly findForms: OccurrenceFinder;
  readonly longestInLine: number;
  readonly longestOverLines: number;
}

/** Creates a redactor of the given secrets in their usual encodings and of well-known tokens, in linear time. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const forms = toSecretForms(secrets);
  const longest = (list: readonly string[]) => Math.max(0, ...list.map((form) => form.length));
  const search: Search = {
    findForms: createOccurrenceFinder(forms),
    longestInLine: Math.max(LONGEST_LINE_MATCH, longest(forms)),
    longestOverLines: longest(forms.filter((form) => form.includes('\n'))),
  };
  return {
    redact(text) {
      const stream = createRedactingStream(search);
      return Buffer.concat([stream.push(Buffer.from(text, 'utf8')), stream.end()]).toString('utf8');
    },
    redactStream: () => createRedactingStream(search),
    holdsSecret: (bytes) => search.findForms(toByteText(bytes), 0).length > 0,
  };
}

/** Creates a stream that holds one character per byte, so that bytes that are not valid UTF-8 pass unchanged. */
function createRedactingStream(search: Search): RedactingStream {
  let text = '';
  // All are indexes into `text`: first undecided, first not yet replaced, first not yet searched by each scanner.
  let next = 0;
  let covered = 0;
  let scanFrom = scanners.map(() => 0);
  const release = (hold: number): Uint8Array => {
    const isDecided = (span: Span) => span.start < hold;
    const found = scanners.map((scanner, index) => scanner.scan(text, scanFrom[index] ?? 0).filter(isDecided));
    const spans = [...found.flat(), ...search.findForms(text, next).filter(isDecided)];
    spans.sort((a, b) => a.start - b.start);
    let output = '';
    let at = Math.max(next, covered);
    for (const span of spans) {
      if (span.start >= covered) output += text.slice(at, span.start) + REPLACEMENT;
      covered = Math.max(covered, span.end);
      at = Math.max(at, covered);
    }
    if (at < hold) output += text.slice(at, hold);
    const cut = Math.max(0, hold - LONGEST_LOOKBEHIND);
    scanFrom = scanFrom.map((from, index) => Math.max(hold, found[index]?.at(-1)?.end ?? from) - cut);
    covered = Math.max(hold, covered) - cut;
    next = hold - cut;
    text = text.slice(cut);
    return Buffer.from(output, 'latin1');
  };
  return {
    push(chunk) {
      text += toByteText(chunk);
      return release(Math.max(next, findHold(text, search)));
    },
    end: () => release(text.length),
  };
}

/** Finds the beginning of the undecided part, which more input may complete to a secret. */
function findHold(text: string, search: Search): number {
  const openLine = Math.max(text.lastIndexOf('\n') + 1, text.length - search.longestInLine);
  const openForm = search.longestOverLines === 0 ? text.length : text.length - search.longestOverLines;
  let hold = Math.min(openLine, openForm);
  for (const match of text.matchAll(new RegExp(OPEN_PRIVATE_KEY, 'g'))) {
    if (match.index + match[0].length > text.length - LONGEST_KEY_END) hold = Math.min(hold, match.index);
  }
  return Math.max(0, hold);
}

/** Finds the names of the vendors' token shapes that occur in `bytes`, each once. */
export function findSecrets(bytes: Uint8Array): readonly string[] {
  const text = toByteText(bytes);
  return [...new Set(tokenScanners.filter(({ scan }) => scan(text, 0).length > 0).map(({ name }) => name))];
}

function toByteText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** A search, from left to right, for tokens that begin with one certain string. */
interface TokenScanner {
  readonly name: string;
  /** Finds all matches that start at `from` or later and do not overlap each other. */
  scan(text: string, from: number): Span[];
}

/** Creates one scanner for each beginning of each pattern. */
function createTokenScanners(patterns: readonly SecretPattern[]): readonly TokenScanner[] {
  return patterns.flatMap(({ name, starts, source, offset = 0 }) =>
    starts.map((start) => ({ name, scan: createScan(start, offset, new RegExp(source, 'y')) })),
  );
}

function createScan(start: string, offset: number, pattern: RegExp): TokenScanner['scan'] {
  return (text, from) => {
    const spans: Span[] = [];
    let at = text.indexOf(start, Math.max(0, from - offset));
    while (at !== -1) {
      pattern.lastIndex = at + offset;
      const length = pattern.exec(text)?.[0].length ?? 0;
      if (length > 0) spans.push({ start: at + offset, end: at + offset + length });
      at = text.indexOf(start, at + Math.max(1, length));
    }
    return spans;
  };
}

const SHORTEST_SECRET = 6;
const SHORTEST_LINE = 16;

/**
 * Returns the forms in which secrets may occur in a text, as strings with one character per byte (latin1): raw, JSON,
 * URL, hex, base64 and base64url at any offset. Secrets of less than 6 bytes have none: they would occur in any text.
 */
function toSecretForms(secrets: readonly string[]): readonly string[] {
  const forms = new Set<string>();
  for (const secret of secrets.flatMap(withParts)) {
    if (Buffer.byteLength(secret) < SHORTEST_SECRET) continue;
    for (const form of encodings(secret)) forms.add(Buffer.from(form, 'utf8').toString('latin1'));
  }
  return [...forms];
}

/** Adds each line of a secret, since logs indent lines, and the secret without its last newline. */
function withParts(secret: string): string[] {
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  return [secret, secret.trim(), ...lines.filter((line) => line.length >= SHORTEST_LINE)];
}

function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const text = bytes.toString('utf8');
  const url = encodeURIComponent(text);
  const base64 = [0, 1, 2].map((offset) => toBase64At(bytes, offset));
  return [
    text,
    JSON.stringify(text).slice(1, -1),
    url,
    url.replaceAll('%20', '+'),
    url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/** Returns the base64 characters that depend on these bytes only, after `offset` other bytes (0 to 2). */
function toBase64At(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
}
