import type { AgentObjects } from '../../workspace/agent-objects.ts';
import type { OpenCheckout } from './locked-checkout.ts';

/** The folders of a run; the caller removes them after it. */
export interface WorkFolders {
  /** A folder of this run alone, for files that only we write. */
  readonly runDir: string;
  /** Another folder of this run, apart from the first, for the workspace. */
  readonly workDir: string;
  /** A third one, for the checkouts that criteria run in; the agent does not learn its path. */
  readonly verifyDir: string;
  /** The parent of the folders of single attempts; short, since the path of a socket is limited (unix(7)). */
  readonly socketParent: string;
  /** The folders for what agents and criteria may see of git; undefined without isolation. */
  readonly agentGit?: Pick<AgentObjects, 'folder' | 'standIn'> | undefined;
  /** A folder for the copy of the caches that agents find in their HOME; undefined without isolation. */
  readonly agentCaches?: string | undefined;
  /** All folders of this run: a later run removes them if this one dies. */
  readonly all: readonly string[];
  /** All files and folders without which the run cannot continue. */
  readonly needed: readonly string[];
  /** The user's checkout, when the run works in one. */
  readonly checkout?: OpenCheckout | undefined;
}
