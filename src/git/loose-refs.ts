// Buys 0.2 to 0.3 floors: without it a rewind takes 1.10 instead of 0.89, at 50,000 files (docs/performance.md).

import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import type { Git } from './git.ts';
import { setHead } from './symbolic-ref.ts';
import { updateRefs } from './update-ref.ts';

/**
 * Reads the object that a ref names from its file, without a process, see gitrepository-layout(5). Undefined does not
 * mean that there is none: ask git then. Only for a repository that nobody else writes.
 */
export async function readLooseRef(git: Git, ref: RefName): Promise<ObjectId | undefined> {
  const text = readText(join(git.location.gitDir, ref));
  return /^([0-9a-f]{40}|[0-9a-f]{64})\n$/.exec(text)?.[1];
}

/** Returns true when the file HEAD names the branch; false does not mean that HEAD does not: ask git then. */
export async function isLooseHead(git: Git, branch: RefName): Promise<boolean> {
  return readText(join(git.location.gitDir, 'HEAD')) === Buffer.from(`ref: ${branch}\n`, 'utf8').toString('latin1');
}

/**
 * Points HEAD to a branch without a process, under git's lock, or by git when HEAD is not a plain file or is locked.
 * Only for a repository that nobody else writes.
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

// Why: docs/decisions/0065-control-repository-without-fsync.md
/**
 * Creates a ref without a process, under git's lock, or by git when the refs are not plain files or a file is in the
 * way. Throws GitError when the ref exists. Only for a repository that nobody else writes.
 */
export async function createLooseRef(git: Git, ref: RefName, to: ObjectId): Promise<void> {
  const { gitDir } = git.location;
  const path = join(gitDir, ref);
  try {
    if (!isLoose(gitDir) || existsSync(join(gitDir, 'packed-refs'))) throw new Error('its refs are no plain files');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.lock`, `${to}\n`, { flag: 'wx' });
  } catch {
    return updateRefs(git, [{ kind: 'create', ref, to }]);
  }
  try {
    // Unlike rename(2), link(2) never replaces a file.
    linkSync(`${path}.lock`, path);
  } catch {
    unlinkSync(`${path}.lock`);
    return updateRefs(git, [{ kind: 'create', ref, to }]);
  }
  unlinkSync(`${path}.lock`);
}

/** Returns true when refs are files: with reftable HEAD names the branch `.invalid`. */
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
