import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { objectIdSchema } from '../../src/domain/ids.ts';
import { openUnchangedFiles } from '../../src/store/unchanged-files.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, commitAll, createRepo, writeFiles } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

test('files that two commits have in common are read, and no other', async () => {
  const { dir, commit } = await createRepo({
    files: {
      'same.txt': 'same\n',
      'edited.txt': 'one\n',
      'gone.txt': 'x\n',
      'moved.txt': 'moved\n',
      'large.txt': 'x'.repeat(2 ** 21),
    },
  });
  await writeFiles(dir, { 'edited.txt': 'two\n', 'new.txt': 'new\n', 'there.txt': 'moved\n' });
  for (const name of ['gone.txt', 'moved.txt']) await rm(join(dir, name));
  const [from, to] = [commit, await commitAll(dir, 'Change')].map((id) => objectIdSchema.parse(id));
  if (from === undefined || to === undefined) throw new Error('there are two commits');
  const files = openUnchangedFiles((await openDoor(dir)).at({ gitDir: join(dir, '.git') }), { from, to });
  expect(await files.list()).toEqual(['large.txt', 'same.txt']);
  const kinds = ['edited.txt', 'new.txt', 'there.txt', 'gone.txt', 'moved.txt', 'large.txt', '../etc/passwd'].map(
    async (path) => [path, (await files.read(path)).kind],
  );
  expect(Object.fromEntries(await Promise.all(kinds))).toEqual({
    ...{ 'edited.txt': 'changed', 'new.txt': 'changed', 'there.txt': 'changed', 'large.txt': 'too_large' },
    ...{ 'gone.txt': 'missing', 'moved.txt': 'missing', '../etc/passwd': 'missing' },
  });
  const same = await files.read('same.txt');
  expect(same.kind === 'bytes' ? Buffer.from(same.bytes).toString() : same.kind).toBe('same\n');
});
