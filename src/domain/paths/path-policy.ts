import { compileGlobs } from './glob.ts';

const PROTECTED_FOLDERS: readonly string[] = ['.github', '.groundhog'];
const PROTECTED_FILES: readonly string[] = ['.gitmodules', 'codeowners', 'docs/codeowners', '.github/codeowners'];

export interface PathPolicy {
  /** The plan's `protect` and the checkpoint's, together. */
  readonly globs: readonly string[];
  /** The plan file relative to the repository root; undefined when it lies outside. */
  readonly planPath: string | undefined;
}

/**
 * The changed paths that no attempt may change, in the order given: what `isAlwaysProtected` names, the plan file, and
 * what the globs match.
 */
export function findProtectedChange(changedPaths: readonly string[], policy: PathPolicy): string[] {
  const isProtected = toProtection(policy);
  return changedPaths.filter(isProtected);
}

/** The same rule as a test for one path. */
export function toProtection({ globs, planPath }: PathPolicy): (path: string) => boolean {
  const matches = compileGlobs(globs);
  const plan = planPath === undefined ? undefined : fold(planPath.replace(/^(?:\.\/+)+/, ''));
  return (path) => isAlwaysProtected(path) || fold(path) === plan || matches(path);
}

/**
 * True for what steers GitHub, git or Groundhog itself: `.github`, `.groundhog`, `.gitmodules` and `CODEOWNERS` where
 * GitHub looks for it. Compared as a file system does that ignores letter case and invisible characters.
 */
export function isAlwaysProtected(path: string): boolean {
  const folded = fold(path);
  if (PROTECTED_FILES.includes(folded)) return true;
  return PROTECTED_FOLDERS.some((folder) => folded === folder || folded.startsWith(`${folder}/`));
}

/** True when one of the globs matches the path; see `compileGlobs` for what a glob may hold. */
export function matchesAny(path: string, globs: readonly string[]): boolean {
  const known = compiled.get(globs);
  if (known !== undefined) return known(path);
  const matches = compileGlobs(globs);
  compiled.set(globs, matches);
  return matches(path);
}

/** Callers ask path by path with the same list; it is compiled once as long as the list lives. */
const compiled = new WeakMap<readonly string[], (path: string) => boolean>();

function fold(path: string): string {
  return path
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
}
