import type { ObjectId } from '../../domain/ids.ts';
import type { Criterion } from '../../domain/plan/criterion.ts';
import type { TestsObservation } from '../../domain/tests/test-report.ts';
import { runTests } from '../../verifier/run-tests.ts';
import type { KnownReports } from '../context/known-reports.ts';
import type { RunContext } from '../context/run-context.ts';
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
