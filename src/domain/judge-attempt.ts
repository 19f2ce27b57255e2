import { assertNever } from './assert-never.ts';
import type { FailureReport } from './failure-report.ts';
import type { TerminalVerb } from './verb.ts';

/** How the agent's process ended, seen from outside. */
export type AgentStop =
  /** It ended by itself, with exit code 0. */
  | { readonly kind: 'ended' }
  /** It ended by itself with a failure, or was killed by somebody else. */
  | { readonly kind: 'crashed'; readonly detail: string }
  | { readonly kind: 'wall_clock'; readonly seconds: number }
  /** It was ended because a terminal verb was recorded or the run is cancelled. */
  | { readonly kind: 'stopped' }
  /** It never ran: a failure of the surroundings. */
  | { readonly kind: 'not_started'; readonly detail: string };

/** What an attempt did that makes it fail whatever it claims; `sentence` says what was observed. */
export interface Violation {
  readonly sentence: string;
  readonly advice: string;
}

export type Judgement =
  /** The claim of success is worth checking. */
  | { readonly kind: 'verify'; readonly summary: string }
  | { readonly kind: 'failed'; readonly report: FailureReport; readonly isRetryPointless: boolean }
  /** Not the agent's doing: no budget is used. */
  | { readonly kind: 'interrupted'; readonly reason: string };

export interface AttemptFacts {
  readonly terminal: TerminalVerb | undefined;
  readonly stop: AgentStop;
  readonly isCancelled: boolean;
  readonly violations: readonly Violation[];
}

/**
 * Decides what an attempt amounts to before any criterion is run. What the attempt did to the workspace comes first,
 * then its terminal verb, which stands even if a limit was hit right after it, and only then how its process ended.
 */
export function judgeAttempt({ terminal, stop, isCancelled, violations }: AttemptFacts): Judgement {
  if (violations.length > 0) return fail(toReport(describeWork(terminal), violations));
  if (terminal?.kind === 'success') return { kind: 'verify', summary: terminal.claim.summary };
  if (terminal?.kind === 'failure') {
    const { what_tried, what_happened, next_attempt_plan, retry_pointless } = terminal.claim;
    const report: FailureReport = { source: 'agent', what_tried, what_happened, next_attempt_plan };
    return { kind: 'failed', report, isRetryPointless: retry_pointless };
  }
  if (isCancelled) return { kind: 'interrupted', reason: 'The run was cancelled.' };
  return judgeStop(stop);
}

function judgeStop(stop: AgentStop): Judgement {
  const work = 'The agent worked without closing the attempt.';
  switch (stop.kind) {
    case 'not_started':
      return { kind: 'interrupted', reason: `The agent could not be started: ${stop.detail}` };
    case 'stopped':
      return { kind: 'interrupted', reason: 'The agent was stopped from outside.' };
    case 'ended':
      return fail(
        toReport(work, [
          {
            sentence: 'The agent ended without a terminal verb.',
            advice: 'Close the attempt with checkpoint_success or checkpoint_failure.',
          },
        ]),
      );
    case 'crashed':
      return fail(
        toReport(work, [
          {
            sentence: `The agent ended with a failure: ${stop.detail}`,
            advice: 'Start from the clean snapshot with a smaller step.',
          },
        ]),
      );
    case 'wall_clock':
      return fail(
        toReport(work, [
          {
            sentence: `The agent did not finish within ${stop.seconds} s and was stopped.`,
            advice: 'Start from the clean snapshot with a narrower plan.',
          },
        ]),
      );
    default:
      return assertNever(stop);
  }
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

function fail(report: FailureReport): Judgement {
  return { kind: 'failed', report, isRetryPointless: false };
}
