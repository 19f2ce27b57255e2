import type { TreeDifference } from '../../git/diff-tree.ts';
import type { PathBytes } from '../../git/path-bytes.ts';
import { toDifference } from '../files/read-changed-files.ts';
import type { FileAt } from '../workspace-cache.ts';

type Changes = ReadonlyMap<PathBytes, TreeDifference>;

/** Returns the differences from one tree to another, of which each is given by its differences from the same base. */
export function subtractChanges(after: Changes, before: Changes): TreeDifference[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    const was = old === undefined ? now?.was : toFile(old);
    const is = now === undefined ? old?.was : toFile(now);
    return was?.id === is?.id && was?.mode === is?.mode ? [] : [toDifference(path, { was, is })];
  });
}

function toFile({ status, mode, id }: TreeDifference): FileAt {
  return status === 'D' ? undefined : { mode, id };
}
