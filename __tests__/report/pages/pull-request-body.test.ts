import { describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import { renderPullRequestBody, renderPullRequestTitle } from '../../../src/report/pages/pull-request-body.ts';
import { replaceOurPart } from '../../../src/report/text/marker.ts';
import { LANDED, LINKS, makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from '../make-view.ts';
import { makeRebase } from '../sample-rebases.ts';

const sketches = [
  { checkpoint_id: 'parser', outcome: 'success' as const, attempts: [makeLandedAttempt(1)] },
  { checkpoint_id: 'printer', outcome: 'blocked' as const },
  { checkpoint_id: 'docs', outcome: 'success' as const, baseline: [makeCriterionRun()] },
  { checkpoint_id: 'notes', outcome: 'skipped' as const, reason: 'not wanted' },
  { checkpoint_id: 'last' },
];
const skip = {
  at: '2026-01-02T05:00:00.000Z',
  by: 'wendy',
  kind: 'skip',
  checkpoint_id: 'notes',
  text: 'not wanted',
} as const;

describe('renderPullRequestBody', () => {
  test('is the plan as a checklist', () => {
    const body = renderPullRequestBody(makeView(sketches, { steering: [skip] }), { links: LINKS });
    expect(body).toContain(`<!-- groundhog:1:body:open -->
**1 of 5 landed, 1 already satisfied, 1 skipped**

- [x] **parser** – Make parser work · [\`ddddddd\`](${LINKS.repositoryUrl}/commit/${LANDED}) · proved by \`npm test\`
- [ ] **printer** – Make printer work · blocked
- [x] **docs** – Make docs work · already satisfied
- [ ] ~~notes~~ – skipped by wendy: not wanted
- [ ] **last** – Make last work

`);
    expect(body).toMatch(/\n<sub>.*<\/sub>\n<!-- groundhog:1:end -->\n$/);
    expect(body).not.toContain('Closes');
  });

  test('closes the issue that is given, and no other', () => {
    const view = makeView([
      { checkpoint_id: 'Fixes #5', spec: 'Closes #6, GH-7 for @octocat, see https://x.test/issues/8' },
    ]);
    const body = renderPullRequestBody(view, { links: LINKS, issueNumber: 12 });
    expect(body.match(/#\d+/g)).toEqual(['#12']);
    expect(body).toContain('\nCloses #12 · **');
    expect(body).not.toMatch(/@octocat|gh-7|:\/\/x\.test/i);
  });

  test('links the status and the report in its small print', () => {
    const comments = { status: 'https://github.test/s', checkpoints: new Map<string, string>() };
    const links = { ...LINKS, comments, reportUrl: 'https://github.test/r' };
    expect(renderPullRequestBody(makeView(sketches), { links })).toMatch(
      /<sub>.* · \[Status\]\(https:\/\/github\.test\/s\) · \[Report\]\(https:\/\/github\.test\/r\)<\/sub>/,
    );
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

test('during a rebase it has the commits that the branch holds, and says that they are verified on the new base', () => {
  const passed = renderPullRequestBody(makeRebase('rebased', 4), { links: LINKS });
  const during = renderPullRequestBody(makeRebase('rebasing', 4), { links: LINKS });
  const listItems = (body: string) => body.match(/^- \[.\] .*$/gm)?.map((line) => line.replace(/ · proved.*/, ''));
  const commitUrl = `${LINKS.repositoryUrl}/commit`;
  expect(during).toContain('**4 of 4 landed**\n\nBeing rebased onto main at ');
  expect(during).toContain(`stays at [\`d000005\`](${commitUrl}/d000005`);
  const held = listItems(during);
  expect(held?.map((line) => [line.slice(0, 5), /`(d\d+)`/.exec(line)?.[1]])).toEqual(
    ['d000001', 'd000003', 'd000004', 'd000005'].map((commit) => ['- [x]', commit]),
  );
  expect(listItems(passed)).toHaveLength(4);
  expect(passed).not.toContain('d000001');
  expect(passed).not.toContain('ebased onto');
});

test('lists the statements that no machine judged, each with the command that approves it alone', () => {
  const statement = (text: string, name?: string) =>
    makeCriterionRun({ criterion: { kind: 'semantic', name, statement: text }, outcome: 'unjudged' });
  const attemptsOf = (...verifier_runs: CriterionRun[]) => [{ ...makeLandedAttempt(1), verifier_runs }];
  const several = [statement('It is short.'), statement('It is kind.', 'tone')];
  const view = makeView([
    { checkpoint_id: 'a', outcome: 'success', attempts: attemptsOf(statement('It reads well.')) },
    { checkpoint_id: 'b c', outcome: 'success', attempts: attemptsOf(makeCriterionRun(), ...several) },
    { checkpoint_id: 'open', attempts: attemptsOf(statement('Not yet.')) },
  ]);
  expect(renderPullRequestBody(view, { links: LINKS })).toContain(
    [
      '**For your eyes**, since no machine judged it:',
      '',
      '- a: “It reads well.” – `/groundhog approve a`',
      '- b c: “It is short.” – `/groundhog approve "b c" 1`',
      '- b c: “It is kind.” – `/groundhog approve "b c" tone`',
      '',
      '',
    ].join('\n'),
  );
});

test('the title is that of the issue without references, else that of the plan, else the id of the task', () => {
  const view = makeView(sketches);
  const titled = { ...view, plan: { ...view.plan, title: 'Parse all, fixes #5' } };
  expect(renderPullRequestTitle(titled)).toBe('Parse all, fixes # 5');
  expect(renderPullRequestTitle(titled, 'Of the issue')).toBe('Of the issue');
  expect(renderPullRequestTitle(makeView(sketches))).toBe('Groundhog: demo');
  expect(renderPullRequestTitle(makeView(sketches), 'Parse  the\narguments, closes #5 @octocat')).toBe(
    'Parse the arguments, closes # 5 @ octocat',
  );
});

describe('replaceOurPart', () => {
  const ours = '<!-- groundhog:1:body:open -->\nnew\n<!-- groundhog:1:end -->\n';
  const old = '<!-- groundhog:1:body:finished -->\nold\n<!-- groundhog:1:end -->';

  test.each([
    ['between its markers', `Mine\n\n${old}\n\nand mine`, `Mine\n\n${ours.trimEnd()}\n\nand mine`],
    ['below a text without markers', 'Mine\n', `Mine\n\n${ours}`],
    ['of an empty body', '', ours],
    ['of a body from before there were markers', 'Each checked item landed as one commit, after Groundhog, …', ours],
    ['whose end is gone', '<!-- groundhog:1:body:open -->\nold', `<!-- groundhog:1:body:open -->\nold\n\n${ours}`],
  ])('puts our part %s', (_, body, expected) => {
    expect(replaceOurPart(body, ours)).toBe(expected);
  });
});
