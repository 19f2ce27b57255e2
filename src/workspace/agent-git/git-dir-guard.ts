import { chmod, lstat, mkdir, readdir, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { FoundRepository } from '../../git/find-git-dir.ts';

/** Guards the files of a git directory that decide which programs git runs and which files it ignores. */
export interface GitDirGuard {
  /** Restores the files that changed, and returns their names. Throws where the directory was removed or replaced. */
  restore(): Promise<readonly string[]>;
}

type Entry =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly mode: number }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'other' };

const FOLDERS = ['hooks', 'info'];
const FILES = ['config', 'config.worktree', 'commondir', 'gitdir'];
// An operation of git's that has not ended, and locks of programs that are gone.
const TRANSIENT = [
  ...['MERGE_HEAD', 'MERGE_MODE', 'MERGE_MSG', 'SQUASH_MSG', 'AUTO_MERGE', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'],
  ...['REBASE_HEAD', 'BISECT_LOG', 'BISECT_START', 'BISECT_NAMES', 'BISECT_TERMS', 'BISECT_EXPECTED_REV'],
  ...['rebase-merge', 'rebase-apply', 'sequencer', 'HEAD.lock', 'config.lock'],
];

/** Reads the configuration, hooks and rules of a repository as long as only its owner has written them. */
export async function guardGitDir({ gitDir, commonDir }: FoundRepository): Promise<GitDirGuard> {
  const roots = [...new Set([gitDir, commonDir])];
  const before = await readEntries(roots);
  const transient = roots.flatMap((root) => TRANSIENT.map((name) => join(root, name)));
  const known = new Set(
    (await Promise.all(transient.map(findEntry))).flatMap((entry, at) => (entry ? [transient[at]] : [])),
  );
  return {
    async restore() {
      for (const root of roots) await requireUnmoved(root);
      for (const path of transient) if (!known.has(path)) await rm(path, { recursive: true, force: true });
      const now = await readEntries(roots);
      // What was added comes first: it may be in the place of a folder of files that are to be written.
      const added = [...now.keys()].filter((path) => !before.has(path));
      const changed = [...added, ...[...before.keys()].filter((path) => !isSame(before.get(path), now.get(path)))];
      for (const path of changed) await restoreEntry(path, before.get(path));
      return changed.map((path) => path.slice(dirname(commonDir).length + 1)).sort();
    },
  };
}

/** Throws unless a git directory, once a real path, is a folder: behind a link is the repository of somebody else. */
export async function requireUnmoved(gitDir: string): Promise<void> {
  if ((await realpath(gitDir).catch(() => undefined)) === gitDir) return;
  throw new GroundhogError('internal', { message: `the attempt has removed the repository at ${gitDir}` });
}

async function readEntries(roots: readonly string[]): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const add = async (path: string) => {
    const entry = await findEntry(path);
    if (entry !== undefined) entries.set(path, entry);
  };
  for (const root of roots) {
    for (const name of FILES) await add(join(root, name));
    for (const name of FOLDERS) {
      const folder = join(root, name);
      const stat = await lstat(folder).catch(() => undefined);
      if (stat?.isDirectory() !== true) await add(folder);
      else for (const file of await readdir(folder)) await add(join(folder, file));
    }
  }
  return entries;
}

async function findEntry(path: string): Promise<Entry | undefined> {
  const stat = await lstat(path).catch(() => undefined);
  if (stat === undefined) return undefined;
  if (stat.isSymbolicLink()) return { kind: 'link', target: await readlink(path) };
  if (!stat.isFile()) return { kind: 'other' };
  return { kind: 'file', bytes: await readFile(path), mode: stat.mode & 0o777 };
}

function isSame(a: Entry | undefined, b: Entry | undefined): boolean {
  if (a?.kind === 'file' && b?.kind === 'file') return a.mode === b.mode && a.bytes.equals(b.bytes);
  if (a?.kind === 'link' && b?.kind === 'link') return a.target === b.target;
  return a?.kind === b?.kind;
}

async function restoreEntry(path: string, entry: Entry | undefined): Promise<void> {
  // Only files and links were read: a folder of the owner's stays as it is.
  if (entry?.kind === 'other') return;
  // First, since behind a link in its place are files of others.
  const folder = await lstat(dirname(path)).catch(() => undefined);
  if (folder?.isDirectory() !== true) await rm(dirname(path), { force: true });
  await rm(path, { recursive: true, force: true });
  if (entry === undefined) return;
  await mkdir(dirname(path), { recursive: true });
  if (entry.kind === 'link') return symlink(entry.target, path);
  await writeFile(path, entry.bytes, { flag: 'wx' });
  await chmod(path, entry.mode);
}
