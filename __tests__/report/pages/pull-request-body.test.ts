import { describe, expect, test } from '@jest/globals';
import { renderPullRequestBody, renderPullRequestTitle } from '../../../src/report/pages/pull-request-body.ts';
import { LANDED, LINKS, makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from '../make-view.ts';

const sketches = [
  { checkpoint_id: 'parser', outcome: 'success' as const, attempts: [makeLandedAttempt(1)] },
  { checkpoint_id: 'printer', outcome: 'blocked' as const },
  { checkpoint_id: 'docs', outcome: 'success' as const, baseline: [makeCriterionRun()] },
  { checkpoint_id: 'last' },
];

describe('renderPullRequestBody', () => {
  test('is the plan as a checklist', () => {
    const body = renderPullRequestBody(makeView(sketches), { links: LINKS });
    expect(body).toContain(
      `## Plan

- [x] \`parser\` · \`Make parser work.\` · [\`ddddddd\`](${LINKS.repositoryUrl}/commit/${LANDED})
- [ ] \`printer\` · \`Make printer work.\` · **blocked**
- [x] \`docs\` · \`Make docs work.\` · already satisfied
- [ ] \`last\` · \`Make last work.\`
`,
    );
    expect(body).toMatch(/^Each checked item landed .* Groundhog, and not the agent, had run its criteria\.\n/);
    expect(body).not.toContain('Closes');
  });

  test('closes the issue that is given, and no other', () => {
    const view = makeView([
      { checkpoint_id: 'Fixes #5', spec: 'Closes #6, GH-7 for @octocat, see https://x.test/issues/8' },
    ]);
    const body = renderPullRequestBody(view, { links: LINKS, issueNumber: 12 });
    expect(body.match(/#\d+/g)).toEqual(['#12']);
    expect(body).toContain('\nCloses #12\n');
    expect(body).not.toMatch(/@octocat|gh-7|:\/\/x\.test/i);
  });

  test('does not change with attempts that change no outcome', () => {
    const before = renderPullRequestBody(makeView([{ checkpoint_id: 'a' }]), { links: LINKS });
    const after = renderPullRequestBody(makeView([{ checkpoint_id: 'a', attempts: [makeAttempt()] }]), {
      links: LINKS,
    });
    expect(after).toBe(before);
  });

  test('fits with a thousand checkpoints and counts what is left out', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      checkpoint_id: `c${index}`,
      spec: 'long '.repeat(100),
    }));
    const body = renderPullRequestBody(makeView(many), { links: LINKS });
    expect(body.length).toBeLessThanOrEqual(60_000);
    expect(body).toMatch(/^- \d+ more, left out here$/m);
  });
});

test('the title holds only the id of the task', () => {
  expect(renderPullRequestTitle(makeView(sketches))).toBe('Groundhog: demo');
});
