import { assertNever } from '../assert-never.ts';
import type { ClaimSource } from '../attempt/attempt.ts';
import type { FailureReport } from '../attempt/failure-report.ts';
import type { Interruption } from '../attempt/interruption-cause.ts';
import type { TerminalVerb } from '../attempt/verb.ts';
import type { ClaimRule } from '../setting-limits.ts';
import { describeCause, type StopCause } from './run-budget.ts';

/** The end of the agent's process, as observed from outside. */
export type AgentStop =
  /** Ended by itself, with exit code 0. */
  | { readonly kind: 'ended' }
  /** Ended by itself with a failure, or was killed by another process. */
  | { readonly kind: 'crashed'; readonly detail: string }
  /** Ended like a shell that cannot find or run the command: exit code 127 or 126, by POSIX. */
  | { readonly kind: 'command_not_run'; readonly detail: string }
  | { readonly kind: 'wall_clock'; readonly seconds: number }
  | { readonly kind: 'turn_limit'; readonly turns: number }
  /** Ended by itself because its provider is down or asked it to wait. */
  | { readonly kind: 'unavailable'; readonly detail: string; readonly retryAfterMs?: number }
  /** Refused by its provider for its settings or credit, so that a retry would be refused too. */
  | { readonly kind: 'provider_refused'; readonly reason: 'settings' | 'credit'; readonly detail: string }
  /** Was ended, or could not continue, because of its own behaviour: both texts go into the report. */
  | { readonly kind: 'cut_short'; readonly sentence: string; readonly advice: string }
  /** Was ended because a terminal verb was recorded or the run is cancelled. */
  | { readonly kind: 'stopped' }
  /** Never started, for a reason outside of the agent. */
  | { readonly kind: 'not_started'; readonly detail: string };

/** A violation that makes an attempt fail whatever it claims; `sentence` is the observation. */
export interface Violation {
  readonly sentence: string;
  readonly advice: string;
}

export type AttemptDecision =
  /** The work must be verified: it is claimed to be done, or was left without a claim. */
  | WorkToVerify
  | { readonly kind: 'failed'; readonly report: FailureReport; readonly isRetryPointless: boolean }
  /** Not caused by the agent: no budget is used. */
  | { readonly kind: 'interrupted'; readonly reason: string; readonly interruption: Interruption };

export interface WorkToVerify {
  readonly kind: 'verify';
  readonly summary: string;
  readonly claimedBy: ClaimSource;
  /** The report on the end of an attempt that claimed nothing; undefined for a claim. */
  readonly unclaimed?: FailureReport | undefined;
}

export interface AttemptFacts {
  readonly terminal: TerminalVerb | undefined;
  readonly claimRule: ClaimRule;
  /** Whether the captured files differ from those that the attempt started with. */
  readonly hasChanged: boolean;
  /**
   * The texts on work without a verb: the agent's last message where it has one, the work asked for, and its last text and
   * call where it was cut short.
   */
  readonly summaries: {
    readonly said: string | undefined;
    readonly asked: string;
    readonly found?: string | undefined;
  };
  readonly stop: AgentStop;
  /** The reason why the run stops; undefined while it continues. */
  readonly cause: StopCause | undefined;
  readonly isDiskFull: boolean;
  /** The sentence on what the agent missed in its sandbox when it ended; undefined where it missed nothing. */
  readonly obstacle?: string | undefined;
  /** A file or folder by which the agent calls its verbs, and which is gone; undefined when all are there. */
  readonly missing: string | undefined;
  /** Whether a file was changed or a verb called. */
  readonly hasActed: boolean;
  readonly violations: readonly Violation[];
}

/**
 * Decides the outcome of an attempt before any criterion is run. Violations come first, then the terminal verb, which
 * counts even if a limit was hit right after it, and only then the end of the process.
 */
export function decideAttempt(facts: AttemptFacts): AttemptDecision {
  const { terminal, cause, isDiskFull, violations } = facts;
  if (isDiskFull && terminal?.kind !== 'success')
    return interrupt('disk_full', 'The disk was full when the attempt ended.');
  if (violations.length > 0) return fail(toReport(describeWork(terminal), violations));
  if (terminal?.kind === 'success') return { kind: 'verify', summary: terminal.claim.summary, claimedBy: 'verb' };
  if (terminal?.kind === 'failure') {
    const { what_tried, what_happened, next_attempt_plan, retry_pointless } = terminal.claim;
    const report: FailureReport = { source: 'agent', what_tried, what_happened, next_attempt_plan };
    return { kind: 'failed', report, isRetryPointless: retry_pointless };
  }
  if (cause !== undefined) return interruptBy(cause);
  return addObstacle(decideStop(facts), facts.obstacle);
}

