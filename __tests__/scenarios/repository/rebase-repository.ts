import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { createTempDir, git, gitWithEnv, writeFiles } from '../../helpers/temp-repo.ts';
import { TASK_BRANCH } from '../laptop.ts';

/** Commits files on the branch that is checked out, which is the base, and returns the commit. */
export async function commitOnBase(dir: string, files: Readonly<Record<string, string>>): Promise<string> {
  await writeFiles(dir, files);
  await git(dir, 'add', ...Object.keys(files));
  await git(dir, 'commit', '-q', '-m', 'The base moves');
  return git(dir, 'rev-parse', 'HEAD');
}

const PERSON = { GIT_AUTHOR_NAME: 'Person', GIT_AUTHOR_EMAIL: 'person@example.invalid' };

/** Commits files on the task branch as a person would, in a checkout of their own. */
export async function commitOnTask(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = join(await createTempDir('groundhog-person'), 'checkout');
  await git(dir, 'worktree', 'add', '-q', folder, TASK_BRANCH.replace('refs/heads/', ''));
  await writeFiles(folder, files);
  await git(folder, 'add', '.');
  await gitWithEnv(folder, PERSON, ['commit', '-q', '-m', 'A commit of a person']);
  await git(dir, 'worktree', 'remove', '--force', folder);
}

/** Returns an environment in whose git a push, counted from 1, kills the program that runs it. */
export async function killAtPush(push: number, when: 'before' | 'after'): Promise<Readonly<Record<string, string>>> {
  const folder = await createTempDir('groundhog-git');
  const { PATH = '/usr/bin:/bin' } = process.env;
  const script = `#!/bin/sh
real=$(PATH='${PATH}' command -v git)
case " $* " in
  *" push "*)
    echo >> '${folder}/pushes'
    if [ "$(wc -l < '${folder}/pushes')" -eq ${push} ]; then
      ${when === 'after' ? '"$real" "$@"; ' : ''}kill -9 "$PPID"
      exit 1
    fi ;;
esac
exec "$real" "$@"
`;
  await writeFiles(folder, { git: script });
  await chmod(join(folder, 'git'), 0o755);
  return { PATH: `${folder}:${PATH}` };
}
