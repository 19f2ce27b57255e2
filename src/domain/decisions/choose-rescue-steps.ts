import type { ObjectId } from '../ids.ts';

/** A recorded step with the tree of its commit. */
export interface StepTree {
  readonly number: number;
  readonly commit: ObjectId;
  readonly tree: ObjectId;
}

export interface RescueChoice {
  /** The most steps to verify. */
  readonly max: number;
  /** Trees that are not verified, or not again: that of the base, and that of an attempt which was verified. */
  readonly excluded: readonly ObjectId[];
  /** The step from which a verification that was cut short is resumed; undefined to begin with the newest. */
  readonly from?: number | undefined;
}

/** Chooses the steps of a failed attempt that are verified, newest first, each state of the files once. */
export function chooseRescueSteps(steps: readonly StepTree[], { max, excluded, from }: RescueChoice): StepTree[] {
  const seen = new Set(excluded);
  const chosen: StepTree[] = [];
  for (const step of steps.toSorted((a, b) => b.number - a.number)) {
    if (seen.has(step.tree)) continue;
    seen.add(step.tree);
    chosen.push(step);
  }
  return chosen.slice(0, max).filter(({ number }) => from === undefined || number <= from);
}
