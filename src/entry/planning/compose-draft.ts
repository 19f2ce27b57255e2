import { type TaskId, taskIdSchema } from '../../domain/ids.ts';
import { choosePlanner } from '../../domain/planning/planner-reading.ts';
import type { Notifier } from '../../domain/record/notifier.ts';
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

/** Drafts a plan with the agent of the ladder that reads best. Throws as `draftPlan` does. */
export function composeDraft(host: HostContext, parts: DraftParts): Promise<DraftedPlan> {
  const { wish, base, prepared, ...others } = parts;
  const { settings, workers } = prepared;
  const worker = choosePlanner(workers.workers);
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
