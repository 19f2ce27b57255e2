import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fetchStanding } from '../../../src/github/events/check-access.ts';
import { OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../scripted-github.ts';

const REQUEST = `GET /repos/${OWNER}/${REPO}/collaborators/pat/permission`;

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

async function askFor(status: number, body: unknown) {
  github.faults.push({ request: REQUEST, answer: { status, body } });
  return fetchStanding(github.client, { owner: OWNER, repo: REPO }, 'pat');
}

describe('what a person may do', () => {
  test.each([
    ['admin', 'admin', true],
    ['write', 'maintain', true],
    ['write', 'write', true],
    ['write', 'releases', true],
    ['write', '', true],
    ['read', 'triage', false],
    ['read', 'read', false],
    ['read', 'docs', false],
    ['none', 'none', false],
    ['none', '', false],
    ['write', 'triage', false],
    ['superuser', 'superuser', false],
    ['', '', false],
  ])('with the permission "%s" and the role "%s" is to write: %p', async (permission, role_name, mayWrite) => {
    expect(await askFor(200, { permission, role_name })).toMatchObject({ kind: 'role', mayWrite });
  });

  test('is nothing for somebody whom GitHub does not know', async () => {
    expect(await askFor(404, { message: 'Not Found' })).toEqual({ kind: 'role', role: 'none', mayWrite: false });
  });

  test.each([401, 403, 418, 422])('is unknown when GitHub answers %p, with its reason', async (status) => {
    expect(await askFor(status, { message: 'Not now' })).toEqual({ kind: 'unknown', reason: `${status} Not now` });
  });

  test.each([undefined, null, {}, 'hello'])('is unknown, or not to write, when the answer is %j', async (body) => {
    expect(await askFor(200, body)).not.toMatchObject({ mayWrite: true });
  });
});
