import type { Workspace } from '../workspace.ts';
import { type BegunRepository, beginAgentRepository, dropBegun, removeRetired } from './agent-repository.ts';

/** An agent's repository that is made before it is known that an attempt may start. Nothing of it is in force. */
export interface EarlyRepository {
  /** Makes it, and removes the one before the last. Never throws. */
  start(): void;
  /** Undefined where none was made, or where it has to be made later. */
  begun(): BegunRepository | undefined;
  /** Takes back what was not used. Never throws. */
  dismiss(): Promise<void>;
}

/** Prepares what is to be made while git goes through the files. */
export function prepareEarlyRepository(workspace: Workspace): EarlyRepository {
  let begun: BegunRepository | undefined;
  let removed: Promise<void> | undefined;
  return {
    start() {
      if (workspace.own !== undefined) return;
      begun = tryToBegin(workspace);
      removed = removeRetired(workspace).catch(() => undefined);
    },
    begun: () => begun,
    async dismiss() {
      if (begun !== undefined) dropBegun(begun);
      await removed;
    },
  };
}

/** What keeps it from being made or removed now is said when it has to be. */
function tryToBegin(workspace: Workspace): BegunRepository | undefined {
  try {
    return beginAgentRepository(workspace);
  } catch {
    return undefined;
  }
}
