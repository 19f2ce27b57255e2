import { expect, test } from '@jest/globals';
import { renderCheckpointComment } from '../../../src/report/pages/checkpoint-comment.ts';
import { renderJobSummary } from '../../../src/report/pages/job-summary.ts';
import { utf8Length } from '../../../src/report/text/safe-text.ts';
import { isSlowRun } from '../../helpers/slow-run.ts';
import { LINKS, makeAttempt, makeCriterionRun, makeView } from '../make-view.ts';
import { findActiveText } from './active-markdown.ts';
import { ID, makeHostileAttempt } from './hostile-view.ts';

// Far past the bounds in both runs.
const COUNT = isSlowRun ? 1000 : 100;

test(`a checkpoint with ${COUNT} attempts, criteria and paths stays within 60,000 characters`, () => {
  const long = '漢'.repeat(500);
  const attempt = {
    ...makeHostileAttempt(1, () => long.repeat(20)),
    verifier_runs: Array.from({ length: 100 }, () =>
      makeCriterionRun({ outcome: 'failed', detail: long, output: long.repeat(100) }),
    ),
    side_effects: Array.from({ length: COUNT }, (_, index) => ({
      kind: 'other' as const,
      target: `${index}${long}`,
      reversible: false,
    })),
    changed_paths: Array.from({ length: 200 }, (_, index) => ({ status: 'A' as const, path: `${index}${long}` })),
    notes: Array.from({ length: COUNT }, () => long),
  };
  const attempts = Array.from({ length: COUNT }, (_, index) => ({ ...attempt, day: index + 1 }));
  const view = makeView([{ checkpoint_id: ID }]);
  const record = { ...view.record, checkpoints: view.record.checkpoints.map((each) => ({ ...each, attempts })) };
  const comment = renderCheckpointComment({ ...view, record }, ID, LINKS);
  expect(comment.length).toBeLessThanOrEqual(60_000);
  expect(comment).toContain(`- ❌ ${COUNT} · `);
  expect(comment).toMatch(/^- \d+ earlier attempts, left out here$/m);
  expect(utf8Length(renderJobSummary({ ...view, record }, LINKS))).toBeLessThanOrEqual(1024 * 1024);
});

test(`a job summary of ${COUNT} checkpoints with long outputs stays within one MiB`, () => {
  const noisy = makeAttempt({ verifier_runs: [makeCriterionRun({ output: '漢'.repeat(40_000) })] });
  const sketches = Array.from({ length: COUNT }, (_, index) => ({ checkpoint_id: `c${index}`, attempts: [noisy] }));
  const summary = renderJobSummary(makeView(sketches), LINKS);
  expect(utf8Length(summary)).toBeLessThanOrEqual(1024 * 1024);
  expect(summary).toMatch(/\d+ more outputs left out here\./);
  expect(findActiveText(summary)).not.toContain('UNCLOSED FENCE');
});
