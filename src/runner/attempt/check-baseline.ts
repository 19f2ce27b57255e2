import { type CriterionRun, findFailed, isSatisfied } from '../../domain/attempt/verdict.ts';
import { mayWriteNoTest } from '../../domain/baseline/closed-tests.ts';
import { describeAbsentTests, describeSkippedTests, listAbsentTests } from '../../domain/baseline/find-absent-tests.ts';
import { findUnrunnable } from '../../domain/baseline/find-unrunnable.ts';
import {
  describeMissingReports,
  describeWeakGuards,
  findFailingGuard,
  findGuardWithoutReport,
} from '../../domain/baseline/guards-at-base.ts';
import { decideCheck } from '../../domain/decisions/decide-check.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { toProtection } from '../../domain/paths/path-policy.ts';
import type { CriterionOf } from '../../domain/plan/criterion.ts';
import type { Checkpoint } from '../../domain/plan/plan.ts';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import type { TestResult, TestsObservation } from '../../domain/tests/test-report.ts';
import { findCommit, readTreeOf } from '../../git/rev-parse.ts';
import { readStatus } from '../../git/status.ts';
import { readRepositoryFiles } from '../../store/read-repository-files.ts';
import { hasAgentRepository, writeAgentRepository } from '../../workspace/agent-git/agent-repository.ts';
import { requireHead } from '../../workspace/attempt/guard-head.ts';
import { restoreWorkspace } from '../../workspace/attempt/restore.ts';
import { preserveUntracked } from '../../workspace/attempt/snapshot.ts';
import { requireChecks } from '../checks/require-checks.ts';
import type { LoopContext } from '../context/run-context.ts';
import { requireLandedWithin } from '../open/landed-limits.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { readTestSource } from '../verification/read-test-source.ts';
import { checkCriteria } from './check-criteria.ts';
import { requireFailingAtBase, requireFailingBefore } from './run-tests-at-base.ts';

/**
 * Runs criteria on the clean tree of the task branch, and restores what they leave in a folder that agents work in. Throws
 * where the workspace is not at the head of the task branch; `step` says what needs it there.
 */
export async function onCleanTree<T>(
  { task, prepared }: LoopContext,
  step: string,
  run: (head: ObjectId) => Promise<T>,
): Promise<T> {
  const { workspace, verification } = prepared;
  const { taskBranch, findProtection } = task;
  const taskRef = toBranchRef(taskBranch);
  const head = (await findCommit(task.control, taskRef)) ?? task.head;
  // Criteria may run git: the repository as an earlier attempt has left it must not answer them.
  if (hasAgentRepository(workspace))
    await writeAgentRepository(workspace, { head: taskRef, refs: new Map([[taskRef, head]]) });
  await requireHead(workspace, { branch: taskBranch, step, findProtection });
  const preserved =
    verification.kind === 'workspace'
      ? await preserveUntracked(workspace, (await readStatus(workspace.git)).untracked)
      : undefined;
  const found = await run(head);
  if (preserved !== undefined) await restoreWorkspace(workspace, preserved);
  return found;
}

/** A checkpoint as it is checked here, as the plan has it, and its record. */
export interface CheckpointToStart {
  readonly checkpoint: Checkpoint;
  readonly planned: Checkpoint;
  readonly record: CheckpointRun;
}

/** Runs the criteria on the clean tree before any work: a checkpoint that holds already is recorded and needs no agent. */
export async function checkBaseline(
  { checkpoint, planned, record }: CheckpointToStart,
  context: LoopContext,
): Promise<RecordOutcome> {
  const { task, prepared, runContext } = context;
  const taskRef = toBranchRef(task.taskBranch);
  if (checkpoint !== planned) await requireLandedWithin({ checkpoint: planned, record }, context);
  const [head, localRuns] = await onCleanTree(context, 'the criteria are run on the clean tree', async (commit) => {
    const { runs } = await checkCriteria(prepared, runContext, {
      checkpoint,
      plan: context.request.planSource.plan,
      reports: task.reports,
      target: {
        base: commit,
        tree: await readTreeOf(task.control, commit),
        head: taskRef,
        refs: new Map([[taskRef, commit]]),
      },
      changedPaths: [],
      evidencePath: 'evidence/baseline',
    });
    return [commit, runs] as const;
  });
  const runs = await baselineGitHubChecks(context, head, localRuns);
  if (runContext.limits.signal.aborted) return { kind: 'recorded' };
  requireFailingAtBase(runs, checkpoint);
  if (checkpoint !== planned) await requireFailingBefore(planned, record, context);
  if (!context.request.isForced) {
    await requireRunnable(runs, { checkpoint, head }, context);
    requireGuards(runs, checkpoint);
  }
  await warnOfWeakGuards(runs, head, context);
  for (const text of describeMissingReports(runs))
    runContext.ports.notifier.progress({ kind: 'warning', text: `Checkpoint "${checkpoint.id}": ${text}` });
  if (!isSatisfied(runs)) await warnOfAbsentTests(runs, { checkpoint, head }, context);
  const verifier_runs = runs.map((run) => ({ ...run, evidence: null }));
  const bodies: EventBody[] = [{ kind: 'baseline_checked', checkpoint_id: checkpoint.id, verifier_runs }];
  if (isSatisfied(runs)) bodies.push({ kind: 'checkpoint_satisfied', checkpoint_id: checkpoint.id });
  return recordEvents(context, bodies);
}

