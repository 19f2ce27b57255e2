import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTempDir } from '../helpers/temp-repo.ts';
import { canMount, type DiskTrial, judge, runOn, withDisk, withRepository } from './full-disk.ts';

const run = promisify(execFile);

/** What happens to the folders of a run while its agent works. Some faults only root can cause. */
export const STORAGE_FAULTS = [
  'control folder deleted',
  'work folder deleted',
  'bin folder deleted',
  'socket folder deleted',
  'socket deleted',
  'all folders deleted',
  'repository read-only',
  'temporary folder without files',
] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

/** The faults that can be caused here. */
export function listPossibleFaults(): readonly StorageFault[] {
  return STORAGE_FAULTS.filter((fault) => canMount || fault.endsWith('deleted'));
}

const ENDS = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Done';

/** The name that each folder of a run has, by the fault. */
const FOLDERS: Readonly<Partial<Record<StorageFault, string>>> = {
  'control folder deleted': 'groundhog-control-*',
  'work folder deleted': 'groundhog-work-*',
  'bin folder deleted': 'groundhog-bin-*',
  'socket folder deleted': 'groundhog-socket-*',
  'all folders deleted': 'groundhog-*',
};

/** Lets the fault strike while the agent works, undoes it, and runs once more: the attempt must not have counted. */
export function tryStorageFault(fault: StorageFault): Promise<DiskTrial> {
  return withRepository(async (repo) => {
    if (fault === 'repository read-only') return strikeRepository(repo);
    if (fault === 'temporary folder without files')
      return withDisk('size=100m,nr_inodes=2000', async (dir) => {
        const fills = 'i=0; while : > "filler-$i"; do i=$((i+1)); done';
        return judge(repo, await runOn(repo, { env: { TMPDIR: dir }, agent: `${fills}; ${ENDS}` }));
      });
    const dir = await createTempDir('groundhog-tmp');
    const deletes = fault === 'socket deleted' ? 'rm -f "$GROUNDHOG_SOCKET"' : `rm -rf '${dir}'/${FOLDERS[fault]}`;
    return judge(repo, await runOn(repo, { env: { TMPDIR: dir }, agent: `${deletes}; ${ENDS}` }));
  });
}

async function strikeRepository(repo: string): Promise<DiskTrial> {
  await run('mount', ['--bind', repo, repo]);
  try {
    const agent = `mount -o remount,ro,bind '${repo}'; ${ENDS}`;
    const struck = await runOn(repo, { agent });
    await run('mount', ['-o', 'remount,rw,bind', repo]);
    return await judge(repo, struck);
  } finally {
    await run('umount', ['-l', repo]);
  }
}
