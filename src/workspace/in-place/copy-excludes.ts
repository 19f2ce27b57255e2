import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../exec/folder-access.ts';
import { type ExcludesFiles, findExcludesFile } from '../../git/excludes-file.ts';
import type { FoundRepository } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';

export interface ExcludesTarget {
  readonly found: FoundRepository;
  /** The git directory that gets the rules. */
  readonly target: string;
  readonly excludes: ExcludesFiles;
}

/** Copies the ignore rules that are in no commit: the user's, and those of this repository; gitignore(5). */
export async function copyExcludes(userGit: Git, { found, target, excludes }: ExcludesTarget): Promise<void> {
  const configFiles = [...excludes.configFiles, join(found.commonDir, 'config'), join(found.gitDir, 'config.worktree')];
  const general = await findExcludesFile(userGit, { ...excludes, configFiles });
  const texts = [await readIfThere(general), await readIfThere(join(found.commonDir, 'info', 'exclude'))];
  const file = join(target, 'info', 'exclude');
  const wanted = Buffer.concat(texts.flatMap((text) => [text, Buffer.from('\n')]));
  if (wanted.equals(await readIfThere(file))) return;
  await makeFolder(join(target, 'info'));
  await writeFile(file, wanted);
}

async function readIfThere(path: string): Promise<Buffer> {
  return readFile(path).catch(() => Buffer.alloc(0));
}
