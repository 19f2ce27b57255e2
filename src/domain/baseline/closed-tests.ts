import { compileGlobs } from '../paths/glob.ts';
import type { Criterion } from '../plan/criterion.ts';
import { listLimits } from '../plan/plan.ts';
import { isAmongTests } from '../toolchain/test-files.ts';

const MAX_FILES = 2000;

/** The paths of the base, and the limits of a checkpoint. */
export interface ClosedFacts {
  readonly criteria: readonly Criterion[];
  readonly paths: Iterable<string>;
  readonly isProtected: (path: string) => boolean;
}

/** Returns whether the test files of the base, and new ones beside them, are closed to a checkpoint. */
export function mayWriteNoTest({ criteria, paths, isProtected }: ClosedFacts): boolean {
  const limits = criteria.flatMap((criterion) => (criterion.kind === 'changes_within' ? [criterion.paths] : []));
  const isWithin = limits.map((globs) => compileGlobs(globs));
  const isClosed = (path: string) => isProtected(path) || isWithin.some((matches) => !matches(path));
  const files = [...paths].filter(isAmongTests).slice(0, MAX_FILES);
  // A plan may name the file that the new tests go to.
  const named = listLimits(criteria).map((glob) => glob.replace(/\*+/g, 'x'));
  const mayAdd = named.some((path) => isAmongTests(path) && !isClosed(path));
  return files.length > 0 && !mayAdd && files.every((path) => isClosed(path) && isClosed(toNewName(path)));
}

/** Returns the path of a file beside another one that globs for such tests match, too. */
function toNewName(path: string): string {
  return path.replace(/((?:[_-](?:test|spec)|Tests?|Spec)?(?:\.[^/]*)?)$/, '2$1');
}
