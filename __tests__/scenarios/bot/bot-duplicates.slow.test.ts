import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, createNotes, listEventKinds, planOfTwo } from '../laptop.ts';
import type { Delivery } from './bot-event.ts';
import { botJob } from './bot-job.ts';
import { askForPlan, say } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write' } as const;

const AT_ONCE = [6, 7, 7];
const DELIVERIES = AT_ONCE.reduce((sum, times) => sum + times);

test(`a label that is delivered ${DELIVERIES} times starts one run, and a comment that is delivered four times one more`, () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github, bare } = hub;
    const notes = await createNotes();
    const deliver = (delivery: Delivery, times: number, agent: string) =>
      Promise.all(Array.from({ length: times }, () => botJob(hub, delivery, { agent })));
    const countRuns = async () => (await listEventKinds(bare)).filter((kind) => kind === 'run_started').length;
    const { issue, delivery } = await askForPlan(hub);
    const half = agentCommand('does-step-one-only.sh');
    const labelled = [];
    for (const times of AT_ONCE) labelled.push(...(await deliver(delivery, times, half)));
    expect(labelled.filter(({ outputs }) => outputs.ending === 'blocked')).toHaveLength(1);
    const idle = labelled.filter(
      ({ exitCode, stdout }) => exitCode === 0 && stdout.includes('is no longer on the issue'),
    );
    expect([idle.length, await countRuns()]).toEqual([DELIVERIES - 1, 1]);
    const retry = await say(hub, { issue, body: '/groundhog retry' });
    const asked = await deliver(retry, 4, agentCommand('does-all-steps.sh', notes.file('attempts')));
    expect(asked.filter(({ outputs }) => outputs.ending === 'passed')).toHaveLength(1);
    expect(asked.filter(({ stdout }) => stdout.includes('carried out before'))).toHaveLength(3);
    expect([await readFile(notes.file('attempts'), 'utf8'), await countRuns()]).toEqual(['bye/1\n', 2]);
    expect(await github.pulls()).toHaveLength(1);
    const ours = (await github.comments(issue)).filter(({ author }) => author === 'github-actions[bot]');
    expect(ours.map(({ body }) => /^<!-- groundhog:1:[^\s:]+:(\w+):/.exec(body)?.[1])).toEqual(['issue']);
  }));
