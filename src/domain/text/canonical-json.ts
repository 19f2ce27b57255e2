/** Renders equal values as the same JSON text, for hashing: sorted by UTF-16 units, no spaces, no undefined values. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isMapping(part) ? sortKeys(part) : part));
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(mapping: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(mapping).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
