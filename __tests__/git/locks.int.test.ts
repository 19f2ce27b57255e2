import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { renderError } from '../../src/domain/errors/error-catalog.ts';
import { findPrograms } from '../../src/exec/programs.ts';
import { type Git, openGit } from '../../src/git/git.ts';
import { pushRefs } from '../../src/git/push.ts';
import { updateRefs } from '../../src/git/update-ref.ts';
import { cleanUp, createBareRemote, createRepo, createTempDir, gitEnv, git as rawGit } from '../helpers/temp-repo.ts';

const TASK = 'refs/heads/groundhog/demo/task' as const;
const DAY = 'refs/groundhog/demo/day-1' as const;
const NOW = new Date('2026-03-01T12:00:00Z');
let bare = '';
let commit = '';
let git: Git;

beforeEach(async () => {
  const repo = await createRepo();
  commit = repo.commit;
  bare = await createBareRemote(repo.dir);
  await rawGit(bare, 'update-ref', DAY, commit);
  const home = await createTempDir('groundhog-home');
  const programs = await findPrograms(gitEnv.PATH ?? '');
  const options = { programs, home, redact: (text: string) => text, now: () => NOW };
  git = openGit({ gitDir: join(repo.dir, '.git') }, options);
});

afterEach(cleanUp);

/** Creates a lock as a git command does, some time ago. */
async function lock(name: string, ageMinutes: number): Promise<string> {
  const path = join(bare, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  const at = new Date(NOW.getTime() - ageMinutes * 60_000);
  await utimes(path, at, at);
  return path;
}

const push = () =>
  pushRefs(git, { url: bare }, [
    { ref: TASK, from: undefined, to: commit },
    { ref: DAY, from: commit, to: undefined },
  ]);

describe('a push to a folder', () => {
  test.each([
    ['packed-refs.lock', 0, '0 seconds'],
    [`${TASK}.lock`, 1, '1 minute'],
    [`${DAY}.lock`, 50 * 60, '2 days'],
  ])('is unclear, and no rule has refused it, while %s is there', async (name, ageMinutes, age) => {
    const path = await lock(name, ageMinutes);
    const outcome = await push();
    expect(outcome).toMatchObject({ kind: 'unclear', error: { code: 'git_lock_held', data: { path } } });
    if (outcome.kind === 'unclear') expect(renderError(outcome.error)).toContain(`"${path}" is there, made ${age} ago`);
  });

  test.each([
    ["cannot lock ref 'refs/x': Unable to create '/a/./refs/x.lock': Permission denied", '/a/refs/x.lock'],
    ["Unable to create '/a/packed-refs.lock': Read-only file system", '/a/packed-refs.lock'],
    ["cannot lock ref 'refs/x/y': unable to create directory for ./refs/x/y", 'refs/x/y'],
  ])('is unclear when the repository may not be written: %s', async (said, path) => {
    const stdout = `To x\n!\t${commit}:${TASK}\t[remote rejected] (atomic transaction failed)\nDone\n`;
    const failing: Git = {
      ...git,
      text: () => Promise.resolve({ exitCode: 1, stdout, stderr: `remote: error: ${said}        \n` }),
    };
    const outcome = await pushRefs(failing, { url: bare }, [{ ref: TASK, from: undefined, to: commit }]);
    expect(outcome).toMatchObject({ kind: 'unclear', error: { code: 'git_not_writable', data: { path } } });
  });
});

test('a ref of this repository that is locked is reported by its file', async () => {
  await lock(`${TASK}.lock`, 3);
  const own = git.at({ gitDir: bare });
  await expect(updateRefs(own, [{ kind: 'create', ref: TASK, to: commit }])).rejects.toMatchObject({
    code: 'git_lock_held',
    data: { age_seconds: 180 },
  });
});
