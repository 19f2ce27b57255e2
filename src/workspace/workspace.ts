import type { ObjectId, TaskId } from '../domain/ids.ts';
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
  /** Set when the folder is a checkout of a person's: its repository is theirs, and is brought along, not made anew. */
  readonly userCheckout?: UserCheckout;
}

/** What an attempt does to the repository of the checkout that it works in. */
export interface UserCheckout {
  /** The person's own git directory of this checkout. */
  readonly gitDir: string;
  /** Puts HEAD on the attempt's scratch branch at the snapshot, with index and configuration as they were. */
  enter(start: AttemptStart): Promise<void>;
  /** Looks at what the attempt left; nothing of it is in force afterwards but its commits. */
  inspect(start: AttemptStart): Promise<AttemptInspection>;
  /** Puts HEAD where it belongs, with the index of the files that are there now. */
  leave(start: AttemptStart, left: AttemptResidue): Promise<void>;
}

/** What an attempt started from, as far as the repository around it is concerned. */
export interface AttemptStart {
  readonly taskId: TaskId;
  readonly day: number;
  readonly taskBranch: string;
  readonly scratchBranch: string;
  readonly snapshotRef: ObjectId;
  readonly preserved: PreservedFiles;
  readonly hidden: HiddenFiles;
}

export interface AttemptInspection {
  /** The branch that HEAD names; undefined when it names none. */
  readonly head: string | undefined;
  /** Where the task branch was moved to; undefined when it is where it was. */
  readonly taskBranchAt: string | undefined;
  readonly notes: readonly string[];
}

/** How an attempt is left: with its work on the scratch branch, or landed, or without a trace of it. */
export type AttemptResidue =
  | { readonly kind: 'rewound'; readonly scratch: ObjectId | undefined }
  | { readonly kind: 'landed'; readonly commit: ObjectId | undefined };

/** A file that was there, untracked, before the attempt: kept by content, so that it can be put back. */
export interface PreservedFile {
  readonly mode: '100644' | '100755' | '120000';
  readonly id: string;
  /** The bits of its mode; undefined for a link, and where only git's modes are of interest. */
  readonly permissions?: number;
}

/** A file of a tree in the same form. Throws for what no capture holds. */
export function toPreservedFile(mode: string, id: string): PreservedFile {
  if (mode === '100644' || mode === '100755' || mode === '120000') return { mode, id };
  throw new Error(`a file of mode ${mode} cannot be written`);
}

export type PreservedFiles = ReadonlyMap<PathBytes, PreservedFile>;

/** What is on disk and in no answer of git's. */
export interface HiddenFiles {
  /** Ignored files and folders; a folder that is ignored as a whole ends with "/" and is not looked into. */
  readonly ignored: ReadonlySet<PathBytes>;
  /** Pipes and the like, a `.git` that is no repository, the content of a submodule, and empty folders (ending with "/"). */
  readonly strays: ReadonlySet<PathBytes>;
}
