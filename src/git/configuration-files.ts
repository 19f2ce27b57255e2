import { join } from 'node:path';
import type { FilesToTrust } from '../exec/trusted-files.ts';

/** Lists what git reads of a bare repository as configuration, not as history, see gitrepository-layout(5). */
export function listConfigurationFiles(gitDir: string): FilesToTrust {
  const at = (name: string) => join(gitDir, name);
  return {
    files: ['config', 'config.worktree', 'commondir'].map(at),
    // `objects/info` has the alternates, and a commit graph, which would be believed in the place of commits.
    folders: ['hooks', 'info', 'objects/info', 'branches', 'remotes'].map(at),
  };
}
