import { z } from 'zod';

/** Returns why a path of a plan is not a plain path below the repository root, or undefined. */
function findPathProblem(path: string): string | undefined {
  if (path.trim() === '') return 'must not be blank';
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'must be relative to the repository root';
  if (path.includes('\\')) return 'must use "/" between folders';
  if (path.includes('\0')) return 'must not contain a NUL character';
  for (const part of path.split('/')) {
    if (part === '..') return 'must not contain ".."';
    if (part === '' || part === '.') return 'must be written plainly, without "./", "//" or a "/" at the end';
    if (part.toLowerCase() === '.git') return 'must not point into ".git"';
  }
  return undefined;
}

/** A path of a plan: relative, plain, inside the repository, never in `.git`. */
export const repositoryPathSchema = z.string().superRefine((path, context) => {
  const problem = findPathProblem(path);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});
