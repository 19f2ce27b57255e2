import { execFile } from 'node:child_process';
import { readdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { canMount, withDisk } from '../../crash/full-disk.ts';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, createRepo, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

/** Leaves no page of a disk free. */
async function fill(dir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dir);
  await writeFile(join(dir, 'filler'), Buffer.alloc(bavail * bsize));
}

(canMount ? describe : describe.skip)('files that cannot be written, on disks that only root can mount', () => {
  test('init names a read-only file system, and is no bug', async () => {
    const { dir } = await createRepo();
    await promisify(execFile)('mount', ['--bind', dir, dir]);
    await promisify(execFile)('mount', ['-o', 'remount,ro,bind', dir]);
    const { exitCode, stderr } = await runCli(['init', '--yes'], { cwd: dir });
    await promisify(execFile)('umount', [dir]);
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining('": the file system is read-only.')]);
    expect(stderr).toContain(`"${join(dir, '.github/workflows/groundhog.yml')}"`);
  });

  test('init names a full disk, and leaves nothing there', () =>
    withDisk('size=2m', async (disk) => {
      const dir = join(disk, 'work');
      await git(disk, 'clone', '--quiet', (await createRepo()).dir, dir);
      await fill(disk);
      const { exitCode, stderr } = await runCli(['init', '--yes'], { cwd: dir });
      expect([exitCode, stderr]).toEqual([5, expect.stringContaining('The disk is full.')]);
      expect(stderr).toContain(`Writing to ${join(dir, '.github/workflows/groundhog.yml')} failed`);
      expect(await readdir(dir)).toEqual(['.git', 'README.md']);
    }));

  test('report names a full disk, and leaves nothing there', () =>
    withDisk('size=64k', async (disk) => {
      const { dir } = await createPlanRepo(greetPlan());
      await runOnLaptop(dir, { agent: 'echo hello > greeting.txt' });
      await fill(disk);
      const { exitCode, stderr } = await runCli(['report', '--out', join(disk, 'report.html')], { cwd: dir });
      expect([exitCode, stderr]).toEqual([5, expect.stringContaining('The disk is full.')]);
      expect(stderr).toContain(`Writing to ${join(disk, 'report.html')} failed`);
      expect(await readdir(disk)).toEqual(['filler']);
    }));
});
