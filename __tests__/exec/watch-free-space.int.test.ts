import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { watchFreeSpace } from '../../src/exec/disk-space.ts';
import { canMount, withDisk } from '../crash/full-disk.ts';
import { cleanUp } from '../helpers/temp-repo.ts';

const MIB = 1024 * 1024;
// Only root may mount a small disk.
const onDisk = canMount ? test : test.skip;

afterEach(cleanUp);

describe('the watch of free space', () => {
  onDisk('calls once when the reserve is touched, and not before', async () => {
    await withDisk('size=16m', async (dir) => {
      let calls = 0;
      const short = new Promise<void>((resolve) => {
        const watch = watchFreeSpace(
          dir,
          () => {
            calls += 1;
            resolve();
            watch.stop();
          },
          { bytes: 4 * MIB, files: 10 },
        );
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(calls).toBe(0);
      await writeFile(join(dir, 'filler'), Buffer.alloc(13 * MIB));
      await short;
      expect(calls).toBe(1);
    });
  });

  onDisk('calls where files run out, and space does not', async () => {
    await withDisk('size=16m,nr_inodes=300', async (dir) => {
      const short = new Promise<void>((resolve) => {
        const watch = watchFreeSpace(
          dir,
          () => {
            watch.stop();
            resolve();
          },
          { bytes: MIB, files: 100 },
        );
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (let at = 0; at < 250; at += 1) await writeFile(join(dir, `${at}`), '');
      await short;
    });
  });

  onDisk('leaves alone a disk that never had room', async () => {
    await withDisk('size=6m', async (dir) => {
      let calls = 0;
      const watch = watchFreeSpace(dir, () => (calls += 1), { bytes: 4 * MIB, files: 10 });
      await writeFile(join(dir, 'filler'), Buffer.alloc(4 * MIB));
      // Longer than a period: a call would have come.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      watch.stop();
      expect(calls).toBe(0);
    });
  });
});
