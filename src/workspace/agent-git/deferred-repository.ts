import type { Workspace } from '../workspace.ts';
import { discardStarted, removeRetired, type StartedRepository, startAgentRepository } from './agent-repository.ts';

/** An agent's repository that is started before it is known that an attempt may start. It is not in force. */
export interface DeferredRepository {
  /** Starts it, and removes the last retired one. Never throws. */
  start(): void;
  /** Returns the started one; undefined when it could not be started. */
  started(): StartedRepository | undefined;
  /** Removes what was not used. Never throws. */
  cancel(): Promise<void>;
}

/** Prepares a repository that is to be started while git reads the files. */
export function prepareAgentRepository(workspace: Workspace): DeferredRepository {
  let started: StartedRepository | undefined;
  let removed: Promise<void> | undefined;
  return {
    start() {
      if (workspace.userCheckout !== undefined) return;
      started = tryStart(workspace);
      removed = removeRetired(workspace).catch(() => undefined);
    },
    started: () => started,
    async cancel() {
      if (started !== undefined) discardStarted(started);
      await removed;
    },
  };
}

/** Returns undefined when it cannot be made now: `finishAgentRepository` makes it later, or throws. */
function tryStart(workspace: Workspace): StartedRepository | undefined {
  try {
    return startAgentRepository(workspace);
  } catch {
    return undefined;
  }
}
