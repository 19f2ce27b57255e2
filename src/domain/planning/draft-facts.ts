import type { CriterionRun } from '../attempt/verdict.ts';
import { type Checkpoint, listCriteria, type Plan } from '../plan/plan.ts';
import type { RepositoryFiles } from '../toolchain/repository-files.ts';

/** The criteria of a checkpoint as they ran before any work, its own and then the guards; undefined for one that did not run. */
export type BaselineRuns = readonly (CriterionRun | undefined)[];

export interface DraftFacts {
  readonly plan: Plan;
  /** The files of the base. */
  readonly files: RepositoryFiles;
  /** Of each checkpoint, in the order of the plan. */
  readonly baseline: readonly BaselineRuns[];
  /** The reason why commands of the draft were not run; undefined where they were. */
  readonly notRun: string | undefined;
}

/** Names a criterion of a checkpoint by its number from 0. */
export function nameCriterion(checkpoint: Checkpoint | undefined, index: number): string {
  return `checkpoint "${checkpoint?.id ?? ''}", criterion ${index + 1}`;
}

/** Counts the criteria that were run before any work, and all that a draft has, each guard once. */
export function countChecked({ plan, baseline }: Pick<DraftFacts, 'plan' | 'baseline'>): {
  readonly checked: number;
  readonly all: number;
} {
  const guards = plan.guards?.length ?? 0;
  const own = plan.checkpoints.map((checkpoint) => listCriteria(checkpoint, plan).length - guards);
  const ran = (runs: BaselineRuns) => runs.filter((run) => run !== undefined).length;
  const checked = baseline.map((runs, index) => ran(runs.slice(0, own[index])));
  return {
    checked: checked.reduce((sum, count) => sum + count, ran((baseline[0] ?? []).slice(own[0]))),
    all: own.reduce((sum, count) => sum + count, guards),
  };
}
