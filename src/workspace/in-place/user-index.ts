import { link, lstat, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigurationError, GroundhogError } from '../../domain/errors/errors.ts';
import type { Git } from '../../git/git.ts';
import { refreshIndex } from '../../git/update-index.ts';
import { copyIndex } from '../agent-git/agent-repository.ts';

/** The index of a person's checkout while we alone may write it: every git command waits, or gives up. */
export interface HeldIndex {
  /** Puts ours in its place and lets go. */
  write(): Promise<void>;
  /** Lets go, and leaves it as it was. */
  release(): Promise<void>;
}

const TRIES = 21;
const BETWEEN_TRIES_MS = 50;

interface HoldOptions {
  /** Reads the times of files that were put back. */
  readonly isFresh?: boolean;
}

/** The same as `findFreeIndex`, but throws, with nothing changed, where somebody else holds it. */
export async function holdIndex(git: Git, gitDir: string, options: HoldOptions = {}): Promise<HeldIndex> {
  const held = await tryHoldIndex(git, gitDir, options);
  if (held === undefined) throw new GroundhogError('checkout_index_held', { path: toIndexFiles(gitDir).lock });
  return held;
}

/**
 * Takes the lock of an index as git does, with the copy of ours that is to be written; undefined where somebody else holds
 * it for longer than a moment.
 */
export async function tryHoldIndex(
  git: Git,
  gitDir: string,
  { isFresh = false }: HoldOptions = {},
): Promise<HeldIndex | undefined> {
  const { index, lock, ours } = toIndexFiles(gitDir);
  await removeStaleLock(gitDir);
  // It may still be a second name of the index, which a copy would then write to.
  const letGo = () => rm(ours, { recursive: true, force: true });
  await letGo();
  copyIndex(git.location.indexFile ?? '', ours);
  if (isFresh) await refreshIndex(git.at({ ...git.location, indexFile: ours }));
  // As a second name of the copy the lock can be told from anybody else's, also by the heir of a run that died with it.
  if (!(await retry(() => isLinked(ours, lock)))) {
    await letGo();
    return undefined;
  }
  return {
    write: () => rename(lock, index).then(letGo),
    release: () => rm(lock, { force: true }).then(letGo),
  };
}

/** Throws ConfigurationError when somebody holds the index of a checkout for longer than a moment. */
export async function requireIndexFree(gitDir: string): Promise<void> {
  await removeStaleLock(gitDir);
  if (!(await becomesFree(gitDir)))
    throw new ConfigurationError('checkout_index_held', { path: toIndexFiles(gitDir).lock });
}

/** Removes a lock that an attempt, all of whose processes have ended, has left; one that goes by itself was a person's. */
export async function clearIndexLock(gitDir: string): Promise<void> {
  if (!(await becomesFree(gitDir))) await rm(toIndexFiles(gitDir).lock, { recursive: true, force: true });
}

function becomesFree(gitDir: string): Promise<boolean> {
  return retry(async () => (await find(toIndexFiles(gitDir).lock)) === undefined);
}

/** What a run of ours that died has left; the checkout is ours alone by now. */
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
