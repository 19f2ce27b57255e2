/** What an agent did in one turn, as far as it says whether it gets on. */
export interface TurnLook {
  /** Each call: the same text means the same tool, input and answer. */
  readonly calls: readonly string[];
  /** A tool has changed a file, or may have and the files differ. */
  readonly hasChanged: boolean;
}

export interface StallLimits {
  /** So many times the same call with the same answer. */
  readonly sameCall: number;
  /** So many turns without a changed file. */
  readonly idleTurns: number;
}

export const STALL_LIMITS: StallLimits = { sameCall: 5, idleTurns: 30 };

/** Why an agent is taken to be getting nowhere; undefined while it may be getting on. Calls before a change count no more. */
export function findStall(turns: readonly TurnLook[], limits: StallLimits): string | undefined {
  const lastChange = turns.findLastIndex(({ hasChanged }) => hasChanged);
  const idle = turns.slice(lastChange + 1);
  const counts = new Map<string, number>();
  for (const call of idle.flatMap(({ calls }) => calls)) counts.set(call, (counts.get(call) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most >= limits.sameCall)
    return `made the same call with the same answer ${most} times, and changed no file meanwhile`;
  if (idle.length >= limits.idleTurns) return `took ${idle.length} turns without changing a file`;
  return undefined;
}
