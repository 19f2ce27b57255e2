import { type AttemptRecord, attemptRecordSchema } from '../../src/domain/attempt/attempt.ts';
import { type CriterionRun, criterionRunSchema } from '../../src/domain/attempt/verdict.ts';
import { type Plan, planSchema } from '../../src/domain/plan/plan.ts';
import type { TaskView } from '../../src/domain/record/notifier.ts';
import { type CheckpointRun, type GroundhogRun, runRecordSchema } from '../../src/domain/record/run-record.ts';

export const BASE = 'b'.repeat(40);
export const SNAPSHOT = 'a'.repeat(40);
export const SCRATCH = 'c'.repeat(40);
export const LANDED = 'd'.repeat(40);
export const LINKS = {
  repositoryUrl: 'https://github.test/acme/widgets',
  pullRequestUrl: 'https://github.test/acme/widgets/pull/7',
  runUrl: 'https://github.test/acme/widgets/actions/runs/1',
} as const;

export function makeCriterionRun(changes: Partial<CriterionRun> = {}): CriterionRun {
  return criterionRunSchema.parse({
    criterion: { kind: 'command', command: 'npm test', expect_exit: 0, timeout_seconds: 300 },
    outcome: 'passed',
    detail: 'exit 0',
    exit_code: 0,
    duration_ms: 1234,
    timed_out: false,
    output: '',
    omitted_bytes: 0,
    evidence: null,
    ...changes,
  });
}

export function makeAttempt(changes: Partial<AttemptRecord> = {}): AttemptRecord {
  return attemptRecordSchema.parse({
    day: 1,
    started_at: '2026-01-02T03:04:05.000Z',
    ended_at: '2026-01-02T03:06:35.000Z',
    outcome: 'failed',
    snapshot_ref: SNAPSHOT,
    scratch_branch: 'groundhog/demo/day-1',
    scratch_commit: SCRATCH,
    tree: null,
    summary: null,
    failure_report: null,
    workspace_reverted: true,
    verifier_runs: [],
    tool_calls: [],
    side_effects: [],
    usage: { turns: 5, input_tokens: 1200, output_tokens: 300, cost_usd: 0.25 },
    changed_paths: [],
    changed_paths_total: 0,
    notes: [],
    committed_ref: null,
    attribution: null,
    timeline: null,
    interruption: null,
    ...changes,
  });
}

export function makeLandedAttempt(day: number): AttemptRecord {
  return makeAttempt({
    day,
    outcome: 'passed',
    summary: 'Wrote the parser.',
    workspace_reverted: false,
    verifier_runs: [makeCriterionRun()],
    committed_ref: LANDED,
  });
}

export interface CheckpointSketch extends Partial<CheckpointRun> {
  readonly checkpoint_id: string;
  readonly spec?: string;
}

export function makeView(sketches: readonly CheckpointSketch[], changes: Partial<GroundhogRun> = {}): TaskView {
  const plan: Plan = planSchema.parse({
    checkpoints: sketches.map(({ checkpoint_id, spec }) => ({
      id: checkpoint_id,
      spec: spec ?? `Make ${checkpoint_id} work.`,
      success_criteria: [{ kind: 'command', command: 'npm test' }],
    })),
  });
  const record = runRecordSchema.parse({
    schema_version: 1,
    lineage: 'n0nce',
    task_id: 'demo',
    plan_id: 'demo',
    plan_hash: 'hash',
    base_ref: 'refs/heads/main',
    base_sha: BASE,
    task_branch: 'groundhog/demo/task',
    head: BASE,
    isolation: 'sandbox',
    last_day: 0,
    last_day_before_run: 0,
    checkpoints: sketches.map(({ spec: _, ...run }) => ({
      definition_hash: 'definition',
      outcome: 'pending',
      reason: null,
      attempt_budget: 3,
      baseline: null,
      attempts: [],
      budget_from: 0,
      started_at: null,
      ended_at: null,
      ...run,
    })),
    ending: null,
    ending_reason: null,
    started_at: '2026-01-02T03:00:00.000Z',
    run_started_at: '2026-01-03T03:00:00.000Z',
    ended_at: null,
    ...changes,
  });
  return { plan, record, memory: { schema_version: 1, task_id: record.task_id, plan_id: 'demo', completed: [] } };
}

/** A text with plain spaces where a table holds figures and their units together. */
export function toPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
