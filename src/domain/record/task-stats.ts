import { describeAgent } from '../agent-ladder.ts';
import { type AttemptRecord, toDurationMs, totalUsage } from '../attempt/attempt.ts';
import { isReplay } from './rebase.ts';
import type { GroundhogRun } from './run-record.ts';

/** The passes and failures of criteria of one kind on the work of attempts. */
export interface KindStats {
  readonly kind: string;
  readonly passed: number;
  readonly failed: number;
}

/** The attempts of one agent. */
export interface AgentStats {
  readonly agent: string;
  readonly attempts: number;
  readonly landed: number;
  readonly costUsd: number | null;
}

/** Counts over the attempts of tasks. Times are milliseconds; cost is null where no agent reported one. */
export interface TaskStats {
  readonly tasks: number;
  readonly checkpoints: number;
  /** The checkpoints with an attempt. */
  readonly tried: number;
  readonly attempts: number;
  readonly landings: number;
  readonly interrupted: number;
  /** Failed attempts whose work was undone. */
  readonly rewinds: number;
  /** Attempts that claimed success and failed their criteria. */
  readonly falseClaims: number;
  readonly timeMs: number;
  readonly costUsd: number | null;
  readonly kinds: readonly KindStats[];
  readonly agents: readonly AgentStats[];
}

/** Counts the attempts of tasks; landed commits that were put on another base are none. */
export function countStats(records: readonly GroundhogRun[]): TaskStats {
  const runs = records.flatMap(({ checkpoints }) => checkpoints);
  const attempts = runs.flatMap((run) => run.attempts).filter((attempt) => !isReplay(attempt));
  const failed = attempts.filter(({ outcome }) => outcome === 'failed');
  return {
    tasks: records.length,
    checkpoints: runs.length,
    tried: runs.filter((run) => run.attempts.length > 0).length,
    attempts: attempts.length,
    landings: attempts.filter(hasLanded).length,
    interrupted: attempts.filter(({ outcome }) => outcome === 'interrupted').length,
    rewinds: failed.filter(({ workspace_reverted: isReverted }) => isReverted).length,
    falseClaims: failed.filter(hasClaimed).length,
    timeMs: attempts.reduce((sum, attempt) => sum + (toDurationMs(attempt) ?? 0), 0),
    costUsd: sumCost(attempts),
    kinds: countKinds(attempts),
    agents: countAgents(attempts),
  };
}

function hasLanded({ committed_ref: commit }: AttemptRecord): boolean {
  return commit !== null;
}

/** Returns whether a failed attempt had claimed success: only then were its criteria checked by the claim. */
function hasClaimed({ claimed_by: claim, verifier_runs: runs }: AttemptRecord): boolean {
  return runs.length > 0 && claim !== 'none';
}

/** Adds up costs in US dollars, to a millionth. */
function sumCost(attempts: readonly AttemptRecord[]): number | null {
  const costs = attempts.flatMap((attempt) => totalUsage(attempt).cost_usd ?? []);
  return costs.length === 0 ? null : Number(costs.reduce((sum, cost) => sum + cost, 0).toFixed(6));
}

function countKinds(attempts: readonly AttemptRecord[]): readonly KindStats[] {
  const counts = new Map<string, { passed: number; failed: number }>();
  for (const { criterion, outcome } of attempts.flatMap(({ verifier_runs }) => verifier_runs)) {
    const count = counts.get(criterion.kind) ?? { passed: 0, failed: 0 };
    counts.set(criterion.kind, count);
    if (outcome === 'passed' || outcome === 'judged_pass') count.passed += 1;
    if (outcome === 'failed' || outcome === 'judged_fail') count.failed += 1;
  }
  return [...counts].map(([kind, count]) => ({ kind, ...count })).sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

function countAgents(attempts: readonly AttemptRecord[]): readonly AgentStats[] {
  const nameOf = ({ agent }: AttemptRecord) => (agent === undefined ? 'unknown' : describeAgent(agent));
  return [...new Set(attempts.map(nameOf))].map((agent) => {
    const its = attempts.filter((attempt) => nameOf(attempt) === agent);
    return { agent, attempts: its.length, landed: its.filter(hasLanded).length, costUsd: sumCost(its) };
  });
}
