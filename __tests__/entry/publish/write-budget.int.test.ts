import { afterEach, expect, test } from '@jest/globals';
import { createGitHubNotifier } from '../../../src/entry/publish/github-notifier.ts';
import { AUTHOR, OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../../github/scripted-github.ts';
import { isSlowRun } from '../../helpers/slow-run.ts';
import { LINKS } from '../../report/make-view.ts';
import { recordRun, reportOneByOne } from './recorded-run.ts';

let github: ScriptedGitHub | undefined;
afterEach(() => github?.stop());

// Each change shows all checkpoints, so that forty take ten times as long as ten.
const CHECKPOINTS = isSlowRun ? 40 : 10;

test(`${CHECKPOINTS} checkpoints with three attempts each stay within what GitHub bears`, async () => {
  let nowMs = 0;
  const writes: { readonly request: string; readonly atMs: number }[] = [];
  const clock = {
    monotonicMs: () => nowMs,
    sleep: async (durationMs: number) => {
      nowMs += durationMs;
    },
  };
  github = await startScriptedGitHub({ pace: { writeMs: 1000, notifyMs: 3000 }, ...clock }, (request) => {
    if (!/^(?:GET|QUERY) /.test(request)) writes.push({ request, atMs: nowMs });
  });
  const notifier = createGitHubNotifier({
    client: github.client,
    repository: { owner: OWNER, repo: REPO },
    baseBranch: 'main',
    creation: 'next',
    links: LINKS,
    author: async () => AUTHOR,
    redact: (text) => text,
    onWarning: (text) => expect(text).toBe(''),
  });
  await reportOneByOne(notifier, recordRun(CHECKPOINTS, 2));
  const list = (part: string) => writes.filter(({ request }) => request.includes(part));
  expect(github.comments).toHaveLength(CHECKPOINTS + 1);
  expect(list('/issues/7/comments')).toHaveLength(CHECKPOINTS + 1);
  expect(list('/issues/comments/').length).toBeLessThanOrEqual(2 * CHECKPOINTS * 3);
  for (const [index, { atMs }] of writes.entries()) {
    const next = writes[index + 1]?.atMs ?? Number.POSITIVE_INFINITY;
    expect(next - atMs).toBeGreaterThanOrEqual(1000);
    expect(writes.filter((other) => other.atMs >= atMs && other.atMs < atMs + 60_000).length).toBeLessThan(80);
  }
}, 240_000);
