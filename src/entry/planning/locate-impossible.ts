import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { locateCriteria } from '../../domain/plan/parse-plan.ts';
import { type ImpossibleCriterion, lintInRepository } from '../../domain/toolchain/lint-in-repository.ts';
import { type FileProblem, renderProblems } from '../../domain/yaml/file-problem.ts';
import type { Git } from '../../git/git.ts';
import { readRepositoryFiles } from '../../store/read-repository-files.ts';
import type { LoadedPlan } from '../compose/load-plan.ts';

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

/** A plan with the place that it is refused at. */
interface RefusedPlan extends LoadedPlan {
  /** The plan for messages. */
  readonly path: string;
  /** The commit that its task has reached; undefined for a base that it is about to begin from. */
  readonly from?: ObjectId | undefined;
}

/** Refuses a plan with criteria that no attempt can satisfy. Throws ConfigurationError `plan_invalid`, with the place of each. */
export function refuseImpossible(
  impossible: readonly ImpossibleCriterion[],
  { path, from, ...loaded }: RefusedPlan,
): void {
  if (impossible.length === 0) return;
  const problems = renderProblems(path, locateImpossible(impossible, loaded));
  const advice =
    from === undefined
      ? ''
      : `\nThe task has begun, and works from ${from.slice(0, 7)}. To work from what its base has now, add --rebase, or --task <another name>.`;
  throw new ConfigurationError('plan_invalid', { path, problems: `${problems}${advice}` });
}

/** Refuses a plan with criteria that no attempt from a commit can satisfy; `git` has the commit. Throws as `refuseImpossible`. */
export async function requirePossibleAt(git: Git, commit: ObjectId, plan: RefusedPlan): Promise<void> {
  refuseImpossible(lintInRepository(plan.plan, await readRepositoryFiles(git, commit)).impossible, plan);
}
