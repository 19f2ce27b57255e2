import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, listSubjects, planOfTwo, TASK_BRANCH } from '../laptop.ts';
import { botJob } from './bot-job.ts';
import { askForPlan, label, say } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write' } as const;
const inputs = { materialize: 'approval' };

quickTest('what waits is approved by the comment that its issue shows, and is on a pull request then', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github, bare, commit } = hub;
    const { issue, delivery } = await askForPlan(hub);
    const waiting = await botJob(hub, delivery, { agent: agentCommand('does-all-steps.sh'), inputs });
    expect(waiting).toMatchObject({ exitCode: 0, outputs: { ending: 'paused', 'pull-request': '' } });
    expect(await github.labels(issue)).toEqual(['groundhog:paused']);
    const [shown] = await github.comments(issue);
    const command = /\/groundhog approve [0-9a-f]{12,}/.exec(shown?.body ?? '')?.[0] ?? '';
    expect(command).toContain((await git(bare, 'rev-parse', 'refs/groundhog/hello/result')).slice(0, 12));
    const approved = await botJob(hub, await say(hub, { issue, body: command }), { agent: 'false', inputs });
    expect(approved).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
    expect(await github.pulls()).toMatchObject([{ isDraft: false }]);
    expect(await github.labels(issue)).toEqual(['groundhog:passed']);
  }),
);

slowTest(
  'of a plan in an issue nothing is on a branch before it is approved, and then it is there under its work',
  () =>
    withHub({ roles }, async (hub) => {
      const { github, bare, commit } = hub;
      const body = `\`\`\`groundhog\n${planOfTwo({ budget: 1 })}\`\`\`\n`;
      const issue = await github.createIssue({ title: 'Greet', body, author: 'wendy' });
      const waiting = await botJob(hub, await label(hub, issue), { agent: agentCommand('does-all-steps.sh'), inputs });
      expect(waiting).toMatchObject({ exitCode: 0, outputs: { ending: 'paused' } });
      expect(await git(bare, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main');
      const result = await git(bare, 'rev-parse', 'refs/groundhog/hello/result');
      const approval = await say(hub, { issue, body: `/groundhog approve ${result}` });
      const approved = await botJob(hub, approval, { agent: 'false', inputs });
      expect(approved).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
      expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual([
        'Do bye',
        'Do greet',
        'Add the plan of hello',
      ]);
    }),
);
