import { createOccurrenceFinder, type OccurrenceFinder, type Span } from './find-occurrences.ts';
import { toSecretForms } from './secret-encodings.ts';
import {
  LONGEST_KEY_END,
  LONGEST_LINE_MATCH,
  LONGEST_LOOKBEHIND,
  OPEN_PRIVATE_KEY,
  type SecretPattern,
  secretPatterns,
} from './secret-patterns.ts';
import { MAX_RUN } from './views/byte-fold.ts';
import { createSearchViews, dropExcess, type SearchView, type SearchViews } from './views/search-views.ts';

const REPLACEMENT = '***';
/** The part of a long text that is searched at once. */
const SLICE = 1024 * 1024;
/** A text that is held back and longer than this is searched again when it has grown, since every search is as long as it. */
const MUCH = 16 * 1024;
const GROWTH = 2;

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
  /** Adds secrets that became known later. Streams that are open do not find them. */
  add(secrets: readonly string[]): void;
}

interface Search {
  readonly findForms: OccurrenceFinder;
  readonly longestInLine: number;
  readonly longestOverLines: number;
}

/**
 * Creates a redactor of the given secrets in their usual encodings and of well-known tokens, in linear time. They are
 * found also where characters break them that nobody sees, escape sequences, or marks and forms of letters.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const known = new Set(secrets);
  let search = toSearch([...known]);
  return {
    redact(text) {
      const stream = createRedactingStream(search);
      const bytes = Buffer.from(text, 'utf8');
      const parts: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += SLICE) parts.push(stream.push(bytes.subarray(at, at + SLICE)));
      return Buffer.concat([...parts, stream.end()]).toString('utf8');
    },
    redactStream: () => createRedactingStream(search),
    holdsSecret: (bytes) =>
      createSearchViews(toByteText(bytes), true).views.some(({ text }) => search.findForms(text, 0).length > 0),
    add(further) {
      for (const secret of further) known.add(secret);
      search = toSearch([...known]);
    },
  };
}

function toSearch(secrets: readonly string[]): Search {
  const forms = toSecretForms(secrets);
  const longest = (list: readonly string[]) => Math.max(0, ...list.map((form) => form.length));
  return {
    findForms: createOccurrenceFinder(forms),
    longestInLine: Math.max(LONGEST_LINE_MATCH, longest(forms)),
    longestOverLines: longest(forms.filter((form) => form.includes('\n'))),
  };
}

/** Creates a stream that holds one character per byte, so that bytes that are not valid UTF-8 pass unchanged. */
function createRedactingStream(search: Search): RedactingStream {
  let text = '';
  // All are indexes into `text`: first undecided, first not yet replaced, first not yet searched by each scanner of a view.
  let next = 0;
  let covered = 0;
  let scanFrom: readonly (readonly number[])[] = [];
  let enough = 0;
  const release = (isLast: boolean): Uint8Array => {
    let opened = createSearchViews(text, isLast);
    if (opened.excess.length > 0) {
      text = dropExcess(text, opened);
      opened = createSearchViews(text, isLast);
    }
    const hold = isLast ? text.length : Math.max(next, findHoldOfViews(opened, search));
    const found = searchViews(opened.views, { search, next, scanFrom, hold });
    const spans = found.flatMap(({ all }) => all).sort((a, b) => a.start - b.start);
    let output = '';
    let at = Math.max(next, covered);
    for (const span of spans) {
      if (span.start >= covered) output += text.slice(at, span.start) + REPLACEMENT;
      covered = Math.max(covered, span.end);
      at = Math.max(at, covered);
    }
    if (at < hold) output += text.slice(at, hold);
    const cut = Math.min(...opened.views.map((view) => findContext(view, opened, hold)));
    scanFrom = found.map(({ from }) => from.map((end) => Math.max(hold, end) - cut));
    covered = Math.max(hold, covered) - cut;
    next = hold - cut;
    text = text.slice(cut);
    enough = text.length < MUCH ? 0 : text.length * GROWTH;
    return Buffer.from(output, 'latin1');
  };
  return {
    push(chunk) {
      text += shortenFlood(toByteText(chunk));
      return text.length < enough ? new Uint8Array() : release(false);
    },
    end: () => release(true),
  };
}

