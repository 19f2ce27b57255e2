import type { ObjectId } from '../domain/ids.ts';
import { toMap } from './for-each-ref.ts';
import type { Git } from './git.ts';
import { type Remote, toRemoteCall, toUploadPack } from './remote.ts';

/** Lists the remote's refs, see git-ls-remote(1): patterns match whole path parts from the end. */
export async function listRemoteRefs(
  git: Git,
  remote: Remote,
  patterns: readonly string[],
): Promise<Map<string, ObjectId>> {
  const args = ['ls-remote', '--quiet', ...toUploadPack(remote), '--end-of-options', remote.url, ...patterns];
  return toMap((await git.text(args, toRemoteCall(remote))).stdout);
}

/** Finds the branch that the remote's HEAD names; undefined when it is detached or empty. */
export async function findRemoteHead(git: Git, remote: Remote): Promise<string | undefined> {
  const args = ['ls-remote', '--symref', ...toUploadPack(remote), '--end-of-options', remote.url, 'HEAD'];
  const { stdout } = await git.text(args, toRemoteCall(remote));
  return /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(stdout)?.[1];
}
