import { describe, expect, test } from '@jest/globals';
import type { TerminalVerb } from '../../../src/domain/attempt/verb.ts';
import {
  type AgentStop,
  type AttemptFacts,
  decideAttempt,
  interruptByLoss,
} from '../../../src/domain/decisions/decide-attempt.ts';

const success: TerminalVerb = { kind: 'success', claim: { summary: 'It works.', side_effects: [] } };
const failure = (retry_pointless: boolean): TerminalVerb => ({
  kind: 'failure',
  claim: { what_tried: 'T', what_happened: 'H', next_attempt_plan: 'N', retry_pointless },
});
const decide = (facts: Partial<AttemptFacts> = {}) =>
  decideAttempt({
    terminal: undefined,
    claimRule: 'verb',
    hasChanged: false,
    summaries: { said: undefined, asked: 'Write the parser.' },
    stop: { kind: 'ended' },
    cause: undefined,
    isDiskFull: false,
    missing: undefined,
    hasActed: false,
    violations: [],
    ...facts,
  });
const violation = { sentence: 'It moved HEAD.', advice: 'Stay.' };

describe('an attempt', () => {
  const stops: readonly AgentStop[] = [
    { kind: 'ended' },
    { kind: 'crashed', detail: 'exit code 3' },
    { kind: 'wall_clock', seconds: 9 },
    { kind: 'stopped' },
    { kind: 'not_started', detail: 'ENOENT' },
  ];

  test.each(stops)('that claimed success is verified however its process ended: %j', (stop) => {
    const claimed = { kind: 'verify', summary: 'It works.', claimedBy: 'verb' };
    expect(decide({ terminal: success, stop })).toEqual(claimed);
    expect(decide({ terminal: success, stop, cause: { kind: 'cancelled' } })).toEqual(claimed);
    expect(decide({ terminal: success, stop, claimRule: 'end', hasChanged: true })).toEqual(claimed);
  });

  test('without a terminal verb does not count where what its verbs are called by was deleted, however it ended', () => {
    const missing = '/tmp/groundhog-bin-a';
    const ends: readonly AgentStop[] = [
      ...stops,
      { kind: 'turn_limit', turns: 9 },
      { kind: 'command_not_run', detail: 'exit code 127' },
    ];
    for (const stop of ends)
      expect(decide({ stop, missing, hasActed: true })).toMatchObject({
        kind: 'interrupted',
        reason: expect.stringContaining(`"${missing}" was deleted`),
        interruption: { cause: 'surroundings' },
      });
    expect(decide({ terminal: success, missing })).toMatchObject({ kind: 'verify' });
    expect(decide({ terminal: failure(false), missing })).toMatchObject({ kind: 'failed' });
    expect(decide({ missing, violations: [violation] })).toMatchObject({ kind: 'failed' });
    expect(decide({ missing, cause: { kind: 'cancelled' } })).toMatchObject({ interruption: { cause: 'cancelled' } });
  });

  test('that claimed failure fails with the report of the agent', () => {
    expect(decide({ terminal: failure(false) })).toEqual({
      kind: 'failed',
      report: { source: 'agent', what_tried: 'T', what_happened: 'H', next_attempt_plan: 'N' },
      isRetryPointless: false,
    });
    expect(decide({ terminal: failure(true) })).toMatchObject({ isRetryPointless: true });
  });

  test('that did what is forbidden fails whatever it claims, and cannot make itself the last', () => {
    const other = { sentence: 'It wrote a secret.', advice: 'Keep it.' };
    for (const terminal of [success, failure(true), undefined]) {
      expect(decide({ terminal, violations: [violation, other] })).toMatchObject({
        kind: 'failed',
        isRetryPointless: false,
        report: {
          source: 'runner',
          what_happened: 'It moved HEAD.\nIt wrote a secret.',
          next_attempt_plan: 'Stay.\nKeep it.',
        },
      });
    }
    expect(decide({ terminal: success, violations: [violation] })).toMatchObject({
      report: { what_tried: 'The agent claimed success: It works.' },
    });
  });

  test.each([
    [{ kind: 'ended' }, 'without closing the attempt'],
    [{ kind: 'crashed', detail: 'exit code 3' }, 'exit code 3'],
    [{ kind: 'wall_clock', seconds: 9 }, 'within 9 s'],
    [{ kind: 'turn_limit', turns: 9 }, 'used its 9 turns'],
  ] as const)('without a verb fails by how its process ended: %j', (stop, text) => {
    expect(decide({ stop })).toMatchObject({
      kind: 'failed',
      report: {
        source: 'runner',
        what_tried: 'The agent worked without closing the attempt.',
        what_happened: expect.stringContaining(text),
        next_attempt_plan: expect.stringMatching(/^(Close|Start)/),
      },
    });
  });

  test('that was cut short says so in the words of its end', () => {
    const stop: AgentStop = { kind: 'cut_short', sentence: 'It called a denied tool.', advice: 'Use others.' };
    expect(decide({ stop })).toMatchObject({
      kind: 'failed',
      report: { what_happened: 'It called a denied tool.', next_attempt_plan: 'Use others.' },
    });
  });

  test('that did what is forbidden keeps what it says that it tried', () => {
    expect(decide({ terminal: failure(false), violations: [violation] })).toMatchObject({
      report: { source: 'runner', what_tried: 'T', what_happened: 'It moved HEAD.' },
    });
  });

  test('without a verb is interrupted when it never ran, was stopped, or the run was cancelled', () => {
    expect(decide({ stop: { kind: 'not_started', detail: 'ENOENT' } })).toMatchObject({ kind: 'interrupted' });
    expect(decide({ stop: { kind: 'stopped' } })).toMatchObject({ kind: 'interrupted' });
    expect(decide({ stop: { kind: 'crashed', detail: 'x' }, cause: { kind: 'cancelled' } })).toMatchObject({
      kind: 'interrupted',
    });
  });
});

