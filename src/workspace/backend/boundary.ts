import { realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';

/** A folder that the workspace must be apart from, and what it is. */
export interface KeptApart {
  readonly path: string;
  /** As in "the workspace and … are one folder". */
  readonly what: string;
}

export interface BoundaryOptions {
  /** Whether letter case counts at a path; found out when absent. */
  readonly ignoresCase?: (existing: string) => boolean;
}

/**
 * Throws `workspace_boundary` when the workspace, there or only planned, is one of these folders, holds one or lies in
 * one, whatever links lead there and however letter case is written.
 */
export function requireApart(workspace: string, others: readonly KeptApart[], options: BoundaryOptions = {}): void {
  const own = toComparable(workspace, options);
  for (const { path, what } of others) {
    const other = toComparable(path, options);
    if (own === other || isBelow(own, other) || isBelow(other, own))
      throw new ConfigurationError('workspace_boundary', { workspace, other: path, what });
  }
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** The real path of what is there, with what is not there yet behind it. */
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

/** True when the same folder is found under its name in the other letter case. */
function isCaseIgnored(existing: string): boolean {
  const swapped = existing.replace(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  if (swapped === existing) return false;
  const other = statSync(swapped, { throwIfNoEntry: false });
  const own = statSync(existing, { throwIfNoEntry: false });
  return other !== undefined && own !== undefined && other.dev === own.dev && other.ino === own.ino;
}
