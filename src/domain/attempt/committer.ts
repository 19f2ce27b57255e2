import type { ObjectId } from '../ids.ts';

/** The name and address of a commit's author. */
export interface CommitAuthor {
  readonly name: string;
  readonly email: string;
}

/** A text file that a commit adds to the tree of its parent. */
export interface AddedFile {
  readonly path: string;
  readonly text: string;
}

/** A commit that the server is to make. It has the parent already, and the tree unless that `adds` something. */
export interface CommitDraft {
  readonly tree: ObjectId;
  readonly parent: ObjectId;
  readonly message: string;
  /** The task branch, which it is to land on. */
  readonly branch: string;
  /** The file by which the tree differs from `onTree`, that of the parent. */
  readonly adds?: AddedFile & { readonly onTree: ObjectId };
}

/** The answer to a request for a signed commit. */
export type SigningAnswer =
  | { readonly kind: 'signed'; readonly commit: ObjectId }
  /** Nothing is signed, and nobody needs to know. */
  | { readonly kind: 'not_wanted' }
  /** The reason in one sentence; `isFatal` when the settings allow no other commit to land. */
  | { readonly kind: 'refused'; readonly reason: string; readonly isFatal: boolean };

/** The port to the account that lands commits. */
export interface Committer {
  /** Finds the account's name and address; undefined where they are not known. */
  findAuthor(): Promise<CommitAuthor | undefined>;
  /** Has a commit made and signed where the settings ask for it. Throws GitHubError when it must be, and there is no answer. */
  sign(draft: CommitDraft): Promise<SigningAnswer>;
  /** Returns whether a rule of a branch is known to require signatures. */
  requiresSignatures(branch: string): Promise<boolean>;
}