/** Throws `criterion_unrunnable` where a criterion cannot be run, whatever the checkpoint does. */
async function requireRunnable(
  runs: readonly CriterionRun[],
  { checkpoint, head }: CheckedCheckpoint,
  { task, request, prepared }: LoopContext,
): Promise<void> {
  if (findFailed(runs).every(({ criterion }) => !('command' in criterion))) return;
  const { plan } = request.planSource;
  const unrunnable = findUnrunnable({
    plan,
    spec: checkpoint.spec,
    runs,
    files: await readRepositoryFiles(task.control, head),
    isProtected: toProtectionOf(checkpoint, request),
    isPathFixed: prepared.verification.kind === 'checkout',
  });
  if (unrunnable === undefined) return;
  throw new GroundhogError('criterion_unrunnable', { checkpoint: checkpoint.id, ...unrunnable });
}

/** A checkpoint whose criteria ran at the head of the task branch. */
interface CheckedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly head: ObjectId;
}

function toProtectionOf(checkpoint: Checkpoint, { planSource }: LoopContext['request']): (path: string) => boolean {
  const { plan, path: planPath } = planSource;
  return toProtection({ globs: [...(plan.protect ?? []), ...(checkpoint.protect ?? [])], planPath });
}

/** Throws where a guard has no tests to compare with, or fails at the base: mostly each attempt would fail by it. */
function requireGuards(runs: readonly CriterionRun[], { id: checkpoint }: Checkpoint): void {
  const unreported = findGuardWithoutReport(runs);
  if (unreported !== undefined) throw new GroundhogError('guard_without_report', { checkpoint, ...unreported });
  const failing = findFailingGuard(runs);
  if (failing !== undefined) throw new GroundhogError('guard_fails_at_base', { checkpoint, ...failing });
}

/** Warns of guards that fail, or keep less than all of their tests, before the first checkpoint. */
async function warnOfWeakGuards(
  runs: readonly CriterionRun[],
  head: ObjectId,
  { task, runContext }: LoopContext,
): Promise<void> {
  if (task.journal.state().record.checkpoints.some(({ baseline }) => baseline !== null)) return;
  const tree = await readTreeOf(task.control, head);
  const texts = describeWeakGuards(runs, (criterion) =>
    listTests(task.reports.findTests(tree, criterion)).filter(({ outcome }) => outcome === 'failed'),
  );
  for (const text of texts) runContext.ports.notifier.progress({ kind: 'warning', text });
}

/** Warns of tests that a checkpoint demands and that its attempts can probably only miss. */
async function warnOfAbsentTests(
  runs: readonly CriterionRun[],
  { checkpoint, head }: CheckedCheckpoint,
  { task, request, runContext }: LoopContext,
): Promise<void> {
  if (runs.every(({ criterion }) => criterion.kind !== 'tests' || criterion.must_pass === undefined)) return;
  const tree = await readTreeOf(task.control, head);
  const findTests = (criterion: CriterionOf<'tests'>) => listTests(task.reports.findTests(tree, criterion));
  const [absent, skipped] = [listAbsentTests(runs, findTests), describeSkippedTests(runs, findTests)];
  if (absent.length === 0 && skipped.length === 0) return;
  const { paths } = await readRepositoryFiles(task.control, head);
  const criteria = runs.map(({ criterion }) => criterion);
  if (!mayWriteNoTest({ criteria, paths, isProtected: toProtectionOf(checkpoint, request) })) return;
  const missing =
    absent.length === 0 ? [] : describeAbsentTests(absent, await readTestSource(task.control, head, paths));
  const texts = [...missing, ...skipped];
  if (texts.length === 0) return;
  const text = `Checkpoint "${checkpoint.id}": ${texts.join(' ')}`;
  runContext.ports.notifier.progress({ kind: 'warning', text });
}

function listTests(observation: TestsObservation | undefined): readonly TestResult[] {
  return observation?.kind === 'reported' ? observation.tests : [];
}

/**
 * Adds the state of GitHub's checks on the clean tree, by one request: nothing is started or waited for. A token that
 * lacks the permission fails here, before an agent has cost anything.
 */
async function baselineGitHubChecks(
  { request, runContext }: Pick<LoopContext, 'request' | 'runContext'>,
  head: ObjectId,
  runs: readonly CriterionRun[],
): Promise<readonly CriterionRun[]> {
  const names = runs.flatMap(({ criterion }) => (criterion.kind === 'github_check' ? [criterion.name] : []));
  if (names.length === 0 || runContext.limits.signal.aborted) return runs;
  const { checks } = await requireChecks(request.planSource.plan, runContext.ports.checks).fetch(head, names);
  return runs.map((run): CriterionRun => {
    if (run.criterion.kind !== 'github_check') return run;
    const decision = decideCheck(run.criterion.name, checks);
    if (decision.kind === 'passed') return { ...run, outcome: 'passed', detail: decision.detail };
    const isThere = decision.kind === 'failed' || decision.isThere;
    const detail = isThere ? 'Before any work it is there, and not green.' : 'Before any work there is none.';
    return { ...run, outcome: 'failed', detail };
  });
}
