import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readPlainFile } from './plain-file.ts';

const MAX_BYTES = 1024 * 1024;

/**
 * Finds the folder of refs and objects of the repository that a folder is in, without a process, as git does. Throws an
 * Error for a repository that is in any way unusual, such as a bare one or one with an extension: git knows that one.
 */
export function findPlainRepository(folder: string): string {
  const { dev } = statSync(folder);
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    const stat = statSync(at);
    const gitDir = stat.isDirectory() && stat.dev === dev ? findGitDirIn(at) : undefined;
    if (gitDir !== undefined) return requireCommonDir(gitDir);
    // A folder with this file may be a bare repository, or the git directory itself.
    if (!stat.isDirectory() || at === dirname(at) || existsSync(join(at, 'HEAD')))
      throw new Error('no plain repository');
  }
}

/** Finds the folder of refs and objects of a plain repository; undefined for one that only git can read. */
export function findCommonDir(folder: string): string | undefined {
  try {
    return findPlainRepository(folder);
  } catch {
    return undefined;
  }
}

/** Finds the branch that is checked out where a folder is, without a process; undefined for none, and where only git can tell. */
export function findHeadBranch(folder: string): string | undefined {
  try {
    for (let at = realpathSync(folder); ; at = dirname(at)) {
      const gitDir = findGitDirIn(at);
      if (gitDir !== undefined) return /^ref: refs\/heads\/([^\n]+)\n$/.exec(readText(join(gitDir, 'HEAD')))?.[1];
      if (at === dirname(at)) return undefined;
    }
  } catch {
    return undefined;
  }
}

function findGitDirIn(folder: string): string | undefined {
  const path = join(folder, '.git');
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (stat.isDirectory()) return path;
  const linked = /^gitdir: ([^\r\n]+)\n$/.exec(readText(path))?.[1];
  if (linked === undefined) throw new Error(`${path} names no git directory`);
  return resolve(folder, linked);
}

function requireCommonDir(gitDir: string): string {
  if (!/^(?:ref: refs\/[^\n]+|[0-9a-f]{40})\n$/.test(readText(join(gitDir, 'HEAD')))) throw new Error('no plain HEAD');
  const commonDir = resolve(gitDir, readText(join(gitDir, 'commondir')).replace(/\n$/, ''));
  const isWhole = ['refs', 'objects'].every((name) => statSync(join(commonDir, name)).isDirectory());
  if (!isWhole || !hasOldestFormat(readText(join(commonDir, 'config')))) throw new Error('no plain repository');
  return commonDir;
}

/** Returns whether a repository of this configuration has files of refs, and objects with ids of SHA-1. */
function hasOldestFormat(config: string): boolean {
  const rest = config.replace(/^\s*repositoryformatversion = 0$/m, '');
  return rest !== config && !/extensions|repositoryformatversion/i.test(rest);
}

/** Reads a file as text; empty where there is none. */
function readText(path: string): string {
  return readPlainFile(path, MAX_BYTES)?.toString('utf8') ?? '';
}
