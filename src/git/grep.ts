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

/** Lists the different words of a commit's files that an extended regular expression matches, see git-grep(1). */
export async function listWords(git: Git, commit: ObjectId, expression: string): Promise<ReadonlySet<string>> {
  const args = ['grep', '-I', '-h', '--only-matching', '--word-regexp', '--extended-regexp', '-e', expression, commit];
  const { stdout } = await git.text([...args, '--'], { okExitCodes: [0, 1] });
  return new Set(stdout.split('\n').filter((word) => word !== ''));
}
