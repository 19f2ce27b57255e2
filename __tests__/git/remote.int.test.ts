import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findPrograms } from '../../src/exec/programs.ts';
import { fetchRefs } from '../../src/git/fetch.ts';
import { type Git, openGit } from '../../src/git/git.ts';
import { findRemoteHead, listRemoteRefs } from '../../src/git/ls-remote.ts';
import { pushRefs, type RefMove } from '../../src/git/push.ts';
import { toAuthorization, toRemote, toRemoteEnvironment } from '../../src/git/remote.ts';
import { type GitHttpServer, startGitHttpServer } from '../helpers/http/git-http-server.ts';
import { createCanary, openDoor } from '../helpers/open-workspace.ts';
import {
  cleanUp,
  commitAll,
  createBareRemote,
  createRepo,
  createTempDir,
  gitEnv,
  git as rawGit,
  writeFiles,
} from '../helpers/temp-repo.ts';

const TASK = 'refs/heads/groundhog/demo/task' as const;
const STATE = 'refs/groundhog/demo/state' as const;
let dir = '';
let bare = '';
let first = '';
let second = '';
let git: Git;
let server: GitHttpServer | undefined;

beforeEach(async () => {
  ({ dir, commit: first } = await createRepo());
  bare = await createBareRemote(dir);
  await writeFiles(dir, { 'b.txt': 'b\n' });
  second = await commitAll(dir, 'Second');
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await cleanUp();
});

const create = (ref: RefMove['ref'], to = second): RefMove => ({ ref, from: undefined, to });
const readRemote = async () => (await rawGit(bare, 'for-each-ref', '--format=%(refname)')).split('\n');

async function serve(): Promise<string> {
  const tokens = { writer: { read: true, write: true }, reader: { read: true, write: false } };
  server = await startGitHttpServer({ repositories: { 'octo/repo': bare }, tokens });
  return `${server.url}/octo/repo`;
}

async function addHook(name: string, script: string): Promise<void> {
  await mkdir(join(bare, 'hooks'), { recursive: true });
  await writeFile(join(bare, 'hooks', name), `#!/bin/sh\n${script}\n`);
  await chmod(join(bare, 'hooks', name), 0o755);
}

