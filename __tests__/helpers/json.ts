export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, so that its members can be read without a cast. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text to value; undefined for text that is empty or not JSON. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of keys; undefined as soon as there is nothing to go into. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const key of path) current = isJsonObject(current) ? current[key] : undefined;
  return current;
}

/** The string at a path of keys; empty when there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The number at a path of keys; zero when there is none. */
export function numberAt(value: unknown, ...path: readonly string[]): number {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : 0;
}

/** The objects of a list; other values give an empty list. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
