import { taskIdSchema } from '../../src/domain/ids.ts';
import { type ChronicleEvent, chronicleEventSchema, type EventBody } from '../../src/domain/record/chronicle-event.ts';

export const BASE = 'b'.repeat(40);
export const LANDED = 'd'.repeat(40);

/** The start of a run that has the task's first lease. */
export const RUN_STARTED: EventBody = {
  kind: 'run_started',
  run_id: 'r',
  groundhog_version: '1',
  isolation: 'none',
  lease_generation: 1,
};

export const CREATED: EventBody = {
  kind: 'task_created',
  schema_version: 1,
  lineage: 'n0nce',
  task_id: taskIdSchema.parse('demo'),
  plan_id: 'plan.yml',
  base_ref: 'main',
  base_sha: BASE,
  task_branch: 'groundhog/demo/task',
  head: BASE,
};

/** The plan of a task: id of a checkpoint to hash of its definition and budget. */
export function planSet(checkpoints: Readonly<Record<string, readonly [string, number]>>): EventBody {
  return {
    kind: 'plan_set',
    plan_hash: JSON.stringify(checkpoints),
    checkpoints: Object.entries(checkpoints).map(([checkpoint_id, [definition_hash, attempt_budget]]) => ({
      checkpoint_id,
      definition_hash,
      attempt_budget,
    })),
  };
}

export function attemptStarted(checkpoint_id: string, day: number, attempt_budget = 3): EventBody {
  return {
    kind: 'attempt_started',
    checkpoint_id,
    day,
    attempt: day,
    attempt_budget,
    snapshot_ref: BASE,
    scratch_branch: `groundhog/demo/day-${day}`,
  };
}

export function attemptEnded(
  checkpoint_id: string,
  day: number,
  outcome: 'passed' | 'failed' | 'interrupted' = 'failed',
): EventBody {
  return {
    kind: 'attempt_ended',
    checkpoint_id,
    day,
    outcome,
    scratch_commit: BASE,
    tree: BASE,
    summary: outcome === 'passed' ? 'Done.' : null,
    failure_report: null,
    workspace_reverted: outcome !== 'passed',
    verifier_runs: [],
    tool_calls: [],
    side_effects: [],
    usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
    changed_paths: [],
    changed_paths_total: 0,
    notes: [],
    timeline: null,
    interruption: null,
  };
}

export function landed(checkpoint_id: string, day: number, committed_ref: string | null = LANDED): EventBody {
  const attribution = null;
  return {
    kind: 'checkpoint_landed',
    checkpoint_id,
    day,
    summary: 'Done.',
    side_effects: [],
    committed_ref,
    attribution,
  };
}

/** The bodies as events, one minute apart. */
export function toEvents(...bodies: readonly EventBody[]): ChronicleEvent[] {
  return bodies.map((body, index) =>
    chronicleEventSchema.parse({
      ...body,
      seq: index + 1,
      at: new Date(Date.UTC(2026, 0, 2, 3, index)).toISOString(),
    }),
  );
}
