import { findTellingLine } from '../../domain/attempt/telling-output.ts';
import { type CriterionRun, findFailed } from '../../domain/attempt/verdict.ts';
import { type ObjectId, toShortId } from '../../domain/ids.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { type Checkpoint, listCriteria, type Plan } from '../../domain/plan/plan.ts';
import type { BrokenCheckpoint } from '../../domain/record/person-events.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import { countTests, toTestKey } from '../../domain/tests/test-report.ts';
import { toOneLine } from '../../domain/text/plain-text.ts';
import { listFirstParents } from '../../git/first-parents.ts';
import { findCommit, readTreeOf } from '../../git/rev-parse.ts';
import { keepLocal } from '../attempt/audit-landing.ts';
import { onCleanTree } from '../attempt/check-baseline.ts';
import type { LoopContext } from '../context/run-context.ts';
import { findBaseTip } from '../open/find-moved-base.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { verifyCheckpoint } from './verify-commit.ts';

const MAX_COMMITS = 1000;

interface CommitsToCheck {
  /** The last head that the criteria held at. */
  readonly from: ObjectId;
  readonly to: ObjectId;
  /** The base where these are its commits, since it has what has landed; undefined for those of the task branch. */
  readonly base: string | undefined;
  /** Whether landings, merges or commits of the base lie between them, so that no range can be reverted as it is. */
  readonly isMixed: boolean;
}

interface LandedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly plan: Plan;
  readonly known: CheckpointRun;
}

// Why: docs/decisions/0180-commits-of-people-are-checked-against-what-landed.md
/**
 * Runs the criteria of every landed checkpoint on commits that people have put on the task branch, without an agent. A
 * checkpoint is blocked where one fails that held before the commits; one that a later landing had undone does not count.
 */
export async function checkCommits(from: ObjectId, context: LoopContext): Promise<RecordOutcome> {
  const { commits, broken } = await onCleanTree(context, 'the criteria of what has landed are run', async (to) => {
    const commits = await describeRange({ from, to }, context);
    return { commits, broken: await listBroken(commits, context) };
  });
  if (context.runContext.limits.signal.aborted) return { kind: 'recorded' };
  const { to, isMixed } = commits;
  return recordEvents(context, [
    { kind: 'commits_checked', from, to, broken, ...(isMixed ? { is_mixed: isMixed } : {}) },
  ]);
}

/** Finds whose commits lie in a range: after a rebase there may be landings and commits of the base between those of people. */
async function describeRange(
  { from, to }: Pick<CommitsToCheck, 'from' | 'to'>,
  { task, runContext }: LoopContext,
): Promise<CommitsToCheck> {
  const { checkpoints, base_ref: base, base_sha: baseSha } = task.journal.state().record;
  const landed = new Set(checkpoints.flatMap(({ attempts }) => attempts.map(({ committed_ref: commit }) => commit)));
  const commits = await listFirstParents(task.control, { from, to, max: MAX_COMMITS });
  const isOfBase = to === (await findBaseTip(base, runContext.ports));
  const isMixed = commits.some(({ id, parents }) => landed.has(id) || id === baseSha || parents.length !== 1);
  return {
    ...{ from, to, base: isOfBase ? base : undefined },
    isMixed: isOfBase || isMixed || commits.length === MAX_COMMITS,
  };
}

async function listBroken(commits: CommitsToCheck, context: LoopContext): Promise<BrokenCheckpoint[]> {
  const broken: BrokenCheckpoint[] = [];
  for (const landed of listLanded(context)) {
    const runs = await verifyAt(commits.to, landed, context);
    if (findFailed(runs).length === 0) continue;
    const left = findFailed(await dropFailedBefore(runs, landed, { commits, context }));
    const failed = await dropNewTests(left, commits, context);
    if (failed.length === 0) continue;
    const verifier_runs = runs.map((run) => ({ ...run, evidence: null }));
    broken.push({ checkpoint_id: landed.checkpoint.id, reason: describeBreak(failed, commits), verifier_runs });
  }
  return broken;
}

