import { findBubblewrap } from '../../src/sandbox/bubblewrap/find-bubblewrap.ts';

/** The reason why no sandbox can be made by this process here; undefined where one can. */
export async function findSandboxObstacle(): Promise<string | undefined> {
  const [userId, groupId] = [process.getuid?.(), process.getgid?.()];
  if (process.platform !== 'linux' || userId === undefined || groupId === undefined) return 'sandboxes need Linux';
  const trials = await findBubblewrap({ userId, groupId });
  if (trials.length === 0) return 'bubblewrap is not installed';
  return trials.some(({ found }) => found !== undefined) ? undefined : trials.map(({ problem }) => problem).join('; ');
}
