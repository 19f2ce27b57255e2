import { afterEach, expect } from '@jest/globals';
import type { NewReview } from '../../helpers/loopback/loopback-pulls.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type Hub, JOB_TOKEN, withHub } from '../job.ts';
import { agentCommand, greetPlan, listSubjects, readRecord, TASK_BRANCH } from '../laptop.ts';
import { type Delivery, toDelivery } from './bot-event.ts';
import { botJob } from './bot-job.ts';

afterEach(cleanUp);

const PLAN = greetPlan({ head: `guards:\n  - { kind: command, command: '! grep -q oops *.txt' }\n` });
const roles = { rita: 'read', wendy: 'write' } as const;
const writes = (file: string) => agentCommand('writes-file.sh', file, 'loud');

/** The delivery of a review of pull request 1, or of a comment on a line of its files, that somebody submits now. */
async function review({ github }: Hub, given: NewReview): Promise<Delivery> {
  const id = await github.createReview(1, given);
  const who = { pull: 1, sender: given.author };
  return given.path === undefined
    ? toDelivery(github, { event: 'pull_request_review', action: 'submitted', review: id, ...who })
    : toDelivery(github, { event: 'pull_request_review_comment', action: 'created', comment: id, ...who });
}

async function land({ run }: Hub): Promise<void> {
  expect(await run({ agent: writes('greeting.txt').replace('loud', 'hello') })).toMatchObject({ exitCode: 0 });
}

const countLanded = async ({ bare, commit }: Hub) => (await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).length;
const countWrites = ({ github }: Hub) => github.requests.filter(({ method }) => method !== 'GET').length;

quickTest('a reviewer asks for a fix at a line: it becomes a checkpoint that the guards check, and lands once', () =>
  withHub({ plan: PLAN, roles }, async (hub) => {
    await land(hub);
    const body = `/groundhog fix Say how loud.\r\n\r\n- as \`a.txt\` does\r\n- without ${JOB_TOKEN}\r\n\r\n\`\`\`suggestion\r\n<b>\r\n\`\`\``;
    const asked = { body, path: 'greeting.txt', line: 1 };
    const writesBefore = countWrites(hub);
    expect(await botJob(hub, await review(hub, { ...asked, author: 'rita' }))).toMatchObject({
      exitCode: 0,
      outputs: {},
    });
    expect([await countLanded(hub), countWrites(hub)]).toEqual([1, writesBefore]);
    const delivery = await review(hub, { ...asked, author: 'wendy' });
    expect(await botJob(hub, delivery, { agent: writes('note.txt') })).toMatchObject({
      exitCode: 0,
      outputs: { ending: 'passed', 'checkpoints-total': '2' },
    });
    expect(await countLanded(hub)).toBe(2);
    expect(await readRecord(hub.bare, 'plan.yml')).toMatch(
      /greeting\.txt, line 1: Say how loud\.\n\n +- as `a\.txt` does\n +- without \*+\n\n +```suggestion\n +<b>\n +```\n/,
    );
    const reactions = hub.github.reactions.filter(({ target }) => target.startsWith('/pulls/comments/'));
    expect(reactions.map(({ content }) => content)).toEqual(['eyes', '+1']);
    expect(await botJob(hub, delivery, { agent: writes('other.txt') })).toMatchObject({ exitCode: 0 });
    expect(await countLanded(hub)).toBe(2);
  }),
);

slowTest('a review that requests changes becomes a checkpoint, and a second one a hint for its attempts', () =>
  withHub({ plan: PLAN, roles }, async (hub) => {
    await land(hub);
    const requests = { author: 'wendy', state: 'changes_requested' } as const;
    const writesBefore = countWrites(hub);
    const remark = await review(hub, { ...requests, body: 'I would fix this.\n/groundhog fix Say how loud.' });
    expect(await botJob(hub, remark, { agent: writes('note.txt') })).toMatchObject({ exitCode: 0, outputs: {} });
    expect(countWrites(hub)).toBe(writesBefore);
    const asked = await review(hub, { ...requests, body: '/groundhog fix Say how loud.' });
    expect(await botJob(hub, asked, { agent: writes('oops.txt').replace('loud', 'oops') })).toMatchObject({
      exitCode: 1,
      outputs: { ending: 'blocked' },
    });
    const hinted = await review(hub, { ...requests, body: '/groundhog retry fix-1 hint: Leave the word out.' });
    expect(await botJob(hub, hinted, { agent: writes('note.txt') })).toMatchObject({
      exitCode: 0,
      outputs: { ending: 'passed', 'checkpoints-total': '2' },
    });
    expect(await readRecord(hub.bare, 'run.json')).toContain('Leave the word out.');
    expect(await countLanded(hub)).toBe(2);
    // The REST API has no reactions to reviews, and a success needs no answer.
    expect(hub.github.reactions).toEqual([]);
    expect(await botJob(hub, hinted, { agent: writes('other.txt') })).toMatchObject({ exitCode: 0 });
    expect(await countLanded(hub)).toBe(2);
  }),
);
