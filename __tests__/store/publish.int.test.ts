import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Git } from '../../src/git/git.ts';
import type { RefMove } from '../../src/git/push.ts';
import { toAuthorization } from '../../src/git/remote.ts';
import { type PublishProbe, publish } from '../../src/store/publish.ts';
import { type GitHttpServer, startGitHttpServer } from '../helpers/http/git-http-server.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, commitAll, createBareRemote, createRepo, git as rawGit, writeFiles } from '../helpers/temp-repo.ts';

const TASK = 'refs/heads/groundhog/demo/task' as const;
const STATE = 'refs/groundhog/demo/state' as const;
const POST = { method: 'POST', path: /git-receive-pack$/ };
let dir = '';
let bare = '';
let first = '';
let second = '';
let git: Git;
let server: GitHttpServer;
let slept: number[] = [];
let onSleep = () => Promise.resolve();

beforeEach(async () => {
  ({ dir, commit: first } = await createRepo());
  bare = await createBareRemote(dir);
  await writeFiles(dir, { 'b.txt': 'b\n' });
  second = await commitAll(dir, 'Second');
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
  const tokens = { writer: { read: true, write: true } };
  server = await startGitHttpServer({ repositories: { 'octo/repo': bare }, tokens });
  slept = [];
  onSleep = () => Promise.resolve();
});

afterEach(async () => {
  await server.close();
  await cleanUp();
});

const moves = (): RefMove[] => [
  { ref: STATE, from: undefined, to: second },
  { ref: TASK, from: undefined, to: second },
];

function send(list: readonly RefMove[] = moves(), token = 'writer', probe?: PublishProbe) {
  const remote = { url: `${server.url}/octo/repo`, authorization: toAuthorization(token) };
  const sleep = (ms: number) => {
    slept.push(ms);
    return onSleep();
  };
  return publish({ git, remote, sleep, ...(probe === undefined ? {} : { probe }) }, list);
}

const readRemote = async () => (await rawGit(bare, 'for-each-ref', '--format=%(refname)')).split('\n');

