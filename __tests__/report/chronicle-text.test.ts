import { describe, expect, test } from '@jest/globals';
import { renderChronicleText, renderStatusText } from '../../src/report/chronicle-text.ts';
import { makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from './make-view.ts';

const report = { source: 'agent' as const, what_tried: 'x', what_happened: 'Tests\nfail.', next_attempt_plan: 'y' };
const view = makeView(
  [
    {
      checkpoint_id: 'parser',
      outcome: 'success',
      baseline: [makeCriterionRun()],
      attempts: [
        makeAttempt({
          failure_report: report,
          verifier_runs: [makeCriterionRun({ outcome: 'failed', detail: 'exit 1' })],
          side_effects: [{ kind: 'file_write', target: '/tmp/x', reversible: false }],
          notes: ['1 file put back'],
        }),
        makeLandedAttempt(2),
      ],
    },
    { checkpoint_id: 'docs', outcome: 'abandoned', reason: 'no attempts left' },
  ],
  { ending: 'blocked', ending_reason: 'docs was abandoned', isolation: 'none' },
);

describe('renderChronicleText', () => {
  test('tells every checkpoint and every attempt', () => {
    expect(renderChronicleText(view)).toBe(`Task demo: 1 of 2 checkpoints done, 2 attempts, $0.50
Branch groundhog/demo/task at bbbbbbb, base bbbbbbb
Isolation: none

[x] 1. parser: landed
    day 1: failed, 2 min 30 s, 5 turns, $0.25, scratch ccccccc
      | Tests
      | fail.
      told by the agent
      side effect: file_write /tmp/x (not reversible)
      note: 1 file put back
    day 2: passed, 2 min 30 s, 5 turns, $0.25, commit ddddddd
      | Wrote the parser.

[ ] 2. docs: abandoned
      | no attempts left

Blocked: a checkpoint could not be finished, and the ones after it were not started.
      | docs was abandoned
Next: Read its failure report, then change the plan: a changed checkpoint is opened again, and a larger attempt_budget adds attempts.
`);
  });
});

describe('renderStatusText', () => {
  test('gives each checkpoint one line', () => {
    expect(renderStatusText(view)).toContain(
      '\n\n[x] 1. parser: landed, 2 attempts, commit ddddddd\n[ ] 2. docs: abandoned\n\nBlocked: ',
    );
  });

  test('says that a run goes on', () => {
    expect(renderStatusText(makeView([{ checkpoint_id: 'a' }]))).toContain('The run has not ended.');
  });
});
