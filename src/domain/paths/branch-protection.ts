import { compileGlobs } from './glob.ts';

/** The branches that no run may work on, besides those that are always protected. */
export interface BranchProtection {
  /** From the configuration. */
  readonly globs: readonly string[];
  /** From the host of the repository. */
  readonly names: readonly string[];
}

export const NO_PROTECTION: BranchProtection = { globs: [], names: [] };

const ALWAYS_PROTECTED: readonly string[] = ['main', 'master'];

export interface KnownBranches {
  readonly protection: BranchProtection;
  /** The refs that the task started from. */
  readonly bases: readonly (string | undefined)[];
  readonly defaultBranch: string | undefined;
}

/** Returns why a run must not work on a branch, as the end of a sentence about it; undefined when it may. */
export type FindBranchProtection = (branch: string) => string | undefined;

/** Why a run must not work on the branch that the work starts from. */
export const IS_BASE = 'is the base of the task';

// Why: docs/decisions/0022-protected-names-ignore-case.md
/** Creates the test for branches. Letter case is ignored, because refs ignore it on some file systems. */
export function toBranchProtection({ protection, bases, defaultBranch }: KnownBranches): FindBranchProtection {
  const isGlobbed = compileGlobs(protection.globs);
  const isFolded = compileGlobs(protection.globs.map((glob) => glob.toLowerCase()));
  const names = new Set(protection.names.map(fold));
  const kept = new Set(bases.flatMap((base) => (base === undefined ? [] : [fold(base)])));
  const merged = defaultBranch === undefined ? undefined : fold(defaultBranch);
  return (branch) => {
    const name = fold(branch);
    if (kept.has(name)) return IS_BASE;
    if (name === merged) return 'is the default branch';
    if (ALWAYS_PROTECTED.includes(name)) return 'has a name of default branches';
    if (names.has(name)) return 'is protected on GitHub';
    if (isGlobbed(branch) || isFolded(name)) return 'is a protected branch by the settings of this run';
    return undefined;
  };
}

function fold(name: string): string {
  return name.replace(/^(?:refs\/)?heads\//, '').toLowerCase();
}
