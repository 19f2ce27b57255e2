import { lstatSync } from 'node:fs';
import type { Git } from './git.ts';
import { type IndexEntry, listIndex } from './ls-files.ts';
import { type PathBytes, toDiskPath } from './path-bytes.ts';

/**
 * Finds the tracked files that are gone because a link replaced a folder above them. git-status(1) lists them as
 * deleted only when it can follow the link; it omits them when the link leads to itself or to where nobody may enter.
 */
export async function findBehindLinks(git: Git): Promise<IndexEntry[]> {
  const { workTree } = git.location;
  if (workTree === undefined) return [];
  const known = new Map<PathBytes, boolean>();
  const isBehindLink = (path: PathBytes): boolean => {
    const slash = path.lastIndexOf('/');
    if (slash < 0) return false;
    const folder = path.slice(0, slash);
    const isBehind = known.get(folder) ?? (isBehindLink(folder) || isLink(toDiskPath(workTree, folder)));
    known.set(folder, isBehind);
    return isBehind;
  };
  return (await listIndex(git)).filter(({ path, isSkipped }) => !isSkipped && isBehindLink(path));
}

function isLink(path: Buffer): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch {
    // The folder above may not be entered, or is a file: this is no link.
    return false;
  }
}
