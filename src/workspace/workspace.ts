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

/** A file of a tree in the same form. Throws for what no capture holds. */
export function toPreservedFile(mode: string, id: string): PreservedFile {
  if (mode === '100644' || mode === '100755' || mode === '120000') return { mode, id };
  throw new Error(`a file of mode ${mode} cannot be written`);
}

export type PreservedFiles = ReadonlyMap<PathBytes, PreservedFile>;

/** What is on disk and in no answer of git's. */
export interface Unseen {
  /** Ignored files and folders; a folder that is ignored as a whole ends with "/" and is not looked into. */
  readonly ignored: ReadonlySet<PathBytes>;
  /** Pipes and the like, a `.git` that is no repository, the content of a submodule, and empty folders (ending with "/"). */
  readonly strays: ReadonlySet<PathBytes>;
}
