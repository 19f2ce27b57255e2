import type { ObjectId } from '../domain/ids.ts';
import type { Signature } from './fast-import.ts';
import type { Git } from './git.ts';

/** The author of a commit that is made again elsewhere. */
export interface Author {
  readonly name: string;
  readonly email: string;
  /** Seconds since 1970 and the offset of the zone, as in `1700000000 +0200`. */
  readonly date: string;
}

export interface NewCommit {
  readonly tree: ObjectId;
  readonly parent?: ObjectId;
  readonly furtherParents?: readonly ObjectId[];
  readonly message: string;
  /** The committer, and the author where none is named. */
  readonly signature: Signature;
  readonly author?: Author;
  /** Undefined for a commit that is not signed. */
  readonly signing?: CommitSigning;
}

/** The settings and the environment by which git signs a commit. */
export interface CommitSigning {
  /** Each `name=value`, see gpg.format and user.signingKey in git-config(1). */
  readonly settings: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Creates a commit of a tree, see git-commit-tree(1); the same input always gives the same id, unless it is signed. */
export async function commitTree(git: Git, commit: NewCommit): Promise<ObjectId> {
  const { name, email, epochSeconds } = commit.signature;
  const date = `${epochSeconds} +0000`;
  const { author = { name, email, date } } = commit;
  const env = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: `@${author.date}`,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: `@${date}`,
    ...commit.signing?.env,
  };
  const parents = [...(commit.parent === undefined ? [] : [commit.parent]), ...(commit.furtherParents ?? [])];
  const settings = commit.signing?.settings.flatMap((setting) => ['-c', setting]) ?? [];
  const flags = commit.signing === undefined ? [] : ['--gpg-sign'];
  const named = parents.flatMap((parent) => ['-p', parent]);
  const args = [...settings, 'commit-tree', ...flags, commit.tree, ...named, '-F', '-'];
  const { stdout } = await git.bytes(args, { env, stdin: commit.message });
  return Buffer.from(stdout).toString('latin1').trim();
}