describe('publishing', () => {
  test('moves all refs at once', async () => {
    expect(await send()).toEqual({ kind: 'published' });
    expect(await readRemote()).toEqual([STATE, TASK, 'refs/heads/main']);
    expect(slept).toEqual([]);
  });

  test.each([
    { kind: 'drop', hasActed: true },
    { kind: 'answer', hasActed: true, status: 502 },
  ] as const)('counts as done when the refs have moved and only the answer was lost: %j', async (fault) => {
    server.fail({ ...POST, fault });
    expect(await send()).toEqual({ kind: 'published' });
    expect(server.requests.filter(({ service }) => service === '/git-receive-pack')).toHaveLength(1);
  });

  describe('whose answer was lost, while somebody builds on what it has published,', () => {
    const lose = (onStrike: () => Promise<void>) =>
      server.fail({ ...POST, fault: { kind: 'answer', hasActed: true, status: 502, onStrike } });
    const buildOn = async (ref: string) => {
      const word = await rawGit(bare, 'commit-tree', `${second}^{tree}`, '-p', ref, '-m', 'A word');
      await rawGit(bare, 'update-ref', ref, word);
    };
    const isBuiltOn = async (found: string) =>
      (await rawGit(bare, 'merge-base', '--all', second, found).catch(() => '')) === second;

    test('counts as done', async () => {
      lose(() => buildOn(STATE));
      expect(await send(moves(), 'writer', { ref: STATE, isBuiltOn })).toEqual({ kind: 'published' });
    });

    test('counts as done where other refs were moved as well', async () => {
      lose(() => rawGit(bare, 'update-ref', TASK, first).then(() => undefined));
      expect(await send(moves(), 'writer', { ref: STATE, isBuiltOn })).toEqual({ kind: 'published' });
      expect(await rawGit(bare, 'rev-parse', TASK)).toBe(first);
    });

    test('brings the refs that a server has not moved', async () => {
      lose(async () => {
        await buildOn(STATE);
        await rawGit(bare, 'update-ref', '-d', TASK);
      });
      expect(await send(moves(), 'writer', { ref: STATE, isBuiltOn })).toEqual({ kind: 'published' });
      expect(await rawGit(bare, 'rev-parse', TASK)).toBe(second);
    });

    test('is told as moved where what stands there is not built on it', async () => {
      lose(() => rawGit(bare, 'update-ref', STATE, first).then(() => undefined));
      expect(await send(moves(), 'writer', { ref: STATE, isBuiltOn })).toMatchObject({ kind: 'moved' });
    });
  });

  test('is tried again when the push did not arrive', async () => {
    server.fail({ ...POST, times: 2, fault: { kind: 'drop', hasActed: false } });
    expect(await send()).toEqual({ kind: 'published' });
    expect(slept).toEqual([250, 1000]);
  });

  test('is tried again when for a while nothing of the remote answers', async () => {
    server.fail({ path: /./, times: 3, fault: { kind: 'drop', hasActed: false } });
    expect(await send()).toEqual({ kind: 'published' });
    expect(await readRemote()).toContain(TASK);
  });

  test('gives up with an error, after few tries, on a remote that never answers', async () => {
    server.fail({ path: /./, times: 1000, fault: { kind: 'drop', hasActed: false } });
    await expect(send()).rejects.toMatchObject({ code: 'remote_unreachable' });
    expect(slept).toEqual([250, 1000, 4000]);
  });

  test('gives up with an error, after few tries, when pushes never arrive', async () => {
    server.fail({ ...POST, times: 1000, fault: { kind: 'answer', hasActed: false, status: 503 } });
    await expect(send()).rejects.toMatchObject({ code: 'remote_unreachable' });
    expect(slept).toEqual([250, 1000, 4000]);
    expect(await readRemote()).toEqual(['refs/heads/main']);
  });

  test('gives up at once without the right to write', async () => {
    await expect(send(moves(), 'unknown')).rejects.toMatchObject({ code: 'token_rejected' });
    expect(slept).toEqual([]);
  });

  test('reports the refs that somebody else moved, and moves none', async () => {
    await rawGit(bare, 'update-ref', TASK, first);
    expect(await send()).toEqual({ kind: 'moved', refs: [{ ref: TASK, expected: undefined, found: first }] });
    expect(await readRemote()).toEqual([TASK, 'refs/heads/main']);
  });

  test('reports a ref that is gone', async () => {
    const list: RefMove[] = [{ ref: TASK, from: first, to: second }];
    expect(await send(list)).toEqual({ kind: 'moved', refs: [{ ref: TASK, expected: first, found: undefined }] });
  });

  test('reports a rule that says no, once', async () => {
    await mkdir(join(bare, 'hooks'), { recursive: true });
    await writeFile(join(bare, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n');
    await chmod(join(bare, 'hooks/pre-receive'), 0o755);
    expect(await send()).toMatchObject({ kind: 'rejected', reason: expect.stringContaining('declined') });
    expect(await readRemote()).toEqual(['refs/heads/main']);
    expect(slept).toEqual([]);
  });

  test.each([
    { hidden: 'refs/groundhog', moved: TASK },
    { hidden: 'refs/heads/groundhog', moved: STATE },
  ])('tells what a server moved all the same that hides $hidden from pushes', async ({ hidden, moved }) => {
    await rawGit(bare, 'config', 'receive.hideRefs', hidden);
    const refused = [STATE, TASK].find((ref) => ref !== moved);
    const reason = `${refused}: deny updating a hidden ref`;
    expect(await send()).toEqual({ kind: 'torn', reason, refs: [moved] });
    expect(await readRemote()).toEqual([moved, 'refs/heads/main'].sort());
    expect(slept).toEqual([]);
    expect(await send(moves().filter(({ ref }) => ref === refused))).toEqual({ kind: 'rejected', reason });
  });

  test('tells what a server moved that hides the rest, though somebody has built on it since', async () => {
    await rawGit(bare, 'config', 'receive.hideRefs', 'refs/heads/groundhog');
    await mkdir(join(bare, 'hooks'), { recursive: true });
    await writeFile(
      join(bare, 'hooks/post-receive'),
      `#!/bin/sh\nword=$(git -c user.name=a -c user.email=a@b.invalid commit-tree ${second}^{tree} -p ${second} -m word)\ngit update-ref ${STATE} $word\n`,
      { mode: 0o755 },
    );
    const answer = await send(moves(), 'writer', { ref: STATE, isBuiltOn: () => Promise.resolve(true) });
    expect(answer).toMatchObject({ kind: 'torn', refs: [STATE] });
    expect(await rawGit(bare, 'rev-parse', STATE)).not.toBe(second);
  });

  test('is refused where a server hides a ref that is there, and moves nothing', async () => {
    await send();
    await rawGit(bare, 'config', 'receive.hideRefs', STATE);
    const further: RefMove[] = [
      { ref: STATE, from: second, to: first },
      { ref: 'refs/heads/other', from: undefined, to: second },
    ];
    const reason = expect.stringMatching(/^refs\/groundhog\/demo\/state: stale info, .* may hide it/);
    expect(await send(further)).toEqual({ kind: 'rejected', reason });
    expect(await readRemote()).toEqual([STATE, TASK, 'refs/heads/main']);
  });

  test('is refused by a rule against force pushes at once, and moves nothing', async () => {
    await send();
    await rawGit(bare, 'config', 'receive.denyNonFastForwards', 'true');
    const back: RefMove[] = [
      { ref: TASK, from: second, to: first },
      { ref: 'refs/heads/kept', from: undefined, to: second },
    ];
    const reason = expect.stringMatching(
      /^refs\/heads\/groundhog\/demo\/task: non-fast-forward\n.*denying non-fast-forward/,
    );
    expect(await send(back)).toEqual({ kind: 'rejected', reason });
    expect(await readRemote()).toEqual([STATE, TASK, 'refs/heads/main']);
    expect(await rawGit(bare, 'rev-parse', TASK)).toBe(second);
    expect(slept).toEqual([]);
  });

  /** As a server leaves it that died while it wrote a ref. */
  async function leaveLock(): Promise<string> {
    const lock = join(bare, `${TASK}.lock`);
    await mkdir(dirname(lock), { recursive: true });
    await writeFile(lock, '');
    return lock;
  }

  test('waits for a lock on the remote, which somebody may be about to give back', async () => {
    const lock = await leaveLock();
    onSleep = () => rm(lock);
    expect(await send()).toEqual({ kind: 'published' });
    expect(slept).toEqual([250]);
  });

  test.each(['moved nothing', 'moved one of the refs'])(
    'gives up with an error that names the lock where a server has died that %s',
    async (before) => {
      await leaveLock();
      if (before === 'moved one of the refs') await rawGit(bare, 'update-ref', STATE, 'refs/heads/main');
      const list = moves().map((move) => ({ ...move, to: first }));
      const error = { code: 'git_lock_held', data: { path: expect.stringMatching(/task\.lock$/) } };
      await expect(send(list)).rejects.toMatchObject(error);
      expect(slept).toEqual([250, 1000, 4000]);
    },
  );

  test('does nothing twice: what has moved already counts as done', async () => {
    await send();
    expect(await send()).toEqual({ kind: 'published' });
  });
});
