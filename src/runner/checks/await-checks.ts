import type { CheckObservation, CommitChecks } from '../../domain/attempt/commit-checks.ts';
import type { Clock } from '../../domain/clock.ts';
import { type CheckDecision, decideCheck } from '../../domain/decisions/decide-check.ts';
import { GitHubError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { CriterionOf } from '../../domain/plan/criterion.ts';

/** Requests in a row that GitHub may leave unanswered. */
const MAX_UNANSWERED = 5;
const GROWTH = 1.5;

/** The checks to wait for, and the means to do so. */
export interface CheckWait {
  readonly checks: CommitChecks;
  readonly commit: ObjectId;
  readonly criteria: readonly CriterionOf<'github_check'>[];
  /** Starts the checks; called at most once, and not when all of them are there. */
  readonly start: () => Promise<void>;
  readonly clock: Clock;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

/** The outcome of one check. `open` with `isLate` was waited for in vain, without it the wait was cut short. */
export type CheckAnswer = CheckDecision & { readonly elapsedMs: number; readonly isLate: boolean };

/** The outcomes of all checks, in the order of the criteria. */
export interface CheckAnswers {
  readonly answers: readonly CheckAnswer[];
  /** Other checks of the commit, by the last answer. */
  readonly others: readonly string[];
}

/** Asks for the checks of a commit, starts them where some are missing, and waits for each as long as its criterion says. */
export async function awaitChecks(wait: CheckWait): Promise<CheckAnswers> {
  const { checks, commit, criteria, clock, signal } = wait;
  const names = criteria.map(({ name }) => name);
  const startedMs = clock.monotonicMs();
  const elapsedMs = () => Math.max(0, clock.monotonicMs() - startedMs);
  let observation = await checks.fetch(commit, names);
  let answers = decideAll(criteria, { observation, elapsedMs: 0, before: [] });
  if (answers.some((answer) => answer.kind === 'open' && !answer.isThere) && !signal.aborted) await wait.start();
  let pauseMs = checks.pace.firstMs;
  let unanswered = 0;
  while (answers.some(isAwaited) && !signal.aborted) {
    await wait.sleep(Math.min(pauseMs, findNextEnd(criteria, elapsedMs())), signal);
    pauseMs = Math.min(pauseMs * GROWTH, checks.pace.longestMs);
    if (signal.aborted) break;
    const latest = await askAgain(wait, names);
    unanswered = latest instanceof GitHubError ? unanswered + 1 : 0;
    if (latest instanceof GitHubError && unanswered >= MAX_UNANSWERED) throw latest;
    if (!(latest instanceof GitHubError)) observation = latest;
    answers = decideAll(criteria, { observation, elapsedMs: elapsedMs(), before: answers });
  }
  return { answers, others: observation.others };
}

function isAwaited({ kind, isLate }: CheckAnswer): boolean {
  return kind === 'open' && !isLate;
}

/** Returns the ms until the first of the checks that are still waited for is late. */
function findNextEnd(criteria: CheckWait['criteria'], elapsedMs: number): number {
  const left = criteria.map(({ timeout_seconds }) => timeout_seconds * 1000 - elapsedMs).filter((ms) => ms > 0);
  return Math.max(1, Math.min(...left));
}

/** Asks for the checks once more. Returns the error of a request that may succeed later; throws any other. */
async function askAgain(
  { checks, commit }: CheckWait,
  names: readonly string[],
): Promise<CheckObservation | GitHubError> {
  try {
    return await checks.fetch(commit, names);
  } catch (thrown) {
    if (thrown instanceof GitHubError && thrown.code === 'github_request_failed') return thrown;
    throw thrown;
  }
}

interface Moment {
  readonly observation: CheckObservation;
  readonly elapsedMs: number;
  readonly before: readonly CheckAnswer[];
}

/** Decides each check. One that has failed or is late stays so; one that has passed may be run a second time and fail. */
function decideAll(criteria: CheckWait['criteria'], { observation, elapsedMs, before }: Moment): CheckAnswer[] {
  return criteria.map(({ name, timeout_seconds }, index) => {
    const known = before[index];
    if (known?.kind === 'failed' || known?.isLate === true) return known;
    const decision = decideCheck(name, observation.checks);
    const isLate = decision.kind === 'open' && elapsedMs >= timeout_seconds * 1000;
    const isStillPassed = known?.kind === 'passed' && decision.kind === 'passed';
    return { ...decision, isLate, elapsedMs: isStillPassed ? known.elapsedMs : elapsedMs };
  });
}
