/** The size of the first verification checkout, and what its copies would have to hold. */
export interface SlotFacts {
  /** The commands that may run at the same time. */
  readonly parallelism: number;
  /** Files of the tree, of the setup and of the caches. */
  readonly files: number;
  /** True when what the setup made works in the folder in which it ran only. */
  readonly isBound: boolean;
}

/** The number of files up to which another checkout costs less than waiting for a command. */
const MAX_COPIED_FILES = 20_000;
const MAX_SLOTS = 4;

// Why: docs/decisions/0089-when-there-is-a-second-checkout.md
/** Returns how many verification checkouts a run may have. */
export function countSlots({ parallelism, files, isBound }: SlotFacts): number {
  if (isBound || files > MAX_COPIED_FILES) return 1;
  return Math.max(1, Math.min(MAX_SLOTS, Math.floor(parallelism)));
}
