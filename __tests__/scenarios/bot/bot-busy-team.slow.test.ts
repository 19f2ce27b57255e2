import { afterEach, expect, test } from '@jest/globals';
import { isJsonObject } from '../../helpers/json.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, planOfTwo } from '../laptop.ts';
import { toDelivery } from './bot-event.ts';
import { botJob } from './bot-job.ts';
import { askForPlan, say } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write', carl: 'write' } as const;
const agent = agentCommand('does-all-steps.sh');

/** Lets the bot block at the second of two checkpoints. */
async function block(hub: Hub): Promise<void> {
  const first = await botJob(hub, (await askForPlan(hub)).delivery, { agent: agentCommand('does-step-one-only.sh') });
  expect(first).toMatchObject({ outputs: { ending: 'blocked' } });
}

test('of two people who decide at the same time each is obeyed, or is answered why not', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    await block(hub);
    const retry = await say(hub, { issue: 1, body: '/groundhog retry' });
    const skip = await say(hub, { issue: 1, body: '/groundhog skip bye not wanted', author: 'carl' });
    const done = await Promise.all([retry, skip].map((each) => botJob(hub, each, { agent })));
    expect(done.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(done.map(({ outputs }) => outputs.ending).sort()).toEqual(['nothing_to_do', 'passed']);
    const [shown, ...others] = await hub.github.comments(1);
    expect(shown?.body).toMatch(/### ✅ Passed · (?:2 of 2 landed|1 of 2 landed, 1 skipped)/);
    // One after the other both may count: what was reopened is skipped.
    const refused = others.filter(({ body }) => /The task was not changed: (?:retry|skip) was refused/.test(body));
    const ends = hub.github.reactions.map(({ content }) => content).filter((content) => content !== 'eyes');
    expect(ends.sort()).toEqual(refused.length === 0 ? ['+1', '+1'] : ['+1', 'confused']);
    if (refused.length === 0) expect(shown?.body).toContain('1 skipped');
    expect(await hub.github.labels(1)).toEqual(['groundhog:passed']);
  }));

test('a command that is edited is not used, and the answer to a typing error asks for a new comment', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github } = hub;
    await block(hub);
    const comment = await github.createComment(1, { author: 'wendy', body: '/groundhog rtry' });
    const written = { event: 'issue_comment', issue: 1, comment, sender: 'wendy' } as const;
    await botJob(hub, await toDelivery(github, { ...written, action: 'created' }), { agent });
    const answer = (await github.comments(1)).at(-1)?.body;
    expect(answer).toMatch(
      /Did you mean "retry"\?[\s\S]*first line of a new comment; one that is edited starts nothing/,
    );
    const writes = hub.countWrites();
    await github.editComment(comment, { author: 'wendy', body: '/groundhog retry' });
    const edited = await toDelivery(github, { ...written, action: 'edited', from: '/groundhog rtry' });
    expect(await botJob(hub, edited, { agent })).toMatchObject({ exitCode: 0, outputs: {} });
    const late = await say(hub, { issue: 1, body: '/groundhog retry' });
    await github.editComment((await github.comments(1)).at(-1)?.id ?? 0, { author: 'wendy', body: '/groundhog abort' });
    expect(await botJob(hub, late, { agent })).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(hub.countWrites()).toEqual(writes);
  }));

test('the label on a closed issue starts nothing and stays, and a command there does what it says', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const close = ({ payload, ...delivery }: Awaited<ReturnType<typeof say>>) => {
      const issue = { ...(isJsonObject(payload.issue) ? payload.issue : {}), state: 'closed' };
      return { ...delivery, payload: { ...payload, issue } };
    };
    const { delivery } = await askForPlan(hub);
    const labelled = await botJob(hub, close(delivery), { agent });
    expect(labelled).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Issue #1 is closed.') });
    expect(hub.countWrites()).toEqual({ api: 0, git: 0 });
    expect(await hub.github.labels(1)).toEqual(['groundhog']);
    const asked = await botJob(hub, close(await say(hub, { issue: 1, body: '/groundhog run' })), { agent });
    expect(asked).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
  }));
