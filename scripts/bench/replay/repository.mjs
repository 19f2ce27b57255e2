import { execFile } from 'node:child_process';
import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);
const identity = ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL'];
const gitEnv = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(identity.map((name) => [name, 'replay@invalid'])),
};

async function git(folder, args, env = {}) {
  const options = { cwd: folder, env: { ...gitEnv, ...env }, maxBuffer: 1 << 28 };
  const { stdout } = await start('git', ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', ...args], options);
  return stdout.trimEnd();
}

/**
 * Makes a clone of a task's repository at its base, on the branch `main`; a folder that is no repository becomes one of a
 * single commit. Gives the clone's folder, with `base` as a commit.
 */
export async function cloneRepository({ repository, base }, folder) {
  if (await isPlainFolder(repository)) {
    await cp(repository, folder, { recursive: true });
    await git(folder, ['init', '--quiet', '--initial-branch=main']);
    await git(folder, ['add', '--all', '--force']);
    await git(folder, ['commit', '--quiet', '--message=base']);
  } else {
    await git('/', ['clone', '--quiet', '--no-checkout', '--', repository, folder]);
    await git(folder, ['checkout', '--quiet', '--force', '-B', 'main', base]);
  }
  return { folder, base: await git(folder, ['rev-parse', 'HEAD']) };
}

async function isPlainFolder(path) {
  const has = (name) =>
    stat(join(path, name)).then(
      () => true,
      () => false,
    );
  return (await has('.')) && !(await has('.git')) && !(await has('objects'));
}

/** The tree that a patch makes of the base, by its name; undefined when the patch does not apply. Touches no checkout. */
export async function toTree({ folder, base }, patch) {
  const env = { GIT_INDEX_FILE: join(folder, '.git', 'replay-index') };
  await git(folder, ['read-tree', base], env);
  try {
    await git(folder, ['apply', '--cached', '--whitespace=nowarn', '--', patch], env);
  } catch {
    return undefined;
  }
  return git(folder, ['write-tree'], env);
}

/** Makes a folder with the files of a tree, as a repository with that one commit on the base, and removes it after use. */
export async function withCheckout({ folder, base }, { path, tree }, use) {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  const commit = await git(folder, ['commit-tree', tree, '-p', base, '-m', 'recorded']);
  await git(folder, ['worktree', 'add', '--quiet', '--force', '--detach', path, commit]);
  try {
    return await use(path);
  } finally {
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
    await git(folder, ['worktree', 'prune']);
  }
}

/** Gives the files that an attempt changed the state that it left them in; every other file stays as it is. */
export async function overlayAttempt({ base }, checkout, tree) {
  const changes = (await git(checkout, ['diff-tree', '-r', '-z', '--no-renames', '--name-status', base, tree])).split(
    '\0',
  );
  for (let at = 0; at + 1 < changes.length; at += 2) {
    const [status, path] = [changes[at], changes[at + 1]];
    if (status === 'D') await rm(join(checkout, path), { force: true });
    else await git(checkout, ['checkout', '--quiet', tree, '--', path]);
  }
}

/** The tree of a checkout as it is, without ignored files. */
export async function readTree(checkout) {
  await git(checkout, ['add', '--all']);
  return git(checkout, ['write-tree']);
}

/** The tree of a commit. */
export async function treeOf({ folder }, commit) {
  return git(folder, ['rev-parse', '--verify', `${commit}^{tree}`]);
}
