import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTempDir } from './temp-repo.ts';

/** Why there can be no old disk here; undefined where there can be one. */
export const whyNoOldDisk = process.platform === 'linux' ? findObstacle() : 'not Linux';

/** A file system as they were: times in whole seconds, and names that do not say what they name. */
export async function withOldDisk<T>(use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await createTempDir('groundhog-old-disk');
  const mounted = mountImage(dir);
  try {
    return await use(mounted);
  } finally {
    unmount(mounted);
  }
}

function mountImage(dir: string): string {
  const [image, mounted] = [join(dir, 'image'), join(dir, 'mounted')];
  mkdirSync(mounted);
  writeFileSync(image, '');
  truncateSync(image, 8 * 1024 * 1024);
  runTool('mke2fs', ['-q', '-t', 'ext2', '-I', '128', '-O', '^filetype', image]);
  runTool('mount', ['-o', 'loop', image, mounted]);
  return mounted;
}

function unmount(mounted: string): void {
  runTool('umount', ['-l', mounted]);
}

function runTool(name: string, args: readonly string[]): void {
  execFileSync(name, args, { env: { PATH: '/usr/sbin:/sbin:/usr/bin:/bin' }, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** By trying: a container may have the tools and the devices, and not the right. */
function findObstacle(): string | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'groundhog-old-disk-'));
  try {
    unmount(mountImage(dir));
    return undefined;
  } catch (error) {
    return String(error).split('\n').slice(0, 2).join(' ');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
