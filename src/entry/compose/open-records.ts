import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ObjectId, toObjectFormat } from '../../domain/ids.ts';
import { findRemoteUrl } from '../../git/config.ts';
import { fetchRefs } from '../../git/fetch.ts';
import { findWorkTree, requireGitDir } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { initBare } from '../../git/init.ts';
import { listRemoteRefs } from '../../git/ls-remote.ts';
import { findCommonDir } from '../../git/plain-repository.ts';
import { type Remote, toRemote } from '../../git/remote.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { toSettingError } from '../settings/settings.ts';

export interface RecordsLocation {
  readonly repo: string;
  /** Name or address of a remote whose records are read instead of the local ones. */
  readonly remote?: string;
}

export interface Records {
  readonly git: Git;
  /** The remote that the records were fetched from; undefined for the local ones. */
  readonly source: Remote | undefined;
  /** Finds the tip of a branch of that remote; undefined for the local records. */
  readonly findTip: ((branch: string) => Promise<ObjectId | undefined>) | undefined;
  /** The git directory of the repository on this machine, that of the main one for a linked worktree. */
  readonly commonDir: string;
  /** The folder of refs of a plain repository on this machine; undefined for another one, and for a remote. */
  readonly refsFolder: string | undefined;
}

/** Opens the local records, or those of a remote, fetched as the user would fetch them, into a temporary repository. */
export async function openRecords(
  git: Git,
  { repo, remote }: RecordsLocation,
  namespaces: readonly string[] = ['refs/groundhog'],
): Promise<Records> {
  const found = await requireGitDir(git, repo);
  const local = git.at({ gitDir: found.gitDir });
  const { commonDir } = found;
  if (remote === undefined)
    return { git: local, source: undefined, findTip: undefined, commonDir, refsFolder: findCommonDir(repo) };
  const copy = git.at({ gitDir: `${git.location.gitDir}/records.git` });
  const source = { ...toRemote(await findAddress(local, { repo, remote })), isAsUser: true };
  const patterns = namespaces.map((namespace) => `${namespace}/*`);
  const [id] = (await listRemoteRefs(git, source, patterns)).values();
  const isSameFormat = (await findCommit(local, 'HEAD'))?.length === id?.length;
  await initBare(copy, {
    objectFormat: toObjectFormat(id?.length),
    borrowFrom: isSameFormat ? [`${commonDir}/objects`] : [],
  });
  await fetchRefs(copy, source, { refspecs: patterns.map((pattern) => `+${pattern}:${pattern}`) });
  let heads: Promise<ReadonlyMap<string, ObjectId>> | undefined;
  const findTip = async (branch: string) => {
    heads ??= listRemoteRefs(git, source, ['refs/heads/*']);
    return (await heads).get(branch);
  };
  return { git: copy, source, findTip, commonDir, refsFolder: undefined };
}

/** Finds the address of a remote; of a folder in full, since git runs in another one. Throws the error of the setting. */
async function findAddress(git: Git, { repo, remote }: Required<RecordsLocation>): Promise<string> {
  const configured = await findRemoteUrl(git, remote);
  // As git-fetch(1) has it: a relative one is found from the root of the checkout.
  if (configured !== undefined)
    return isRelative(configured)
      ? resolve((await findWorkTree(git, repo)) ?? git.location.gitDir, configured)
      : configured;
  if (existsSync(remote)) return resolve(remote);
  if (/[/:]/.test(remote)) return remote;
  throw toSettingError('remote', remote, 'is neither the name of a remote of this repository nor an address');
}

/** Returns whether an address is a path that does not begin at the root: no scheme, and no colon before a slash, see git-fetch(1). */
function isRelative(address: string): boolean {
  return !address.startsWith('/') && !/^[^/]*:/.test(address);
}
