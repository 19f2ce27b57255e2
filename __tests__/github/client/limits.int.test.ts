import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createGitHubClient } from '../../../src/github/client/client.ts';
import { createCommentKeeper } from '../../../src/github/comments/comment-keeper.ts';
import { type LoopbackGitHub, startLoopbackGitHub } from '../../helpers/loopback/loopback-github.ts';
import type { LoopbackLimit } from '../../helpers/loopback/loopback-limits.ts';
import { cleanUp, createBareRemote, createRepo } from '../../helpers/temp-repo.ts';

const repository = { owner: 'octo', repo: 'hello' };
const HOUR_MS = 3_600_000;

interface Case {
  readonly title: string;
  readonly limit: LoopbackLimit;
  readonly longestMs: number;
  readonly aheadMs?: number;
}

const SECOND: LoopbackLimit = { kind: 'secondary', status: 429, lastsMs: 30_000 };
const OUT: LoopbackLimit = { kind: 'primary', status: 403, lastsMs: 600_000 };
const CASES: readonly Case[] = [
  { title: 'a second limit that says when it ends', limit: { ...SECOND, status: 403 }, longestMs: 30_000 },
  { title: 'a second limit that is silent', limit: { ...SECOND, status: 403, isSilent: true }, longestMs: 60_000 },
  { title: 'too many requests, an hour apart', limit: SECOND, longestMs: 30_000, aheadMs: HOUR_MS },
  { title: 'no request that is left', limit: OUT, longestMs: 600_000 },
  { title: 'no request that is left, GitHub an hour ahead', limit: OUT, longestMs: 600_000, aheadMs: HOUR_MS },
  {
    title: 'no request that is left, GitHub an hour behind',
    limit: { ...OUT, status: 429 },
    longestMs: 600_000,
    aheadMs: -HOUR_MS,
  },
];
const BODY = '<!-- groundhog:1:0f1e:status: -->\nText';

let github: LoopbackGitHub;
let sleeps: number[];

async function start(clockAheadMs: number): Promise<void> {
  await github?.close();
  const bareRepoDir = await createBareRemote((await createRepo()).dir);
  github = await startLoopbackGitHub({
    ...repository,
    bareRepoDir,
    clockAheadMs,
    tokens: { job: { kind: 'github_actions' } },
  });
  sleeps = [];
}

/** A client whose sleep is over at once here, and takes its time at the server. */
function openClient(timeLeftMs?: number) {
  return createGitHubClient({
    token: 'job',
    apiUrl: github.apiUrl,
    userAgent: 'groundhog-test',
    onWarning: () => undefined,
    pace: { writeMs: 0, notifyMs: 0 },
    ...(timeLeftMs === undefined ? {} : { findTimeLeftMs: () => timeLeftMs }),
    sleep: async (durationMs) => {
      sleeps.push(durationMs);
      github.clock.pass(durationMs);
    },
  });
}

beforeEach(() => start(0));

afterEach(async () => {
  expect(github.problems).toEqual([]);
  await github.close();
  await cleanUp();
});

test.each(CASES)('$title is waited for, and the comment exists once', async ({ limit, longestMs, aheadMs = 0 }) => {
  await start(aheadMs);
  const issueNumber = await github.createIssue({ title: 'Do it' });
  const { upsert } = createCommentKeeper({
    client: openClient(),
    repository,
    issueNumber,
    author: 'github-actions[bot]',
  });
  github.limit({ ...limit, method: 'POST' });
  await upsert(BODY);
  await upsert(`${BODY} again`);
  // GitHub counts in whole seconds, and we wait one more.
  expect(sleeps).toEqual([expect.any(Number)]);
  expect(sleeps[0]).toBeLessThanOrEqual(longestMs + 3000);
  expect(await github.comments(issueNumber)).toMatchObject([{ body: `${BODY} again` }]);
  const statuses = github.requests.map(({ method, status }) => `${method} ${status}`);
  expect(statuses).toEqual(['GET 200', `POST ${limit.status}`, 'POST 201', 'PATCH 200']);
});

test('what would last beyond the deadline is not waited for', async () => {
  const issue_number = await github.createIssue({ title: 'Do it' });
  github.limit({ kind: 'primary', status: 403, lastsMs: 600_000 });
  const read = (client: ReturnType<typeof openClient>) => client.rest.issues.get({ ...repository, issue_number });
  await expect(read(openClient(60_000))).rejects.toMatchObject({ status: 403 });
  expect(sleeps).toEqual([]);
  await read(openClient(700_000));
  expect(sleeps).toHaveLength(1);
});
