import type { AttemptRecord } from './attempt.ts';
import type { FailureReport } from './failure-report.ts';

/** The activity of an agent in one turn, for detecting a stall. */
export interface TurnActivity {
  /** One text for each call: equal texts mean the same tool, input and answer. */
  readonly calls: readonly string[];
  /** Whether a tool changed a file, or may have and the files differ. */
  readonly hasChanged: boolean;
}

export interface StallLimits {
  /** The number of equal calls that makes a stall. */
  readonly sameCall: number;
  /** The number of turns without a changed file, after one was changed, that makes a stall. */
  readonly idleTurns: number;
  /** The number of turns before the first changed file that makes one: reading before the first edit is no stall. */
  readonly readingTurns: number;
}

export const STALL_LIMITS: StallLimits = { sameCall: 5, idleTurns: 30, readingTurns: 60 };

/** Returns why an agent is stalled, or undefined when it is not. Calls before the last changed file do not count. */
export function findStall(turns: readonly TurnActivity[], limits: StallLimits): string | undefined {
  const lastChange = turns.findLastIndex(({ hasChanged }) => hasChanged);
  const idle = turns.slice(lastChange + 1);
  const counts = new Map<string, number>();
  for (const call of idle.flatMap(({ calls }) => calls)) counts.set(call, (counts.get(call) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most >= limits.sameCall)
    return `made the same call with the same answer ${most} times, and changed no file meanwhile`;
  const maxIdle = lastChange === -1 ? limits.readingTurns : limits.idleTurns;
  if (idle.length >= maxIdle) return `took ${idle.length} turns without changing a file`;
  return undefined;
}

/** Returns the number of the last failed attempt that ended with the same files from the same start, or undefined. */
export function findSameWork(
  failed: readonly Pick<AttemptRecord, 'day' | 'outcome' | 'tree' | 'snapshot_ref'>[],
  { tree, snapshotRef }: { readonly tree: string; readonly snapshotRef: string },
): number | undefined {
  const same = failed.findLast(
    (attempt) => attempt.outcome === 'failed' && attempt.tree === tree && attempt.snapshot_ref === snapshotRef,
  );
  return same?.day;
}

/** Adds to a report that the attempt repeated the work of a failed one, which may be no change at all. */
export function addSameWork(
  report: FailureReport,
  { day, isEmpty }: { readonly day: number; readonly isEmpty: boolean },
): FailureReport {
  const [happened, next] = isEmpty
    ? [`Nothing was changed, as in attempt ${day}.`, 'Try another way: two attempts changed no file.']
    : [
        `The files are exactly those that attempt ${day} ended with, which failed.`,
        'Try another way: the same work was tried twice.',
      ];
  return {
    ...report,
    what_happened: `${report.what_happened}\n${happened}`,
    next_attempt_plan: `${report.next_attempt_plan}\n${next}`,
  };
}
