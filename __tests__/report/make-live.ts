import { NO_USAGE } from '../../src/domain/attempt/attempt.ts';
import type { StepRecord } from '../../src/domain/attempt/step.ts';
import type { TaskView } from '../../src/domain/record/notifier.ts';
import { applyProgress, type LiveMoment, toLiveAttempt } from '../../src/report/words/live-attempt.ts';

/** The moment 12 minutes after the start of the attempt at work in a view, with one step for each tool. */
export function makeLive(
  { record }: TaskView,
  steps: readonly Pick<StepRecord, 'tool' | 'changed_paths'>[],
): LiveMoment {
  const run = record.checkpoints.find(({ attempts }) => attempts.at(-1)?.outcome === 'running');
  const last = run?.attempts.at(-1);
  if (run === undefined || last === undefined) throw new Error('no attempt is at work in this view');
  const startedMs = Date.parse(last.started_at);
  const toAt = (minutes: number) => new Date(startedMs + minutes * 60_000).toISOString();
  const { checkpoint_id } = run;
  let attempt = toLiveAttempt({ checkpoint_id, day: last.day, attempt: 2, attempt_budget: 3 });
  attempt = applyProgress(attempt, {
    kind: 'agent_usage',
    usage: { ...NO_USAGE, turns: 34, cost_usd: 0.41 },
  });
  for (const [index, step] of steps.entries())
    attempt = applyProgress(attempt, { kind: 'agent_step', step: makeStep(index + 1, toAt(index), step) });
  const tool = steps.at(-1)?.tool;
  if (tool != null) attempt = applyProgress(attempt, { kind: 'agent_tool', tool });
  return { attempt, at: toAt(12), elapsedMs: 12 * 60_000 };
}

function makeStep(number: number, at: string, step: Pick<StepRecord, 'tool' | 'changed_paths'>): StepRecord {
  return {
    ...{ number, at, seen_at: 'agent', stream: 1, reason: 'first', commit: null },
    ...step,
    changed_paths_total: step.changed_paths.length,
  };
}
