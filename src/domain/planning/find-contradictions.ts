import { compileGlobs } from '../paths/glob.ts';
import { toProtection } from '../paths/path-policy.ts';
import type { Criterion, CriterionOf } from '../plan/criterion.ts';
import { type Checkpoint, listCriteria, type Plan } from '../plan/plan.ts';
import { type RepositoryFiles, readPackageManifest } from '../toolchain/repository-files.ts';
import { findRunnerCalls } from '../toolchain/runner-calls.ts';
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

function findOpposites(criteria: readonly Criterion[]): string[] {
  const absent = criteria.flatMap((criterion) => (criterion.kind === 'file_absent' ? [criterion.path] : []));
  const there = criteria.flatMap((criterion) => (isAboutContent(criterion) ? [criterion.path] : []));
  return [...new Set(there.filter((path) => absent.includes(path)))].map(
    (path) => `its criteria want ${quote(path)} to be there and to be gone`,
  );
}

function isAboutContent(criterion: Criterion): criterion is CriterionOf<'file_exists' | 'file_contains'> {
  return criterion.kind === 'file_exists' || criterion.kind === 'file_contains';
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

/** Finds a checkpoint that is to leave failing tests although a guard allows none. */
function findFailingTests(checkpoint: Checkpoint, plan: Plan, files: RepositoryFiles): string[] {
  const isStrict = plan.guards?.some((guard) => guard.kind === 'tests' && guard.regressions === 'none') === true;
  const scripts = readPackageManifest(files)?.scripts ?? new Map<string, string>();
  const wantsFailure = checkpoint.success_criteria.some(
    (criterion) =>
      criterion.kind === 'command' &&
      (criterion.expect_exit !== 0 || /(?:^|[;&|]\s*)!\s/.test(criterion.command)) &&
      findRunnerCalls(criterion.command, scripts).length > 0,
  );
  return isStrict && wantsFailure
    ? [
        'it is to leave failing tests, and a guard "tests" allows no new test that fails: give "tests" to the later checkpoints',
      ]
    : [];
}
