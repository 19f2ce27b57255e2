import { compileGlobs } from '../paths/glob.ts';
import { toProtection } from '../paths/path-policy.ts';
import { type Checkpoint, listCriteria, type Plan } from '../plan/plan.ts';
import { findFailingTests, findOpposites, isAboutContent } from '../toolchain/lint-contradictions.ts';
import type { RepositoryFiles } from '../toolchain/repository-files.ts';
import { quote } from '../yaml/file-problem.ts';
import type { DraftRemark } from './draft-remark.ts';

/** Finds what parts of a draft forbid of each other, so that a checkpoint cannot pass. */
export function findContradictions(plan: Plan, files: RepositoryFiles): DraftRemark[] {
  return plan.checkpoints.flatMap((checkpoint) => {
    const messages = [
      ...findOpposites(listCriteria(checkpoint, plan)),
      ...findOutside(checkpoint, plan, files),
      ...findFailingTests(checkpoint, plan, files),
    ];
    const about = `checkpoint ${quote(checkpoint.id)}`;
    return messages.map((message): DraftRemark => ({ kind: 'contradiction', isFault: true, about, message }));
  });
}

/** Finds files that a checkpoint has to change and may not: outside of its `changes_within`, or protected. */
function findOutside(checkpoint: Checkpoint, plan: Plan, { paths }: RepositoryFiles): string[] {
  const limits = listCriteria(checkpoint, plan).filter((criterion) => criterion.kind === 'changes_within');
  const isWithin = limits.map((limit) => compileGlobs(limit.paths));
  const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? [])];
  const isProtected = toProtection({ globs, planPath: undefined });
  return checkpoint.success_criteria.flatMap((criterion) => {
    if (!isAboutContent(criterion) && criterion.kind !== 'file_absent') return [];
    const { path, kind } = criterion;
    if (isWithin.some((matches) => !matches(path)))
      return [`a criterion is about ${quote(path)}, and "changes_within" does not let the checkpoint change it`];
    // Of a file that is not there the other rules speak.
    return kind === 'file_contains' && paths.has(path) && isProtected(path)
      ? [`a criterion is about the content of ${quote(path)}, which "protect" keeps as it is`]
      : [];
  });
}
