import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** The history of some refs as people read it in a terminal. */
export async function renderGraph(git: Git, refs: readonly string[]): Promise<string> {
  return (await git.text(['log', '--graph', '--decorate=short', '--format=%h%d %s', '--end-of-options', ...refs]))
    .stdout;
}

/** What one commit changed, as a patch with its totals. */
export async function renderCommit(git: Git, commit: ObjectId): Promise<string> {
  const args = [
    'show',
    '--format=%h %s',
    '--stat',
    '--patch',
    '--no-ext-diff',
    '--no-textconv',
    '--end-of-options',
    commit,
  ];
  return (await git.text(args)).stdout;
}

/** The address of whoever made a commit. */
export async function readCommitterEmail(git: Git, commit: ObjectId): Promise<string> {
  return (await git.text(['log', '-1', '--format=%ce', '--end-of-options', commit])).stdout.trim();
}

/** What the author of a commit wrote. */
export async function readMessage(git: Git, commit: ObjectId): Promise<string> {
  return (await git.text(['log', '-1', '--format=%B', '--end-of-options', commit])).stdout;
}
