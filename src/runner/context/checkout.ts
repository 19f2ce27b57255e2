import type { InPlaceOptions } from '../../workspace/in-place/in-place.ts';
import type { HeldCheckout } from '../../workspace/in-place/user-checkout.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** A person's checkout that this run has for itself, from the first look at it until the end of the run. */
export interface OpenCheckout {
  readonly held: HeldCheckout;
  /** Makes sure that the task can be worked on in it. Throws ConfigurationError, with nothing changed, otherwise. */
  prepare(needs: Pick<InPlaceOptions, 'control' | 'taskId' | 'taskBranch' | 'head' | 'nextDay'>): Promise<void>;
  /** The checkout as a workspace, once it is prepared. */
  workspace(): Workspace;
  /** Brings the checkout back from an attempt that did not end, and lets others in. */
  close(): Promise<void>;
}