describe('a push to a folder', () => {
  test('moves all refs from where they are said to be', async () => {
    expect(await pushRefs(git, { url: bare }, [create(TASK, first), create(STATE)])).toEqual({ kind: 'pushed' });
    const moves: RefMove[] = [
      { ref: TASK, from: first, to: second },
      { ref: STATE, from: second, to: undefined },
    ];
    expect(await pushRefs(git, { url: bare }, moves)).toEqual({ kind: 'pushed' });
    expect(await readRemote()).toEqual([TASK, 'refs/heads/main']);
    expect(await rawGit(bare, 'rev-parse', TASK)).toBe(second);
  });

  test.each([
    ['exists though it should not', { ref: TASK, from: undefined, to: '' }],
    ['is somewhere else', { ref: TASK, from: 'f'.repeat(40), to: '' }],
  ] as const)('moves no ref when one %s', async (_how, move) => {
    await rawGit(bare, 'update-ref', TASK, first);
    const answer = await pushRefs(git, { url: bare }, [create(STATE), { ...move, to: second }]);
    expect(answer).toEqual({ kind: 'stale', reason: expect.stringContaining(TASK) });
    expect(await readRemote()).toEqual([TASK, 'refs/heads/main']);
    expect(await rawGit(bare, 'rev-parse', TASK)).toBe(first);
  });

  test('rewinds a ref when it is told from where', async () => {
    await rawGit(bare, 'fetch', '-q', dir, `${second}:${TASK}`);
    expect(await pushRefs(git, { url: bare }, [{ ref: TASK, from: second, to: first }])).toEqual({ kind: 'pushed' });
    expect(await rawGit(bare, 'rev-parse', TASK)).toBe(first);
  });

  test.each(['1'.repeat(40), 'garbage'])('names the ref that keeps the folder from taking it: %s', async (content) => {
    await mkdir(join(bare, 'refs/heads'), { recursive: true });
    await writeFile(join(bare, 'refs/heads/foo'), `${content}\n`);
    const error = { code: 'repository_damaged', data: { path: bare, ref: 'refs/heads/foo' } };
    expect(await pushRefs(git, { url: bare }, [create(TASK)])).toMatchObject({ kind: 'unclear', error });
  });

  test('is not taken for a move of a tag of the same name', async () => {
    await rawGit(bare, 'tag', 'groundhog/demo/task', first);
    expect(await pushRefs(git, { url: bare }, [create(TASK)])).toEqual({ kind: 'pushed' });
    expect(await rawGit(bare, 'rev-parse', TASK, 'refs/tags/groundhog/demo/task')).toBe(`${second}\n${first}`);
  });

  test('runs no hook of the repository, on either side', async () => {
    const canary = await createCanary();
    for (const name of ['pre-receive', 'update', 'post-receive', 'post-update', 'reference-transaction'])
      await addHook(name, canary.command);
    await mkdir(join(dir, '.git/hooks'), { recursive: true });
    await writeFile(join(dir, '.git/hooks/pre-push'), `#!/bin/sh\n${canary.command}\n`, { mode: 0o755 });
    expect(await pushRefs(git, { url: bare }, [create(TASK)])).toEqual({ kind: 'pushed' });
    expect(await canary.wasRun()).toBe(false);
    await rawGit(dir, 'push', '-q', bare, `${second}:refs/heads/y`);
    expect(await canary.wasRun()).toBe(true);
  });

  test('runs no program that the repository names for the refs of its alternates', async () => {
    const canary = await createCanary();
    const forked = join(await createTempDir('groundhog-fork'), 'fork.git');
    await rawGit(dir, 'clone', '-q', '--bare', '--shared', bare, forked);
    await rawGit(forked, 'config', 'core.alternateRefsCommand', canary.command);
    expect(await pushRefs(git, { url: forked }, [create(TASK)])).toEqual({ kind: 'pushed' });
    expect(await canary.wasRun()).toBe(false);
    await rawGit(dir, 'push', '-q', forked, `${second}:refs/heads/y`);
    expect(await canary.wasRun()).toBe(true);
  });

  test('is unclear when there is no repository', async () => {
    const answer = await pushRefs(git, { url: join(bare, 'none') }, [create(TASK)]);
    expect(answer).toMatchObject({ kind: 'unclear', error: { code: 'remote_unreachable' } });
  });

  test('is unclear when the repository has no place for anything that is sent, and no rule has said no', async () => {
    // Nobody can make a folder there, root included.
    const full = join(await createTempDir('groundhog-full'), 'full.git');
    await rawGit(dir, 'init', '--quiet', '--bare', full);
    await rm(join(full, 'objects'), { recursive: true });
    await symlink('/proc', join(full, 'objects'));
    const answer = await pushRefs(git, { url: full }, [create(TASK)]);
    expect(answer).toMatchObject({ kind: 'unclear', error: { code: 'git_failed' } });
  });

  test.each([
    ['unclear', "remote: error: cannot update ref 'refs/x': couldn't write '/a/refs/x.lock'        ", undefined],
    ['unclear', "remote: error: cannot lock ref 'refs/x': unable to create directory for refs/x", undefined],
    ['stale', "remote: error: cannot lock ref 'refs/x': is at 1 but expected 2", `${STATE}: atomic transaction failed`],
  ])('that a repository gives up as a whole is %s when it says %j', async (kind, said, reason) => {
    const stdout = `To ${bare}\n!\t${second}:${STATE}\t[remote rejected] (atomic transaction failed)\nDone\n`;
    const failing: Git = { ...git, text: () => Promise.resolve({ exitCode: 1, stdout, stderr: `${said}\n` }) };
    const answer = await pushRefs(failing, { url: bare }, [create(STATE)]);
    expect(answer).toMatchObject(reason === undefined ? { kind } : { kind, reason });
  });

  test('is stale when a ref stands in the way of another, and nothing moves', async () => {
    await rawGit(bare, 'update-ref', 'refs/heads/groundhog', first);
    const answer = await pushRefs(git, { url: bare }, [create(STATE), create(TASK)]);
    expect(answer.kind).not.toBe('pushed');
    expect(await readRemote()).toEqual(['refs/heads/groundhog', 'refs/heads/main']);
  });
});

