import { join } from 'node:path';
import type { Git } from './git.ts';

/** Lists the programs of git's own that our commands start, see `--exec-path` in git(1). */
export async function listOwnPrograms(git: Git): Promise<readonly string[]> {
  const folder = (await git.text(['--exec-path'])).stdout.replace(/\n$/, '');
  return ['git', 'git-remote-http', 'git-remote-https'].map((name) => join(folder, name));
}
