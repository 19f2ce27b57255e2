import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** Lists the paths of a commit whose files have a text as whole words, see git-grep(1). */
export async function listFilesWith(git: Git, commit: ObjectId, text: string): Promise<readonly string[]> {
  const args = ['grep', '-z', '--name-only', '--fixed-strings', '--word-regexp', '--full-name', '-e', text, commit];
  const { stdout } = await git.text([...args, '--'], { okExitCodes: [0, 1] });
  // Each is named as in "HEAD:a/b".
  return stdout
    .split('\0')
    .map((name) => name.slice(commit.length + 1))
    .filter((path) => path !== '');
}
