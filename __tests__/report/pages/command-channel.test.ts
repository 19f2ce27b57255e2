import { describe, expect, test } from '@jest/globals';
import { renderCheckpointComment } from '../../../src/report/pages/checkpoint-comment.ts';
import { renderJobSummary } from '../../../src/report/pages/job-summary.ts';
import { renderPullRequestBody } from '../../../src/report/pages/pull-request-body.ts';
import { renderIssueComment, renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { LINKS, makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from '../make-view.ts';

const URL = 'https://github.test/acme/widgets/actions/workflows/groundhog.yml';
const TAKING = { ...LINKS, start: { url: URL, takesCommand: true } };
const DEAF = { ...LINKS, start: { url: URL, takesCommand: false } };

const unjudged = makeCriterionRun({
  criterion: { kind: 'semantic', statement: 'The example is good.' },
  ...{ outcome: 'unjudged', detail: 'nobody has judged it', exit_code: null },
});
const done = {
  checkpoint_id: 'parser',
  outcome: 'success' as const,
  attempts: [{ ...makeLandedAttempt(1), verifier_runs: [unjudged] }],
};
const ENDED = { ending: 'blocked', ending_reason: 'why', ended_at: '2026-01-02T04:00:00.000Z' } as const;
const blocked = makeView(
  [done, { checkpoint_id: 'printer', outcome: 'blocked', attempts: [makeAttempt({ day: 2 })] }],
  {
    ...ENDED,
    result: 'd'.repeat(40),
  },
);
const running = makeView([
  { checkpoint_id: 'parser', attempts: [makeAttempt({ outcome: 'running', ended_at: null })] },
]);

const render = (links: typeof LINKS) =>
  [
    renderStatusComment(blocked, links, { hasBoxes: true }),
    renderStatusComment(running, links),
    renderIssueComment(running, links),
    renderJobSummary(blocked, links),
    renderCheckpointComment(blocked, 'parser', links),
    renderPullRequestBody(blocked, { links }),
  ] as const;

describe('where no workflow starts for comments', () => {
  test.each([
    ['that takes commands', TAKING, `tart [the workflow](${URL}) with `],
    ['that takes none yet', DEAF, `ive [the workflow](${URL}) an input \`command\``],
  ])('each page names the start of a workflow %s, and asks for no comment or tick', (_title, links, how) => {
    for (const page of render(links)) {
      expect(page).toContain(how);
      expect(page).not.toMatch(/\/groundhog |comment one line|tick a box|groundhog:1:do/);
    }
  });

  test('a command is shown as the input takes it, with its task', () => {
    const [status, steer, , , checkpoint, body] = render(TAKING);
    expect(status).toContain('with one line as its input `command`:\n\n- `approve task=demo dddddddddddd` – ');
    expect(status).toContain('- `retry task=demo printer` – ');
    expect(steer).toContain(
      `To steer it, start [the workflow](${URL}) with one line as its input \`command\`:\n\n- \`pause task=demo\``,
    );
    expect(checkpoint).toContain(
      `If you agree: start [the workflow](${URL}) with \`approve task=demo parser\` as its input \`command\``,
    );
    expect(body).toContain('with `approve task=demo dddddddddddd` as its input `command`.');
    expect(body).toMatch(
      /\*\*For your eyes\*\*, .*; to agree, start \[the workflow\].*:\n\n- parser: .* – `approve task=demo /,
    );
  });
});