/** Lists the checkpoints that have landed or held, with the criteria that run here; the guards are those of the last one. */
function listLanded({ task, request, prepared }: LoopContext): LandedCheckpoint[] {
  const { plan } = request.planSource;
  const { checkpoints } = task.journal.state().record;
  const landed = plan.checkpoints.flatMap((checkpoint) => {
    const known = checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpoint.id);
    return known?.outcome === 'success' ? [{ checkpoint, known }] : [];
  });
  // In the agent's folder no tests run at another commit, to be compared with.
  const drop = <T extends { kind: string }>(criteria: readonly T[]) =>
    prepared.verification.kind === 'workspace' ? criteria.filter(({ kind }) => kind !== 'tests') : [...criteria];
  return landed
    .map(({ checkpoint, known }, index) => {
      const guards = index === landed.length - 1 ? (plan.guards ?? []) : [];
      const success_criteria = drop(checkpoint.success_criteria);
      return {
        ...keepLocal({ checkpoint: { ...checkpoint, success_criteria }, plan: { ...plan, guards: drop(guards) } }),
        known,
      };
    })
    .filter((each) => listCriteria(each.checkpoint, each.plan).length > 0);
}

/** Runs the criteria of a checkpoint on a commit; tests are compared with those that its landing was compared with. */
async function verifyAt(
  head: ObjectId,
  { checkpoint, plan, known }: LandedCheckpoint,
  { task, prepared, runContext }: LoopContext,
): Promise<readonly CriterionRun[]> {
  const { control, taskBranch, reports } = task;
  const start = known.attempts.findLast(({ committed_ref }) => committed_ref !== null)?.snapshot_ref;
  const base =
    (start === undefined ? undefined : await findCommit(control, start)) ?? task.journal.state().record.base_sha;
  return verifyCheckpoint(prepared, runContext, {
    ...{ checkpoint, plan, head, taskBranch, control, reports },
    baseTree: await readTreeOf(control, base),
    evidencePath: `evidence/commits-${checkpoint.id}`,
  });
}

/** Returns the results without those that fail at the commit before as well. */
async function dropFailedBefore(
  runs: readonly CriterionRun[],
  landed: LandedCheckpoint,
  { commits, context }: { readonly commits: CommitsToCheck; readonly context: LoopContext },
): Promise<readonly CriterionRun[]> {
  // The agent's folder holds one commit alone.
  if (context.prepared.verification.kind === 'workspace') return runs;
  const before = await verifyAt(commits.from, landed, context);
  const failedBefore = new Set(findFailed(before).map((run) => before.indexOf(run)));
  return runs.filter((_, index) => !failedBefore.has(index));
}

/**
 * Returns the failed criteria without those that fail by tests alone which the last checked commit does not have: people add
 * these for what is still to do. One that came with a landing is there, and counts.
 */
async function dropNewTests(
  failed: readonly CriterionRun[],
  { from, to }: CommitsToCheck,
  { task: { control, reports } }: LoopContext,
): Promise<readonly CriterionRun[]> {
  // Compared with the tree before the landing: what is lost since, or demanded, is the first row.
  if (!failed.some(hasNewTests)) return failed;
  const [before, now] = [await readTreeOf(control, from), await readTreeOf(control, to)];
  return failed.filter((run) => {
    const { criterion } = run;
    if (criterion.kind !== 'tests' || !hasNewTests(run)) return true;
    const known = reports.findTests(before, criterion);
    const found = reports.findTests(now, criterion);
    if (known?.kind !== 'reported' || found?.kind !== 'reported') return true;
    const held = new Set(known.tests.filter(({ outcome }) => outcome === 'passed').map(toTestKey));
    const { passed, failed: unheld } = countTests(found.tests);
    const isAnyBroken = found.tests.some((test) => test.outcome === 'failed' && held.has(toTestKey(test)));
    return isAnyBroken || passed + unheld < (criterion.min_tests ?? 0);
  });
}

function hasNewTests({ tests }: CriterionRun): boolean {
  return tests?.rows[0]?.note === 'failed';
}

function describeBreak(failed: readonly CriterionRun[], { from, to, base, isMixed }: CommitsToCheck): string {
  const why = failed
    .map((run) => toOneLine(`${describeCriterion(run.criterion)}: ${findTellingLine(run)}`))
    .join(' | ');
  const range = `${toShortId(from)}..${toShortId(to)}`;
  const repair =
    base === undefined
      ? `Repair it with a commit on the task branch${isMixed ? '' : `, or undo them there with "git revert ${range}"`}, and run again.`
      : `Repair it on "${base}", and run again with --rebase; where it was changed there on purpose, skip it.`;
  return `it held before the commits that Groundhog did not make (${range}), and does not hold with them: ${why.replace(/[.\s]+$/, '')}. ${repair}`;
}
