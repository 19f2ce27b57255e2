import { compileGlobs } from '../paths/glob.ts';
import type { Criterion, CriterionOf } from '../plan/criterion.ts';
import type { PlanWarning } from '../plan/lint-plan.ts';
import { type Checkpoint, listCriteria, type Plan } from '../plan/plan.ts';
import { quote } from '../yaml/file-problem.ts';
import { hasPath, type RepositoryFiles, readPackageManifest } from './repository-files.ts';
import { findRunnerCalls } from './runner-calls.ts';

/** Warns of checkpoints that cannot pass, since parts of the plan forbid what others ask for. */
export function warnOfContradictions(plan: Plan, files: RepositoryFiles): PlanWarning[] {
  return plan.checkpoints.flatMap((checkpoint, index) => {
    const messages = [
      ...findOpposites(listCriteria(checkpoint, plan)),
      ...findFailingTests(checkpoint, plan, files),
      ...findUnreachable(plan, index, files),
    ];
    return messages.map((message) => ({
      checkpointId: checkpoint.id,
      message: `no attempt can pass: ${message}`,
      isFault: true as const,
    }));
  });
}

/** Finds files that the criteria of a checkpoint want to be there and to be gone. */
export function findOpposites(criteria: readonly Criterion[]): string[] {
  const absent = criteria.flatMap((criterion) => (criterion.kind === 'file_absent' ? [criterion.path] : []));
  const there = criteria.flatMap((criterion) => (isAboutContent(criterion) ? [criterion.path] : []));
  return [...new Set(there.filter((path) => absent.includes(path)))].map(
    (path) => `its criteria want ${quote(path)} to be there and to be gone`,
  );
}

/** Returns whether a criterion needs a file to be there. */
export function isAboutContent(criterion: Criterion): criterion is CriterionOf<'file_exists' | 'file_contains'> {
  return criterion.kind === 'file_exists' || criterion.kind === 'file_contains';
}

/** Finds a checkpoint that is to leave failing tests although a guard that runs them all allows none. */
export function findFailingTests(checkpoint: Checkpoint, plan: Plan, files: RepositoryFiles): string[] {
  const scripts = readPackageManifest(files)?.scripts ?? new Map<string, string>();
  const isStrict = plan.guards?.some(
    (guard) =>
      guard.kind === 'tests' &&
      guard.regressions === 'none' &&
      findRunnerCalls(guard.command, scripts).some(({ isWhole }) => isWhole),
  );
  if (isStrict !== true) return [];
  const wantsFailure = checkpoint.success_criteria.some(
    (criterion) =>
      criterion.kind === 'command' &&
      listFailing(criterion).some((command) => findRunnerCalls(command, scripts).length > 0),
  );
  return wantsFailure
    ? [
        'it is to leave failing tests, and a guard "tests" allows no new test that fails: give "tests" to the later checkpoints instead of the guard',
      ]
    : [];
}

/** Lists the commands of a criterion that are to fail. */
function listFailing({ command, expect_exit: exit }: CriterionOf<'command'>): readonly string[] {
  if (exit !== 0) return [command];
  return command.split(/&&|\|\||[;\n]/).flatMap((part) => /^\s*!\s(.*)$/s.exec(part)?.[1] ?? []);
}

/** Finds files that a checkpoint needs, and that "changes_within" lets no checkpoint up to it create. */
function findUnreachable({ checkpoints, guards = [] }: Plan, index: number, files: RepositoryFiles): string[] {
  const mayCreate = (path: string) =>
    checkpoints
      .slice(0, index + 1)
      .some(({ success_criteria: own }) => [...own, ...guards].every((criterion) => allows(criterion, path)));
  return (checkpoints[index]?.success_criteria ?? []).flatMap((criterion) =>
    isAboutContent(criterion) && !hasPath(files, criterion.path) && !mayCreate(criterion.path)
      ? [
          `a criterion needs ${quote(criterion.path)}, which the base does not have, and "changes_within" lets no attempt create it`,
        ]
      : [],
  );
}

function allows(criterion: Criterion, path: string): boolean {
  return criterion.kind !== 'changes_within' || compileGlobs(criterion.paths)(path);
}
