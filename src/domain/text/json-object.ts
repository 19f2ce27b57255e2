/** A JSON object of unknown shape. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a value is a JSON object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a text of others; undefined where it is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value at a path of keys, or undefined. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const key of path) current = isJsonObject(current) ? current[key] : undefined;
  return current;
}

/** Returns the string at a path of keys; empty when there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** Returns the finite number at a path of keys, or undefined. */
export function numberAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

/** Returns the objects of the list at a path of keys; an empty list for other values. */
export function objectsAt(value: unknown, ...path: readonly string[]): readonly JsonObject[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
}
