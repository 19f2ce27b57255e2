import { ConfigurationError } from '../../domain/errors/errors.ts';
import { toObjectFormat } from '../../domain/ids.ts';
import { findRemoteUrl } from '../../git/config.ts';
import { fetchRefs } from '../../git/fetch.ts';
import { findGitDir } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { initBare } from '../../git/init.ts';
import { listRemoteRefs } from '../../git/ls-remote.ts';
import { type Remote, toRemote } from '../../git/remote.ts';
import { findCommit } from '../../git/rev-parse.ts';

export interface RecordsLocation {
  readonly repo: string;
  /** A remote's name or address whose records are read instead of the repository's own. */
  readonly remote?: string;
}

export interface Records {
  readonly git: Git;
  /** Where the records were fetched from; undefined for the repository's own. */
  readonly source: Remote | undefined;
}

/** The repository's own records, or those of a remote, fetched into a repository that is removed afterwards. */
export async function openRecords(
  git: Git,
  { repo, remote }: RecordsLocation,
  namespaces: readonly string[] = ['refs/groundhog'],
): Promise<Records> {
  const found = await findGitDir(git, repo);
  if (found === undefined) throw new ConfigurationError('not_a_repository', { path: repo });
  const own = git.at({ gitDir: found.gitDir });
  if (remote === undefined) return { git: own, source: undefined };
  const copy = git.at({ gitDir: `${git.location.gitDir}/records.git` });
  const source = toRemote((await findRemoteUrl(own, remote)) ?? remote);
  const patterns = namespaces.map((namespace) => `${namespace}/*`);
  const [id] = (await listRemoteRefs(git, source, patterns)).values();
  const isAlike = (await findCommit(own, 'HEAD'))?.length === id?.length;
  await initBare(copy, {
    objectFormat: toObjectFormat(id?.length),
    borrowFrom: isAlike ? [`${found.commonDir}/objects`] : [],
  });
  await fetchRefs(copy, source, { refspecs: patterns.map((pattern) => `+${pattern}:${pattern}`) });
  return { git: copy, source };
}
