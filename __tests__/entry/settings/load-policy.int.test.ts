import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadPolicy } from '../../../src/entry/settings/load-policy.ts';
import { createGitHubClient } from '../../../src/github/client/client.ts';
import { type LoopbackGitHub, startLoopbackGitHub } from '../../helpers/loopback/loopback-github.ts';
import { cleanUp, createBareRemote, createRepo } from '../../helpers/temp-repo.ts';

const file = { repository: { owner: 'octo', repo: 'policies' }, path: 'agents/policy.yml', ref: 'main' };
const PATH = /^\/repos\/octo\/policies\/contents\/agents%2Fpolicy\.yml$/;

let github: LoopbackGitHub;

beforeEach(async () => {
  const { dir } = await createRepo();
  const tokens = { job: { kind: 'github_actions' } } as const;
  github = await startLoopbackGitHub({
    owner: 'octo',
    repo: 'hello',
    bareRepoDir: await createBareRemote(dir),
    tokens,
  });
});

afterEach(async () => {
  await github.close();
  await cleanUp();
});

/** What GitHub answers for a file, as far as it is read. */
function serve(text: string | Uint8Array, more: Readonly<Record<string, unknown>> = {}): void {
  const body = { type: 'file', encoding: 'base64', content: Buffer.from(text).toString('base64'), ...more };
  github.fail({ path: PATH, fault: { kind: 'answer', hasActed: false, status: 200, body } });
}

function load() {
  const { apiUrl } = github;
  const client = createGitHubClient({ token: 'job', apiUrl, userAgent: 'test', onWarning: () => undefined });
  return loadPolicy(client, file);
}

test('a policy is read at the ref that is named, by the API of a server such as GitHub Enterprise Server', async () => {
  serve('agents: [builtin]\n');
  expect(await load()).toEqual({ rules: { agents: ['builtin'] }, address: 'octo/policies/agents/policy.yml@main' });
  expect(github.requests.map(({ method, query }) => `${method} ${query}`)).toEqual(['GET ref=main']);
  expect(github.apiUrl).toMatch(/\/api\/v3$/);
});

test.each([
  ['is not there', () => undefined, /Not Found/],
  ['is a folder', () => serve('', { type: 'dir', encoding: undefined }), /no file/],
  ['is too large for the request', () => serve('', { encoding: 'none' }), /no file, or too large/],
  ['is not UTF-8', () => serve(Uint8Array.of(0xff, 0xfe)), /not valid UTF-8/],
  ['is empty', () => serve(''), /needs a rule/],
  ['has a key that is misspelt', () => serve('agnets: [builtin]\n'), /agnets/],
])('nothing runs with a policy that %s', async (_, prepare, reason) => {
  prepare();
  await expect(load()).rejects.toMatchObject({
    code: 'policy_unreadable',
    data: { policy: 'octo/policies/agents/policy.yml@main', reason: expect.stringMatching(reason) },
  });
});
