/** The facts that decide whether commands of a draft may run before a person has seen it. */
export interface DraftRunFacts {
  /** The setup of the draft; undefined without one. */
  readonly setup: string | undefined;
  /** The setups that the lockfiles of the repository ask for. */
  readonly knownSetups: readonly string[];
  /** Whether the wish is by the user who runs this. */
  readonly isOwnWish: boolean;
  /** Whether the user has agreed to whatever the draft runs. */
  readonly isAgreed: boolean;
  /** Whether programs run in a sandbox. */
  readonly isIsolated: boolean;
}

// Why: docs/decisions/0135-drafts-run-little.md
/** Decides whether commands of a draft are run to check it. Returns the reason why not, or undefined. */
export function findRunObstacle({
  setup,
  knownSetups,
  isOwnWish,
  isAgreed,
  isIsolated,
}: DraftRunFacts): string | undefined {
  if (!isOwnWish && !isIsolated) return 'the wish may be by others, and programs are not isolated here';
  if (setup === undefined || (isOwnWish && isAgreed)) return undefined;
  if (!isOwnWish) return 'they need the setup, which runs once a user has approved it';
  return knownSetups.includes(setup.trim()) ? undefined : 'they need the setup, which runs only with --yes';
}
