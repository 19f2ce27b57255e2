import type { AttemptRecord } from './attempt.ts';
import type { FailureReport } from './failure-report.ts';

/** What an agent did in one turn, as far as it says whether it gets on. */
export interface TurnActivity {
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
export function findStall(turns: readonly TurnActivity[], limits: StallLimits): string | undefined {
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

/** The last failed attempt that ended with the very same files from the same start; undefined when there is none. */
export function findSameWork(
  failed: readonly Pick<AttemptRecord, 'day' | 'outcome' | 'tree' | 'snapshot_ref'>[],
  { tree, snapshotRef }: { readonly tree: string; readonly snapshotRef: string },
): number | undefined {
  const same = failed.findLast(
    (attempt) => attempt.outcome === 'failed' && attempt.tree === tree && attempt.snapshot_ref === snapshotRef,
  );
  return same?.day;
}

/** The report of an attempt that did again what had failed before, be it nothing. */
export function addSameWork(
  report: FailureReport,
  { day, isEmpty }: { readonly day: number; readonly isEmpty: boolean },
): FailureReport {
  const [happened, next] = isEmpty
    ? [`Nothing was changed, as on day ${day}.`, 'Try another way: twice no file was changed.']
    : [
        `The files are exactly those that day ${day} had ended with, which failed.`,
        'Try another way: the same work was tried twice.',
      ];
  return {
    ...report,
    what_happened: `${report.what_happened}\n${happened}`,
    next_attempt_plan: `${report.next_attempt_plan}\n${next}`,
  };
}
