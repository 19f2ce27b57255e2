import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { openSettings } from '../../helpers/loopback/loopback-settings.ts';
import { makeSshKey, SIGN_AS, verifyCommit } from '../../helpers/signing-keys.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, gitWithEnv, writeFiles } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, greetPlan, listSubjects, TASK_BRANCH } from '../laptop.ts';
import { listCreated, requireSignatures } from '../signatures.ts';
import { botJob } from './bot-job.ts';
import { label, say } from './bot-people.ts';

afterEach(cleanUp);

const ROLES = { wendy: 'write' } as const;
const WRITES = agentCommand('writes-file.sh', 'greeting.txt', 'hello');
const PERSON = { GIT_AUTHOR_NAME: 'Pat', GIT_AUTHOR_EMAIL: 'pat@example.invalid' };

/** Commits a file on a branch of the remote as a person would. */
async function commitFile(bare: string, branch: string, file: string): Promise<string> {
  const dir = join(await createTempDir('groundhog-person'), 'clone');
  await git(bare, 'clone', '-q', '--branch', branch, bare, dir);
  await writeFiles(dir, { [file]: 'new\n' });
  await git(dir, 'add', '.');
  await gitWithEnv(dir, PERSON, ['commit', '-q', '-m', `Add ${file}`]);
  await git(dir, 'push', '-q', 'origin', branch);
  return git(dir, 'rev-parse', 'HEAD');
}

/** Rebases the task of an issue by a comment, without an agent. */
async function rebase(hub: Hub, issue: number, job: Parameters<typeof botJob>[2] = {}) {
  return botJob(hub, await say(hub, { issue, body: '/groundhog rebase' }), { agent: 'exit 1', ...job });
}

/** Rebases the task of an issue whose plan was committed, so that a rule for signatures takes it, as often as files are named. */
function playPlan(files: readonly string[]): Promise<void> {
  return withHub({ roles: ROLES }, async (hub) => {
    const { bare, github } = hub;
    await requireSignatures(bare);
    const body = `Greet.\n\n\`\`\`groundhog\n${greetPlan()}\`\`\`\n`;
    const issue = await github.createIssue({ title: 'Greet', body, author: 'wendy' });
    expect(await botJob(hub, await label(hub, issue), { agent: WRITES })).toMatchObject({ exitCode: 0 });
    for (const [index, file] of files.entries()) {
      // The rule is not for what people push to the base.
      await git(bare, 'config', 'core.hooksPath', '/dev/null');
      const onto = await commitFile(bare, 'main', file);
      await git(bare, 'config', '--unset', 'core.hooksPath');
      expect(await rebase(hub, issue)).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
      expect(await git(bare, 'log', '--format=%an %cn: %s', `${onto}..${TASK_BRANCH}`)).toMatch(
        /^github-actions.* GitHub: .*\ngithub-actions.* GitHub: Add the plan of hello$/,
      );
      expect(listCreated(hub)).toHaveLength(2 * (index + 2));
    }
    expect(await git(bare, 'show', `${TASK_BRANCH}:.groundhog/plans/hello.yml`)).toContain('id: greet');
  });
}

quickTest('a rebase has GitHub sign the commit of the plan of an issue again', () => playPlan(['one.txt']));

slowTest('a plan whose commit was carried over is known as that of Groundhog at the next rebase, too', () =>
  playPlan(['one.txt', 'two.txt']),
);

slowTest('where a rule requires signatures, commits of people are rebased by a key alone, with their authors', () =>
  withHub({ roles: ROLES, repositorySettings: { ...openSettings, rules: ['required_signatures'] } }, async (hub) => {
    const { bare, github, run } = hub;
    expect(await run({ agent: WRITES })).toMatchObject({ exitCode: 0 });
    const mine = await commitFile(bare, TASK_BRANCH.replace('refs/heads/', ''), 'mine.txt');
    const onto = await commitFile(bare, 'main', 'base.txt');
    await requireSignatures(bare);
    expect(await rebase(hub, 1)).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    const answer = (await github.comments(1)).at(-1)?.body ?? '';
    expect(answer).toMatch(/A rule requires signed commits on .* and \w+ is the commit of a person: .*signing key/);
    expect(await git(bare, 'rev-parse', TASK_BRANCH)).toBe(mine);
    const pair = await makeSshKey();
    const job = { inputs: { 'sign-as': SIGN_AS }, env: { GROUNDHOG_SIGNING_KEY: pair.secret } };
    expect(await rebase(hub, 1, job)).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await listSubjects(bare, `${onto}..${TASK_BRANCH}`)).toEqual(['Add mine.txt', 'Write greeting.txt']);
    for (const commit of (await git(bare, 'rev-list', `${onto}..${TASK_BRANCH}`)).split('\n'))
      expect(await verifyCommit(bare, commit, pair)).toMatch(/Good "git" signature/);
    expect(await git(bare, 'log', '-1', '--format=%an <%ae> %cn <%ce>', TASK_BRANCH)).toBe(
      `Pat <pat@example.invalid> ${SIGN_AS}`,
    );
  }),
);
