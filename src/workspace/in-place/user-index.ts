import { link, lstat, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigurationError, GroundhogError } from '../../domain/errors/errors.ts';
import type { Git } from '../../git/git.ts';
import { refreshIndex } from '../../git/update-index.ts';
import { copyIndex } from '../agent-git/agent-repository.ts';

/** The locked index of a user's checkout: until it is released, git commands of others wait or fail. */
export interface HeldIndex {
  /** Replaces the index by ours, and releases it. */
  write(): Promise<void>;
  /** Releases the index unchanged. */
  release(): Promise<void>;
}

const TRIES = 21;
const BETWEEN_TRIES_MS = 50;

interface HoldOptions {
  /** Refreshes our copy, since files were restored; git-update-index(1) --refresh. */
  readonly isFresh?: boolean;
}

/** Locks the index. Throws GroundhogError `checkout_index_held` when another process holds it; nothing is changed. */
export async function holdIndex(git: Git, gitDir: string, options: HoldOptions = {}): Promise<HeldIndex> {
  const held = await tryHoldIndex(git, gitDir, options);
  if (held === undefined) throw new GroundhogError('checkout_index_held', { path: toIndexFiles(gitDir).lock });
  return held;
}

/**
 * Locks an index as git does, with our copy as the content to write; undefined when another process holds it for longer
 * than a second.
 */
export async function tryHoldIndex(
  git: Git,
  gitDir: string,
  { isFresh = false }: HoldOptions = {},
): Promise<HeldIndex | undefined> {
  const { index, lock, ours } = toIndexFiles(gitDir);
  await removeStaleLock(gitDir);
  // It may still be a second name of the index, which a copy would then overwrite.
  const removeCopy = () => rm(ours, { recursive: true, force: true });
  await removeCopy();
  copyIndex(git.location.indexFile ?? '', ours);
  if (isFresh) await refreshIndex(git.at({ ...git.location, indexFile: ours }));
  // Being a second name of the copy, the lock is known to be ours, also by the next run when this one dies.
  if (!(await retry(() => isLinked(ours, lock)))) {
    await removeCopy();
    return undefined;
  }
  return {
    write: () => rename(lock, index).then(removeCopy),
    release: () => rm(lock, { force: true }).then(removeCopy),
  };
}

/** Throws ConfigurationError when another process holds the index of a checkout for longer than a second. */
export async function requireIndexFree(gitDir: string): Promise<void> {
  await removeStaleLock(gitDir);
  if (!(await becomesFree(gitDir)))
    throw new ConfigurationError('checkout_index_held', { path: toIndexFiles(gitDir).lock });
}

/** Removes a lock that an ended attempt has left; one that goes within a second was of a command of the user's. */
export async function clearIndexLock(gitDir: string): Promise<void> {
  if (!(await becomesFree(gitDir))) await rm(toIndexFiles(gitDir).lock, { recursive: true, force: true });
}

function becomesFree(gitDir: string): Promise<boolean> {
  return retry(async () => (await find(toIndexFiles(gitDir).lock)) === undefined);
}

/** Removes the lock that a dead run of ours has left; the checkout is locked by this run. */
async function removeStaleLock(gitDir: string): Promise<void> {
  const { lock, ours } = toIndexFiles(gitDir);
  const [held, copy] = await Promise.all([find(lock), find(ours)]);
  if (held !== undefined && held.ino === copy?.ino && held.dev === copy.dev) await rm(lock, { force: true });
}

async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function retry(isDone: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    if (await isDone()) return true;
    await sleep(BETWEEN_TRIES_MS);
  }
  return isDone();
}

function find(path: string) {
  return lstat(path).catch(() => undefined);
}

function toIndexFiles(gitDir: string) {
  const index = join(gitDir, 'index');
  return { index, lock: `${index}.lock`, ours: join(gitDir, 'index.groundhog') };
}
