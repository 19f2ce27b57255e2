/**
 * The way in which an agent reads when it drafts: by tools of its own that do nothing else, or by commands, of which only a
 * sandbox knows what they may do. Undefined for a program of which that is not known.
 */
export type PlannerReading = 'tools' | 'commands' | undefined;

/** Chooses the agent of a ladder that drafts: the first that reads by tools alone, else by commands, else the first. */
export function choosePlanner<T extends { readonly agent: { readonly reading?: PlannerReading } }>(
  ladder: readonly [T, ...T[]],
): T {
  const findFirst = (reading: PlannerReading) => ladder.find(({ agent }) => agent.reading === reading);
  return findFirst('tools') ?? findFirst('commands') ?? ladder[0];
}

/** The facts that decide whether an agent may draft. */
export interface PlannerFacts {
  readonly name: string;
  readonly reading: PlannerReading;
  /** Whether the wish is by the user who runs this. */
  readonly isOwnWish: boolean;
  /** Whether programs run in a sandbox. */
  readonly isIsolated: boolean;
}

/** Whether an agent may draft, with a sentence on what it could do beside reading. */
export type PlannerDecision =
  | { readonly kind: 'held' }
  | { readonly kind: 'loose' | 'refused'; readonly reason: string };

// Why: docs/decisions/0150-a-planner-of-any-kind-only-reads.md
/** Decides whether an agent may draft: in a sandbox all do, without one those that nothing else holds to reading do not draft for others. */
export function decidePlanner({ name, reading, isOwnWish, isIsolated }: PlannerFacts): PlannerDecision {
  if (isIsolated || reading === 'tools') return { kind: 'held' };
  const held =
    reading === 'commands'
      ? `The agent "${name}" reads by commands, and programs are not isolated here: it can read what you can, and only its own sandbox keeps it from writing`
      : `The agent "${name}" is a program that may do anything, and programs are not isolated here: nothing keeps it from the rest of this machine`;
  return isOwnWish
    ? { kind: 'loose', reason: `${held}. Its changes to the files of the repository are discarded.` }
    : { kind: 'refused', reason: `${held}. The wish may be by others.` };
}
