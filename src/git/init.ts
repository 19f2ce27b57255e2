import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from './git.ts';

export interface NewRepository {
  readonly objectFormat: 'sha1' | 'sha256';
  /** Object folders of other repositories that are read and never written. */
  readonly borrowFrom: readonly string[];
  /** It goes with the run: nothing in it is waited for until the disk has it. */
  readonly isTemporary?: boolean;
}

/** Makes an empty bare repository at the door's git directory: no template, no hook, no attribute in force. */
export async function initBare(git: Git, repository: NewRepository): Promise<void> {
  const { gitDir } = git.location;
  await mkdir(gitDir, { recursive: true, mode: 0o700 });
  await git.text([
    'init',
    '--quiet',
    '--bare',
    '--template=',
    `--object-format=${repository.objectFormat}`,
    '--initial-branch=groundhog-none',
    gitDir,
  ]);
  if (repository.isTemporary === true) await appendFile(join(gitDir, 'config'), '[core]\n\tfsync = none\n');
  await mkdir(join(gitDir, 'info'), { recursive: true });
  // What is in a file on disk is what is in its blob, byte for byte.
  await writeFile(join(gitDir, 'info', 'attributes'), '* -text -eol -ident -filter -working-tree-encoding\n');
  if (repository.borrowFrom.length > 0) {
    await appendFile(
      join(gitDir, 'objects', 'info', 'alternates'),
      repository.borrowFrom.map((path) => `${path}\n`).join(''),
    );
  }
}
