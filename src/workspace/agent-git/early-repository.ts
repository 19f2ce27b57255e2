import type { Workspace } from '../workspace.ts';
import { discardStarted, removeRetired, type StartedRepository, startAgentRepository } from './agent-repository.ts';

/** An agent's repository that is made before it is known that an attempt may start. Nothing of it is in force. */
export interface DeferredRepository {
  /** Makes it, and removes the one before the last. Never throws. */
  start(): void;
  /** Undefined where none was made, or where it has to be made later. */
  begun(): StartedRepository | undefined;
  /** Takes back what was not used. Never throws. */
  dismiss(): Promise<void>;
}

/** Prepares what is to be made while git goes through the files. */
export function prepareEarlyRepository(workspace: Workspace): DeferredRepository {
  let begun: StartedRepository | undefined;
  let removed: Promise<void> | undefined;
  return {
    start() {
      if (workspace.userCheckout !== undefined) return;
      begun = tryToBegin(workspace);
      removed = removeRetired(workspace).catch(() => undefined);
    },
    begun: () => begun,
    async dismiss() {
      if (begun !== undefined) discardStarted(begun);
      await removed;
    },
  };
}

/** What keeps it from being made or removed now is said when it has to be. */
function tryToBegin(workspace: Workspace): StartedRepository | undefined {
  try {
    return startAgentRepository(workspace);
  } catch {
    return undefined;
  }
}
