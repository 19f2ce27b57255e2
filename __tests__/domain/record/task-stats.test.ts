import { expect, test } from '@jest/globals';
import { countStats } from '../../../src/domain/record/task-stats.ts';
import { makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from '../../report/make-view.ts';

const usageOf = (cost_usd: number | null) => ({ turns: 1, input_tokens: null, output_tokens: null, cost_usd });
const agent = { name: 'builtin', provider: 'anthropic', model: 'm', entry: null };
const runOf = (outcome: 'passed' | 'failed' | 'judged_pass' | 'judged_fail' | 'unjudged', kind = 'semantic') =>
  makeCriterionRun({
    outcome,
    ...(kind === 'semantic' ? { criterion: { kind, statement: 'It is good.' } as const } : {}),
  });

test('nothing is counted where nothing was tried', () => {
  expect(countStats([])).toMatchObject({ tasks: 0, checkpoints: 0, tried: 0, attempts: 0, timeMs: 0, costUsd: null });
  expect(countStats([makeView([{ checkpoint_id: 'a' }]).record])).toMatchObject({ tasks: 1, checkpoints: 1, tried: 0 });
});

test('attempts are counted by how they ended', () => {
  const attempts = [
    makeAttempt({ claimed_by: 'verb', verifier_runs: [runOf('failed', 'command')] }),
    makeAttempt({ day: 2, claimed_by: 'none', verifier_runs: [runOf('failed', 'command')], workspace_reverted: false }),
    makeAttempt({ day: 3, claimed_by: 'verb' }),
    makeAttempt({ day: 4, outcome: 'interrupted', ended_at: null }),
    makeLandedAttempt(5),
  ];
  const stats = countStats([makeView([{ checkpoint_id: 'a', attempts }, { checkpoint_id: 'b' }]).record]);
  expect(stats).toMatchObject({ checkpoints: 2, tried: 1, attempts: 5, landings: 1, interrupted: 1 });
  // Only the first had claimed success, and the second left its work.
  expect(stats).toMatchObject({ falseClaims: 1, rewinds: 2, timeMs: 4 * 150_000 });
});

test('an attempt whose clock went back took no time', () => {
  const back = makeAttempt({ started_at: '2026-01-02T03:04:05.000Z', ended_at: '2026-01-02T03:00:00.000Z' });
  expect(countStats([makeView([{ checkpoint_id: 'a', attempts: [back] }]).record]).timeMs).toBe(0);
});

test('criteria are counted by kind, what nobody judged on neither side', () => {
  const verifier_runs = [
    ...[runOf('judged_pass'), runOf('judged_pass'), runOf('judged_fail'), runOf('unjudged')],
    ...[runOf('passed', 'command'), runOf('failed', 'command'), runOf('failed', 'command')],
  ];
  const { kinds } = countStats([makeView([{ checkpoint_id: 'a', attempts: [makeAttempt({ verifier_runs })] }]).record]);
  expect(kinds).toEqual([
    { kind: 'command', passed: 1, failed: 2 },
    { kind: 'semantic', passed: 2, failed: 1 },
  ]);
});

test('agents are counted over all tasks, with what they cost where that is known', () => {
  const first = makeView([
    {
      checkpoint_id: 'a',
      attempts: [makeAttempt({ agent, usage: usageOf(0.09) }), { ...makeLandedAttempt(2), agent }],
    },
  ]).record;
  const second = makeView([{ checkpoint_id: 'a', attempts: [makeAttempt({ usage: usageOf(null) })] }]).record;
  const stats = countStats([first, second]);
  expect(stats).toMatchObject({ tasks: 2, costUsd: 0.34 });
  expect(stats.agents).toEqual([
    { agent: 'builtin anthropic m', attempts: 2, landed: 1, costUsd: 0.34 },
    { agent: 'unknown', attempts: 1, landed: 0, costUsd: null },
  ]);
});
