import { assertNever } from '../assert-never.ts';
import type { FailureReport } from '../attempt/failure-report.ts';
import type { Interruption } from '../attempt/interruption-cause.ts';
import type { TerminalVerb } from '../attempt/verb.ts';
import { describeCause, type StopCause } from './run-budget.ts';

/** How the agent's process ended, seen from outside. */
export type AgentStop =
  /** It ended by itself, with exit code 0. */
  | { readonly kind: 'ended' }
  /** It ended by itself with a failure, or was killed by somebody else. */
  | { readonly kind: 'crashed'; readonly detail: string }
  /** It ended by itself as a shell does that finds no such command, or may not run it. */
  | { readonly kind: 'command_not_run'; readonly detail: string }
  | { readonly kind: 'wall_clock'; readonly seconds: number }
  | { readonly kind: 'turn_limit'; readonly turns: number }
  /** It ended by itself because what it depends on is down or has asked it to wait. */
  | { readonly kind: 'unavailable'; readonly detail: string; readonly retryAfterMs?: number }
  /** Its provider will not serve it as it is set up, and will say the same the next time. */
  | { readonly kind: 'provider_refused'; readonly reason: 'settings' | 'credit'; readonly detail: string }
  /** It was ended, or could not go on, for what it did itself: both texts go into the report. */
  | { readonly kind: 'cut_short'; readonly sentence: string; readonly advice: string }
  /** It was ended because a terminal verb was recorded or the run is cancelled. */
  | { readonly kind: 'stopped' }
  /** It never ran: a failure of the surroundings. */
  | { readonly kind: 'not_started'; readonly detail: string };

/** What an attempt did that makes it fail whatever it claims; `sentence` says what was observed. */
export interface Violation {
  readonly sentence: string;
  readonly advice: string;
}

export type AttemptDecision =
  /** The claim of success is worth checking. */
  | { readonly kind: 'verify'; readonly summary: string }
  | { readonly kind: 'failed'; readonly report: FailureReport; readonly isRetryPointless: boolean }
  /** Not the agent's doing: no budget is used. */
  | { readonly kind: 'interrupted'; readonly reason: string; readonly interruption: Interruption };

export interface AttemptFacts {
  readonly terminal: TerminalVerb | undefined;
  readonly stop: AgentStop;
  /** Why the run stops; undefined while it goes on. */
  readonly cause: StopCause | undefined;
  readonly isDiskFull: boolean;
  /** A file was changed, or a verb called. */
  readonly hasActed: boolean;
  readonly violations: readonly Violation[];
}

/**
 * Decides what an attempt amounts to before any criterion is run. What the attempt did to the workspace comes first,
 * then its terminal verb, which stands even if a limit was hit right after it, and only then how its process ended.
 */
export function decideAttempt(facts: AttemptFacts): AttemptDecision {
  const { terminal, cause, isDiskFull, violations } = facts;
  if (isDiskFull && terminal?.kind !== 'success') return interruptByFullDisk();
  if (violations.length > 0) return fail(toReport(describeWork(terminal), violations));
  if (terminal?.kind === 'success') return { kind: 'verify', summary: terminal.claim.summary };
  if (terminal?.kind === 'failure') {
    const { what_tried, what_happened, next_attempt_plan, retry_pointless } = terminal.claim;
    const report: FailureReport = { source: 'agent', what_tried, what_happened, next_attempt_plan };
    return { kind: 'failed', report, isRetryPointless: retry_pointless };
  }
  if (cause !== undefined) return interruptBy(cause);
  return decideStop(facts);
}

function decideStop({ stop, hasActed }: AttemptFacts): AttemptDecision {
  switch (stop.kind) {
    case 'command_not_run':
      // One that has acted was there: what it called in the end was not, which is its own affair.
      return hasActed
        ? failBy({ kind: 'crashed', detail: stop.detail })
        : interrupt('command_not_run', `The agent's command could not be run: ${stop.detail}`);
    case 'not_started':
      return interrupt('surroundings', `The agent could not be started: ${stop.detail}`);
    case 'stopped':
      return interrupt('surroundings', 'The agent was stopped from outside.');
    case 'unavailable':
      return interrupt('provider', `The agent's provider is unavailable: ${stop.detail}`, stop.retryAfterMs);
    case 'provider_refused':
      return interrupt(
        stop.reason === 'credit' ? 'provider_credit' : 'provider_settings',
        `The agent's provider refused it: ${stop.detail}`,
      );
    case 'ended':
    case 'crashed':
    case 'wall_clock':
    case 'turn_limit':
    case 'cut_short':
      return failBy(stop);
    default:
      return assertNever(stop);
  }
}

type OwnEnd = Extract<AgentStop, { kind: 'ended' | 'crashed' | 'wall_clock' | 'turn_limit' | 'cut_short' }>;

function failBy(stop: OwnEnd): AttemptDecision {
  return fail(toReport('The agent worked without closing the attempt.', [toViolation(stop)]));
}

/** What the next attempt is told of an agent that came to its end by what it did itself. */
function toViolation(stop: OwnEnd): Violation {
  switch (stop.kind) {
    case 'ended':
      return {
        sentence: 'The agent ended without a terminal verb.',
        advice: 'Close the attempt with checkpoint_success or checkpoint_failure.',
      };
    case 'crashed':
      return {
        sentence: `The agent ended with a failure: ${stop.detail}`,
        advice: 'Start from the clean snapshot with a smaller step.',
      };
    case 'wall_clock':
      return {
        sentence: `The agent did not finish within ${stop.seconds} s and was stopped.`,
        advice: 'Start from the clean snapshot with a narrower plan.',
      };
    case 'turn_limit':
      return {
        sentence: `The agent used its ${stop.turns} turns without closing the attempt and was stopped.`,
        advice: 'Start from the clean snapshot with a narrower plan.',
      };
    case 'cut_short':
      return { sentence: stop.sentence, advice: stop.advice };
    default:
      return assertNever(stop);
  }
}

/** The decision on an attempt that ends because the run does. */
export function interruptBy(cause: StopCause): AttemptDecision {
  return interrupt(cause.kind, describeCause(cause));
}

/** The decision on an attempt whose run has lost its task. */
export function interruptByLoss(): AttemptDecision {
  return interrupt('surroundings', 'The run was stopped from outside.');
}

/** The decision on an attempt that had no room to work in. */
function interruptByFullDisk(): AttemptDecision {
  return interrupt('disk_full', 'The disk was full when the attempt ended.');
}

function interrupt(cause: Interruption['cause'], reason: string, retryAfterMs?: number): AttemptDecision {
  const seconds = retryAfterMs === undefined ? null : retryAfterMs / 1000;
  return { kind: 'interrupted', reason, interruption: { cause, retry_after_seconds: seconds } };
}

function toReport(work: string, violations: readonly Violation[]): FailureReport {
  return {
    source: 'runner',
    what_tried: work,
    what_happened: violations.map(({ sentence }) => sentence).join('\n'),
    next_attempt_plan: violations.map(({ advice }) => advice).join('\n'),
  };
}

function describeWork(terminal: TerminalVerb | undefined): string {
  if (terminal?.kind === 'success') return `The agent claimed success: ${terminal.claim.summary}`;
  if (terminal?.kind === 'failure') return terminal.claim.what_tried;
  return 'The agent worked without closing the attempt.';
}

function fail(report: FailureReport): AttemptDecision {
  return { kind: 'failed', report, isRetryPointless: false };
}
