import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Git } from '../../src/git/git.ts';
import { dropCheckBranch, pushCheckBranch } from '../../src/runner/check-branch.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, commitAll, createBareRemote, createRepo, git as rawGit, writeFiles } from '../helpers/temp-repo.ts';

const BRANCH = 'groundhog/demo/day-3';
const STEERING = [
  '.github/workflows/ci.yml',
  '.github/actions/build/action.yml',
  '.GitHub/workflows/ci.yml',
  '.gitmodules',
  'CODEOWNERS',
];
let dir = '';
let bare = '';
let base = '';
let control: Git;
let said: string[] = [];

beforeEach(async () => {
  ({ dir, commit: base } = await createRepo());
  bare = await createBareRemote(dir);
  control = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
  said = [];
});

afterEach(cleanUp);

async function commitOf(path: string): Promise<string> {
  await rawGit(dir, 'reset', '--quiet', '--hard', base);
  await writeFiles(dir, { [path]: `${path}\n` });
  return commitAll(dir, path);
}

function toGround() {
  const notifier = {
    recorded: () => Promise.resolve(),
    progress: (progress: { readonly kind: string; readonly text?: string }) => void said.push(progress.text ?? ''),
  };
  const redactor = { redact: (text: string) => text.replaceAll(bare, 'REMOTE') };
  const surroundings = { origin: { remote: { url: bare } }, sleep: () => Promise.resolve(), notifier, redactor };
  return { task: { control }, surroundings };
}

const push = (commit: string) => pushCheckBranch(toGround(), { branch: BRANCH, base, commit });
const drop = (commit: string) => dropCheckBranch(toGround(), { branch: BRANCH, commit });
const readBranch = () => rawGit(bare, 'for-each-ref', '--format=%(objectname)', `refs/heads/${BRANCH}`);

describe('the branch on which checks run', () => {
  test('has the very commit, may be made twice, and is taken away', async () => {
    const commit = await commitOf('src/a.ts');
    await push(commit);
    await push(commit);
    expect(await readBranch()).toBe(commit);
    await drop(commit);
    await drop(commit);
    expect(await readBranch()).toBe('');
    expect(said).toEqual([]);
  });

  test('is never made for a commit that changes what steers GitHub', async () => {
    for (const path of STEERING) {
      await expect(push(await commitOf(path))).rejects.toMatchObject({
        code: 'check_branch_refused',
        data: { branch: BRANCH, message: expect.stringContaining(path) },
      });
    }
    expect(await readBranch()).toBe('');
  });

  test('is never made for a commit that deletes a workflow', async () => {
    base = await commitOf('.github/workflows/ci.yml');
    await rawGit(dir, 'rm', '--quiet', '-r', '.github');
    await expect(push(await commitAll(dir, 'Without'))).rejects.toHaveProperty('code', 'check_branch_refused');
    expect(await readBranch()).toBe('');
  });

  test('is left alone where somebody else has made or moved it', async () => {
    const [commit, other] = [await commitOf('a'), await commitOf('b')];
    await push(other);
    await expect(push(commit)).rejects.toMatchObject({ data: { message: `it is there already, at ${other}` } });
    await drop(commit);
    expect(await readBranch()).toBe(other);
    expect(said).toEqual([`The branch "${BRANCH}" was left as it is: somebody has moved it`]);
  });

  test('is said to be refused, or to stay, in the words of the remote', async () => {
    const commit = await commitOf('a');
    await push(commit);
    await rawGit(bare, 'config', 'receive.hideRefs', 'refs/heads/groundhog');
    await drop(commit);
    expect(said.join()).toMatch(/^The branch "groundhog\/demo\/day-3" was left as it is: .*may hide it/);
    expect(await readBranch()).toBe(commit);
    await rawGit(bare, 'update-ref', '-d', `refs/heads/${BRANCH}`);
    await expect(push(commit)).rejects.toMatchObject({
      code: 'check_branch_refused',
      data: { message: expect.stringContaining('hidden ref') },
    });
  });
});
