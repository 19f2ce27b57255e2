import { afterEach, expect } from '@jest/globals';
import { textAt } from '../../helpers/json.ts';
import { quickTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { JOB_TOKEN, withHub } from '../job.ts';
import { agentCommand, greetPlan, listSubjects, readRecord, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const GUARDS = `guards:\n  - { kind: command, command: '! grep -q oops *.txt' }\n`;
const COMMENT = '/repos/octo/hello/pulls/comments/77';
const LINE_EVENT = 'pull_request_review_comment';

quickTest('a reviewer asks for a fix at a line: it becomes a checkpoint that the guards check, and lands once', () =>
  withHub({ plan: greetPlan({ head: GUARDS }), roles: { rita: 'read' } }, async ({ github, bare, commit, run }) => {
    expect(await run({ agent: agentCommand('writes-file.sh', 'greeting.txt', 'hello') })).toMatchObject({
      exitCode: 0,
    });
    const body = `/groundhog fix Say how loud.\r\n\r\n- as \`a.txt\` does\r\n- without ${JOB_TOKEN}\r\n\r\n\`\`\`suggestion\r\n<b>\r\n\`\`\``;
    const updated_at = '2026-01-02T03:04:05Z';
    const comment = { id: 77, body, updated_at, path: 'greeting.txt', line: 1 };
    const answerWith = (path: string, status: number) =>
      github.fail({
        path: new RegExp(`${path}$`),
        times: 9,
        fault: { kind: 'answer', hasActed: false, status, body: comment },
      });
    answerWith(COMMENT, 200);
    answerWith(`${COMMENT}/reactions`, 201);
    const review = (login: string) => ({
      event: LINE_EVENT,
      actor: login,
      inputs: { plan: '' },
      agent: agentCommand('writes-file.sh', 'note.txt', 'loud'),
      eventPayload: {
        action: 'created',
        repository: { default_branch: 'main' },
        sender: { login, type: 'User' },
        pull_request: { number: 1, body: '' },
        comment,
      },
    });
    const refused = await run(review('rita'));
    expect(refused).toMatchObject({ exitCode: 0, outputs: {} });
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toHaveLength(1);
    expect(await run(review('octo'))).toMatchObject({
      exitCode: 0,
      outputs: { ending: 'passed', 'checkpoints-total': '2' },
    });
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toHaveLength(2);
    expect(await readRecord(bare, 'plan.yml')).toMatch(
      /greeting\.txt, line 1: Say how loud\.\n\n +- as `a\.txt` does\n +- without \*+\n\n +```suggestion\n +<b>\n +```\n/,
    );
    const reactions = github.requests.filter(({ path }) => path === `${COMMENT}/reactions`);
    expect(reactions.map((request) => textAt(request.body, 'content'))).toEqual(['eyes', '+1']);
    expect(await run(review('octo'))).toMatchObject({ exitCode: 0 });
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toHaveLength(2);
  }),
);
