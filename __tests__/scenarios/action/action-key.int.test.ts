import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { makeGpgKey, makeSshKey, SIGN_AS, verifyCommit } from '../../helpers/signing-keys.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { botJob } from '../bot/bot-job.ts';
import { label } from '../bot/bot-people.ts';
import { type Hub, withHub } from '../job.ts';
import { listSubjects, TASK_BRANCH } from '../laptop.ts';
import { listCreated, requireSignatures } from '../signatures.ts';

afterEach(cleanUp);

const PLAN = `checkpoints:
  - id: greet
    spec: Write greeting.txt
    success_criteria: [{ kind: file_exists, path: greeting.txt }]
`;
const ISSUE = `Greet.\n\n\`\`\`groundhog\n${PLAN}\`\`\`\n`;
const WRITES = 'echo hello > greeting.txt';
const ROLES = { wendy: 'write' } as const;

/** Labels an issue that has a plan, and runs its job. */
async function work(hub: Hub, job: Parameters<typeof botJob>[2]) {
  const issue = await hub.github.createIssue({ title: 'Greet', body: ISSUE, author: 'wendy' });
  const result = await botJob(hub, await label(hub, issue), { agent: WRITES, ...job });
  return { result, branch: `groundhog/issue-${issue}/task`, issue };
}

slowTest(
  'a key signs the plan of an issue and what lands, so that a rule takes both, and no program of the plan gets it',
  () =>
    withHub({ roles: ROLES }, async (hub) => {
      const { bare, github } = hub;
      await requireSignatures(bare);
      const pair = await makeSshKey();
      const seen = join(await createTempDir('seen'), 'environment');
      const { result, branch } = await work(hub, {
        agent: `{ env; ls -R "$HOME" /tmp; } > '${seen}' 2>&1; ${WRITES}`,
        inputs: { 'sign-as': SIGN_AS, 'sign-off': 'true' },
        env: { GROUNDHOG_SIGNING_KEY: pair.secret },
      });
      expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
      const commits = (await git(bare, 'rev-list', `main..${branch}`)).split('\n');
      expect(commits).toHaveLength(2);
      for (const commit of commits) expect(await verifyCommit(bare, commit, pair)).toMatch(/Good "git" signature/);
      expect(await git(bare, 'log', '-1', '--format=%an <%ae> %cn <%ce>', branch)).toBe(`${SIGN_AS} ${SIGN_AS}`);
      expect(await git(bare, 'log', '-1', '--format=%B', branch)).toContain(`\nSigned-off-by: ${SIGN_AS}`);
      expect(listCreated(hub)).toEqual([]);
      const environment = await readFile(seen, 'utf8');
      expect(environment).toMatch(/^GROUNDHOG_ATTEMPT=1$/m);
      expect(environment).not.toMatch(/SIGNING|SSH_AUTH_SOCK|key\.pub/);
      const line = pair.secret.split('\n')[1] ?? 'none';
      const texts = [result.stdout, result.stderr, result.summary, JSON.stringify(github.requests)];
      for (const text of texts) expect(text).not.toContain(line);
    }),
);

slowTest('GitHub signs the plan of an issue as well as what lands, so that a rule takes both', () =>
  withHub({ roles: ROLES }, async (hub) => {
    await requireSignatures(hub.bare);
    const { result, branch, issue } = await work(hub, { inputs: { sign: 'api' } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await listSubjects(hub.bare, `main..${branch}`)).toEqual([
      'Write greeting.txt',
      `Add the plan of issue-${issue}`,
    ]);
    expect(await git(hub.bare, 'log', '--format=%cn', `main..${branch}`)).toBe('GitHub\nGitHub');
    expect(await git(hub.bare, 'show', `${branch}:.groundhog/plans/issue-${issue}.yml`)).toContain('id: greet');
    expect(listCreated(hub)).toHaveLength(2);
  }),
);

quickTest('a key that cannot sign refuses the run with its reason, before an agent starts or anything is written', () =>
  withHub({}, async ({ run, bare, countWrites }) => {
    const { secret } = await makeSshKey({ passphrase: 'correct horse' });
    const seen = join(await createTempDir('seen'), 'started');
    const refused = await run({
      agent: `touch '${seen}'`,
      inputs: { sign: 'key', 'sign-as': SIGN_AS },
      env: { GROUNDHOG_SIGNING_KEY: secret },
    });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(refused.stdout).toMatch(/GROUNDHOG_SIGNING_KEY: it has a passphrase/);
    await expect(readFile(seen)).rejects.toThrow();
    expect(await git(bare, 'for-each-ref', 'refs/groundhog', TASK_BRANCH)).toBe('');
    expect(countWrites()).toEqual({ api: 0, git: 0 });
  }),
);

slowTest(
  'a key of GPG signs for the token of a person, and a plan that GitHub does not sign starts nothing with "api"',
  async () => {
    const pair = await makeGpgKey();
    const tokens = { person: { kind: 'user', login: 'octo', role: 'write' } } as const;
    await withHub({ tokens, roles: ROLES }, async (hub) => {
      const job = { token: 'person', inputs: { sign: 'key' }, env: { GROUNDHOG_SIGNING_KEY: pair.secret } };
      const { result, branch } = await work(hub, job);
      expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
      expect(await verifyCommit(hub.bare, branch, pair)).toContain(`Good signature from "${SIGN_AS}"`);
    });
    await withHub({ signsCommits: false, roles: ROLES }, async (hub) => {
      const { result } = await work(hub, { inputs: { sign: 'api' } });
      expect(result).toMatchObject({ exitCode: 1 });
      expect(result.stdout).toMatch(/The commit that adds the plan was not signed/);
      expect(await git(hub.bare, 'for-each-ref', 'refs/groundhog')).toBe('');
    });
  },
);
