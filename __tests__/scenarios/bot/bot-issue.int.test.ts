import { afterEach, expect, test } from '@jest/globals';
import { useCommittedDist } from '../../helpers/built-program.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, listSubjects } from '../laptop.ts';
import { botJob } from './bot-job.ts';
import { label } from './bot-people.ts';

afterEach(cleanUp);
useCommittedDist();

const roles = { wendy: 'write' } as const;
const criterion = "{ kind: file_contains, path: greeting.txt, pattern: '^hello$' }";
const inline = (criteria: string) =>
  [
    'Please greet.',
    '',
    '```groundhog',
    'checkpoints:',
    '  - id: greet',
    '    spec: Write greeting.txt',
    `    success_criteria: [${criteria}]`,
    '```',
  ].join('\r\n');

/** Gives an issue the label and runs the job that GitHub would start for it. */
async function work(hub: Hub, issue: number) {
  return botJob(hub, await label(hub, issue), { agent: agentCommand('writes-file.sh', 'greeting.txt', 'hello') });
}

test('a plan that was mended in its issue runs when it is labelled again, though an answer is lost, and passes', () =>
  withHub({ roles }, async (hub) => {
    const { github, bare } = hub;
    const issue = await github.createIssue({ title: 'Greet', body: inline('{ kind: file_contain }'), author: 'wendy' });
    const first = await work(hub, issue);
    expect(first).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    const [answer, ...others] = await github.comments(issue);
    expect(answer?.body).toMatch(/[Ii]ssue 7:\d+ \(plan 4:\d+\): /);
    expect(others).toEqual([]);
    expect(await github.labels(issue)).toEqual([]);
    await github.editIssue(issue, { author: 'wendy', body: inline(criterion) });
    const lost = { kind: 'answer', hasActed: true, status: 502 } as const;
    github.fail({ method: 'DELETE', path: /\/labels\/groundhog$/, fault: lost });
    const second = await work(hub, issue);
    expect(second).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'task-id': `issue-${issue}` } });
    expect(await github.labels(issue)).toEqual(['groundhog:passed']);
    expect(await github.read({ path: '/labels/groundhog:passed' })).toMatchObject({ color: '0e8a16' });
    const [pull] = await github.pulls();
    expect(pull).toMatchObject({ isDraft: false, head: `groundhog/issue-${issue}/task` });
    expect(pull?.body).toContain(`Closes #${issue}`);
    const [corrected, shown, ...more] = await github.comments(issue);
    expect([corrected?.id, more]).toEqual([answer?.id, []]);
    expect(corrected?.body).not.toContain('file_contain ');
    expect(shown?.body).toContain(`/pull/${pull?.number}`);
    expect(await listSubjects(bare, `main..${pull?.head}`)).toEqual([
      'Write greeting.txt',
      `Add the plan of issue-${issue}`,
    ]);
    const planFile = await git(bare, 'show', `${pull?.head}:.groundhog/plans/issue-${issue}.yml`);
    expect(planFile).toContain('Write greeting.txt');
    expect(github.reactions.map(({ content }) => content)).toEqual(['confused']);
    // Who has set the label is asked for once a job, also where she has written the plan.
    expect(github.requests.filter(({ path }) => path.endsWith('/permission'))).toHaveLength(2);
  }));
