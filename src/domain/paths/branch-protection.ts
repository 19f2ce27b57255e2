import { compileGlobs } from './glob.ts';

/** The branches that no run may work on, beside those that are always kept. */
export interface BranchProtection {
  /** As configured. */
  readonly globs: readonly string[];
  /** As the host of the repository tells. */
  readonly names: readonly string[];
}

export const NO_PROTECTION: BranchProtection = { globs: [], names: [] };

const ALWAYS_KEPT: readonly string[] = ['main', 'master'];

export interface KnownBranches {
  readonly protection: BranchProtection;
  /** Where the task started. */
  readonly bases: readonly (string | undefined)[];
  readonly defaultBranch: string | undefined;
}

/** Says why a branch is none to work on, as the end of a sentence about it; undefined when it is. */
export type FindBranchProtection = (branch: string) => string | undefined;

/** Makes the test for branches. Letter case does not count, since there are file systems on which refs ignore it. */
export function toBranchProtection({ protection, bases, defaultBranch }: KnownBranches): FindBranchProtection {
  const isGlobbed = compileGlobs(protection.globs);
  const isFolded = compileGlobs(protection.globs.map((glob) => glob.toLowerCase()));
  const names = new Set(protection.names.map(fold));
  const kept = new Set(bases.flatMap((base) => (base === undefined ? [] : [fold(base)])));
  const merged = defaultBranch === undefined ? undefined : fold(defaultBranch);
  return (branch) => {
    const name = fold(branch);
    if (kept.has(name)) return 'is the base of the task';
    if (name === merged) return 'is the default branch';
    if (ALWAYS_KEPT.includes(name)) return 'has a name of default branches';
    if (names.has(name)) return 'is protected on GitHub';
    if (isGlobbed(branch) || isFolded(name)) return 'is a protected branch by the settings of this run';
    return undefined;
  };
}

function fold(name: string): string {
  return name.replace(/^refs\/heads\//, '').toLowerCase();
}
