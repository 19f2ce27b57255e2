import { locateCriteria } from '../../domain/plan/parse-plan.ts';
import type { ImpossibleCriterion } from '../../domain/toolchain/lint-in-repository.ts';
import type { FileProblem } from '../../domain/yaml/file-problem.ts';
import type { LoadedPlan } from './load-plan.ts';

/** Places criteria that no attempt can satisfy in the text of their plan. */
export function locateImpossible(
  impossible: readonly ImpossibleCriterion[],
  { plan, text }: LoadedPlan,
): readonly FileProblem[] {
  const findLine = locateCriteria(text);
  return impossible.map(({ checkpoint, criterion, message }) => ({
    line: findLine(checkpoint, criterion),
    column: 1,
    message: `checkpoint "${plan.checkpoints[checkpoint]?.id}", criterion ${criterion + 1}: ${message}`,
  }));
}