/** A run of one control character that is in excess, whatever stands around it. */
const FLOOD = new RegExp(`([\\0-\\x08\\x0b\\x0c\\x0e-\\x1a\\x1c-\\x1f\\x7f])\\1{${MAX_RUN},}`, 'g');

/** Shortens what `dropExcess` would drop anyway: it examines each character, and a flood has many. */
function shortenFlood(text: string): string {
  return text.replace(FLOOD, (run) => run.slice(0, MAX_RUN + 1));
}

/** Finds the beginning of what a search must still see of the part before `hold`. */
function findContext(view: SearchView, { align }: SearchViews, hold: number): number {
  return align(view.toStart(Math.max(0, view.toView(hold) - LONGEST_LOOKBEHIND)));
}

interface SearchPosition {
  readonly search: Search;
  readonly next: number;
  readonly scanFrom: readonly (readonly number[])[];
  readonly hold: number;
}

interface FoundInView {
  readonly all: readonly Span[];
  /** For each scanner the end of its last match. */
  readonly from: readonly number[];
}

/** Finds what starts before `hold` in each view, as parts of the original. */
function searchViews(views: readonly SearchView[], position: SearchPosition): readonly FoundInView[] {
  const [first, ...others] = [0, 1, 2].map((index) => searchView(views[index], index, position));
  if (first === undefined) return [];
  // A view that is not there has the text of the first, so that nothing else was found in it.
  const merge = (from: readonly number[]) => from.map((end, each) => Math.max(end, first.from[each] ?? 0));
  return [
    first,
    ...others.map((found, index) => (index + 1 < views.length ? found : { ...found, from: merge(found.from) })),
  ];
}

function searchView(view: SearchView | undefined, index: number, position: SearchPosition): FoundInView {
  const { search, next, scanFrom, hold } = position;
  const from = scanFrom[index] ?? scanners.map(() => 0);
  if (view === undefined) return { all: [], from };
  const toOriginal = ({ start, end }: Span) => ({ start: view.toStart(start), end: view.toEnd(end) });
  const isDecided = (span: Span) => span.start < hold;
  const found = scanners.map(({ scan }, each) =>
    scan(view.text, view.toView(from[each] ?? 0))
      .map(toOriginal)
      .filter(isDecided),
  );
  const given = search.findForms(view.text, view.toView(next)).map(toOriginal).filter(isDecided);
  return { all: [...found.flat(), ...given], from: found.map((list, each) => list.at(-1)?.end ?? from[each] ?? 0) };
}

/** Finds the beginning of the undecided part, in whatever view it is longest. */
function findHoldOfViews({ views, openFrom, align }: SearchViews, search: Search): number {
  const holds = views.map((view) => view.toStart(findHold(view.text, search)));
  return align(Math.min(openFrom, ...holds));
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
  const { views } = createSearchViews(toByteText(bytes), true);
  const found = tokenScanners.filter(({ scan }) => views.some(({ text }) => scan(text, 0).length > 0));
  return [...new Set(found.map(({ name }) => name))];
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
    starts.map((start) => ({ name, scan: createScan(start, offset, source) })),
  );
}

function createScan(start: string, offset: number, source: string): TokenScanner['scan'] {
  let pattern: RegExp | undefined;
  return (text, from) => {
    const spans: Span[] = [];
    let at = text.indexOf(start, Math.max(0, from - offset));
    while (at !== -1) {
      // Made for the first beginning that is found, since most are in no text of a process.
      pattern ??= new RegExp(source, 'y');
      pattern.lastIndex = at + offset;
      const length = pattern.exec(text)?.[0].length ?? 0;
      if (length > 0) spans.push({ start: at + offset, end: at + offset + length });
      at = text.indexOf(start, at + Math.max(1, length));
    }
    return spans;
  };
}
