/**
 * A path as git has it: bytes without an encoding, held as a string of one character for each byte (latin1), so that a
 * name that is not UTF-8 is kept unchanged between git and the disk.
 */
export type PathBytes = string & { readonly __brand?: 'PathBytes' };

function fromGitBytes(bytes: Uint8Array): PathBytes {
  return Buffer.from(bytes).toString('latin1');
}

/** Returns the path for a call of `node:fs`, below a root. */
export function toDiskPath(root: string, path: PathBytes): Buffer {
  const start = Buffer.byteLength(root, 'utf8') + 1;
  const at = Buffer.allocUnsafe(start + path.length);
  at.write(`${root}/`, 'utf8');
  at.write(path, start, 'latin1');
  return at;
}

/** Returns the path as text: UTF-8, with a replacement character for bytes that are not. */
export function toReadablePath(path: PathBytes): string {
  return Buffer.from(path, 'latin1').toString('utf8');
}

const SHORT_BYTES = 100;

/** Returns the beginning of a path as bytes, at most 100 of them: for one that may be thousands long. */
export function toShortPath(path: PathBytes): PathBytes {
  return path.length > SHORT_BYTES ? `${path.slice(0, SHORT_BYTES)}${toPathBytes('…')}` : path;
}

/** Returns a path that is given as text as bytes. */
export function toPathBytes(path: string): PathBytes {
  return Buffer.from(path, 'utf8').toString('latin1');
}

/** Quotes a path for a line-based command as C does, since a name may hold a line end or start with a quote. */
export function quotePath(path: PathBytes): string {
  if (!/["\\\0-\x1f\x7f]/.test(path)) return path;
  const escaped = path
    .replace(/["\\]/g, '\\$&')
    .replace(/[\0-\x1f\x7f]/g, (c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return `"${escaped}"`;
}

/** Splits the output of a `-z` command at its NUL bytes. */
export function splitNul(bytes: Uint8Array): PathBytes[] {
  const parts = fromGitBytes(bytes).split('\0');
  if (parts.at(-1) === '') parts.pop();
  return parts;
}
