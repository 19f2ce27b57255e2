import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../exec/folder-access.ts';
import type { Git } from './git.ts';

export interface NewRepository {
  readonly objectFormat: 'sha1' | 'sha256';
  /** Object folders of other repositories to read from, see alternates in gitrepository-layout(5). */
  readonly borrowFrom: readonly string[];
  /** Whether it is removed with the run, so that no write has to wait for the disk (core.fsync). */
  readonly isTemporary?: boolean;
}

/** Creates an empty bare repository at the location: no template, no hook, no attribute in force, see git-init(1). */
export async function initBare(git: Git, repository: NewRepository): Promise<void> {
  const { gitDir } = git.location;
  await makeFolder(gitDir, 0o700);
  const flags = ['--quiet', '--bare', '--template=', `--object-format=${repository.objectFormat}`];
  await git.text(['init', ...flags, '--initial-branch=groundhog-none', gitDir]);
  if (repository.isTemporary === true) await appendFile(join(gitDir, 'config'), '[core]\n\tfsync = none\n');
  await makeFolder(join(gitDir, 'info'));
  // A file on disk and its blob must be equal, byte for byte.
  await writeFile(join(gitDir, 'info', 'attributes'), '* -text -eol -ident -filter -working-tree-encoding\n');
  const alternates = repository.borrowFrom.map((path) => `${path}\n`).join('');
  if (alternates !== '') await appendFile(join(gitDir, 'objects', 'info', 'alternates'), alternates);
}
