import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTempDir, git, gitWithEnv } from '../helpers/temp-repo.ts';

export const STATE_REF = 'refs/groundhog/hello/state';

/** Sets the record back to when an event of a kind was written last, as if nothing had come after it. */
export async function rewindState(dir: string, kind: string): Promise<void> {
  const log = await git(dir, 'log', '--first-parent', '--format=%H %s', STATE_REF);
  const line = log.split('\n').find((one) => one.endsWith(`(${kind})`));
  if (line === undefined) throw new Error(`no state after ${kind}:\n${log}`);
  await git(dir, 'update-ref', STATE_REF, line.slice(0, line.indexOf(' ')));
}

/** Writes another lease into the newest record, with everything else as it is. */
export async function writeLease(dir: string, lease: unknown): Promise<void> {
  const temp = await createTempDir('groundhog-lease');
  const file = join(temp, 'lease.json');
  await writeFile(file, JSON.stringify(lease));
  const env = { GIT_INDEX_FILE: join(temp, 'index') };
  await gitWithEnv(dir, env, ['read-tree', STATE_REF]);
  const blob = await git(dir, 'hash-object', '-w', file);
  await gitWithEnv(dir, env, ['update-index', '--add', '--cacheinfo', `100644,${blob},lease.json`]);
  const tree = await gitWithEnv(dir, env, ['write-tree']);
  await git(dir, 'update-ref', STATE_REF, await git(dir, 'commit-tree', tree, '-p', STATE_REF, '-m', 'another lease'));
}
