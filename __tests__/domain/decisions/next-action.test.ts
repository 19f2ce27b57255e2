import { describe, expect, test } from '@jest/globals';
import type { Interruption } from '../../../src/domain/attempt/interruption-cause.ts';
import { chooseNextAction } from '../../../src/domain/decisions/next-action.ts';
import { BASE, makeAttempt, makeCriterionRun, makeView } from '../../report/make-view.ts';

type Sketch = Parameters<typeof makeView>[0][number];
const move = (sketches: readonly Sketch[], changes: Parameters<typeof makeView>[1] = {}) =>
  chooseNextAction(makeView(sketches, changes).record);
const baseline = [makeCriterionRun({ outcome: 'failed' })];
const tried = (...outcomes: readonly ('failed' | 'passed' | 'interrupted' | 'running')[]) =>
  outcomes.map((outcome, index) => makeAttempt({ day: index + 1, outcome }));

describe('the next move', () => {
  test('is the baseline of the first checkpoint that is open, in the order of the plan', () => {
    expect(move([{ checkpoint_id: 'a' }, { checkpoint_id: 'b' }])).toEqual({ kind: 'baseline', checkpointId: 'a' });
    expect(move([{ checkpoint_id: 'a', outcome: 'skipped' }, { checkpoint_id: 'b' }])).toEqual({
      kind: 'baseline',
      checkpointId: 'b',
    });
  });

  test('goes by outcome and never by count: a later success does not hide an earlier gap', () => {
    expect(move([{ checkpoint_id: 'a' }, { checkpoint_id: 'b', outcome: 'success' }])).toMatchObject({
      checkpointId: 'a',
    });
  });

  test('is an attempt after the baseline, with the next day of the task and the next number of the checkpoint', () => {
    const sketch = { checkpoint_id: 'a', baseline, attempts: tried('failed') };
    expect(move([sketch], { last_day: 7 })).toEqual({ kind: 'attempt', checkpointId: 'a', attempt: 2, day: 8 });
  });

  test('with a budget of one is given up after one failure', () => {
    const sketch = { checkpoint_id: 'a', baseline, attempt_budget: 1 };
    expect(move([sketch])).toMatchObject({ kind: 'attempt', attempt: 1 });
    expect(move([{ ...sketch, attempts: tried('failed') }])).toEqual({
      kind: 'abandon',
      checkpointId: 'a',
      reason: 'attempt budget used up (1 of 1)',
    });
  });

  test('counts neither interruptions nor attempts of an earlier budget', () => {
    const sketch = { checkpoint_id: 'a', baseline, attempt_budget: 2 };
    expect(move([{ ...sketch, attempts: tried('interrupted', 'failed', 'interrupted') }])).toMatchObject({
      attempt: 2,
    });
    expect(move([{ ...sketch, attempts: tried('failed', 'failed'), budget_from: 2 }])).toMatchObject({ attempt: 1 });
  });

  test('is to stop after three interruptions in one run, and to go on in the next run', () => {
    const sketch = { checkpoint_id: 'a', baseline, attempts: tried('interrupted', 'interrupted', 'interrupted') };
    expect(move([sketch], { last_day: 3 })).toMatchObject({ kind: 'interrupted_too_often' });
    expect(move([sketch], { last_day: 3, last_day_before_run: 3 })).toMatchObject({ kind: 'attempt', attempt: 1 });
  });

  test('is to stop at a command that could not be run, with what was seen, and to go on in the next run', () => {
    const interruption = { cause: 'command_not_run', retry_after_seconds: null } as const;
    const attempts = [makeAttempt({ outcome: 'interrupted', interruption, notes: ['Not run: exit code 127'] })];
    const sketch = { checkpoint_id: 'a', baseline, attempt_budget: 1, attempts };
    expect(move([sketch], { last_day: 1 })).toEqual({
      kind: 'interrupted_too_often',
      ending: 'infra_error',
      reason: expect.stringMatching(
        /^Not run: exit code 127\n.*"a".*relative path.*Fix the command, then run again\.$/,
      ),
    });
    expect(move([sketch], { last_day: 1, last_day_before_run: 1 })).toMatchObject({ kind: 'attempt', attempt: 1 });
  });

  test('with a ladder counts an interruption once all entries were tried, and stops at once only if none may come back', () => {
    const moveAfter = (...interruptions: readonly (readonly [Interruption['cause'], number?])[]) =>
      move(
        [
          {
            checkpoint_id: 'a',
            baseline,
            attempts: interruptions.map(([cause, next], index) =>
              makeAttempt({
                day: index + 1,
                outcome: 'interrupted',
                interruption: { cause, retry_after_seconds: null, ...(next === undefined ? {} : { next_entry: next }) },
              }),
            ),
          },
        ],
        { last_day: interruptions.length },
      );
    const round = [['provider', 2], ['provider']] as const;
    expect(moveAfter(...round, ...round)).toMatchObject({ kind: 'attempt', attempt: 1, day: 5 });
    expect(moveAfter(...round, ...round, ...round)).toMatchObject({
      kind: 'interrupted_too_often',
      pauseCause: 'provider',
    });
    expect(moveAfter(...round, ...round, ['provider', 2])).toMatchObject({ kind: 'attempt', attempt: 1 });
    expect(moveAfter(['provider_credit', 2])).toMatchObject({ kind: 'attempt', attempt: 1 });
    expect(moveAfter(['provider_credit', 2], ['provider_settings'])).toMatchObject({ ending: 'infra_error' });
    const mixed = [['provider', 2], ['provider_credit']] as const;
    expect(moveAfter(...mixed)).toMatchObject({ kind: 'attempt', attempt: 1 });
    expect(moveAfter(...mixed, ['provider', 2])).toMatchObject({ kind: 'attempt', attempt: 1 });
    expect(moveAfter(...mixed, ...mixed, ...mixed)).toMatchObject({ ending: 'paused', pauseCause: 'provider' });
  });

  const interrupted = (cause: Interruption['cause'], notes: readonly string[], times = 1) =>
    move(
      [
        {
          checkpoint_id: 'a',
          baseline,
          attempts: Array.from({ length: times }, (_, index) =>
            makeAttempt({
              day: index + 1,
              outcome: 'interrupted',
              interruption: { cause, retry_after_seconds: null },
              // Only the notes of the last one count.
              notes: index === times - 1 ? [...notes] : ['earlier'],
            }),
          ),
        },
      ],
      { last_day: times },
    );

  test.each<[Interruption['cause'], readonly string[], object]>([
    ['disk_full', [], { ending: 'infra_error', reason: 'The disk is full: it ended an attempt at "a".' }],
    ['command_not_run', [], { ending: 'infra_error', reason: expect.stringMatching(/^The agent's command could not/) }],
    [
      'provider_settings',
      ['Refused: 401.'],
      { ending: 'infra_error', reason: expect.stringMatching(/^Refused: 401\. \(checkpoint "a"\) Fix the key/) },
    ],
    [
      'provider_credit',
      ['Refused: 402.'],
      { ending: 'paused', pauseCause: 'account', reason: expect.stringMatching(/^Provider: Refused: 402\. .*"a"/) },
    ],
    [
      'provider_credit',
      [],
      { ending: 'paused', pauseCause: 'account', reason: expect.stringContaining("The agent's provider refused it.") },
    ],
  ])('is to stop at once at what would repeat: %s %j', (cause, notes, halt) => {
    expect(interrupted(cause, notes)).toEqual({ kind: 'interrupted_too_often', ...halt });
  });

  test.each<[Interruption['cause'], readonly string[], object]>([
    [
      'provider',
      ['x'],
      {
        ending: 'paused',
        pauseCause: 'provider',
        reason: expect.stringMatching(/^Provider: Checkpoint "a" was interrupted 3 times, at last/),
      },
    ],
    [
      'surroundings',
      ['It was killed.', 'more'],
      {
        ending: 'infra_error',
        reason: 'Checkpoint "a" was interrupted 3 times by failures outside the agent. The last: It was killed.',
      },
    ],
    [
      'surroundings',
      [],
      { ending: 'infra_error', reason: 'Checkpoint "a" was interrupted 3 times by failures outside the agent.' },
    ],
  ])('is to stop at the third of what may pass: %s %j', (cause, notes, halt) => {
    expect(interrupted(cause, notes, 2)).toMatchObject({ kind: 'attempt', attempt: 1, day: 3 });
    expect(interrupted(cause, notes, 3)).toEqual({ kind: 'interrupted_too_often', ...halt });
  });

  test('is to verify work that is captured, before anything else at its checkpoint', () => {
    const timeline = { base: BASE, landed_stream: null, steps: [], missed: 0 };
    const captured = { outcome: 'running', scratch_commit: BASE, tree: BASE, summary: 'Done.', timeline } as const;
    const attempts = [...tried('failed'), makeAttempt({ day: 2, ...captured })];
    expect(move([{ checkpoint_id: 'a', attempt_budget: 1, attempts }])).toEqual({
      kind: 'verify',
      checkpointId: 'a',
      day: 2,
    });
  });

  test('is to run the criteria where commits of a person are new since the last attempt, whatever that came to', () => {
    for (const outcome of ['failed', 'passed', 'interrupted'] as const)
      expect(move([{ checkpoint_id: 'a', attempts: tried(outcome) }])).toMatchObject({ kind: 'baseline' });
    expect(move([{ checkpoint_id: 'a', baseline, attempts: tried('failed') }])).toMatchObject({
      kind: 'attempt',
      attempt: 2,
    });
  });

  test('is to stay stopped where the task was aborted, by whom and why', () => {
    const by = (reason: string | null) =>
      move([{ checkpoint_id: 'a' }], { aborted: { at: '2026-01-02T03:00:00.000Z', by: 'octo', reason } });
    const end = 'It stays aborted until a retry.';
    expect(by(null)).toEqual({ kind: 'blocked', reason: `The task was aborted by octo. ${end}` });
    expect(by('not. now. . ')).toEqual({ kind: 'blocked', reason: `The task was aborted by octo: not. now. ${end}` });
  });

  test.each([
    ['abandoned', 'given up'],
    ['blocked', 'blocked'],
  ] as const)('is to stop at a checkpoint that is %s, and never to pass it by', (outcome, said) => {
    const sketches = [{ checkpoint_id: 'a', outcome, reason: 'why' }, { checkpoint_id: 'b' }];
    expect(move(sketches)).toEqual({ kind: 'blocked', checkpointId: 'a', reason: `Checkpoint "a" is ${said}: why` });
  });

  test('is none when all is done, and says whether anybody had to work', () => {
    expect(move([{ checkpoint_id: 'a', outcome: 'success' }])).toEqual({
      kind: 'done',
      isWorkDone: false,
      skipped: 0,
    });
    const worked = { checkpoint_id: 'a', outcome: 'success', attempts: tried('passed') } as const;
    expect(move([{ checkpoint_id: 'b', outcome: 'success' }, worked])).toMatchObject({ isWorkDone: true, skipped: 0 });
    expect(move([{ checkpoint_id: 'a', outcome: 'skipped' }])).toMatchObject({ isWorkDone: true, skipped: 1 });
    expect(move([worked, { checkpoint_id: 'b', outcome: 'skipped' }])).toEqual({
      kind: 'done',
      isWorkDone: true,
      skipped: 1,
    });
  });
});
