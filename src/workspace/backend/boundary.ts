import { realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';

/** A folder that the workspace must be apart from, and its name in the error. */
export interface KeptApart {
  readonly path: string;
  /** As in "the workspace and … are one folder". */
  readonly what: string;
}

export interface BoundaryOptions {
  /** True when letter case does not count at a path; tried out when absent. */
  readonly ignoresCase?: (existing: string) => boolean;
}

/**
 * Throws ConfigurationError `workspace_boundary` when the workspace, which need not exist yet, is one of these folders,
 * contains one or is inside one, with links resolved and, where the file system ignores it, whatever the letter case.
 */
export function requireApart(workspace: string, others: readonly KeptApart[], options: BoundaryOptions = {}): void {
  const planned = toComparable(workspace, options);
  for (const { path, what } of others) {
    const other = toComparable(path, options);
    if (planned === other || isBelow(planned, other) || isBelow(other, planned))
      throw new ConfigurationError('workspace_boundary', { workspace, other: path, what });
  }
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** Resolves the part of a path that exists, and appends the rest. */
function toComparable(path: string, { ignoresCase = isCaseIgnored }: BoundaryOptions): string {
  const missing: string[] = [];
  let existing = resolve(path);
  for (;;) {
    const real = findRealPath(existing);
    if (real !== undefined) {
      const whole = join(real, ...missing);
      return ignoresCase(real) ? whole.normalize('NFC').toLowerCase() : whole;
    }
    missing.unshift(existing.slice(dirname(existing).length).replace(/^\//, ''));
    existing = dirname(existing);
  }
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    if (path === dirname(path)) return path;
    return undefined;
  }
}

/** True when a folder is found under its name in the other letter case. */
function isCaseIgnored(existing: string): boolean {
  const swapped = existing.replace(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  if (swapped === existing) return false;
  const other = statSync(swapped, { throwIfNoEntry: false });
  const found = statSync(existing, { throwIfNoEntry: false });
  return other !== undefined && found !== undefined && other.dev === found.dev && other.ino === found.ino;
}
