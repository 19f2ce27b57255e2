import { GroundhogError } from '../../domain/errors/errors.ts';
import { type Criterion, runsCommand } from '../../domain/plan/criterion.ts';
import { type Checkpoint, listCriteria, type Plan } from '../../domain/plan/plan.ts';
import { findRunObstacle } from '../../domain/planning/decide-draft-run.ts';
import { type BaselineRuns, countChecked } from '../../domain/planning/draft-facts.ts';
import type { DraftRemark } from '../../domain/planning/draft-remark.ts';
import { judgeDraft } from '../../domain/planning/judge-draft.ts';
import { describeShape } from '../../domain/planning/repository-shape.ts';
import { checkCriteria } from '../attempt/check-criteria.ts';
import type { RunContext } from '../context/run-context.ts';
import type { Verification } from '../context/verification.ts';
import type { Planning } from './open-planning.ts';

/** Whose wish a draft is for, and what its author has agreed to. */
export interface WishTrust {
  readonly isOwnWish: boolean;
  readonly isAgreed: boolean;
}

export interface CheckedDraft {
  readonly remarks: readonly DraftRemark[];
  /** The criteria that were run, and all of them. */
  readonly counts: { readonly checked: number; readonly all: number };
}

/** A draft with its number among those of this planning, from 1. */
export interface NumberedDraft {
  readonly plan: Plan;
  readonly number: number;
}

/** Checks a draft on the clean base: runs what may run of it, and judges what that shows. */
export async function checkDraft(
  { plan, number }: NumberedDraft,
  trust: WishTrust,
  { planning, runContext }: { readonly planning: Planning; readonly runContext: RunContext },
): Promise<CheckedDraft> {
  const { files, folders, base } = planning;
  const isIsolated = runContext.ports.isolation !== undefined;
  const { setups } = describeShape(files);
  const obstacle = findRunObstacle({ ...trust, setup: plan.setup, knownSetups: setups, isIsolated });
  const verification = await planning.verifyFor(obstacle === undefined ? plan : withoutSetup(plan));
  const failure = obstacle === undefined ? await setUp(verification, { planning, base }) : undefined;
  const notRun = obstacle ?? failure;
  const isRun = (criterion: Criterion) => notRun === undefined || !runsCommand(criterion);
  const baseline: BaselineRuns[] = [];
  for (const [index, checkpoint] of plan.checkpoints.entries()) {
    const { runs } = await checkCriteria({ ...folders, verification }, runContext, {
      ...keepCriteria(plan, checkpoint, isRun),
      ...{ reports: planning.reports, target: planning.target },
      changedPaths: [],
      evidencePath: `evidence/draft-${number}-${index + 1}`,
    });
    const left = [...runs];
    baseline.push(listCriteria(checkpoint, plan).map((criterion) => (isRun(criterion) ? left.shift() : undefined)));
  }
  const remarks = judgeDraft({ plan, files, baseline, notRun });
  const fault = failure === undefined ? [] : [toSetupFault(failure)];
  return { remarks: [...fault, ...remarks], counts: countChecked({ plan, baseline }) };
}

/** Sets up the folders for a draft; returns the reason when its setup fails. */
async function setUp(
  verification: Verification,
  { planning: { folders }, base }: { readonly planning: Planning; readonly base: string },
): Promise<string | undefined> {
  try {
    await verification.setUp(folders, base);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof GroundhogError && thrown.code === 'setup_failed')
      return `the setup failed: ${String(thrown.data.detail)}`;
    throw thrown;
  }
}

function toSetupFault(message: string): DraftRemark {
  return { kind: 'setup', isFault: true, about: '', message };
}

function withoutSetup({ setup: _setup, setup_inputs: _inputs, ...plan }: Plan): Plan {
  return plan;
}

/** Keeps of a checkpoint and of the guards the criteria that may be checked. */
function keepCriteria(plan: Plan, checkpoint: Checkpoint, isKept: (criterion: Criterion) => boolean) {
  return {
    checkpoint: { ...checkpoint, success_criteria: checkpoint.success_criteria.filter(isKept) },
    plan: { ...plan, guards: plan.guards?.filter(isKept) },
  };
}
