import { afterEach, expect } from '@jest/globals';
import { completeTest, quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { type Hub, JOB_TOKEN, withHub } from '../job.ts';
import { agentCommand } from '../laptop.ts';
import { botJob } from './bot-job.ts';
import { label, say } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write', rita: 'read', ed: 'triage' } as const;
const agent = agentCommand('writes-file.sh', 'greeting.txt', 'hello');

function planFor(file: string): string {
  return [
    'checkpoints:',
    '  - id: greet',
    `    spec: Write ${file}`,
    '    attempt_budget: 1',
    `    success_criteria: [{ kind: file_contains, path: ${file}, pattern: '^hello$' }]`,
    '',
  ].join('\n');
}

const asIssue = (plan: string) => `Please greet.\n\n\`\`\`yaml groundhog\n${plan}\`\`\`\n`;

/** The hash that the last answer on an issue offers for approval. */
async function findHash({ github }: Hub, issue: number): Promise<string> {
  const comments = await github.comments(issue);
  return /\/groundhog approve (sha256:[0-9a-f]{64})\n/.exec(comments.at(-1)?.body ?? '')?.[1] ?? '';
}

async function listKinds({ bare }: Hub, issue: number): Promise<string[]> {
  const text = await git(bare, 'show', `refs/groundhog/issue-${issue}/state:chronicle.jsonl`);
  return [...text.matchAll(/"kind":"(plan_approved|comment_handled|plan_set)"/g)].map(([, kind]) => kind ?? '');
}

slowTest(
  'the plan of somebody who may not write runs once a writer approves it, and resumes without another approval',
  () =>
    withHub({ roles }, async (hub) => {
      const { github, countWrites } = hub;
      const issue = await github.createIssue({
        title: 'Greet',
        body: asIssue(planFor('greeting.txt')),
        author: 'rita',
      });
      const waiting = await botJob(hub, await label(hub, issue), { agent });
      expect(waiting).toMatchObject({ exitCode: 0, outputs: { ending: 'paused', 'task-id': `issue-${issue}` } });
      expect(waiting.summary).toContain('"rita", who has the role "read" here');
      const [answer, ...others] = await github.comments(issue);
      expect([answer?.body, others]).toEqual([expect.stringContaining(planFor('greeting.txt')), []]);
      const hash = await findHash(hub, issue);
      expect(hash).not.toBe('');
      const approve = { issue, body: `/groundhog approve ${hash}` };
      const byReader = await botJob(hub, await say(hub, { ...approve, author: 'rita' }), { agent });
      expect(byReader).toMatchObject({
        exitCode: 0,
        outputs: {},
        summary: expect.stringContaining('"rita" has the role'),
      });
      expect(countWrites().git).toBe(0);
      const approval = await say(hub, approve);
      const blocked = await botJob(hub, approval, { agent: 'false' });
      expect(blocked).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
      expect(await listKinds(hub, issue)).toEqual(['comment_handled', 'plan_approved', 'plan_set']);
      const again = await botJob(hub, approval, { agent });
      expect(again).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
      const retried = await botJob(hub, await say(hub, { issue, body: '/groundhog retry' }), { agent });
      expect(retried).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
      const relabelled = await botJob(hub, await label(hub, issue), { agent: 'false' });
      expect(relabelled).toMatchObject({ exitCode: 0, outputs: { 'task-id': `issue-${issue}` } });
      expect(relabelled.outputs.ending).toMatch(/^(?:passed|nothing_to_do)$/);
      expect((await listKinds(hub, issue)).filter((kind) => kind === 'plan_approved')).toHaveLength(1);
    }),
);

quickTest('an approval does not hold for a text that was edited after it', () =>
  withHub({ roles }, async (hub) => {
    const { github, countWrites } = hub;
    const issue = await github.createIssue({ title: 'Greet', body: asIssue(planFor('other.txt')), author: 'rita' });
    const ask = await say(hub, { issue, body: '/groundhog run' });
    expect(await botJob(hub, ask, { agent })).toMatchObject({ exitCode: 0, outputs: { ending: 'paused' } });
    const hash = await findHash(hub, issue);
    const approval = await say(hub, { issue, body: `/groundhog approve ${hash}` });
    await github.editIssue(issue, { author: 'rita', body: asIssue(planFor('greeting.txt')) });
    const refused = await botJob(hub, approval, { agent });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect((await github.comments(issue)).at(-1)?.body).toContain('not the hash of the plan that is in the issue now');
    const newHash = await findHash(hub, issue);
    expect([newHash.length, newHash === hash, countWrites().git]).toEqual([71, false, 0]);
    const approved = await botJob(hub, await say(hub, { issue, body: `/groundhog approve ${newHash}` }), { agent });
    expect(approved).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
  }),
);

slowTest("a writer's issue that somebody else edited last waits; in doubt about text or authors it is refused", () =>
  withHub({ roles }, async (hub) => {
    const { github, countWrites } = hub;
    const issue = await github.createIssue({ title: 'Greet', body: 'Soon.', author: 'wendy' });
    await github.editIssue(issue, { author: 'ed', body: asIssue(planFor('greeting.txt')) });
    const waiting = await botJob(hub, await label(hub, issue), { agent });
    expect(waiting).toMatchObject({ exitCode: 0, outputs: { ending: 'paused' } });
    expect(waiting.summary).toContain('last edited by "ed", who has the role "triage" here');
    const ask = await say(hub, { issue, body: '/groundhog run' });
    await github.editIssue(issue, { author: 'wendy', body: asIssue(planFor('other.txt')) });
    const edited = await botJob(hub, ask, { agent });
    expect(edited).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(edited.summary).toContain('The issue was changed after this event');
    github.fail({ path: /^\/graphql$/, fault: { kind: 'answer', status: 418, hasActed: false } });
    const unknown = await botJob(hub, await label(hub, issue), { agent });
    expect(unknown).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(unknown.summary).toContain('GitHub did not report who wrote the text of the issue');
    expect(countWrites().git).toBe(0);
  }),
);

completeTest('a plan that GitHub folds is not run, and the answer names its line', () =>
  withHub({ roles }, async (hub) => {
    const { github, countWrites } = hub;
    const body = `Look:\n<details>\n\n${asIssue(planFor('greeting.txt'))}\n</details>\n`;
    const issue = await github.createIssue({ title: 'Greet', body, author: 'wendy' });
    const refused = await botJob(hub, await label(hub, issue), { agent });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect((await github.comments(issue)).at(-1)?.body).toContain('issue 6:1: the HTML on line 2 may hide');
    expect(countWrites().git).toBe(0);
  }),
);

slowTest('the plan of a named bot runs, and that of another waits', () =>
  withHub(
    { roles, tokens: { [JOB_TOKEN]: { kind: 'github_actions' }, app: { kind: 'app', slug: 'sly' } } },
    async (hub) => {
      const { github } = hub;
      const body = asIssue(planFor('greeting.txt'));
      const issue = await github.createIssue({ title: 'Greet', body, author: 'sly[bot]' });
      const waiting = await botJob(hub, await label(hub, issue), { agent });
      expect(waiting).toMatchObject({ exitCode: 0, outputs: { ending: 'paused' } });
      const inputs = { 'allowed-bots': 'sly[bot]' };
      const ran = await botJob(hub, await label(hub, issue), { agent, inputs });
      expect(ran).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    },
  ),
);
