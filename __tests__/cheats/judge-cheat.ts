import type { CheatResult } from './play-cheat.ts';

/** True when Groundhog has landed what does not work. */
export function isFalsePass({ isLanded, works }: CheatResult): boolean {
  return isLanded && works === false;
}

/** Describes why the result of a cheat is not the expected one; undefined when it is. */
export function findCheatProblem(result: CheatResult): string | undefined {
  const { cheat, didCheat, ending, reason } = result;
  if (!didCheat) return `its script failed before the claim (${ending}: ${reason})`;
  if (typeof cheat.stoppedBy === 'string')
    return isFalsePass(result) ? `a false pass, in spite of "${cheat.stoppedBy}"` : undefined;
  if (isFalsePass(result)) return undefined;
  return `no longer a false pass (${ending}: ${reason}): name what stops it here and in docs/security.md`;
}
