import { execFile, execFileSync } from 'node:child_process';
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTempDir } from './temp-repo.ts';

const run = promisify(execFile);
const TOOLS = '/usr/sbin:/sbin:/usr/bin:/bin';

/** Only root may mount an image, and not where there are no loop devices. */
export const canMountImage = process.platform === 'linux' && process.getuid?.() === 0 && hasLoopDevices();

/** A file system as they were: times in whole seconds, and names that do not say what they name. */
export async function withOldDisk<T>(use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await createTempDir('groundhog-old-disk');
  const [image, mounted] = [join(dir, 'image'), join(dir, 'mounted')];
  await mkdir(mounted);
  await writeFile(image, '');
  await truncate(image, 8 * 1024 * 1024);
  const env = { PATH: TOOLS };
  await run('mke2fs', ['-q', '-t', 'ext2', '-I', '128', '-O', '^filetype', image], { env });
  await run('mount', ['-o', 'loop', image, mounted], { env });
  try {
    return await use(mounted);
  } finally {
    await run('umount', ['-l', mounted], { env });
    await rm(dir, { recursive: true, force: true });
  }
}

function hasLoopDevices(): boolean {
  try {
    execFileSync('losetup', ['--find'], { env: { PATH: TOOLS }, stdio: 'ignore' });
    execFileSync('mke2fs', ['-V'], { env: { PATH: TOOLS }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
