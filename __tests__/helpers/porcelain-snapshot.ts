import { git } from './temp-repo.ts';

/** What `create` found and what the two ways to end an attempt need. */
export interface PorcelainSnapshot {
  readonly dir: string;
  readonly taskBranch: string;
  readonly scratchBranch: string;
  readonly snapshotRef: string;
  readonly preserved: readonly string[];
}

/**
 * The snapshot contract by the plainest porcelain, to compare with; never part of the product. It starts an attempt on a
 * named branch that is clean.
 */
export async function create(dir: string, taskId: string, day: number): Promise<PorcelainSnapshot> {
  const taskBranch = await git(dir, 'rev-parse', '--abbrev-ref', 'HEAD');
  if (taskBranch === 'HEAD') throw new Error('HEAD is detached');
  await git(dir, 'diff', '--quiet', '--ignore-submodules', '--');
  await git(dir, 'diff', '--cached', '--quiet', '--ignore-submodules', '--');
  const scratchBranch = `groundhog/${taskId}/day-${day}`;
  const snapshotRef = await git(dir, 'rev-parse', 'HEAD');
  const listed = await git(dir, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.');
  await git(dir, 'checkout', '--quiet', '-b', scratchBranch);
  return { dir, taskBranch, scratchBranch, snapshotRef, preserved: listed.split('\0').filter((path) => path !== '') };
}

async function capture({ dir, preserved }: PorcelainSnapshot): Promise<void> {
  await git(dir, 'add', '--all', '--', '.');
  if (preserved.length > 0) await git(dir, 'rm', '--cached', '--quiet', '--ignore-unmatch', '--', ...preserved);
  if ((await git(dir, 'diff', '--cached', '--name-only', '-z', '--')) === '') return;
  await git(dir, 'commit', '--quiet', '-m', 'capture');
}

async function backToTaskBranch({ dir, taskBranch, snapshotRef }: PorcelainSnapshot): Promise<void> {
  if ((await git(dir, 'rev-parse', taskBranch)) !== snapshotRef) throw new Error('the task branch moved');
  await git(dir, 'checkout', '--quiet', taskBranch);
  await git(dir, 'reset', '--quiet', '--hard', snapshotRef);
}

/** Ends an attempt that failed; the scratch branch stays. */
export async function rewind(snapshot: PorcelainSnapshot): Promise<void> {
  await capture(snapshot);
  await backToTaskBranch(snapshot);
}

/** Ends an attempt that passed with one commit, or with none where nothing was changed. */
export async function commitSuccess(snapshot: PorcelainSnapshot, summary: string): Promise<void> {
  const { dir, scratchBranch, snapshotRef } = snapshot;
  await capture(snapshot);
  await backToTaskBranch(snapshot);
  const changed = await git(dir, 'diff', '--name-only', '-z', snapshotRef, scratchBranch, '--');
  if (changed !== '') {
    await git(dir, 'merge', '--quiet', '--squash', scratchBranch);
    await git(dir, 'commit', '--quiet', '-m', summary);
  }
  await git(dir, 'branch', '--quiet', '-D', scratchBranch);
}
