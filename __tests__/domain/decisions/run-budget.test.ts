import { describe, expect, test } from '@jest/globals';
import { chooseRetryDelay } from '../../../src/domain/decisions/retry-backoff.ts';
import {
  describeCause,
  describeTooLate,
  describeWarning,
  findSpent,
  findWarnings,
  hasUsefulTime,
  type StopCause,
  sumSpent,
} from '../../../src/domain/decisions/run-budget.ts';
import { makeAttempt, makeView } from '../../report/make-view.ts';

const limits = { maxTokens: 100, maxCostUsd: 0.3, deadlineMs: 600_000 };
const spent = { tokens: 0, costUsd: 0, elapsedMs: 0 };

describe('the budget of a run', () => {
  test('is used by the ended attempts of this run and by the one under way, not by those of earlier runs', () => {
    const usage = { turns: 1, input_tokens: 30, output_tokens: 10, cost_usd: 0.1 };
    const attempts = [
      makeAttempt({ day: 1, usage: { ...usage, input_tokens: 1000, cost_usd: 1 } }),
      makeAttempt({ day: 2, usage, outcome: 'interrupted' }),
      makeAttempt({ day: 3, usage: { ...usage, input_tokens: 5000, cost_usd: 5 }, outcome: 'running' }),
    ];
    const { record } = makeView([{ checkpoint_id: 'a', attempts }], { last_day_before_run: 1 });
    expect(sumSpent(record, undefined)).toEqual({ tokens: 40, costUsd: 0.1 });
    expect(sumSpent(record, { ...usage, output_tokens: null, cost_usd: null })).toEqual({ tokens: 70, costUsd: 0.1 });
  });

  test('is spent when all of it is used, and under way only when more is', () => {
    const full = { ...spent, tokens: 100 };
    expect(findSpent(limits, full, 'between attempts')).toMatchObject({ kind: 'budget' });
    expect(findSpent(limits, full, 'under way')).toBeUndefined();
    expect(findSpent(limits, { ...spent, tokens: 101 }, 'under way')).toMatchObject({ kind: 'budget' });
    expect(findSpent(limits, { ...spent, elapsedMs: 600_000 }, 'under way')).toEqual({ kind: 'deadline', minutes: 10 });
    expect(findSpent({ ...limits, maxTokens: undefined }, full, 'between attempts')).toBeUndefined();
  });

  test('counts cents that do not add up in binary', () => {
    expect(findSpent(limits, { ...spent, costUsd: 0.1 + 0.2 }, 'between attempts')).toMatchObject({ kind: 'budget' });
    expect(findSpent(limits, { ...spent, costUsd: 0.1 * 3 - 1e-16 }, 'between attempts')).toBeDefined();
  });

  test('is warned of once, from four fifths on and while something is left', () => {
    expect(findWarnings(limits, { ...spent, tokens: 79 }, [])).toEqual([]);
    const [warning] = findWarnings(limits, { ...spent, tokens: 80 }, []);
    expect(warning).toEqual({ limit: 'max_tokens', used: 80, max: 100 });
    expect(findWarnings(limits, { ...spent, tokens: 90 }, warning === undefined ? [] : [warning])).toEqual([]);
    expect(findWarnings(limits, { ...spent, tokens: 100 }, [])).toEqual([]);
    const other = { limit: 'max_cost_usd', used: 0.25, max: 0.3 } as const;
    expect(findWarnings(limits, { ...spent, tokens: 80 }, [other])).toEqual([warning]);
  });

  test('leaves no useful time in the last minute, or in the last tenth of a short deadline', () => {
    expect(hasUsefulTime({ ...limits, deadlineMs: 3_600_000 }, 3_540_001)).toBe(false);
    expect(hasUsefulTime({ ...limits, deadlineMs: 3_600_000 }, 3_540_000)).toBe(true);
    expect(hasUsefulTime({ ...limits, deadlineMs: 1000 }, 900)).toBe(true);
    expect(hasUsefulTime({ ...limits, deadlineMs: 1000 }, 901)).toBe(false);
    expect(hasUsefulTime({ ...limits, deadlineMs: undefined }, 1e12)).toBe(true);
  });
});

