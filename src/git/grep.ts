import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** Lists the paths of a commit whose files have a text, anywhere or as whole words, see git-grep(1). */
export async function listFilesWith(
  git: Git,
  { commit, isWord }: { readonly commit: ObjectId; readonly isWord: boolean },
  text: string,
): Promise<readonly string[]> {
  const words = isWord ? ['--word-regexp'] : [];
  const args = ['grep', '-z', '--name-only', '--fixed-strings', ...words, '--full-name', '-e', text, commit];
  const { stdout } = await git.text([...args, '--'], { okExitCodes: [0, 1] });
  // Each is named as in "HEAD:a/b".
  return stdout
    .split('\0')
    .map((name) => name.slice(commit.length + 1))
    .filter((path) => path !== '');
}

/** A word in a file of a commit. */
export interface WordInFile {
  readonly path: string;
  readonly word: string;
}

/** Lists the words in a commit's files that an extended regular expression matches, each as often as it is there, see git-grep(1). */
export async function listWords(git: Git, commit: ObjectId, expression: string): Promise<readonly WordInFile[]> {
  const args = ['grep', '-I', '-z', '--full-name', '--only-matching', '--word-regexp', '--extended-regexp'];
  const { stdout } = await git.text([...args, '-e', expression, commit, '--'], { okExitCodes: [0, 1] });
  // Each line is as in "HEAD:a/b", NUL, and the word; only a path may have the end of a line in it.
  return [...stdout.matchAll(/([^\0]*)\0([^\n]*)\n/g)].map(([, file = '', word = '']) => {
    return { path: file.slice(commit.length + 1), word };
  });
}
