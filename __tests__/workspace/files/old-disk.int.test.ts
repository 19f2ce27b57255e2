import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readFolder } from '../../../src/workspace/files/disk-file.ts';
import { readSettlingTime } from '../../../src/workspace/files/file-clock.ts';
import { whyNoOldDisk, withOldDisk } from '../../helpers/old-disk.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

const onOldDisk = whyNoOldDisk === undefined ? describe : describe.skip;
// The titles of a file that is skipped as a whole are not printed.
if (whyNoOldDisk !== undefined)
  process.stdout.write(`skipped: old file systems, which cannot be mounted: ${whyNoOldDisk}\n`);

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
      expect(readSettlingTime(dir, dir)).toBe(2_000);
    }));
});

test('a folder is believed a fifth of a second after its last change where times have fractions', async () => {
  const dir = await createTempDir('groundhog-clock');
  expect(readSettlingTime(dir, dir)).toBe(200);
});

onOldDisk('with the clock of another file system', () => {
  test('a folder is believed two seconds after its last change, though its own times have fractions', () =>
    withOldDisk(async (dir) => {
      const dirOfOurs = await createTempDir('groundhog-clock');
      // Near a whole second both clocks say the same.
      while (Math.abs((Date.now() % 1000) - 500) > 200) await sleep(10);
      expect(readSettlingTime(dirOfOurs, dir)).toBe(2_000);
    }));
});
