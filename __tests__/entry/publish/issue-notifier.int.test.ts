import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createIssueNotifier } from '../../../src/entry/publish/issue-notifier.ts';
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

test('an attempt that was shown on the issue is removed from it with its end, and another one costs no request', async () => {
  let live: LiveMoment | undefined;
  const notifier = createIssueNotifier({
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
    github: { pullRequest: () => undefined, refusal: () => undefined },
    creation: 'next',
    findLive: () => live,
    onLiveFailure: fail,
  });
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
