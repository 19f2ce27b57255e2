import type { ObjectId } from '../domain/ids.ts';
import { importCommit, type Signature } from './fast-import.ts';
import type { Git } from './git.ts';
import { toPathBytes } from './path-bytes.ts';
import { setIndexTree } from './read-tree.ts';

export interface FirstCommit {
  readonly branch: string;
  readonly files: Readonly<Record<string, string>>;
  readonly message: string;
  readonly signature: Signature;
}

/** Creates an ordinary repository whose work tree holds the given files, committed on a branch. */
export async function createRepository(
  git: Git,
  { branch, files, message, signature }: FirstCommit,
): Promise<ObjectId> {
  const { gitDir, workTree } = git.location;
  if (workTree === undefined) throw new Error('an ordinary repository needs a work tree');
  const args = ['init', '--quiet', '--template=', `--initial-branch=${branch}`];
  await git.at({ gitDir }).discover(workTree, args);
  const changes = Object.entries(files).map(([path, text]) => ({
    kind: 'content' as const,
    path: toPathBytes(path),
    bytes: Buffer.from(text, 'utf8'),
  }));
  const commit = await importCommit(git, { ref: `refs/heads/${branch}`, message, signature, changes });
  await setIndexTree(git, commit);
  await git.bytes(['checkout-index', '--all', '--force', '--quiet']);
  return commit;
}
