import type { ObjectId } from '../domain/ids.ts';
import { fetchRefs } from '../git/fetch.ts';
import type { Git } from '../git/git.ts';
import { initBare } from '../git/init.ts';
import { listRemoteRefs } from '../git/ls-remote.ts';
import type { Remote } from '../git/remote.ts';

const STATES = 'refs/groundhog/*/state';

/**
 * Brings the records of all tasks of a remote into a repository of their own, each as it is now and without its history:
 * that is all it takes to tell where they stand.
 */
export async function fetchTaskRecords(git: Git, remote: Remote, folder: string): Promise<Git> {
  const refs: ReadonlyMap<string, ObjectId> = await listRemoteRefs(git, remote, [STATES]);
  const [id] = refs.values();
  const records = git.at({ gitDir: folder });
  await initBare(records, { objectFormat: id?.length === 64 ? 'sha256' : 'sha1', borrowFrom: [] });
  const refspecs = [...refs.keys()].map((ref) => `+${ref}:${ref}`);
  await fetchRefs(records, remote, { refspecs, depth: 1 });
  return records;
}