describe('an attempt whose clean end is a claim', () => {
  const left = { claimRule: 'end', hasChanged: true } as const;
  const asked = 'Write the parser.';

  test('is verified when its agent ended by itself, with its last message as the summary where it has one', () => {
    expect(decide(left)).toEqual({ kind: 'verify', summary: asked, claimedBy: 'end' });
    expect(decide({ ...left, summaries: { said: 'Done.', asked } })).toMatchObject({ summary: 'Done.' });
    expect(decide({ ...left, claimRule: 'verb' })).toMatchObject({ kind: 'failed' });
  });

  test.each<[AgentStop, string]>([
    [{ kind: 'wall_clock', seconds: 9 }, 'within 9 s'],
    [{ kind: 'turn_limit', turns: 9 }, 'used its 9 turns'],
    [{ kind: 'cut_short', sentence: 'It made no progress.', advice: 'Another way.' }, 'It made no progress.'],
  ])('is verified as it is, without a claim, at a limit: %j', (stop, text) => {
    expect(decide({ ...left, stop, summaries: { said: 'Next I …', asked } })).toEqual({
      kind: 'verify',
      summary: asked,
      claimedBy: 'none',
      unclaimed: expect.objectContaining({ source: 'runner', what_happened: expect.stringContaining(text) }),
    });
    expect(decide({ ...left, stop, claimRule: 'verb' })).toMatchObject({ kind: 'failed' });
    expect(decide({ ...left, stop, hasChanged: false })).toMatchObject({
      kind: 'failed',
      report: { what_happened: expect.stringContaining(text) },
    });
  });

  test('fails without a change, and names the command and the page', () => {
    expect(decide({ ...left, hasChanged: false })).toMatchObject({
      kind: 'failed',
      report: {
        what_happened: 'The agent ended without closing the attempt, and without a changed file.',
        next_attempt_plan: expect.stringMatching(/groundhog verb checkpoint-success --summary "…".*docs\/agents\.md/),
      },
    });
    expect(decide()).toMatchObject({
      report: { next_attempt_plan: expect.stringContaining('groundhog verb checkpoint-success --summary "…"') },
    });
  });

  test('still fails for a failure verb, a crash and a violation, and is interrupted as before', () => {
    expect(decide({ ...left, terminal: failure(false) })).toMatchObject({
      kind: 'failed',
      report: { source: 'agent' },
    });
    expect(decide({ ...left, stop: { kind: 'crashed', detail: 'exit code 3' } })).toMatchObject({ kind: 'failed' });
    expect(decide({ ...left, violations: [violation] })).toMatchObject({ kind: 'failed' });
    expect(decide({ ...left, violations: [violation], stop: { kind: 'turn_limit', turns: 9 } })).toMatchObject({
      kind: 'failed',
    });
    for (const stop of [{ kind: 'stopped' }, { kind: 'unavailable', detail: '503' }] as const)
      expect(decide({ ...left, stop })).toMatchObject({ kind: 'interrupted' });
    expect(decide({ ...left, cause: { kind: 'cancelled' } })).toMatchObject({ interruption: { cause: 'cancelled' } });
    expect(decide({ ...left, isDiskFull: true })).toMatchObject({ interruption: { cause: 'disk_full' } });
    expect(decide({ ...left, missing: '/tmp/x' })).toMatchObject({ interruption: { cause: 'surroundings' } });
  });
});

