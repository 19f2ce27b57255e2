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
 * Returns the changed paths that no attempt may change, in the given order: those of `isAlwaysProtected`, the plan
 * file, and those that the globs match.
 */
export function findProtectedChange(changedPaths: readonly string[], policy: PathPolicy): string[] {
  const isProtected = toProtection(policy);
  return changedPaths.filter(isProtected);
}

/** Creates a test for one path by the rule of `findProtectedChange`. */
export function toProtection({ globs, planPath }: PathPolicy): (path: string) => boolean {
  const matches = compileGlobs(globs);
  const plan = planPath === undefined ? undefined : fold(planPath.replace(/^(?:\.\/+)+/, ''));
  return (path) => isAlwaysProtected(path) || fold(path) === plan || matches(path);
}

// Why: docs/decisions/0192-compiled-modules-are-no-work.md
/** Returns whether a path is that of a module that Python has compiled and takes instead of its source. */
export function isCompiledByPython(path: string): boolean {
  return /(?:^|\/)__pycache__(?:\/|$)/.test(path);
}

// Why: docs/decisions/0187-attributes-are-for-people.md
/**
 * Returns whether a path configures GitHub, git or Groundhog: `.github`, `.groundhog`, `.gitmodules`, `.gitattributes` in any
 * folder, `CODEOWNERS` in the folders that GitHub reads it from, and what Python has compiled. Letter case and invisible characters are ignored, as on
 * some file systems.
 */
export function isAlwaysProtected(path: string): boolean {
  const folded = fold(path);
  if (PROTECTED_FILES.includes(folded) || /(?:^|\/)\.gitattributes$/.test(folded) || isCompiledByPython(folded))
    return true;
  return PROTECTED_FOLDERS.some((folder) => folded === folder || folded.startsWith(`${folder}/`));
}

function fold(path: string): string {
  return path
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
}
