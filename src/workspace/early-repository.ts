import { type BegunRepository, beginAgentRepository, dropBegun, removeRetired } from './agent-repository.ts';
import type { Workspace } from './workspace.ts';

/** An agent's repository that is made before it is known that an attempt may start. Nothing of it is in force. */
export interface EarlyRepository {
  /** Undefined where none is made, or where it has to be made later. */
  readonly begun: BegunRepository | undefined;
  /** Takes back what was not used. Never throws. */
  dismiss(): Promise<void>;
}

/** Makes it, and removes the one before the last, while git goes through the files. */
export function makeEarlyRepository(workspace: Workspace): EarlyRepository {
  if (workspace.own !== undefined) return { begun: undefined, dismiss: () => Promise.resolve() };
  const begun = tryToBegin(workspace);
  const removed = removeRetired(workspace).catch(() => undefined);
  return {
    begun,
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
