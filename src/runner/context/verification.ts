import type { ObjectId } from '../../domain/ids.ts';
import type { RefName } from '../../domain/refs/ref-name.ts';
import type { VerifyIn } from '../../domain/setting-limits.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { CommandFolders } from '../../verifier/command-folder.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** The tree that criteria are checked on, and the repository that their git shows. */
export interface VerificationTarget {
  /** The commit that HEAD names. */
  readonly base: ObjectId;
  readonly tree: ObjectId;
  /** The files in which the tree differs from that of the base, where they are known. */
  readonly changes?: readonly TreeDifference[];
  /** The bytes of files of the tree by the ids of their blobs, as far as they are known. */
  readonly blobs?: ReadonlyMap<ObjectId, Uint8Array>;
  readonly head: RefName;
  readonly refs: ReadonlyMap<string, ObjectId>;
}

/** The folders for the commands of one verification. */
export interface VerificationFolders extends CommandFolders {
  /** Reports in sentences what the commands have changed and what was undone. */
  notes(): readonly string[];
  /** Names the folders at the top of the agent's folder that commands do not find, where no setup could make them. */
  findMissingFolders(): readonly string[];
}

/** The agent's folder, with the sandbox of its programs. */
export interface AgentFolder {
  readonly workspace: Workspace;
  readonly sandbox: Sandbox;
}

/** The port through which a run sets up its folders and runs the commands of criteria. */
export interface Verification {
  readonly kind: VerifyIn;
  /** Has the agent's folder hold what the setup makes at a commit, before an agent starts. Throws `setup_failed`. */
  setUp(agent: AgentFolder, base: ObjectId): Promise<void>;
  open(agent: AgentFolder, target: VerificationTarget): VerificationFolders;
  /**
   * Reports the commit by which a tree has landed, if it took one: what its own setup made may be used from now on. The
   * checkouts that hold the tree get its index in the background.
   */
  landed(tree: ObjectId, commit: ObjectId | undefined): void;
  /** Resolves when nothing runs in the background any more; never throws. Afterwards the folders may be removed. */
  settled(): Promise<void>;
}
