import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { writeTree } from './update-index.ts';

/**
 * Writes the tree that another one is without a patch, see git-apply(1) and its `--reverse`. Needs a private index file,
 * which is overwritten; files are not touched. Undefined when the patch is not in the tree.
 */
export async function undoPatch(git: Git, tree: ObjectId, patch: string): Promise<ObjectId | undefined> {
  await git.bytes(['read-tree', tree]);
  const flags = ['--cached', '--reverse', '--whitespace=nowarn', '-'];
  const { exitCode } = await git.bytes(['apply', ...flags], {
    stdin: Buffer.from(patch, 'latin1'),
    okExitCodes: [0, 1, 128],
  });
  return exitCode === 0 ? writeTree(git, { mayLackObjects: true }) : undefined;
}
