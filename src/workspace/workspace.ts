import type { ObjectId, TaskId } from '../domain/ids.ts';
import type { Git } from '../git/git.ts';
import type { PathBytes } from '../git/path-bytes.ts';
import { type FullStatus, readFullStatus } from '../git/status.ts';
import type { AgentObjects } from './agent-objects.ts';
import { createWorkspaceCache, type HiddenFiles, type WorkspaceCache } from './workspace-cache.ts';

/** The folder that an attempt works in, and the control repository, which only we can reach. See `createWorkspace`. */
export interface Workspace {
  /** Absolute, symlinks resolved; agent, setup and criteria run here. */
  readonly path: string;
  /** The control repository by itself, for objects and refs. */
  readonly control: Git;
  /** The control repository over the folder, with a private index that the agent cannot reach. */
  readonly git: Git;
  /** Set when the folder is the user's checkout: its repository is theirs, and is updated, not recreated. */
  readonly userCheckout?: UserCheckout;
  /** The objects that the agent may see; all of the control repository when absent. */
  readonly objects?: AgentObjects | undefined;
  readonly cache: WorkspaceCache;
}

/** Makes a workspace with an empty cache, also of the parts of another one. */
export function createWorkspace(parts: Omit<Workspace, 'cache'>): Workspace {
  return { ...parts, cache: createWorkspaceCache() };
}

/** The repository of the user's checkout, as an attempt changes it. */
export interface UserCheckout {
  /** The user's own git directory of this checkout. */
  readonly gitDir: string;
  /** Puts HEAD on the attempt's scratch branch at the snapshot, with index and configuration as they were. */
  enter(start: AttemptStart): Promise<void>;
  /** Inspects what the attempt left; afterwards nothing of it is in force but its commits. */
  inspect(start: AttemptStart): Promise<AttemptInspection>;
  /** Puts HEAD where it belongs, with the index of the files that are there now. */
  leave(start: AttemptStart, left: AttemptResidue): Promise<void>;
}

/** The state that an attempt starts from, as far as the repository around it is concerned. */
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
  /** The commit that the task branch was moved to; undefined when it was not moved. */
  readonly taskBranchAt: string | undefined;
  readonly notes: readonly string[];
}

/** The state that an attempt leaves: its work on the scratch branch, or landed, or nothing of it. */
export type AttemptResidue =
  | { readonly kind: 'rewound'; readonly scratch: ObjectId | undefined }
  | { readonly kind: 'landed'; readonly commit: ObjectId | undefined };

/** A file that was untracked before the attempt; its content is stored, so that it can be restored. */
export interface PreservedFile {
  readonly mode: '100644' | '100755' | '120000';
  readonly id: string;
  /** The bits of its mode; undefined for a link, and where only git's modes are of interest. */
  readonly permissions?: number;
}

/** Translates a file of a tree. Throws for a mode that no capture holds. */
export function toPreservedFile(mode: string, id: string): PreservedFile {
  if (mode === '100644' || mode === '100755' || mode === '120000') return { mode, id };
  throw new Error(`a file of mode ${mode} cannot be written`);
}

export type PreservedFiles = ReadonlyMap<PathBytes, PreservedFile>;

/**
 * A status of the work tree. It is valid until anything runs in the workspace, of ours or the agent's: passing one on
 * promises that nothing has.
 */
export type WorktreeStatus = FullStatus;

/** Reads the status of the work tree. The caller must have looked for planted repositories before. */
export async function readWorktreeStatus({ git }: Workspace): Promise<WorktreeStatus> {
  return readFullStatus(git);
}

/** Returns the status that follows once everything in this one was dealt with. */
export function toCleanStatus(status: WorktreeStatus | undefined, untracked: Iterable<string>): WorktreeStatus {
  return {
    changed: [],
    untracked: [...untracked],
    unreadable: [],
    indexed: new Map(),
    branch: status?.branch,
    commit: status?.commit,
  };
}
