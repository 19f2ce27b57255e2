import type { Span } from './find-occurrences.ts';
import type { SecretPattern } from './secret-patterns.ts';

/** A search, from left to right, for tokens that begin with one certain string. */
export interface TokenScanner {
  readonly name: string;
  /** Finds all matches that start at `from` or later and do not overlap each other. */
  scan(text: string, from: number): Span[];
}

/** Creates one scanner for each beginning of each pattern. */
export function createTokenScanners(patterns: readonly SecretPattern[]): readonly TokenScanner[] {
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
