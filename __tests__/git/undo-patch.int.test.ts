import { chmod, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { type LandedHunk, splitHunks } from '../../src/domain/attempt/landed-hunks.ts';
import { readPatch } from '../../src/git/read-patch.ts';
import { undoPatch } from '../../src/git/undo-patch.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, createRepo, createTempDir, git, writeFiles } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

const NUMBERS = Array.from({ length: 60 }, (_, at) => `${at + 1}\n`);

/** Commits changes of every kind on top of a base, and opens the repository as a bare one with a private index. */
async function createLanding() {
  const { dir } = await createRepo({
    files: {
      'lines.txt': NUMBERS.join(''),
      'gone.txt': 'gone\n',
      'mode.sh': NUMBERS.join(''),
      'only-mode.sh': 'x\n',
      'end.txt': 'no newline',
      'crlf.txt': 'a\r\nb\r\n',
      'sub dir/na"me é.txt': 'old\n',
      '.gitattributes': '*.txt -diff\n',
    },
  });
  await writeFile(join(dir, 'binary.bin'), Buffer.from([0, 1, 2, 255]));
  await git(dir, 'add', '--all');
  await git(dir, 'commit', '--quiet', '-m', 'More');
  const from = await git(dir, 'rev-parse', 'HEAD');
  const changed = NUMBERS.map((line, at) => (at === 9 ? 'ten\n' : at === 39 ? '' : line)).join('');
  await writeFiles(dir, {
    'lines.txt': changed,
    'mode.sh': changed,
    'end.txt': 'still no newline',
    'crlf.txt': 'a\r\nc\r\n',
    'sub dir/na"me é.txt': 'new\n',
    'new.txt': 'diff --git a/x b/x\n@@ -1 +1 @@\n--- a\n+++ b\n',
    'empty.txt': '',
  });
  await writeFile(join(dir, 'binary.bin'), Buffer.from([0, 9, 9, 255]));
  await unlink(join(dir, 'gone.txt'));
  await symlink('lines.txt', join(dir, 'link'));
  await chmod(join(dir, 'mode.sh'), 0o755);
  await chmod(join(dir, 'only-mode.sh'), 0o755);
  await git(dir, 'add', '--all');
  await git(dir, 'commit', '--quiet', '-m', 'Landed');
  const to = await git(dir, 'rev-parse', 'HEAD');
  const bare = await createTempDir('groundhog-bare');
  await rm(bare, { recursive: true });
  await git(dir, 'clone', '--quiet', '--bare', dir, bare);
  const control = await openDoor(bare);
  return { dir, bare, from, to, control, index: control.at({ gitDir: bare, indexFile: join(bare, 'private.index') }) };
}

test('each change of a commit is a hunk that can be undone by itself, and all of them together give the base', async () => {
  const { bare, from, to, control, index } = await createLanding();
  const hunks = splitHunks(await readPatch(control, from, to));
  const named = hunks.map(({ path, line, added, removed }) => [
    Buffer.from(path, 'latin1').toString(),
    line,
    added,
    removed,
  ]);
  expect(named).toEqual([
    ['binary.bin', null, 0, 0],
    ['crlf.txt', 2, 1, 1],
    ['empty.txt', null, 0, 0],
    ['end.txt', 1, 1, 1],
    ['gone.txt', null, 0, 1],
    ['lines.txt', 10, 1, 1],
    ['lines.txt', 40, 0, 1],
    ['link', null, 1, 0],
    ['mode.sh', null, 0, 0],
    ['mode.sh', 10, 1, 1],
    ['mode.sh', 40, 0, 1],
    ['new.txt', null, 4, 0],
    ['only-mode.sh', null, 0, 0],
    ['sub dir/na"me é.txt', 1, 1, 1],
  ]);
  let tree = await git(bare, 'rev-parse', `${to}^{tree}`);
  const base = await git(bare, 'rev-parse', `${from}^{tree}`);
  const undone = async (from: string, { patch }: LandedHunk) => (await undoPatch(index, from, patch)) ?? 'none';
  for (const hunk of hunks) {
    const alone = await undone(tree, hunk);
    expect([hunk.path, alone === tree]).toEqual([hunk.path, false]);
  }
  const inMode = hunks.find(({ path, line }) => path === 'mode.sh' && line === 10);
  if (inMode === undefined) throw new Error('no such hunk');
  expect(await git(bare, 'ls-tree', await undone(tree, inMode), 'mode.sh')).toMatch(/^100755 /);
  for (const hunk of hunks.toReversed()) tree = await undone(tree, hunk);
  expect(tree).toBe(base);
  // What is not there any more cannot be undone again.
  expect(await undoPatch(index, tree, hunks.at(-1)?.patch ?? '')).toBeUndefined();
});
