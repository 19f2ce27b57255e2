import type { CheatResult } from './play-cheat.ts';

/** True when Groundhog has landed what does not work. */
export function isFalsePass({ isLanded, works }: CheatResult): boolean {
  return isLanded && works === false;
}

/** True where Groundhog stops the cheat by itself, with the isolation that it is played with. */
function isStopped({ cheat: { stoppedBy }, isIsolated }: CheatResult): boolean {
  return typeof stoppedBy === 'string' || (isIsolated && stoppedBy.notStoppedWithout === 'isolation');
}

/** Describes why the result of a cheat is not the expected one; undefined when it is. */
export function findCheatProblem(result: CheatResult): string | undefined {
  const { cheat, didCheat, isIsolated, ending, reason } = result;
  // Where its programs do not even find what they would change, there is nothing to claim.
  if (!didCheat && isIsolated && !isFalsePass(result)) return undefined;
  if (!didCheat) return `its script failed before the claim (${ending}: ${reason})`;
  if (isStopped(result))
    return isFalsePass(result) ? `a false pass, in spite of ${JSON.stringify(cheat.stoppedBy)}` : undefined;
  if (isFalsePass(result)) return undefined;
  return `no longer a false pass (${ending}: ${reason}): name what stops it here and in docs/security.md`;
}
