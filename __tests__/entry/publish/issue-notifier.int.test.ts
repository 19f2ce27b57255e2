import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createIssueNotifier, type IssueNotifierOptions } from '../../../src/entry/publish/issue-notifier.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import type { LiveMoment } from '../../../src/report/words/live-attempt.ts';
import { AUTHOR, OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../../github/scripted-github.ts';
import { makeLive } from '../../report/make-live.ts';
import { LINKS } from '../../report/make-view.ts';
import { recordRun } from './recorded-run.ts';

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

function fail(): never {
  throw new Error('the fixture is wrong');
}

const NO_PULL = { pullRequest: () => undefined, unopened: () => undefined, isFinal: () => false };
const PULL = { number: 8, url: 'https://github.com/acme/widgets/pull/8' };

const openNotifier = (
  findLive: () => LiveMoment | undefined,
  shown: IssueNotifierOptions['github'],
  creation: IssueNotifierOptions['creation'] = 'next',
) =>
  createIssueNotifier({
    context: {
      redactor: createRedactor([]),
      target: { client: github.client, repository: { owner: OWNER, repo: REPO } },
      ourLogin: async () => AUTHOR,
      links: { ...LINKS, pullRequestUrl: undefined },
      // This server has no labels.
      warn: () => undefined,
      inputs: { isDryRun: false, hasButtons: false },
    },
    issueNumber: 7,
    github: shown,
    creation,
    findLive,
    onLiveFailure: fail,
  });

test('an attempt that was shown on the issue is removed from it with its end, and another one costs no request', async () => {
  let live: LiveMoment | undefined;
  const notifier = openNotifier(() => live, NO_PULL);
  const recorded = recordRun(1, 2);
  const at = (kind: string, index: number) => recorded.filter(({ event }) => event.kind === kind)[index] ?? fail();
  const shows = () => github.comments[0]?.body.includes('As of ');
  await notifier.finish(at('run_started', 0).view);
  const { event, view } = at('attempt_started', 0);
  await notifier.recorded([event], view);
  live = makeLive(view, []);
  await notifier.showLive(view);
  expect(shows()).toBe(true);
  live = undefined;
  const ended = at('attempt_ended', 0);
  await notifier.recorded([ended.event], ended.view);
  while (notifier.lane.isBusy()) await new Promise((resolve) => setImmediate(resolve));
  expect(shows()).toBe(false);
  const before = github.requests.length;
  for (const index of [1, 2]) {
    const next = at('attempt_ended', index);
    await notifier.recorded([next.event], next.view);
  }
  expect(notifier.lane.isBusy()).toBe(false);
  expect(github.requests).toHaveLength(before);
});

test.each([
  ['merged', true],
  ['open', false],
])(
  'a job that has not read the issue yet shows progress there beside a pull request that is %s: %s',
  async (_, isFinal) => {
    const recorded = recordRun(1, 2);
    const { view } = recorded.find(({ event }) => event.kind === 'attempt_started') ?? fail();
    const shown = { ...NO_PULL, pullRequest: () => PULL, isFinal: () => isFinal };
    await openNotifier(() => makeLive(view, []), shown).showLive(view);
    expect(github.comments[0]?.body.includes('As of ')).toBe(isFinal);
  },
);

test('a job that opens no pull request leaves the line on why there is none', async () => {
  const { view } = recordRun(1).at(-1) ?? fail();
  const gone = { kind: 'branch_gone', branch: 'b', headSha: 'e'.repeat(40) } as const;
  await openNotifier(() => undefined, { ...NO_PULL, unopened: () => gone }).finish(view);
  const written = github.comments[0]?.body ?? fail();
  expect(written).toContain('⚠️ There is no pull request: the branch "b" is gone.');
  await openNotifier(() => undefined, NO_PULL, 'never').finish(view);
  expect(github.comments[0]?.body).toBe(written);
  await openNotifier(() => undefined, { ...NO_PULL, pullRequest: () => PULL }, 'never').finish(view);
  expect(github.comments[0]?.body).not.toContain('There is no pull request');
});
