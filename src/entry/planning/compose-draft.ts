import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type TaskId, taskIdSchema } from '../../domain/ids.ts';
import type { Notifier } from '../../domain/record/notifier.ts';
import type { RunPorts } from '../../runner/context/run-context.ts';
import type { Worker } from '../../runner/context/worker.ts';
import { type DraftedPlan, draftPlan, type PlanWish } from '../../runner/planning/draft-plan.ts';
import { composeWork, type RunParts } from '../compose/compose.ts';
import type { HostContext } from '../compose/host-context.ts';
import type { PreparedRun } from '../compose/prepare-run.ts';

/** A wish with everything that its planning needs besides what a run has. */
export interface DraftParts extends Pick<RunParts, 'openOrigin' | 'lease' | 'signal'> {
  readonly wish: Omit<PlanWish, 'worker'>;
  readonly base: string | undefined;
  readonly prepared: PreparedRun;
  readonly notifier: Notifier;
}

/** The name that drafts have in place of a task; nothing is recorded under it. */
const DRAFT: TaskId = taskIdSchema.parse('draft');

/** Drafts a plan. Throws ConfigurationError `planner_missing` without an agent that can be held to reading. */
export function composeDraft(host: HostContext, parts: DraftParts): Promise<DraftedPlan> {
  const { wish, base, prepared, ...others } = parts;
  const { settings, workers } = prepared;
  const worker = findPlanner(workers.workers);
  if (worker === undefined) throw new ConfigurationError('planner_missing', { agent: workers.workers[0].agent.name });
  const request = {
    ...settings.forRequest,
    ...{ taskId: DRAFT, base, taskBranch: undefined, keepsLfsPointers: true, verifyIn: 'checkout' as const },
    planSource: { plan: { checkpoints: [] }, text: '', path: undefined, isInline: false },
    protection: { globs: [], names: [] },
  };
  const runParts = { ...others, request, workers: [worker] as const, judge: undefined };
  return composeWork(
    host,
    { ...runParts, limits: settings.limits, isolation: settings.isolation },
    (given, runContext) => draftPlan({ ...wish, worker }, given, runContext),
  );
}

/** Finds the first agent of a ladder that can be held to reading. */
export function findPlanner(workers: RunPorts['workers']): Worker | undefined {
  return workers.find(({ agent }) => agent.name === 'builtin');
}
