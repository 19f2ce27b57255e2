import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, listSubjects, planOfTwo, readRecord, TASK_BRANCH } from '../laptop.ts';
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

const STATEMENTS = `task: hello
title: 'Greet people, closes #5'
checkpoints:
  - id: greet
    spec: Write greeting.txt with "hello".
    success_criteria:
      - { kind: file_contains, path: greeting.txt, pattern: '^hello$' }
      - { kind: semantic, statement: It is short. }
      - { kind: semantic, name: tone, statement: It is kind. }
`;

slowTest(
  'a statement is approved alone by the command that the pull request shows, and a wrong name lists what waits',
  () =>
    withHub({ plan: STATEMENTS, roles }, async (hub) => {
      const { github, bare } = hub;
      expect(await hub.run({ agent: agentCommand('writes-file.sh', 'greeting.txt', 'hello') })).toMatchObject({
        exitCode: 0,
        outputs: { ending: 'passed' },
      });
      const readPull = async () => (await github.pulls())[0];
      const pull = await readPull();
      expect(pull?.title).toBe('Greet people, closes # 5');
      const shown = [...(pull?.body ?? '').matchAll(/`(\/groundhog approve [^`]+)`/g)].map(([, command]) => command);
      expect(shown).toEqual(['/groundhog approve greet 1', '/groundhog approve greet tone']);
      const issue = pull?.number ?? 0;
      const send = async (body = '') => botJob(hub, await say(hub, { issue, body }), { agent: 'false' });
      expect(await send('/groundhog approve greet ton')).toMatchObject({ exitCode: 0 });
      expect((await github.comments(issue)).at(-1)?.body).toContain(
        'Checkpoint "greet" has no statement "ton". These wait for approval: greet 1 (statement 1 of greet), greet tone.',
      );
      expect(await send(shown[1])).toMatchObject({ exitCode: 0 });
      const judged = [...(await readRecord(bare, 'run.json')).matchAll(/"detail": "(Nobody|Judged by \w+)/g)];
      expect(judged.map(([, by]) => by).slice(-2)).toEqual(['Nobody', 'Judged by wendy']);
      expect(await readRecord(bare, 'chronicle.jsonl')).toMatch(/"checkpoint_approved".*"statement":2,"by":"wendy"/);
      const after = (await readPull())?.body ?? '';
      expect(after).toContain('- greet: \u201cIt is short.\u201d – `/groundhog approve greet`\n');
      expect(after).not.toContain('It is kind.');
      // The log is that of the run, and not of the job that the approval started.
      const status = (await github.comments(issue)).find(({ body }) => body.includes(':status:'));
      expect(status?.body.match(/\/actions\/runs\/\d+\b/g)).toEqual(['/actions/runs/1001']);
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
