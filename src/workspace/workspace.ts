import type { Git } from '../git/git.ts';
import type { PathBytes } from '../git/path-bytes.ts';

/** The folder that an attempt works in, and the two views of it that only we have. */
export interface Workspace {
  /** Absolute, symlinks resolved; agent, setup and criteria run here. */
  readonly path: string;
  /** The control repository by itself, for objects and refs. */
  readonly control: Git;
  /** The control repository over the folder, with a private index that the agent cannot reach. */
  readonly git: Git;
}

/** A file that was there, untracked, before the attempt: kept by content, so that it can be put back. */
export interface PreservedFile {
  readonly mode: '100644' | '100755' | '120000';
  readonly id: string;
}

export type PreservedFiles = ReadonlyMap<PathBytes, PreservedFile>;
