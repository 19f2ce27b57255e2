import { lstat, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { RefName } from '../../domain/refs/ref-name.ts';
import { requireUnmoved } from '../agent-git/git-dir-guard.ts';

interface RepositoryLocation {
  readonly gitDir: string;
  readonly root: string;
}

/** Throws when the attempt has removed or replaced the repository: then nothing can be restored. */
export async function requireRepository({ gitDir, root }: RepositoryLocation): Promise<void> {
  await requireUnmoved(gitDir);
  const isFolder = await lstat(join(gitDir, 'objects'))
    .then(
      (stat) => stat.isDirectory(),
      () => lstat(join(gitDir, 'commondir')).then((stat) => stat.isFile()),
    )
    .catch(() => false);
  if (!isFolder) throw new GroundhogError('internal', { message: `the attempt has removed the repository of ${root}` });
}

/** Replaces a HEAD that is no plain file, and returns false then: git would hang on a pipe, and follow a link. */
export async function repairHead({ gitDir }: RepositoryLocation, scratchRef: RefName): Promise<boolean> {
  const head = join(gitDir, 'HEAD');
  const found = await lstat(head).catch(() => undefined);
  if (found?.isFile()) return true;
  await rm(head, { recursive: true, force: true });
  await writeFile(head, `ref: ${scratchRef}\n`);
  return false;
}
