import { lstatSync } from 'node:fs';
import type { Git } from './git.ts';
import { type IndexEntry, listIndex } from './ls-files.ts';
import { type PathBytes, toDiskPath } from './path-bytes.ts';

/**
 * The tracked files that are gone because a link is in the place of a folder above them. git tells them as deleted only
 * where it can follow the link: by one that leads to itself, or to where nobody may go, it passes in silence.
 */
export async function findBehindLinks(git: Git): Promise<IndexEntry[]> {
  const { workTree } = git.location;
  if (workTree === undefined) return [];
  const known = new Map<PathBytes, boolean>();
  const isBehindLink = (path: PathBytes): boolean => {
    const slash = path.lastIndexOf('/');
    if (slash < 0) return false;
    const folder = path.slice(0, slash);
    const answer = known.get(folder) ?? (isBehindLink(folder) || isLink(toDiskPath(workTree, folder)));
    known.set(folder, answer);
    return answer;
  };
  return (await listIndex(git)).filter(({ path, isSkipped }) => !isSkipped && isBehindLink(path));
}

function isLink(path: Buffer): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch {
    // Nobody may look there, or a file is in the place of a folder: no link of ours.
    return false;
  }
}
