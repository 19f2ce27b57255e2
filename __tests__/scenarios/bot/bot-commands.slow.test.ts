import { writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, createNotes, listEventKinds, planOfTwo } from '../laptop.ts';
import { botJob, startBotJob } from './bot-job.ts';
import { askForPlan, label, say } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write' } as const;

function reactionsTo({ github }: Hub, payload: unknown): readonly string[] {
  const id = /"comment":\{.*?"id":(\d+)/s.exec(JSON.stringify(payload))?.[1];
  return github.reactions.filter(({ target }) => target.endsWith(`/${id}`)).map(({ content }) => content);
}

test('a blocked task goes on by a comment on its pull request, once for each comment', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github, bare } = hub;
    await hub.run({ agent: agentCommand('does-step-one-only.sh') });
    const before = await github.comments(1);
    const wrong = await say(hub, { issue: 1, body: '/groundhog rtry bye' });
    expect(await botJob(hub, wrong)).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    expect(reactionsTo(hub, wrong.payload)).toEqual(['eyes', 'confused']);
    const [answer] = (await github.comments(1)).slice(before.length + 1);
    expect(answer?.body).toMatch(/Did you mean "retry"[\s\S]*\/groundhog unlock <generation>/);
    const counts = { 'checkpoints-total': '2', 'checkpoints-landed': '1', attempts: '2' };
    const pull = expect.stringMatching(/\/pull\/1$/);
    const hint = await botJob(hub, await say(hub, { issue: 1, body: '/groundhog hint Say bye.' }));
    expect(hint.outputs).toMatchObject({ ending: 'nothing_to_do', ...counts, 'pull-request': pull });
    expect(hint.summary).toMatch(
      /^## Groundhog\n\nLater attempts get this hint[\s\S]*## Groundhog: `hello`[\s\S]*Blocked/,
    );
    expect(hint.summary).not.toContain('Nothing to do');
    const misplaced = await botJob(hub, await say(hub, { issue: 1, body: '/groundhog plan more' }));
    expect(misplaced).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    expect((await github.comments(1)).at(-1)?.body).toMatch(/drafted for an issue[\s\S]*given on a pull request/);
    const retry = await say(hub, { issue: 1, body: '/groundhog retry bye\r\nIt is mended.' });
    const agent = agentCommand('does-all-steps.sh');
    const result = await botJob(hub, retry, { agent });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'task-id': 'hello' } });
    expect(reactionsTo(hub, retry.payload)).toEqual(['eyes', '+1']);
    const answers = (await github.comments(1)).filter(({ body }) => /^<!-- [^\n]*:answer:/.test(body));
    expect(answers.map(({ id, body }) => [id, body])[0]).toEqual([answer?.id, answer?.body]);
    expect(answers).toHaveLength(2);
    const kinds = await listEventKinds(bare);
    expect(kinds.filter((kind) => kind === 'comment_handled')).toHaveLength(2);
    const writes = hub.countWrites();
    const repeated = await botJob(hub, retry, { agent });
    expect(repeated).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('handled before') });
    expect(hub.countWrites()).toEqual({ ...writes, api: writes.api + 1 });
    expect(reactionsTo(hub, retry.payload)).toEqual(['eyes', '+1']);
  }));

test('a run is paused from another job by a comment on its issue, and goes on by the next one', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github } = hub;
    const notes = await createNotes();
    const agent = agentCommand('waits-for-go.sh', notes.dir);
    const { issue, delivery } = await askForPlan(hub);
    const job = await startBotJob(hub, delivery, { agent });
    await job.waitForOutput(/attempt 1 starts/);
    const again = await botJob(hub, delivery, { agent });
    expect(again).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('is no longer on the issue') });
    expect(await github.labels(issue)).toEqual(['groundhog:running']);
    const said = await github.comments(issue);
    const lost = { kind: 'answer', hasActed: true, status: 502 } as const;
    github.fail({ method: 'DELETE', path: /\/labels\/groundhog$/, fault: lost });
    const unclear = await botJob(hub, await label(hub, issue), { agent });
    expect(unclear).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Another run works on this task') });
    expect(await github.comments(issue)).toEqual(said);
    const pause = await botJob(hub, await say(hub, { issue, body: '/groundhog pause Friday' }));
    expect(pause).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do', 'task-id': 'hello' } });
    await writeFile(notes.file('go'), '');
    expect(await job.finished).toMatchObject({ exitCode: 0, outputs: { ending: 'paused', 'checkpoints-landed': '1' } });
    expect(await github.labels(issue)).toEqual(['groundhog:paused']);
    const status = await botJob(hub, await say(hub, { issue, body: '/groundhog status' }));
    expect(status.outputs).toMatchObject({ 'checkpoints-landed': '1' });
    expect((await github.comments(issue)).some(({ body }) => /paused[\s\S]*Asked.*wendy/i.test(body))).toBe(true);
    const on = await botJob(hub, await say(hub, { issue, body: '/groundhog run' }), {
      agent: agentCommand('does-all-steps.sh'),
    });
    expect(on).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await github.labels(issue)).toEqual(['groundhog:passed']);
  }));
