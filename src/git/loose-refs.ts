import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/ref-name.ts';
import type { Git } from './git.ts';

/**
 * The object that a ref names, read from its own file without a process. Undefined is no answer: the ref may be kept in
 * another way, and git must be asked. Only for a repository that nobody else writes.
 */
export async function readLooseRef(git: Git, ref: RefName): Promise<ObjectId | undefined> {
  const text = await readFile(join(git.place.gitDir, ref), 'latin1').catch(() => '');
  return /^([0-9a-f]{40}|[0-9a-f]{64})\n$/.exec(text)?.[1];
}

/** True when HEAD's own file names the branch; false is no answer: git must be asked. */
export async function isLooseHead(git: Git, branch: RefName): Promise<boolean> {
  const text = await readFile(join(git.place.gitDir, 'HEAD'), 'utf8').catch(() => '');
  return text === `ref: ${branch}\n`;
}