describe('a push over HTTP', () => {
  const remote = (url: string, token: string) => ({ url, authorization: toAuthorization(token) });

  test('moves all refs with a token that may write', async () => {
    const url = await serve();
    expect(await pushRefs(git, remote(url, 'writer'), [create(TASK), create(STATE)])).toEqual({ kind: 'pushed' });
    expect(await readRemote()).toEqual([STATE, TASK, 'refs/heads/main']);
  });

  test('is rejected by a rule of the server, with its reason, and nothing moves', async () => {
    const url = await serve();
    await addHook('pre-receive', 'echo "GH013: no way" >&2; exit 1');
    const answer = await pushRefs(git, remote(url, 'writer'), [create(TASK), create(STATE)]);
    expect(answer).toMatchObject({
      kind: 'rejected',
      reason: expect.stringMatching(/pre-receive hook declined\nGH013: no way/),
    });
    expect(await readRemote()).toEqual(['refs/heads/main']);
  });

  test('is told without the secrets that a server says again, whole or cut', async () => {
    const url = await serve();
    await addHook('pre-receive', `printf 's3cret%01980d' 0 >&2; echo s3cret >&2; exit 1`);
    const masked = await openDoor(git.location.gitDir, (text) => text.replaceAll('s3cret', '***'));
    const answer = await pushRefs(masked, remote(url, 'writer'), [create(TASK)]);
    expect(answer).toMatchObject({ kind: 'rejected', reason: expect.stringContaining('***00') });
    expect(JSON.stringify(answer)).not.toMatch(/cret/);
  });

  test('is rejected as a whole when a rule refuses one of its refs', async () => {
    const url = await serve();
    await addHook('update', `test "$1" != ${TASK}`);
    const answer = await pushRefs(git, remote(url, 'writer'), [create(STATE), create(TASK)]);
    expect(answer).toMatchObject({ kind: 'rejected', reason: expect.stringContaining(`${TASK}: hook declined`) });
    expect(await readRemote()).toEqual(['refs/heads/main']);
  });

  test('is stale as a whole when one ref has moved', async () => {
    const url = await serve();
    await rawGit(bare, 'update-ref', TASK, first);
    const answer = await pushRefs(git, remote(url, 'writer'), [create(STATE), create(TASK)]);
    expect(answer).toEqual({ kind: 'stale', reason: expect.stringContaining(TASK) });
    expect(await readRemote()).toEqual([TASK, 'refs/heads/main']);
  });

  test.each([
    ['reader', 'remote_unauthorised'],
    ['unknown', 'token_rejected'],
  ])('of the token %s is unclear: %s', async (token, code) => {
    const url = await serve();
    const answer = await pushRefs(git, remote(url, token), [create(TASK)]);
    expect(answer).toMatchObject({ kind: 'unclear', error: { code } });
  });

  test.each([
    [{ kind: 'drop', hasActed: true }, 'remote_unreachable'],
    [{ kind: 'drop', hasActed: false }, 'remote_unreachable'],
    [{ kind: 'answer', hasActed: true, status: 502 }, 'remote_unreachable'],
  ] as const)('is unclear when the answer is lost: %j', async (fault, code) => {
    const url = await serve();
    server?.fail({ method: 'POST', path: /git-receive-pack$/, fault, times: 5 });
    const answer = await pushRefs(git, remote(url, 'writer'), [create(TASK)]);
    expect(answer).toMatchObject({ kind: 'unclear', error: { code } });
    expect((await readRemote()).includes(TASK)).toBe(fault.hasActed);
  });
});

