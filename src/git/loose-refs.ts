import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import type { Git } from './git.ts';
import { setHead } from './symbolic-ref.ts';
import { updateRefs } from './update-ref.ts';

/**
 * The object that a ref names, read from its own file without a process. Undefined is no answer: the ref may be kept in
 * another way, and git must be asked. Only for a repository that nobody else writes.
 */
export async function readLooseRef(git: Git, ref: RefName): Promise<ObjectId | undefined> {
  const text = readText(join(git.location.gitDir, ref));
  return /^([0-9a-f]{40}|[0-9a-f]{64})\n$/.exec(text)?.[1];
}

/** True when HEAD's own file names the branch; false is no answer: git must be asked. */
export async function isLooseHead(git: Git, branch: RefName): Promise<boolean> {
  return readText(join(git.location.gitDir, 'HEAD')) === Buffer.from(`ref: ${branch}\n`, 'utf8').toString('latin1');
}

/**
 * Points HEAD to a branch without a process, under the lock that git would take. Only for a repository that nobody else
 * writes; where HEAD is not a plain file, or is locked, git is asked.
 */
export async function setLooseHead(git: Git, branch: RefName): Promise<void> {
  const head = join(git.location.gitDir, 'HEAD');
  if (!isLoose(git.location.gitDir)) return setHead(git, branch);
  try {
    writeFileSync(`${head}.lock`, `ref: ${branch}\n`, { flag: 'wx' });
  } catch {
    return setHead(git, branch);
  }
  renameSync(`${head}.lock`, head);
}

/**
 * Makes a ref that is not there yet, without a process, under the lock that git would take. Only for a repository that
 * nobody else writes; where its refs are kept in another way, or anything is in the way, git is asked.
 */
export async function createLooseRef(git: Git, ref: RefName, to: ObjectId): Promise<void> {
  const { gitDir } = git.location;
  const path = join(gitDir, ref);
  try {
    if (!isLoose(gitDir) || existsSync(join(gitDir, 'packed-refs')))
      throw new Error('its refs are kept in another way');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.lock`, `${to}\n`, { flag: 'wx' });
  } catch {
    return updateRefs(git, [{ kind: 'create', ref, to }]);
  }
  try {
    // Unlike a change of its name, this never takes the place of anything.
    linkSync(`${path}.lock`, path);
  } catch {
    unlinkSync(`${path}.lock`);
    return updateRefs(git, [{ kind: 'create', ref, to }]);
  }
  unlinkSync(`${path}.lock`);
}

/** True where refs are files: elsewhere HEAD names a branch that there cannot be. */
function isLoose(gitDir: string): boolean {
  return /^ref: refs\/heads\/(?!\.invalid$).+\n$/.test(readText(join(gitDir, 'HEAD')));
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
