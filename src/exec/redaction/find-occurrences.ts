export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Finds every occurrence, overlapping ones included, of any of the given strings (of 4 or more characters each). */
export type OccurrenceFinder = (text: string, from: number) => Span[];

const KEY_LENGTH = 4;
const KEYS = 1 << 16;

/** Creates a search for many strings at once, which reads the text once however many they are. */
export function createOccurrenceFinder(needles: readonly string[]): OccurrenceFinder {
  const byKey = new Map<number, string[]>();
  const isKey = new Uint8Array(KEYS);
  for (const needle of needles) {
    const key = toKey([...needle.slice(0, KEY_LENGTH)].reduce((window, char) => roll(window, char.charCodeAt(0)), 0));
    byKey.set(key, [...(byKey.get(key) ?? []), needle]);
    isKey[key] = 1;
  }
  if (needles.length === 0) return () => [];
  return (text, from) => {
    const spans: Span[] = [];
    let window = 0;
    for (let at = from; at < text.length; at += 1) {
      window = roll(window, text.charCodeAt(at));
      if (isKey[toKey(window)] !== 1) continue;
      const start = at - KEY_LENGTH + 1;
      for (const needle of byKey.get(toKey(window)) ?? []) {
        if (start >= from && text.startsWith(needle, start)) spans.push({ start, end: start + needle.length });
      }
    }
    return spans;
  };
}

/** Appends a byte to the last four; the oldest falls out at the top. */
function roll(window: number, byte: number): number {
  return (window << 8) | byte;
}

function toKey(window: number): number {
  return (window ^ (window >>> 13)) & (KEYS - 1);
}
