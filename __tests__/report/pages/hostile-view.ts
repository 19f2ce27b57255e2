import type { AttemptRecord } from '../../../src/domain/attempt/attempt.ts';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { LANDED, makeAttempt, makeCriterionRun, makeView } from '../make-view.ts';

export const ID = 'chk';
const AT = '2026-01-02T05:00:00.000Z';

/** Each field that comes from a plan, an agent, a tool, a person or a file's name, filled from a list in turn. */
export function makeHostileView(texts: readonly string[]): TaskView {
  let turn = 0;
  const next = () => texts[turn++ % texts.length] ?? '';
  const attempts = texts.slice(0, 20).map((_, index) => makeHostileAttempt(index + 1, next));
  const passed: AttemptRecord = { ...makeHostileAttempt(attempts.length + 1, next), outcome: 'passed' };
  const sketch = {
    checkpoint_id: ID,
    outcome: 'blocked' as const,
    spec: `EVIL ${next()}`.slice(0, 30_000),
    reason: next(),
    baseline: [makeCriterionRun({ detail: next() })],
  };
  const view = makeView([{ ...sketch, attempts: [...attempts, passed] }], {
    ending: 'blocked',
    ending_reason: next(),
    ended_at: '2026-01-02T04:00:00.000Z',
    head: LANDED,
    steering: [{ at: AT, by: next(), kind: 'hint', checkpoint_id: next(), text: next() }],
  });
  // The id of a checkpoint is hostile too where the plan came from an issue.
  const id =
    next()
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim()
      .slice(0, 100) || ID;
  const record = {
    ...view.record,
    checkpoints: view.record.checkpoints.map((each) => ({ ...each, checkpoint_id: id })),
  };
  const plan = { ...view.plan, checkpoints: view.plan.checkpoints.map((each) => ({ ...each, id })) };
  return { ...view, plan, record };
}

export function makeHostileAttempt(day: number, next: () => string): AttemptRecord {
  return makeAttempt({
    day,
    summary: next(),
    failure_report: { source: 'agent', what_tried: next(), what_happened: next(), next_attempt_plan: next() },
    verifier_runs: [
      makeCriterionRun({ outcome: 'failed', detail: next(), output: next() }),
      makeCriterionRun({
        criterion: { kind: 'semantic', statement: `EVIL ${next()}` },
        outcome: 'unjudged',
        detail: next(),
      }),
      makeCriterionRun({ criterion: { kind: 'file_contains', path: 'a', pattern: `EVIL ${next()}` }, detail: next() }),
    ],
    side_effects: [{ kind: 'other', target: `EVIL ${next()}`.slice(0, 1000), reversible: true }],
    changed_paths: [{ status: 'A', path: next() }],
    changed_paths_total: 1,
    notes: [next()],
  });
}
