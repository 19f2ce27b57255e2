import type { InPlaceOptions } from '../../workspace/in-place/in-place.ts';
import type { HeldCheckout } from '../../workspace/in-place/user-checkout.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** The user's checkout that this run has locked, from when it is found until the run ends. */
export interface OpenCheckout {
  readonly held: HeldCheckout;
  /** Checks that the task can be worked on in it. Throws ConfigurationError, with nothing changed, otherwise. */
  prepare(needs: Pick<InPlaceOptions, 'control' | 'taskId' | 'taskBranch' | 'head' | 'nextDay'>): Promise<void>;
  /** Returns the checkout as a workspace; throws before `prepare` has ended. */
  workspace(): Workspace;
  /** Restores the checkout from an attempt that did not end, and releases the lock. */
  close(): Promise<void>;
}
