import { chmod, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { listFirstParents } from '../../src/git/first-parents.ts';
import type { Git } from '../../src/git/git.ts';
import { readLineChanges } from '../../src/git/line-changes.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, commitAll, createRepo, git as rawGit, writeFiles } from '../helpers/temp-repo.ts';

const { signal } = new AbortController();
let dir = '';
let first = '';
let git: Git;

beforeEach(async () => {
  ({ dir, commit: first } = await createRepo({
    files: { 'a.txt': '1\n2\n3\n4\n5\n', 'b.txt': 'b\n', 'c.txt': 'c\n' },
  }));
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
});

afterEach(cleanUp);

const raw = (...args: readonly string[]) => rawGit(dir, ...args);

describe('the lines that differ between two commits', () => {
  test('are told place by place, whatever the lines look like', async () => {
    const hostile =
      'diff --git a/x b/x\n@@ -1,9 +1,9 @@\n-- a\n++ b\n\\ No newline at end of file\nBinary files a and b differ';
    await writeFiles(dir, { 'a.txt': `1\nzwei\n3\n4\n5\n6\n7`, 'b.txt': hostile, 'new.txt': 'x\ny' });
    await raw('rm', '-q', 'c.txt');
    const changes = await readLineChanges(git, { from: first, to: await commitAll(dir, 'x'), signal });
    expect(changes.map(({ oldPath, newPath, hunks }) => [oldPath, newPath, hunks])).toEqual([
      [
        'a.txt',
        'a.txt',
        [
          { oldStart: 2, oldCount: 1, newStart: 2, newCount: 1 },
          { oldStart: 5, oldCount: 0, newStart: 6, newCount: 2 },
        ],
      ],
      ['b.txt', 'b.txt', [{ oldStart: 1, oldCount: 1, newStart: 1, newCount: 6 }]],
      ['c.txt', undefined, [{ oldStart: 1, oldCount: 1, newStart: 0, newCount: 0 }]],
      [undefined, 'new.txt', [{ oldStart: 0, oldCount: 0, newStart: 1, newCount: 2 }]],
    ]);
  });

  test('are as many as git itself counts', async () => {
    const odd = ['line\nend', '"quoted"', 'tab\t', ' space', '-dash', 'ünïcode'];
    for (const [index, name] of odd.entries()) await writeFile(join(dir, name), 'x\n'.repeat(index + 1));
    await writeFiles(dir, { 'a.txt': '0\n1\n3\n4\nfünf\n' });
    const changes = await readLineChanges(git, { from: first, to: await commitAll(dir, 'x'), signal });
    const counted = changes.map(({ hunks }) => hunks.reduce((sum, { newCount }) => sum + newCount, 0));
    const numstat = (await raw('diff-tree', '-r', '-z', '--numstat', first, 'HEAD')).split('\0').filter(Boolean);
    expect(counted).toEqual(numstat.map((line) => Number(line.split('\t')[0])));
  });

  test('are none for a binary file, a link, a change of mode and a mere move', async () => {
    await writeFile(join(dir, 'a.txt'), Buffer.from('1\n\0\n'));
    await chmod(join(dir, 'b.txt'), 0o755);
    await rename(join(dir, 'c.txt'), join(dir, 'moved.txt'));
    await symlink('a.txt', join(dir, 'link'));
    const changes = await readLineChanges(git, { from: first, to: await commitAll(dir, 'x'), signal });
    expect(changes).toEqual([
      { oldPath: 'a.txt', newPath: 'a.txt', hunks: [], isBinary: true },
      { oldPath: 'b.txt', newPath: 'b.txt', hunks: [], isBinary: false },
      { oldPath: undefined, newPath: undefined, hunks: [], isBinary: false },
      { oldPath: 'c.txt', newPath: 'moved.txt', hunks: [], isBinary: false },
    ]);
  });

  test('of the files after one that became a link are still told as theirs', async () => {
    await raw('rm', '-q', 'a.txt');
    await symlink('b.txt', join(dir, 'a.txt'));
    await writeFiles(dir, { 'b.txt': 'b\nb\n' });
    const changes = await readLineChanges(git, { from: first, to: await commitAll(dir, 'x'), signal });
    expect(changes).toEqual([
      { oldPath: 'a.txt', newPath: undefined, hunks: [], isBinary: false },
      {
        oldPath: 'b.txt',
        newPath: 'b.txt',
        hunks: [{ oldStart: 1, oldCount: 0, newStart: 2, newCount: 1 }],
        isBinary: false,
      },
    ]);
  });
});

test('what would take too long or be too much is a failure', async () => {
  await writeFiles(dir, { 'a.txt': 'x\n'.repeat(10_000) });
  const to = await commitAll(dir, 'x');
  const limits = [
    [{ maxBytes: 1000 }, 'git_answer_too_long'],
    [{ signal: AbortSignal.abort() }, 'git_failed'],
  ] as const;
  for (const [limit, code] of limits) {
    await expect(readLineChanges(git, { from: first, to, signal, ...limit })).rejects.toMatchObject({
      name: 'GitError',
      code,
    });
  }
});

test('attributes cannot make a text uncounted', async () => {
  await writeFiles(dir, { '.gitattributes': '* binary\n', 'a.txt': '1\n2\n3\n4\n' });
  const changes = await readLineChanges(git, { from: first, to: await commitAll(dir, 'x'), signal });
  expect(changes.map(({ isBinary }) => isBinary)).toEqual([false, false]);
});

test('a branch is followed along its own commits, oldest first, with what their messages say', async () => {
  const second = await commitAll(dir, 'Second\n\nBody\n\nGroundhog-Task: x');
  await raw('checkout', '--quiet', '-b', 'side', first);
  await writeFiles(dir, { 'side.txt': 's\n' });
  const side = await commitAll(dir, 'Side');
  await raw('checkout', '--quiet', 'main');
  await raw('merge', '--quiet', '--no-ff', '-m', 'Merge', 'side');
  const merge = await raw('rev-parse', 'HEAD');
  expect(await listFirstParents(git, { from: first, to: merge, max: 9 })).toEqual([
    { id: second, parents: [first], message: 'Second\n\nBody\n\nGroundhog-Task: x\n' },
    { id: merge, parents: [second, side], message: 'Merge\n' },
  ]);
  expect(await listFirstParents(git, { from: merge, to: merge, max: 9 })).toEqual([]);
  expect((await listFirstParents(git, { from: first, to: merge, max: 1 })).map(({ id }) => id)).toEqual([merge]);
});
