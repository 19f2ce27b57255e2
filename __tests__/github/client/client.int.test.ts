import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { kindOfWrite } from '../../../src/github/client/client.ts';
import { fetchOurLogin } from '../../../src/github/client/our-login.ts';
import { OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../scripted-github.ts';

const PULLS = `/repos/${OWNER}/${REPO}/pulls`;
const COMMENTS = `/repos/${OWNER}/${REPO}/issues/7/comments`;
const comment = { owner: OWNER, repo: REPO, issue_number: 7, body: 'x' };
const pulls = { owner: OWNER, repo: REPO, head: 'acme:x', base: 'main' };

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

describe('createGitHubClient', () => {
  test('never sends a create twice by itself', async () => {
    github.faults.push({ request: `POST ${COMMENTS}`, acts: true, answer: { status: 502 } });
    await expect(github.client.rest.issues.createComment(comment)).rejects.toThrow();
    expect(github.comments).toHaveLength(1);
    expect(github.sleeps).toEqual([]);
  });

  test('repeats a read twice, then gives up', async () => {
    for (let times = 0; times < 3; times += 1) github.faults.push({ request: `GET ${PULLS}` });
    await expect(github.client.rest.pulls.list(pulls)).rejects.toThrow();
    expect(github.count(`GET ${PULLS}`)).toBe(3);
    expect(github.sleeps).toEqual([2000, 4000]);
  });

  test('does not repeat what GitHub refused', async () => {
    github.faults.push({ request: `GET ${PULLS}`, answer: { status: 422 } });
    await expect(github.client.rest.pulls.list(pulls)).rejects.toThrow();
    expect(github.requests).toHaveLength(1);
  });

  test('waits as long as GitHub says, then sends the write again, and warns', async () => {
    const answer = { status: 403, headers: { 'retry-after': '30' }, body: { message: 'secondary rate limit' } };
    github.faults.push({ request: `POST ${COMMENTS}`, answer });
    await github.client.rest.issues.createComment(comment);
    expect(github.sleeps).toEqual([30_000]);
    expect(github.warnings).toEqual(['GitHub limits the rate of requests; waiting 30 s.']);
    expect(github.comments).toHaveLength(1);
  });

  test('gives up when the limit does not end', async () => {
    const answer = { status: 429, headers: { 'retry-after': '1' } };
    for (let times = 0; times < 4; times += 1) github.faults.push({ request: `POST ${COMMENTS}`, answer });
    await expect(github.client.rest.issues.createComment(comment)).rejects.toThrow();
    expect(github.sleeps).toEqual([1000, 1000, 1000]);
  });
});

test.each([
  ['POST', '/repos/{owner}/{repo}/issues/{issue_number}/comments', 'notifying'],
  ['POST', '/repos/{owner}/{repo}/pulls', 'notifying'],
  ['POST', '/repos/{owner}/{repo}/issues', 'notifying'],
  ['PATCH', '/repos/{owner}/{repo}/issues/comments/{comment_id}', 'quiet'],
  ['POST', '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', 'quiet'],
  ['POST', '/graphql', 'quiet'],
])('%s %s is a %s write', (method, path, kind) => {
  expect(kindOfWrite(method, path)).toBe(kind);
});

describe('debug', () => {
  test('has a line for each request, also a repeated one, without query and token', async () => {
    const lines: string[] = [];
    let nowMs = 0;
    const monotonicMs = () => {
      nowMs += 17;
      return nowMs;
    };
    const host = await startScriptedGitHub({ debug: (line) => lines.push(line), monotonicMs });
    const headers = { 'x-ratelimit-remaining': '4998' };
    host.faults.push({ request: `GET ${PULLS}` }, { request: `GET ${PULLS}`, answer: { status: 502, headers } });
    await host.client.rest.pulls.list(pulls);
    await expect(host.client.rest.users.getAuthenticated()).rejects.toThrow();
    await host.stop();
    expect(lines).toEqual([
      `GET ${PULLS} no answer (17 ms)`,
      `GET ${PULLS} 502 (17 ms, 4,998 left)`,
      `GET ${PULLS} 200 (17 ms)`,
      'GET /user 403 (17 ms)',
    ]);
    expect(lines.join()).not.toMatch(/head=|ghs_testtoken/);
  });

  test('names writes by their path', async () => {
    const lines: string[] = [];
    const host = await startScriptedGitHub({ debug: (line) => lines.push(line) });
    await host.client.rest.issues.createComment(comment);
    await host.stop();
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^POST ${COMMENTS} 201 \\(\\d+ ms\\)$`))]);
  });
});

describe('fetchOurLogin', () => {
  test('is what GitHub says', async () => {
    github.faults.push({ request: 'GET /user', answer: { status: 200, body: { login: 'octo' } } });
    expect(await fetchOurLogin(github.client)).toBe('octo');
  });

  test('is the bot when the token may not ask', async () => {
    expect(await fetchOurLogin(github.client)).toBe('github-actions[bot]');
    expect(await fetchOurLogin(github.client, 'my-app[bot]')).toBe('my-app[bot]');
  });

  test('is not guessed when the token is bad or the rate is limited', async () => {
    github.faults.push({ request: 'GET /user', answer: { status: 401, body: { message: 'Bad credentials' } } });
    await expect(fetchOurLogin(github.client)).rejects.toMatchObject({
      code: 'token_rejected',
      data: { status: 401 },
    });
    const answer = { status: 403, headers: { 'retry-after': '1' } };
    for (let times = 0; times < 4; times += 1) github.faults.push({ request: 'GET /user', answer });
    await expect(fetchOurLogin(github.client)).rejects.toMatchObject({ code: 'github_forbidden' });
  });
});
