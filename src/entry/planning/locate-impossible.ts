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

/**
 * Refuses a plan with criteria that no attempt from a commit can satisfy; `path` is for messages, and `git` has the commit.
 * Throws ConfigurationError `plan_invalid`, with the place of every such criterion.
 */
export async function requirePossibleAt(
  git: Git,
  commit: ObjectId,
  plan: LoadedPlan & { path: string },
): Promise<void> {
  const { path, ...loaded } = plan;
  const { impossible } = lintInRepository(loaded.plan, await readRepositoryFiles(git, commit));
  if (impossible.length === 0) return;
  throw new ConfigurationError('plan_invalid', {
    path,
    problems: renderProblems(path, locateImpossible(impossible, loaded)),
  });
}
