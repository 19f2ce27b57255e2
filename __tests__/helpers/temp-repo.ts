import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** An environment in which git depends on nothing of this machine: fixed identity, dates, language and no configuration. */
export const gitEnv: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  HOME: '/nonexistent',
  LC_ALL: 'C',
  TZ: 'UTC',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.invalid',
  GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.invalid',
  GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
};

const fixedConfig = ['gc.auto=0', 'maintenance.auto=false', 'init.defaultBranch=main', 'advice.detachedHead=false'];
const maxOutputBytes = 64 * 1024 * 1024;

/** Runs raw git in a folder and gives its output without the last newline; rejects when git fails. */
export async function git(dir: string, ...args: readonly string[]): Promise<string> {
  return gitWithEnv(dir, {}, args);
}

/** As `git`, with more in the environment. */
export async function gitWithEnv(
  dir: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<string> {
  const config = fixedConfig.flatMap((entry) => ['-c', entry]);
  const options = { cwd: dir, env: { ...gitEnv, ...env }, maxBuffer: maxOutputBytes };
  const { stdout } = await run('git', [...config, ...args], options);
  return stdout.replace(/\n$/, '');
}

const created: string[] = [];

/** Makes an empty folder that `cleanUp` removes; the path is free of symlinks. */
export async function createTempDir(prefix: string): Promise<string> {
  const dir = await realpath(await mkdtemp(join(tmpdir(), `${prefix}-`)));
  created.push(dir);
  return dir;
}

/** Removes every folder made since the last call; for `afterEach` or `afterAll`. */
export async function cleanUp(): Promise<void> {
  const dirs = created.splice(0);
  await Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })));
}

/** A repository that is made once, and a copy of it for each test that asks. */
export interface SharedRepo {
  copy(): Promise<TempRepo>;
  /** Removes the one that the copies are made from; for `afterAll`. */
  remove(): Promise<void>;
}

/** Shares what costs much to make: `make` is called with the first copy, and `cleanUp` leaves its repository alone. */
export function shareRepo(make: () => Promise<TempRepo>): SharedRepo {
  let made: Promise<TempRepo> | undefined;
  const keep = async () => {
    const { dir, commit } = await make();
    created.splice(created.indexOf(dir), 1);
    return { dir, commit };
  };
  return {
    async copy() {
      made ??= keep();
      const { dir: from, commit } = await made;
      const dir = await createTempDir('groundhog-copy');
      await cp(from, dir, { recursive: true, preserveTimestamps: true });
      return { dir, commit };
    },
    async remove() {
      if (made !== undefined)
        await rm((await made).dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    },
  };
}

/** Writes files below a folder, with the folders they need; contents are text. */
export async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const target = join(dir, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** Commits everything in the worktree and gives the commit id; an unchanged tree gives an empty commit. */
export async function commitAll(dir: string, message: string): Promise<string> {
  await makeCommit(dir, message);
  return git(dir, 'rev-parse', 'HEAD');
}

async function makeCommit(dir: string, message: string): Promise<void> {
  await git(dir, 'add', '--all');
  await git(dir, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', message);
}

export interface TempRepo {
  readonly dir: string;
  readonly commit: string;
}

export interface TempRepoOptions {
  readonly files?: Readonly<Record<string, string>>;
  readonly branch?: string;
}

const REPO_CONFIG = `[gc]
\tauto = 0
[maintenance]
\tauto = false
[user]
\tname = Test
\temail = test@example.invalid
`;

/** Makes a repository with one commit; the same files give the same commit id. */
export async function createRepo(options: TempRepoOptions = {}): Promise<TempRepo> {
  const dir = await createTempDir('groundhog-repo');
  const branch = options.branch ?? 'main';
  await git(dir, 'init', '--quiet', `--initial-branch=${branch}`);
  // As git would write it, without a process for each line: hundreds of tests begin here.
  await appendFile(join(dir, '.git', 'config'), REPO_CONFIG);
  await writeFiles(dir, options.files ?? { 'README.md': '# Test\n' });
  await makeCommit(dir, 'Initial commit');
  return { dir, commit: (await readFile(join(dir, '.git', 'refs', 'heads', branch), 'utf8')).trimEnd() };
}

/** Makes a bare copy of a repository with its branches and tags, ready to be pushed to. */
export async function createBareRemote(fromDir: string): Promise<string> {
  const dir = join(await createTempDir('groundhog-remote'), 'remote.git');
  const branch = await git(fromDir, 'symbolic-ref', '--short', 'HEAD');
  await git(dirname(dir), 'init', '--quiet', '--bare', `--initial-branch=${branch}`, dir);
  await appendFile(join(dir, 'config'), '[gc]\n\tauto = 0\n[receive]\n\tautogc = false\n');
  await git(fromDir, 'push', '--quiet', dir, 'refs/heads/*:refs/heads/*', 'refs/tags/*:refs/tags/*');
  return dir;
}
