/** The bytes that a tool's answer has as text, whatever shape it came in. */
export function byteLength(value: unknown): number {
  if (value === undefined || value === null) return 0;
  return Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
}
