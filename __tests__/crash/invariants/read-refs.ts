import { git } from '../../helpers/temp-repo.ts';

/** Every ref of a repository with its commit. */
export async function readRefs(repo: string): Promise<Record<string, string>> {
  const text = await git(repo, 'for-each-ref', '--format=%(refname) %(objectname)');
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(' ')),
  );
}
