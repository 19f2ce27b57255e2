import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readFolder } from '../../src/workspace/disk-file.ts';
import { readSettlingTime } from '../../src/workspace/file-clock.ts';
import { canMountImage, withOldDisk } from '../helpers/old-disk.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

const onOldDisk = canMountImage ? describe : describe.skip;
// The titles of a file that is skipped as a whole are not printed.
if (!canMountImage) process.stdout.write('skipped: old file systems, since only root on Linux may mount an image\n');

afterAll(cleanUp);

onOldDisk('on a file system with times in whole seconds, and names that do not say what they name', () => {
  test('a folder is read with the kind of each name, whatever its bytes', () =>
    withOldDisk(async (dir) => {
      mkdirSync(join(dir, 'd', 'sub'), { recursive: true });
      writeFileSync(join(dir, 'd', 'file'), '');
      symlinkSync('nowhere', join(dir, 'd', 'link'));
      writeFileSync(Buffer.from(`${dir}/d/\xff`, 'latin1'), '');
      execFileSync('mkfifo', [join(dir, 'd', 'pipe')]);
      expect(readFolder(dir, 'd').sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
        { path: 'd/file', kind: 'other' },
        { path: 'd/link', kind: 'other' },
        { path: 'd/pipe', kind: 'special' },
        { path: 'd/sub', kind: 'folder' },
        { path: 'd/\xff', kind: 'other' },
      ]);
      expect(() => readFolder(dir, 'gone')).toThrow(/ENOENT/);
    }));

  test('a folder is believed two seconds after its last change', () =>
    withOldDisk(async (dir) => {
      expect(readSettlingTime(dir)).toBe(2_000);
    }));
});

test('a folder is believed a fifth of a second after its last change where times have fractions', async () => {
  expect(readSettlingTime(await createTempDir('groundhog-clock'))).toBe(200);
});
