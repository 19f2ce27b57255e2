import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, createNotes, planOfTwo } from '../laptop.ts';
import { type BotJobOptions, botJob, startBotJob } from './bot-job.ts';
import { askForPlan, tick } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write', tilly: 'triage' } as const;
const PULL = 2;
const buttons = { inputs: { buttons: 'true' } } as const;
const passing: BotJobOptions = { ...buttons, agent: agentCommand('does-all-steps.sh') };

/** A task that is blocked at its second checkpoint, with boxes on its pages. */
async function block(hub: Hub): Promise<void> {
  const { delivery } = await askForPlan(hub);
  const first = await botJob(hub, delivery, { ...buttons, agent: agentCommand('does-step-one-only.sh') });
  expect(first).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
}

async function readStatus({ github }: Hub): Promise<string> {
  const status = (await github.comments(PULL)).find(({ body }) => body.includes(':status: -->'));
  return status?.body ?? '';
}

quickTest('a box that a writer ticks does what its command does; an edit without a tick writes nothing', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    await block(hub);
    expect(await readStatus(hub)).toContain(
      '**Your move** – tick a box, or comment one line:\n\n- [ ] <!-- groundhog:1:do:retry%20bye --> `/groundhog retry bye` – ',
    );
    const before = hub.countWrites('github-actions[bot]');
    const words = await tick(hub, { thread: PULL, command: 'dance', edit: (body) => `${body}A note.` });
    expect(await botJob(hub, words, passing)).toMatchObject({
      exitCode: 0,
      outputs: {},
      stdout: expect.stringContaining('The edit has ticked no box.'),
    });
    expect(hub.countWrites('github-actions[bot]')).toEqual(before);
    const retry = await tick(hub, { thread: PULL, command: 'retry bye' });
    expect(await botJob(hub, retry, passing)).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await readStatus(hub)).toContain('### ✅ Passed · 2 of 2 landed');
    expect(await readStatus(hub)).not.toContain('[x]');
    const after = hub.countWrites('github-actions[bot]');
    const again = await botJob(hub, retry, passing);
    expect(again).toMatchObject({ exitCode: 0, outputs: {}, stdout: expect.stringContaining('written again since') });
    expect(hub.countWrites('github-actions[bot]')).toEqual(after);
    expect(hub.github.reactions.filter(({ content }) => content !== 'eyes' && content !== '+1')).toEqual([]);
  }),
);

slowTest('a tick by somebody without the rights changes nothing, and one on an old page is refused in one line', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    await block(hub);
    const old = await readStatus(hub);
    const before = hub.countWrites('github-actions[bot]');
    const byTriage = await tick(hub, { thread: PULL, command: 'retry bye', author: 'tilly' });
    expect(await botJob(hub, byTriage, passing)).toMatchObject({
      exitCode: 0,
      outputs: {},
      summary: expect.stringContaining('"tilly" has the role "triage" here.'),
    });
    expect(hub.countWrites('github-actions[bot]')).toEqual(before);
    // The page of Wendy's browser is from before the tick, and so is what she sends.
    const retry = await tick(hub, { thread: PULL, command: 'dance', edit: () => old });
    await botJob(hub, retry, passing);
    const first = await tick(hub, { thread: PULL, command: 'retry bye' });
    expect(await botJob(hub, first, passing)).toMatchObject({ outputs: { ending: 'passed' } });
    await tick(hub, { thread: PULL, command: 'dance', edit: () => old });
    const stale = await tick(hub, { thread: PULL, command: 'retry bye' });
    const count = (await hub.github.comments(PULL)).length;
    const refused = await botJob(hub, stale, passing);
    expect(refused).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    const answers = (await hub.github.comments(PULL)).slice(count);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.body).toMatch(
      /The box was ticked on a page from before[\s\S]*by `wendy`: `\/groundhog retry bye`/,
    );
    expect(await readStatus(hub)).toContain('### ✅ Passed · 2 of 2 landed');
    expect(await readStatus(hub)).not.toContain('[x]');
  }),
);

slowTest('a box whose run is refused can be ticked again', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    await block(hub);
    const retry = await tick(hub, { thread: PULL, command: 'retry bye' });
    const refusing = { ...passing, inputs: { ...buttons.inputs, policy: 'octo/.github/policy.yml@main' } };
    expect(await botJob(hub, retry, refusing)).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(await readStatus(hub)).toContain('- [ ] <!-- groundhog:1:do:run -->');
    expect(await readStatus(hub)).not.toContain('[x]');
    // The same box twice: what is refused changes nothing on the page.
    const first = await tick(hub, { thread: PULL, command: 'run' });
    expect(await botJob(hub, first, refusing)).toMatchObject({ outputs: { ending: 'refused' } });
    const again = await tick(hub, { thread: PULL, command: 'run' });
    expect(await botJob(hub, again, passing)).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
  }),
);

slowTest('two deliveries of one tick start one run, and a box stops the run at work', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const notes = await createNotes();
    await block(hub);
    const retry = await tick(hub, { thread: PULL, command: 'retry bye' });
    const agent = agentCommand('edits-and-waits.sh', notes.dir);
    const jobs = await Promise.all([retry, retry].map((delivery) => startBotJob(hub, delivery, { ...buttons, agent })));
    while (!(await readStatus(hub)).includes('- [ ] <!-- groundhog:1:do:pause -->')) await sleep(100);
    expect(await readStatus(hub)).toContain('### ⏳ At work on bye');
    const pause = await tick(hub, { thread: PULL, command: 'pause' });
    expect(await botJob(hub, pause, buttons)).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    await writeFile(notes.file('go-bye'), '');
    const results = await Promise.all(jobs.map(({ finished }) => finished));
    expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const endings = results.map(({ outputs }) => outputs.ending).filter((ending) => ending !== undefined);
    expect(endings).toHaveLength(1);
    expect(await readStatus(hub)).not.toContain('[x]');
  }),
);
