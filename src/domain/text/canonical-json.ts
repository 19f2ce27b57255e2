/**
 * JSON text that is the same for equal values: keys in the order of their UTF-16 units, no spaces, absent and undefined
 * alike. Meant for hashing values that came from JSON or a schema.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isMapping(part) ? sortKeys(part) : part));
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(mapping: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(mapping).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
