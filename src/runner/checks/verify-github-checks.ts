import { type CriterionRun, findFailed } from '../../domain/attempt/verdict.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { CriterionOf } from '../../domain/plan/criterion.ts';
import { listSome } from '../../domain/text/list-some.ts';
import type { Capture } from '../../workspace/attempt/capture.ts';
import type { Snapshot } from '../../workspace/attempt/snapshot.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { awaitChecks, type CheckAnswer, type CheckAnswers } from './await-checks.ts';
import { type CheckBranchOptions, dropCheckBranch, pushCheckBranch } from './check-branch.ts';
import { requireChecks } from './require-checks.ts';

export interface WorkToCheck {
  readonly snapshot: Snapshot;
  readonly capture: Capture;
  /** Whether its commit is on the origin. */
  readonly isPublished: boolean;
}

interface RequestedRun extends CriterionRun {
  readonly criterion: CriterionOf<'github_check'>;
}

/**
 * Asks GitHub for the checks of an attempt that holds in everything else, on the very commit that was captured. Runs stay
 * `not_asked` where there was no need, or where the run ended before there was an answer.
 */
export async function verifyGitHubChecks(
  context: AttemptContext,
  work: WorkToCheck,
  runs: readonly CriterionRun[],
): Promise<readonly CriterionRun[]> {
  const asked = runs.filter(isRequested);
  const { signal } = context.runContext.limits;
  if (asked.length === 0 || findFailed(runs).length > 0 || signal.aborted) return runs;
  const { snapshot, capture, isPublished } = work;
  const target = { branch: snapshot.scratchBranch, base: snapshot.snapshotRef, commit: capture.commit };
  if (!isPublished) return answerAll(runs, 'It was not asked: the remote did not take the commit of this attempt.');
  const answers = await ask(context, target, asked);
  // The next run asks again: the checks on the branch continue meanwhile.
  if (!signal.aborted) {
    await dropCheckBranch(context, target);
    requireAnswers(answers, { asked, commit: target.commit });
  }
  const answered = new Map<CriterionRun, CriterionRun>();
  for (const [index, answer] of answers.answers.entries()) {
    const run = asked[index];
    if (run !== undefined) answered.set(run, toRun(run, answer));
  }
  return runs.map((run) => answered.get(run) ?? run);
}

function ask(
  context: AttemptContext,
  target: CheckBranchOptions,
  asked: readonly RequestedRun[],
): Promise<CheckAnswers> {
  const { checkpoint, runContext } = context;
  const { clock, sleep, notifier } = runContext.ports;
  const { signal } = runContext.limits;
  const checks = requireChecks(context.request.planSource.plan, runContext.ports.checks);
  const criteria = asked.map(({ criterion }) => criterion);
  const names = criteria.map(({ name }) => name);
  notifier.progress({ kind: 'awaiting_checks', checkpointId: checkpoint.id, names });
  const start = async () => {
    await pushCheckBranch(context, target);
    await checks.start(target.branch, target.commit);
  };
  return awaitChecks({ checks, commit: target.commit, criteria, start, clock, sleep, signal });
}

/** Throws `check_missing` for checks that never came, unless another one failed: only the user can find out why. */
function requireAnswers(
  { answers, others }: CheckAnswers,
  { asked, commit }: { readonly asked: readonly RequestedRun[]; readonly commit: ObjectId },
): void {
  const missing = asked.filter((_, index) => isMissing(answers[index]));
  const isFailed = answers.some((answer) => answer.kind === 'failed' || (answer.isLate && !isMissing(answer)));
  if (missing.length === 0 || isFailed) return;
  throw new GroundhogError('check_missing', {
    names: missing.map(({ criterion }) => `"${criterion.name}"`).join(', '),
    seconds: Math.max(...missing.map(({ criterion }) => criterion.timeout_seconds)),
    commit,
    others: others.length === 0 ? 'nothing' : listSome(others),
  });
}

function isMissing(answer: CheckAnswer | undefined): boolean {
  return answer?.kind === 'open' && answer.isLate && !answer.isThere;
}

function toRun(run: RequestedRun, answer: CheckAnswer): CriterionRun {
  const duration_ms = Math.round(answer.elapsedMs);
  if (answer.kind === 'passed') return { ...run, outcome: 'passed', detail: answer.detail, duration_ms };
  if (answer.kind === 'failed') {
    const { detail, output } = answer;
    return { ...run, outcome: 'failed', detail, output, duration_ms };
  }
  if (!answer.isLate) return run;
  const { timeout_seconds } = run.criterion;
  const detail = answer.isThere
    ? `It was not finished after ${timeout_seconds} s.`
    : `No check of this name was there after ${timeout_seconds} s.`;
  return { ...run, outcome: 'failed', detail, duration_ms, timed_out: true };
}

function answerAll(runs: readonly CriterionRun[], detail: string): readonly CriterionRun[] {
  return runs.map((run) => (isRequested(run) ? { ...run, outcome: 'failed' as const, detail } : run));
}

function isRequested(run: CriterionRun): run is RequestedRun {
  return run.outcome === 'not_asked' && run.criterion.kind === 'github_check';
}