/** Puts the obstacle before the reason why an attempt has failed or was interrupted: lines cut a long reason at its end. */
function addObstacle(decision: AttemptDecision, obstacle: string | undefined): AttemptDecision {
  if (obstacle === undefined || decision.kind === 'verify') return decision;
  if (decision.kind === 'interrupted') return { ...decision, reason: `${obstacle} ${decision.reason}` };
  const { report } = decision;
  return { ...decision, report: { ...report, what_happened: `${obstacle}\n${report.what_happened}` } };
}

function decideStop(facts: AttemptFacts): AttemptDecision {
  const { stop, hasActed, missing } = facts;
  if (missing !== undefined)
    return interrupt('surroundings', `"${missing}" was deleted, without which the agent could not end its attempt.`);
  switch (stop.kind) {
    case 'command_not_run':
      // An agent that has acted did run: the missing command is one that it called itself.
      return hasActed
        ? failBy({ kind: 'crashed', detail: stop.detail }, undefined)
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
    case 'crashed':
      return failBy(stop, undefined);
    case 'ended':
    case 'wall_clock':
    case 'turn_limit':
    case 'cut_short':
      return decideUnclosed(stop, facts);
    default:
      return assertNever(stop);
  }
}

/** Decides on an attempt without a verb whose agent did not crash: what it changed is verified, unless only the verb counts. */
function decideUnclosed(
  stop: Exclude<AgentEnd, { kind: 'crashed' }>,
  { claimRule, hasChanged, summaries }: AttemptFacts,
): AttemptDecision {
  const { found } = summaries;
  if (claimRule === 'verb') return failBy(stop, found);
  if (!hasChanged) return stop.kind === 'ended' ? fail(toReport(UNCLOSED, [NOTHING_DONE])) : failBy(stop, found);
  if (stop.kind === 'ended') return { kind: 'verify', summary: summaries.said ?? summaries.asked, claimedBy: 'end' };
  const unclaimed = toReport(UNCLOSED, [addFound(toViolation(stop), found)]);
  return { kind: 'verify', summary: summaries.asked, claimedBy: 'none', unclaimed };
}

const UNCLOSED = 'The agent worked without closing the attempt.';
const CLAIM_COMMAND = 'groundhog verb checkpoint-success --summary "…"';
const NOTHING_DONE: Violation = {
  sentence: 'The agent ended without closing the attempt, and without a changed file.',
  advice: `Change the files that the checkpoint asks for. Then end, or close the attempt: ${CLAIM_COMMAND} (docs/agents.md, "How an attempt ends").`,
};

type AgentEnd = Extract<AgentStop, { kind: 'ended' | 'crashed' | 'wall_clock' | 'turn_limit' | 'cut_short' }>;

function failBy(stop: AgentEnd, found: string | undefined): AttemptDecision {
  return fail(toReport(UNCLOSED, [addFound(toViolation(stop), found)]));
}

/** Adds what the agent had last, so that the next attempt need not find it again. */
function addFound({ sentence, advice }: Violation, found: string | undefined): Violation {
  return { sentence: found === undefined ? sentence : `${sentence}\nBefore that:\n${found}`, advice };
}

/** Returns the report for the next attempt on an agent whose end was its own doing. */
function toViolation(stop: AgentEnd): Violation {
  switch (stop.kind) {
    case 'ended':
      return {
        sentence: 'The agent ended without closing the attempt.',
        advice: `Close the attempt with checkpoint_success or checkpoint_failure: ${CLAIM_COMMAND} (docs/agents.md, "How an attempt ends").`,
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

/** Returns the decision on an attempt that ends because its run stops. */
export function interruptBy(cause: StopCause): AttemptDecision {
  return interrupt(cause.kind, describeCause(cause));
}

/** Returns the decision on an attempt whose run lost its lease. */
export function interruptByLoss(): AttemptDecision {
  return interrupt('surroundings', 'The run was stopped from outside.');
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
  return UNCLOSED;
}

function fail(report: FailureReport): AttemptDecision {
  return { kind: 'failed', report, isRetryPointless: false };
}
