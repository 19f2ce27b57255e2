/** Reduces an untrusted name to letters, digits, hyphens, underscores and spaces; empty where it has none of them. */
export function toBareName(name: string, maxChars: number): string {
  return name
    .replace(/[^A-Za-z0-9_-]+/g, ' ')
    .trim()
    .slice(0, maxChars);
}
