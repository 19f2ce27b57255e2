import { describeUnwritten, listClosedDemands } from '../../domain/baseline/unwritten-tests.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { PlanWarning } from '../../domain/plan/lint-plan.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import type { RepositoryFiles } from '../../domain/toolchain/repository-files.ts';
import type { Git } from '../../git/git.ts';
import { readTestSource } from '../../runner/verification/read-test-source.ts';

interface CommittedFiles extends Pick<RepositoryFiles, 'paths'> {
  readonly git: Git;
  readonly commit: ObjectId;
}

/** Warns of demanded tests that no test file of a commit names, where no attempt may write one: mostly a misspelt name. */
export async function warnOfUnwrittenTests(
  plan: Plan,
  { git, commit, paths }: CommittedFiles,
): Promise<readonly PlanWarning[]> {
  const demands = listClosedDemands(plan, paths);
  const source = demands.length === 0 ? undefined : await readTestSource(git, commit, paths);
  if (source === undefined) return [];
  return demands.flatMap(({ checkpoint, criterion, patterns }) => {
    const text = describeUnwritten(patterns, source, 'of the commit');
    const checkpointId = plan.checkpoints[checkpoint]?.id;
    return text === undefined ? [] : [{ checkpointId, message: `criterion ${criterion + 1}: ${text}` }];
  });
}
