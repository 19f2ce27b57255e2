import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, createNotes, planOfTwo } from '../laptop.ts';
import { startBotJob } from './bot-job.ts';
import { askForPlan } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write' } as const;
const PULL = 2;

/** Waits until a comment of a thread reads like this, and returns it. */
async function untilShown({ github }: Hub, thread: number, expected: RegExp): Promise<string> {
  for (;;) {
    const found = (await github.comments(thread)).find(({ body }) => expected.test(body));
    if (found !== undefined) return found.body;
    await sleep(100);
  }
}

test('people see what an attempt does while it works: on the issue, then on the pull request, and not after its end', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const notes = await createNotes();
    const { issue, delivery } = await askForPlan(hub);
    const job = await startBotJob(hub, delivery, {
      agent: agentCommand('edits-and-waits.sh', notes.dir),
      env: { GROUNDHOG_LIVE_PACE_MS: '1500' },
    });
    const first = await untilShown(hub, issue, /As of \d\d:\d\d UTC: .*greeting\.txt/s);
    expect(first).toContain('A draft pull request follows');
    expect(first).toMatch(/\n- \d\d:\d\d \\<b\\>Edit\\<\/ ?b\\>: `greeting\.txt`\n/);
    await writeFile(notes.file('go-greet'), '');
    const second = await untilShown(hub, PULL, /As of \d\d:\d\d UTC: .*bye\.txt/s);
    expect(second).toContain('### ⏳ At work on bye · 1 of 2 landed');
    await writeFile(notes.file('go-bye'), '');
    expect(await job.finished).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    const all = [...(await hub.github.comments(issue)), ...(await hub.github.comments(PULL))];
    expect(all.map(({ body }) => body).filter((body) => body.includes('As of '))).toEqual([]);
    // One each for the issue and the pull request, as without it.
    expect(all).toHaveLength(2);
  }));
