import type { ObjectId } from '../../domain/ids.ts';
import { readBlob, readSize } from '../../git/cat-file.ts';
import type { Git } from '../../git/git.ts';
import { findTreeEntry } from '../../git/ls-tree.ts';
import type { TreeReader } from '../../verifier/verify.ts';

/** Reads files from a tree object: no link is followed, and nothing on disk can change the answer. */
export function openTreeReader(git: Git, tree: ObjectId): TreeReader {
  return {
    async readEntry(path) {
      const entry = await findTreeEntry(git, tree, path);
      if (entry === undefined) return { kind: 'missing' };
      if (entry.type === 'tree') return { kind: 'directory' };
      if (entry.type === 'commit') return { kind: 'submodule' };
      if (entry.mode === '120000')
        return { kind: 'symlink', target: Buffer.from(await readBlob(git, entry.id)).toString('utf8') };
      return { kind: 'file', size: await readSize(git, entry.id), read: () => readBlob(git, entry.id) };
    },
  };
}
