import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { type PathBytes, splitNul } from './path-bytes.ts';

export interface IndexEntry {
  readonly mode: string;
  readonly id: ObjectId;
  readonly path: PathBytes;
  /** True when git takes the file for unchanged whatever is on disk (skip-worktree, see git-update-index(1)). */
  readonly isSkipped: boolean;
}

/** Lists all entries of the index, see git-ls-files(1). */
export async function listIndex(git: Git): Promise<IndexEntry[]> {
  const { stdout } = await git.bytes(['ls-files', '--stage', '-t', '-z']);
  return splitNul(stdout).map((record) => {
    const tab = record.indexOf('\t');
    // "<tag> <mode> <id> <stage>"
    return {
      mode: record.slice(2, 8),
      id: record.slice(9, tab - 2),
      path: record.slice(tab + 1),
      isSkipped: record[0] === 'S',
    };
  });
}

export interface FlaggedEntry extends Omit<IndexEntry, 'isSkipped'> {
  /** `H` for an ordinary entry, `S` for skip-worktree, a small letter for assume-unchanged. */
  readonly flag: string;
  readonly stage: string;
}

/** Lists all entries of the index with their flags. */
export async function listFlaggedIndex(git: Git): Promise<FlaggedEntry[]> {
  const { stdout } = await git.bytes(['ls-files', '--stage', '-v', '-z']);
  return splitNul(stdout).map((record) => {
    const tab = record.indexOf('\t');
    const [flag = '', mode = '', id = '', stage = ''] = record.slice(0, tab).split(' ');
    return { flag, mode, id, stage, path: record.slice(tab + 1) };
  });
}

/** Lists entries of the index that the current ignore rules would keep out of it. */
export async function listIgnoredEntries(git: Git): Promise<PathBytes[]> {
  return splitNul((await git.bytes(['ls-files', '--cached', '--ignored', '--exclude-standard', '-z'])).stdout);
}

/** Lists ignored paths on disk; a folder that is ignored as a whole is one entry that ends with "/". */
export async function listIgnored(git: Git): Promise<PathBytes[]> {
  const { stdout } = await git.bytes(['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']);
  return splitNul(stdout);
}