describe('reading from a remote', () => {
  test('lists refs by patterns and finds the default branch, with a token', async () => {
    const url = await serve();
    await rawGit(bare, 'update-ref', STATE, first);
    const remote = { url, authorization: toAuthorization('reader') };
    expect(await listRemoteRefs(git, remote, [STATE])).toEqual(new Map([[STATE, first]]));
    expect([...(await listRemoteRefs(git, remote, ['refs/heads/*'])).keys()]).toEqual(['refs/heads/main']);
    expect(await findRemoteHead(git, remote)).toBe('main');
    await rawGit(bare, 'update-ref', '--no-deref', 'HEAD', first);
    expect(await findRemoteHead(git, remote)).toBeUndefined();
  });

  test.each([undefined, toAuthorization('unknown')])(
    'without a token that counts says so: %j',
    async (authorization) => {
      const url = await serve();
      const remote = authorization === undefined ? { url } : { url, authorization };
      await expect(listRemoteRefs(git, remote, [])).rejects.toMatchObject({ code: 'token_rejected' });
      const fetched = { refspecs: ['refs/heads/main:refs/x'] };
      await expect(fetchRefs(git, remote, fetched)).rejects.toMatchObject({ code: 'token_rejected' });
    },
  );

  test.each(['http://127.0.0.1:1/a/b', '/nonexistent/x.git'])('that is not there is unreachable: %s', async (url) => {
    await expect(listRemoteRefs(git, { url }, [])).rejects.toMatchObject({ code: 'remote_unreachable' });
  });

  test.each(['ext::touch /tmp/pwned', '-oProxyCommand=x', '--upload-pack=x'])('refuses the address %s', async (url) => {
    await expect(listRemoteRefs(git, { url }, [])).rejects.toMatchObject({ name: 'GitError' });
  });

  test('fetches what the refspecs say and nothing else', async () => {
    await rawGit(bare, 'tag', 'v1', first);
    const folder = join(await createTempDir('groundhog-fetch'), 'x.git');
    await rawGit(dir, 'init', '-q', '--bare', folder);
    const own = git.at({ gitDir: folder });
    const url = await serve();
    const remote = { url, authorization: toAuthorization('reader') };
    await fetchRefs(own, remote, { refspecs: ['+refs/heads/main:refs/groundhog-origin/main'], depth: 1 });
    await fetchRefs(own, remote, { refspecs: [] });
    expect(await rawGit(folder, 'for-each-ref', '--format=%(refname)')).toBe('refs/groundhog-origin/main');
  });
});

describe('a token', () => {
  test('is handed over by environment for one command, and stands in no argument', async () => {
    const home = await createTempDir('groundhog-home');
    const path = join(home, 'bin');
    await mkdir(path);
    // A git in front of git that writes down what it was started with.
    const script = `#!/bin/sh\nprintf '%s\\n' "$@" >> "${home}/argv"\nexport PATH="\${PATH#*:}"\nexec git "$@"\n`;
    await writeFile(join(path, 'git'), script, { mode: 0o755 });
    const remote = { url: await serve(), authorization: toAuthorization('writer') };
    const options = { programs: await findPrograms(`${path}:${gitEnv.PATH}`), home, redact: (text: string) => text };
    const door = openGit({ gitDir: join(dir, '.git') }, options);
    expect(await pushRefs(door, remote, [create(TASK)])).toEqual({ kind: 'pushed' });
    await listRemoteRefs(door, remote, []);
    const args = await readFile(join(home, 'argv'), 'utf8');
    expect(args).toContain('--atomic');
    expect(args).toContain('ls-remote');
    expect(args).not.toContain(Buffer.from('x-access-token:writer').toString('base64'));
    expect(args).not.toMatch(/authorization/i);
  });

  test.each([
    ['https://tok%40n@git.example.invalid/a/b.git', 'tok@n:'],
    ['https://x:tok@git.example.invalid/a/b.git', 'x:tok'],
  ])('in an address is taken out of it, so that it stands in no argument: %s', (address, login) => {
    const authorization = `AUTHORIZATION: basic ${Buffer.from(login).toString('base64')}`;
    expect(toRemote(address)).toEqual({ url: 'https://git.example.invalid/a/b.git', authorization });
  });

  test.each(['https://git.example.invalid/a/b.git', '/a/b.git', 'git@example.invalid:a/b.git', 'ext::x'])(
    'that is not in an address leaves it as it is: %s',
    (address) => expect(toRemote(address)).toEqual({ url: address }),
  );

  test('goes to its own server only', () => {
    const env = toRemoteEnvironment({ url: 'https://git.example.invalid/a/b.git', authorization: 'AUTHORIZATION: x' });
    expect(env).toEqual({
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'http.https://git.example.invalid/.extraheader',
      GIT_CONFIG_VALUE_0: 'AUTHORIZATION: x',
    });
    expect(toRemoteEnvironment({ url: '/a/b.git' })).toEqual({});
  });
});
