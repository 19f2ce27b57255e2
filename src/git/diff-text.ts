import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** What differs from one tree to another as a unified diff; empty when nothing does. No driver or filter is run. */
export async function renderTreeDiff(git: Git, from: ObjectId, to: ObjectId): Promise<string> {
  const { stdout } = await git.bytes(['diff', '--no-color', '--no-ext-diff', '--no-textconv', from, to]);
  return Buffer.from(stdout).toString('utf8');
}
