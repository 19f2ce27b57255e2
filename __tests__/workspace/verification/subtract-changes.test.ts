import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TreeDifference } from '../../../src/git/diff-tree.ts';
import { toDifference } from '../../../src/workspace/files/read-changed-files.ts';
import { subtractChanges } from '../../../src/workspace/verification/subtract-changes.ts';
import type { FileAt } from '../../../src/workspace/workspace-cache.ts';

type Tree = Readonly<Record<string, FileAt>>;

const file = fc.record({ mode: fc.constantFrom('100644', '100755', '120000'), id: fc.constantFrom('a', 'b', 'c') });
const tree: fc.Arbitrary<Tree> = fc.dictionary(fc.constantFrom('f', 'g', 'h', 'd/f', 'd/g'), file);

function compare(from: Tree, to: Tree): Map<string, TreeDifference> {
  const found = new Map<string, TreeDifference>();
  for (const path of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [was, is] = [from[path], to[path]];
    if (was?.id !== is?.id || was?.mode !== is?.mode) found.set(path, toDifference(path, { was, is }));
  }
  return found;
}

const sort = (changes: Iterable<TreeDifference>) => [...changes].sort((a, b) => (a.path < b.path ? -1 : 1));

test('the differences of two trees follow from those of each to the same base', () => {
  const property = fc.property(tree, tree, tree, (base, before, after) => {
    const found = subtractChanges(compare(base, after), compare(base, before));
    expect(sort(found)).toEqual(sort(compare(before, after).values()));
  });
  fc.assert(property, { seed: 7, numRuns: 300 });
});
