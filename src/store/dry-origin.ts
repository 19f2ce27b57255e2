import { toObjectFormat } from '../domain/ids.ts';
import { toBranchRef } from '../domain/refs/ref-name.ts';
import { fetchRefs, toFetchSpec } from '../git/fetch.ts';
import type { Git } from '../git/git.ts';
import { initBare } from '../git/init.ts';
import type { Remote } from '../git/remote.ts';
import { setHead } from '../git/symbolic-ref.ts';
import type { Base } from './origin.ts';

export interface DryOrigin {
  readonly folder: string;
  readonly defaultBranch: string | undefined;
  /** Fetched as well, since no branch may hold it. */
  readonly base: Base;
}

/** Creates a local copy of a remote's branches and records, so that a run against it changes nothing elsewhere. */
export async function createDryOrigin(
  git: Git,
  remote: Remote,
  { folder, defaultBranch, base }: DryOrigin,
): Promise<void> {
  const copy = git.at({ gitDir: folder });
  await initBare(copy, { objectFormat: toObjectFormat(base.sha.length), borrowFrom: [] });
  await fetchRefs(copy, remote, { refspecs: ['+refs/heads/*:refs/heads/*', '+refs/groundhog/*:refs/groundhog/*'] });
  await fetchRefs(copy, remote, { refspecs: [toFetchSpec(base.sha)] });
  if (defaultBranch !== undefined) await setHead(copy, toBranchRef(defaultBranch));
}
