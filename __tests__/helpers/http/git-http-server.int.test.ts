import { afterEach, describe, expect, test } from '@jest/globals';
import {
  cleanUp,
  commitAll,
  createBareRemote,
  createRepo,
  createTempDir,
  git,
  gitWithEnv,
  writeFiles,
} from '../temp-repo.ts';
import { type GitHandlerOptions, type GitHttpServer, startGitHttpServer, toTokenEnv } from './git-http-server.ts';

const tokens = {
  writer: { read: true, write: true, login: 'octocat' },
  reader: { read: true, write: false, login: 'reader' },
  stranger: { read: false, write: false, login: 'mallory' },
};

let server: GitHttpServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
  await cleanUp();
});

async function start(options: Partial<GitHandlerOptions> = {}) {
  const { dir, commit } = await createRepo();
  const bareRepoDir = await createBareRemote(dir);
  server = await startGitHttpServer({ repositories: { 'octo/repo': bareRepoDir }, tokens, ...options });
  return { dir, commit, bareRepoDir, server, remote: `${server.url}/octo/repo` };
}

describe('a repository over HTTP', () => {
  test('is cloned and pushed to with a token that may write, with and without .git', async () => {
    const {
      commit,
      bareRepoDir,
      server: { url },
      remote,
    } = await start();
    const clone = await createTempDir('groundhog-clone');
    await gitWithEnv(clone, toTokenEnv(url, 'writer'), ['clone', '--quiet', `${remote}.git`, '.']);
    expect(await git(clone, 'rev-parse', 'HEAD')).toBe(commit);
    await writeFiles(clone, { 'big.txt': 'line of text\n'.repeat(300_000) });
    const pushed = await commitAll(clone, 'Second');
    await gitWithEnv(clone, toTokenEnv(url, 'writer'), ['push', '--quiet', remote, 'HEAD:refs/heads/topic']);
    expect(await git(bareRepoDir, 'rev-parse', 'refs/heads/topic')).toBe(pushed);
  });

  test('refuses an unknown token and no token with 401', async () => {
    const {
      dir,
      server: { url },
      remote,
    } = await start();
    await expect(gitWithEnv(dir, toTokenEnv(url, 'wrong'), ['ls-remote', remote])).rejects.toThrow(
      /Authentication failed|could not read Username/,
    );
    await expect(git(dir, 'ls-remote', remote)).rejects.toThrow(/could not read Username/);
    expect((await fetch(`${remote}/info/refs?service=git-upload-pack`)).status).toBe(401);
  });

  test('lets a read-only token read and refuses its push with 403', async () => {
    const {
      dir,
      commit,
      bareRepoDir,
      server: { url },
      remote,
    } = await start();
    const env = toTokenEnv(url, 'reader');
    expect(await gitWithEnv(dir, env, ['ls-remote', remote, 'refs/heads/main'])).toContain(commit);
    await expect(gitWithEnv(dir, env, ['push', remote, 'HEAD:refs/heads/topic'])).rejects.toThrow(
      /denied to reader[\s\S]*403/,
    );
    expect(await git(bareRepoDir, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  });

  test('does not exist for a stranger', async () => {
    const {
      dir,
      server: { url },
      remote,
    } = await start();
    await expect(gitWithEnv(dir, toTokenEnv(url, 'stranger'), ['ls-remote', remote])).rejects.toThrow(/not found/);
  });

  test('is readable by everybody when public, and still not writable', async () => {
    const { dir, commit, remote } = await start({ isPublic: true });
    expect(await git(dir, 'ls-remote', remote, 'refs/heads/main')).toContain(commit);
    await expect(git(dir, 'push', remote, 'HEAD:refs/heads/topic')).rejects.toThrow(/could not read Username/);
  });
});

describe('a fault', () => {
  test('that cuts the connection before the push takes effect leaves the repository as it was', async () => {
    const { dir, bareRepoDir, server, remote } = await start();
    server.fail({ method: 'POST', path: /git-receive-pack$/, fault: { kind: 'drop', hasActed: false } });
    const push = ['push', '--quiet', remote, 'HEAD:refs/heads/topic'];
    await expect(gitWithEnv(dir, toTokenEnv(server.url, 'writer'), push)).rejects.toThrow();
    expect(await git(bareRepoDir, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
    await gitWithEnv(dir, toTokenEnv(server.url, 'writer'), push);
    expect(await git(bareRepoDir, 'for-each-ref', '--format=%(refname)')).toContain('refs/heads/topic');
  });

  test('that cuts the connection afterwards leaves the push in place', async () => {
    const { dir, commit, bareRepoDir, server, remote } = await start();
    server.fail({ method: 'POST', path: /git-receive-pack$/, fault: { kind: 'drop', hasActed: true } });
    const push = ['push', '--quiet', remote, 'HEAD:refs/heads/topic'];
    await expect(gitWithEnv(dir, toTokenEnv(server.url, 'writer'), push)).rejects.toThrow();
    expect(await git(bareRepoDir, 'rev-parse', 'refs/heads/topic')).toBe(commit);
  });

  test('can be decided by a hook that is shown the request', async () => {
    const { dir, server, remote } = await start({
      onRequest: async ({ isWrite }) => (isWrite ? { kind: 'answer', hasActed: false, status: 503 } : undefined),
    });
    const env = toTokenEnv(server.url, 'writer');
    await expect(gitWithEnv(dir, env, ['push', remote, 'HEAD:refs/heads/topic'])).rejects.toThrow(/503/);
    expect(await gitWithEnv(dir, env, ['ls-remote', remote])).toContain('refs/heads/main');
    expect(server.requests.map(({ login, isWrite }) => ({ login, isWrite }))).toContainEqual({
      login: 'octocat',
      isWrite: true,
    });
  });
});
