import type { Workspace } from '../workspace.ts';
import { discardStarted, removeRetired, type StartedRepository, startAgentRepository } from './agent-repository.ts';

/** An agent's repository that is made before it is known that an attempt may start. Nothing of it is in force. */
export interface DeferredRepository {
  /** Makes it, and removes the one before the last. Never throws. */
  start(): void;
  /** Undefined where none was made, or where it has to be made later. */
  started(): StartedRepository | undefined;
  /** Takes back what was not used. Never throws. */
  cancel(): Promise<void>;
}

/** Prepares what is to be made while git goes through the files. */
export function prepareAgentRepository(workspace: Workspace): DeferredRepository {
  let begun: StartedRepository | undefined;
  let removed: Promise<void> | undefined;
  return {
    start() {
      if (workspace.userCheckout !== undefined) return;
      begun = tryStart(workspace);
      removed = removeRetired(workspace).catch(() => undefined);
    },
    started: () => begun,
    async cancel() {
      if (begun !== undefined) discardStarted(begun);
      await removed;
    },
  };
}

/** What keeps it from being made or removed now is said when it has to be. */
function tryStart(workspace: Workspace): StartedRepository | undefined {
  try {
    return startAgentRepository(workspace);
  } catch {
    return undefined;
  }
}
