import type { Mount } from './mount.ts';
import { EMPTY_FOLDERS, isWithin } from './system-mounts.ts';

const KERNEL_FOLDERS = ['/proc', '/dev'];

/** The files at a path of a sandbox: those of the machine, those of the sandbox itself, or none. */
export type Shown = 'machine' | 'kernel' | 'temporary' | 'nothing';

/** Finds what a sandbox with these mounts shows at an absolute path. Links are not followed. */
export function findShown(path: string, mounts: readonly Mount[]): Shown {
  const around = mounts.filter((mount) => isWithin(path, mount.path));
  const inner = around.toSorted((a, b) => b.path.length - a.path.length)[0];
  if (inner !== undefined && inner.kind !== 'empty') return 'machine';
  if (inner !== undefined) return EMPTY_FOLDERS.includes(inner.path) ? 'temporary' : 'nothing';
  return KERNEL_FOLDERS.some((folder) => isWithin(path, folder)) ? 'kernel' : 'nothing';
}