describe('the words of a budget', () => {
  const reading = { limit: 'max_tokens', used: 80, max: 100 } as const;

  test.each<[StopCause, string]>([
    [{ kind: 'cancelled' }, 'The run was cancelled.'],
    [{ kind: 'deadline', minutes: 2.5049 }, 'Deadline: this run had 2.5 minutes.'],
    [{ kind: 'budget', reading }, 'Budget: this run has used 80 of 100 tokens (max-tokens).'],
    [
      { kind: 'budget', reading: { limit: 'max_cost_usd', used: 0.12345, max: 1.005 } },
      'Budget: this run has used 0.1235 of 1 US dollars (max-cost-usd).',
    ],
    [
      { kind: 'budget', reading: { limit: 'deadline_minutes', used: 4.8, max: 5 } },
      'Budget: this run has used 4.8 of 5 minutes (deadline-minutes).',
    ],
  ])('say why a run stops: %j', (cause, text) => {
    expect(describeCause(cause)).toBe(text);
  });

  test('say that too little time is left, and that a limit is near', () => {
    expect(describeTooLate({ ...limits, deadlineMs: 90_000 })).toMatch(/^Deadline: this run had 1\.5 minutes, and too/);
    expect(describeTooLate({ ...limits, deadlineMs: undefined })).toContain('had 0 minutes');
    expect(describeWarning(reading)).toBe('This run has used 80 of 100 tokens (max-tokens); at the limit it pauses.');
    const ofMoney = (used: number, max: number) => describeWarning({ limit: 'max_cost_usd', used, max });
    expect(ofMoney(4.1, 5)).toContain('has used $4.10 of $5.00 (max-cost-usd);');
    expect(ofMoney(0.0081, 0.01)).toContain('has used $0.0081 of $0.0100 (');
  });
});

describe('the pause after an interruption', () => {
  const facts = { interruptions: 1, last: null, backoffMs: 1000, jitter: 0.5, remainingMs: undefined };
  const provider = (seconds: number | null) => ({ cause: 'provider' as const, retry_after_seconds: seconds });

  test('is none without one, short after one, ten times as long for a provider, and as long as it asks', () => {
    expect(chooseRetryDelay({ ...facts, interruptions: 0 })).toEqual({ kind: 'wait', ms: 0 });
    expect(chooseRetryDelay(facts)).toEqual({ kind: 'wait', ms: 1000 });
    expect(chooseRetryDelay({ ...facts, last: provider(null) })).toEqual({ kind: 'wait', ms: 10_000 });
    expect(chooseRetryDelay({ ...facts, last: provider(30) })).toEqual({ kind: 'wait', ms: 31_500 });
    expect(chooseRetryDelay({ ...facts, last: provider(0) })).toEqual({ kind: 'wait', ms: 1050 });
  });

  test('stops the run when it would go past the deadline or is longer than a quarter of an hour', () => {
    expect(chooseRetryDelay({ ...facts, last: provider(900) })).toMatchObject({ kind: 'wait' });
    expect(chooseRetryDelay({ ...facts, last: provider(901) })).toEqual({
      kind: 'stop',
      cause: 'provider',
      reason: 'Provider: it asked for a pause of 901 s; a run waits 900 s at most.',
    });
    expect(chooseRetryDelay({ ...facts, last: provider(30), remainingMs: 31_500 })).toEqual({
      kind: 'stop',
      cause: 'deadline',
      reason: 'Deadline: the next attempt would have to wait 32 s, which is past it.',
    });
    expect(chooseRetryDelay({ ...facts, last: provider(30), remainingMs: 31_501 })).toMatchObject({ kind: 'wait' });
  });
});
