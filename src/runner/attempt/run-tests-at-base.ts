import { findTestsPassingAtBase, type TestsAtBase } from '../../domain/baseline/find-tests-passing-at-base.ts';
import { decideTests } from '../../domain/decisions/decide-tests.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Criterion } from '../../domain/plan/criterion.ts';
import type { Checkpoint } from '../../domain/plan/plan.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import type { TestsObservation } from '../../domain/tests/test-report.ts';
import { findCommit, readTreeOf } from '../../git/rev-parse.ts';
import { runTests } from '../../verifier/run-tests.ts';
import type { KnownReports } from '../context/known-reports.ts';
import type { LoopContext, RunContext } from '../context/run-context.ts';
import type { VerificationTarget } from '../context/verification.ts';
import type { CheckFolders } from '../context/verification-context.ts';

interface BaseToRun {
  readonly criteria: readonly Criterion[];
  /** The base as a target of its own: its tree is that of the commit. */
  readonly target: VerificationTarget;
  readonly reports: KnownReports;
}

/**
 * Runs at the base the tests that this run has no report of, as after the death of an earlier run. Ends before the
 * captured tree is checked: a checkout holds one tree at a time. In the agent's folder it can run nothing at the base.
 */
export async function runTestsAtBase(
  { workspace, sandbox, verification }: CheckFolders,
  { ports, limits }: RunContext,
  { criteria, target, reports }: BaseToRun,
): Promise<void> {
  if (verification.kind === 'workspace') return;
  const folders = verification.open({ workspace, sandbox }, target);
  const context = { folders, shell: ports.programs.shell, redactor: ports.redactor, signal: limits.signal };
  try {
    for (const [index, criterion] of criteria.entries()) {
      if (criterion.kind !== 'tests' || reports.findTests(target.tree, criterion) !== undefined) continue;
      const { observation } = await runTests({ criterion, index }, context);
      if (!limits.signal.aborted) reports.keepTests(target.tree, criterion, observation);
    }
  } finally {
    await folders.stopAll();
  }
}

/** Returns the report of the base that a criterion is compared with. */
export function findBaseReport(
  reports: KnownReports,
  tree: ObjectId,
  criterion: Extract<Criterion, { kind: 'tests' }>,
): TestsObservation {
  const detail = 'the tests were not run there, since this run did not begin before the work (verify_in: workspace).';
  return reports.findTests(tree, criterion) ?? { kind: 'died', detail };
}

const MAX_NAMED = 5;

/** Throws `tests_pass_at_base` where tests pass that must fail before the work: no attempt can change that. */
export function requireFailingAtBase(runs: readonly TestsAtBase[], { id: checkpoint }: Checkpoint): void {
  const passing = findTestsPassingAtBase(runs);
  if (passing === undefined) return;
  const { number, names } = passing;
  const named = names.slice(0, MAX_NAMED).map((name) => `"${name}"`);
  const more = names.length > named.length ? [`${names.length - named.length} more`] : [];
  throw new GroundhogError('tests_pass_at_base', { checkpoint, number, tests: [...named, ...more].join(', ') });
}

// Why: docs/decisions/0198-own-work-is-not-held-against-a-checkpoint.md
/**
 * Throws `tests_pass_at_base` where tests that must fail before the work passed before the checkpoint has landed first. Where
 * that commit is gone, or the tests cannot be run there, the earlier check counts.
 */
export async function requireFailingBefore(
  planned: Checkpoint,
  { attempts }: CheckpointRun,
  { task, prepared, runContext }: LoopContext,
): Promise<void> {
  const criteria = planned.success_criteria.filter((each) => each.kind === 'tests' && each.must_fail_at_base === true);
  const landed = attempts.find(({ committed_ref }) => committed_ref !== null)?.committed_ref ?? undefined;
  const before = landed === undefined ? undefined : await findCommit(task.control, `${landed}^`);
  if (criteria.length === 0 || before === undefined) return;
  const taskRef = toBranchRef(task.taskBranch);
  const tree = await readTreeOf(task.control, before);
  const target = { base: before, tree, head: taskRef, refs: new Map([[taskRef, before]]) };
  await runTestsAtBase(prepared, runContext, { criteria, target, reports: task.reports });
  const runs = planned.success_criteria.map((criterion): TestsAtBase => {
    const now = criterion.kind === 'tests' ? task.reports.findTests(tree, criterion) : undefined;
    if (criterion.kind !== 'tests' || now === undefined) return { criterion };
    return { criterion, tests: decideTests({ rules: criterion, base: 'itself', now, flaky: new Set() }).tests };
  });
  if (!runContext.limits.signal.aborted) requireFailingAtBase(runs, planned);
}
