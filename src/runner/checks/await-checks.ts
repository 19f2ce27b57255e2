import type { CheckObservation, CommitChecks } from '../../domain/attempt/commit-checks.ts';
import type { Clock } from '../../domain/clock.ts';
import { type CheckDecision, decideCheck } from '../../domain/decisions/decide-check.ts';
import { GitHubError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { CriterionOf } from '../../domain/plan/criterion.ts';

/** Looks that GitHub may leave unanswered one after the other. */
const MAX_UNANSWERED = 5;
const GROWTH = 1.5;

/** What is waited for, and with what. */
export interface CheckWait {
  readonly checks: CommitChecks;
  readonly commit: ObjectId;
  readonly criteria: readonly CriterionOf<'github_check'>[];
  /** Brings the commit to where its checks run. It is called at most once, and not when all of them are there. */
  readonly start: () => Promise<void>;
  readonly clock: Clock;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

/** What came of one check. `open` is one that was waited for in vain when `isLate`, else one whose wait was cut short. */
export type CheckAnswer = CheckDecision & { readonly elapsedMs: number; readonly isLate: boolean };

/** What came of all of them, in the order of the criteria. */
export interface CheckAnswers {
  readonly answers: readonly CheckAnswer[];
  /** The last sight of the commit. */
  readonly others: readonly string[];
}

/** Asks for checks, lets those begin that are not there, and waits for each as long as its criterion says. */
export async function awaitChecks(wait: CheckWait): Promise<CheckAnswers> {
  const { checks, commit, criteria, clock, signal } = wait;
  const names = criteria.map(({ name }) => name);
  const startedMs = clock.monotonicMs();
  const elapsedMs = () => Math.max(0, clock.monotonicMs() - startedMs);
  let sight = await checks.fetch(commit, names);
  let answers = decideAll(criteria, { sight, elapsedMs: 0, before: [] });
  if (answers.some((answer) => answer.kind === 'open' && !answer.isThere) && !signal.aborted) await wait.start();
  let pauseMs = checks.pace.firstMs;
  let unanswered = 0;
  while (answers.some(isAwaited) && !signal.aborted) {
    await wait.sleep(Math.min(pauseMs, findNextEnd(criteria, elapsedMs())), signal);
    pauseMs = Math.min(pauseMs * GROWTH, checks.pace.longestMs);
    if (signal.aborted) break;
    const seen = await lookAgain(wait, names);
    unanswered = seen instanceof GitHubError ? unanswered + 1 : 0;
    if (seen instanceof GitHubError && unanswered >= MAX_UNANSWERED) throw seen;
    if (!(seen instanceof GitHubError)) sight = seen;
    answers = decideAll(criteria, { sight, elapsedMs: elapsedMs(), before: answers });
  }
  return { answers, others: sight.others };
}

function isAwaited({ kind, isLate }: CheckAnswer): boolean {
  return kind === 'open' && !isLate;
}

/** Until the first of those that may still be waited for has had its time. */
function findNextEnd(criteria: CheckWait['criteria'], elapsedMs: number): number {
  const left = criteria.map(({ timeout_seconds }) => timeout_seconds * 1000 - elapsedMs).filter((ms) => ms > 0);
  return Math.max(1, Math.min(...left));
}

/** A request that failed is asked again in time; what GitHub forbids, it forbids again. */
async function lookAgain(
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
  readonly sight: CheckObservation;
  readonly elapsedMs: number;
  readonly before: readonly CheckAnswer[];
}

/** A check that has failed, or that came too late, stays so; one that has passed may yet be run a second time and fail. */
function decideAll(criteria: CheckWait['criteria'], { sight, elapsedMs, before }: Moment): CheckAnswer[] {
  return criteria.map(({ name, timeout_seconds }, index) => {
    const known = before[index];
    if (known?.kind === 'failed' || known?.isLate === true) return known;
    const decision = decideCheck(name, sight.checks);
    const isLate = decision.kind === 'open' && elapsedMs >= timeout_seconds * 1000;
    const isStillPassed = known?.kind === 'passed' && decision.kind === 'passed';
    return { ...decision, isLate, elapsedMs: isStillPassed ? known.elapsedMs : elapsedMs };
  });
}
