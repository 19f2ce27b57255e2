import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import type { SnapshotMessage } from '../domain/refs/snapshot-message.ts';
import type { PathBytes } from '../git/path-bytes.ts';

// Why: docs/decisions/0016-workspace-cache.md
/** Everything remembered about one Workspace. Each part is named by content, or checked against a stamp before use. */
export interface WorkspaceCache {
  readonly folders: Map<PathBytes, FolderRecord>;
  /** The number of the last scan, from 1. A folder scanned in it need not be read again while nothing but us runs. */
  scan: number;
  /** A folder that was read sooner than this after a change may change again without a new time; `readSettlingTime`. */
  settlingMs: number | undefined;
  index: { readonly stamp: string; readonly tracked: TrackedPaths } | undefined;
  hidden: HiddenFiles | undefined;
  /** The hidden files that a landing should have left, where cleaning the workspace was deferred. */
  deferredClean: HiddenFiles | undefined;
  lastStatusMs: number;
  baseTree: { readonly commit: ObjectId; readonly tree: ObjectId } | undefined;
  trees: CachedTrees | undefined;
  /** The last tree written by a named snapshot, with the changes that it was made of as its key. */
  lastTree: { readonly key: string; readonly tree: ObjectId } | undefined;
  snapshots: { readonly namespace: RefName; readonly all: readonly NamedSnapshot[] } | undefined;
}

/** Returns an empty cache, with which everything is read in full. */
export function createWorkspaceCache(): WorkspaceCache {
  return {
    folders: new Map(),
    scan: 1,
    settlingMs: undefined,
    index: undefined,
    hidden: undefined,
    deferredClean: undefined,
    lastStatusMs: 0,
    baseTree: undefined,
    trees: undefined,
    lastTree: undefined,
    snapshots: undefined,
  };
}

/** A folder as the last scan read it. */
export interface FolderRecord {
  readonly diskPath: Buffer;
  /** The number of the scan; 0 once we have changed something in the folder. */
  scannedIn: number;
  readonly dev: number;
  readonly ino: number;
  // To less than a microsecond: a settled folder that changes is given a time that is a fifth of a second later or more.
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  readonly mode: number;
  readonly isSettled: boolean;
  readonly isEmpty: boolean;
  readonly folders: readonly PathBytes[];
  readonly others: readonly PathBytes[];
  readonly specials: readonly PathBytes[];
  readonly git: PathBytes | undefined;
}

export interface TrackedPaths {
  readonly files: Set<PathBytes>;
  readonly submodules: Set<PathBytes>;
}

/** The files on disk that git-status(1) does not list. */
export interface HiddenFiles {
  /** Ignored files and folders; a folder that is ignored as a whole ends with "/" and is not read. */
  readonly ignored: ReadonlySet<PathBytes>;
  /** Special files such as pipes, any `.git`, the content of submodules, and empty folders (ending with "/"). */
  readonly strays: ReadonlySet<PathBytes>;
}

/** The index of what is about to land, written beside the one in force. */
export interface StagedIndex {
  /** Puts it in force, and updates the cache of the workspace to it. */
  commit(): void;
  /** Never throws. */
  discard(): void;
}

/** The file that a tree has at a path; undefined when there is none. */
export type FileAt = { readonly mode: string; readonly id: ObjectId } | undefined;

/** The trees that were made of one commit, as changes to it, and the files of the commit at these paths. */
export interface CachedTrees {
  readonly from: ObjectId;
  readonly base: Map<PathBytes, FileAt>;
  readonly trees: Map<ObjectId, ReadonlyMap<PathBytes, FileAt>>;
}

export interface NamedSnapshot extends SnapshotMessage {
  readonly name: string;
  readonly id: ObjectId;
  readonly tree: ObjectId;
  readonly epochSeconds: number;
}