describe('an attempt that nobody failed', () => {
  test.each<[AgentStop, string, string]>([
    [{ kind: 'not_started', detail: 'ENOENT' }, 'surroundings', 'The agent could not be started: ENOENT'],
    [{ kind: 'stopped' }, 'surroundings', 'The agent was stopped from outside.'],
    [{ kind: 'unavailable', detail: '503' }, 'provider', "The agent's provider is unavailable: 503"],
    [
      { kind: 'provider_refused', reason: 'credit', detail: '402' },
      'provider_credit',
      "The agent's provider refused it: 402",
    ],
    [
      { kind: 'provider_refused', reason: 'settings', detail: '401' },
      'provider_settings',
      "The agent's provider refused it: 401",
    ],
  ])('is interrupted, and says by what: %j', (stop, cause, reason) => {
    expect(decide({ stop })).toEqual({
      kind: 'interrupted',
      reason,
      interruption: { cause, retry_after_seconds: null },
    });
  });

  test('is interrupted by the end of its run, and by the loss of its lease', () => {
    expect(decide({ cause: { kind: 'deadline', minutes: 5 } })).toEqual({
      kind: 'interrupted',
      reason: 'Deadline: this run had 5 minutes.',
      interruption: { cause: 'deadline', retry_after_seconds: null },
    });
    expect(interruptByLoss()).toMatchObject({ kind: 'interrupted', interruption: { cause: 'surroundings' } });
  });

  const unavailable = { kind: 'unavailable', detail: '503', retryAfterMs: 4000 } as const;

  test('is interrupted by its provider, unless it has closed itself or done what is forbidden', () => {
    expect(decide({ stop: unavailable })).toMatchObject({
      kind: 'interrupted',
      interruption: { cause: 'provider', retry_after_seconds: 4 },
    });
    expect(decide({ stop: unavailable, terminal: failure(false) })).toMatchObject({ kind: 'failed' });
    expect(decide({ stop: unavailable, violations: [violation] })).toMatchObject({ kind: 'failed' });
  });

  test('is interrupted when its command could not be run, unless it has done anything at all', () => {
    const stop = { kind: 'command_not_run', detail: 'exit code 127' } as const;
    expect(decide({ stop })).toEqual({
      kind: 'interrupted',
      reason: "The agent's command could not be run: exit code 127",
      interruption: { cause: 'command_not_run', retry_after_seconds: null },
    });
    const report = { what_happened: 'The agent ended with a failure: exit code 127' };
    expect(decide({ stop, hasActed: true })).toMatchObject({ kind: 'failed', report });
    expect(decide({ stop, hasActed: true, terminal: success })).toMatchObject({ kind: 'verify' });
    expect(decide({ stop, violations: [violation] })).toMatchObject({ kind: 'failed' });
    expect(decide({ stop, cause: { kind: 'cancelled' } })).toMatchObject({ interruption: { cause: 'cancelled' } });
  });

  test('is interrupted by a full disk, and still verified when it claims success', () => {
    expect(decide({ stop: { kind: 'crashed', detail: 'x' }, isDiskFull: true })).toMatchObject({
      kind: 'interrupted',
      interruption: { cause: 'disk_full' },
    });
    expect(decide({ terminal: success, isDiskFull: true })).toMatchObject({ kind: 'verify' });
  });
});

describe('the report on an attempt that was cut short', () => {
  const found = 'Its last text: the cache is stale.';
  const summaries = { said: undefined, asked: 'Write the parser.', found };
  const cut: readonly AgentStop[] = [
    { kind: 'turn_limit', turns: 7 },
    { kind: 'wall_clock', seconds: 9 },
    { kind: 'cut_short', sentence: 'It made no progress.', advice: 'Try another way.' },
  ];

  test.each(cut)('has what the agent had found last, whether its work is verified or not: %j', (stop) => {
    const what_happened = expect.stringMatching(/\.\nBefore that:\nIts last text: the cache is stale\.$/);
    expect(decide({ stop, summaries })).toMatchObject({ kind: 'failed', report: { what_happened } });
    expect(decide({ stop, summaries, claimRule: 'end', hasChanged: true })).toMatchObject({
      kind: 'verify',
      unclaimed: { what_happened },
    });
  });
});

describe('what the sandbox keeps from an agent', () => {
  const obstacle = 'The sandbox hides /home/a.';

  test.each<AgentStop>([
    { kind: 'ended' },
    { kind: 'crashed', detail: 'exit code 1' },
    { kind: 'wall_clock', seconds: 9 },
  ])('comes first in the reason of a failure: %j', (stop) => {
    const report = { what_happened: expect.stringMatching(/^The sandbox hides \/home\/a\.\nThe agent /) };
    expect(decide({ stop, obstacle })).toMatchObject({ kind: 'failed', report });
  });

  test('comes first in the reason of an interruption', () => {
    const stop = { kind: 'command_not_run', detail: 'exit code 127' } as const;
    const reason = `${obstacle} The agent's command could not be run: exit code 127`;
    expect(decide({ stop, obstacle })).toMatchObject({ kind: 'interrupted', reason });
  });

  test('is not said of work to verify, and of an agent that reported its end', () => {
    expect(decide({ claimRule: 'end', hasChanged: true, obstacle })).toEqual(
      decide({ claimRule: 'end', hasChanged: true }),
    );
    expect(decide({ terminal: failure(false), obstacle })).toEqual(decide({ terminal: failure(false) }));
  });
});
