import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isRunOver } from '../../../src/github/actions/is-run-over.ts';
import { createServerTime } from '../../../src/github/client/server-time.ts';
import { OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../scripted-github.ts';

const repository = { owner: OWNER, repo: REPO };
let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

/** A machine whose clock is wrong, and on which some time has passed. */
function openTime(warnings: string[] = []) {
  let passedMs = 0;
  const clock = { now: () => new Date('2031-05-06T07:08:09Z'), monotonicMs: () => passedMs };
  const now = createServerTime({ client: github.client, repository, clock, onWarning: (text) => warnings.push(text) });
  return { now, wait: (ms: number) => (passedMs += ms) };
}

const answer = (headers: Record<string, string>) =>
  github.faults.push({ request: `GET /repos/${OWNER}/${REPO}`, answer: { status: 200, headers, body: {} } });

describe('the time of GitHub', () => {
  test('is that of its answer, whatever the clock of this machine says, and goes on with what passes here', async () => {
    answer({ date: 'Fri, 02 Jan 2026 03:04:05 GMT' });
    const { now, wait } = openTime();
    expect((await now()).toISOString()).toBe('2026-01-02T03:04:05.000Z');
    wait(90_000);
    expect((await now()).toISOString()).toBe('2026-01-02T03:05:35.000Z');
    expect(github.count('GET ')).toBe(1);
  });

  test('is the time of this machine where GitHub does not tell, and that is said once', async () => {
    github.faults.push({ request: `GET /repos/${OWNER}/${REPO}`, answer: { status: 403, body: {} } });
    const warnings: string[] = [];
    const { now } = openTime(warnings);
    expect((await now()).toISOString()).toBe('2031-05-06T07:08:09.000Z');
    await now();
    expect(warnings).toHaveLength(1);
  });
});

describe('a workflow run', () => {
  const ask = () => isRunOver(github.client, repository, { run: '7', attempt: 2 });
  const path = `GET /repos/${OWNER}/${REPO}/actions/runs/7/attempts/2`;

  test.each([
    ['completed', true],
    ['in_progress', false],
    ['queued', false],
  ])('that is %s: over is %s', async (status, isOver) => {
    github.faults.push({ request: path, answer: { status: 200, body: { status } } });
    expect(await ask()).toBe(isOver);
  });

  test.each([403, 404])('of which GitHub says %s may still be at work', async (status) => {
    github.faults.push({ request: path, answer: { status, body: {} } });
    expect(await ask()).toBe(false);
  });
});
