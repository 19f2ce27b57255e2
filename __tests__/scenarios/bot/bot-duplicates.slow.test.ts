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
    expect(asked.filter(({ stdout }) => stdout.includes('handled before'))).toHaveLength(3);
    expect([await readFile(notes.file('attempts'), 'utf8'), await countRuns()]).toEqual(['bye/1\n', 2]);
    expect(await github.pulls()).toHaveLength(1);
    const ours = (await github.comments(issue)).filter(({ author }) => author === 'github-actions[bot]');
    expect(ours.map(({ body }) => /^<!-- groundhog:1:[^\s:]+:(\w+):/.exec(body)?.[1])).toEqual(['issue']);
  }));

test('a hint that is recorded while a run starts is not lost, and neither is the run', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github, bare } = hub;
    const first = await botJob(hub, (await askForPlan(hub)).delivery, { agent: agentCommand('does-step-one-only.sh') });
    expect(first).toMatchObject({ outputs: { ending: 'blocked' } });
    const onStrike = async () => {
      expect(await hub.run({ inputs: { plan: '', command: 'hint look' } })).toMatchObject({ exitCode: 0 });
    };
    const retry = await say(hub, { issue: 1, body: '/groundhog retry' });
    // The second push of the job is the first of its run.
    github.failGit({
      method: 'POST',
      path: /receive-pack$/,
      skip: 1,
      fault: { kind: 'drop', hasActed: false, onStrike },
    });
    const result = await botJob(hub, retry, { agent: agentCommand('does-all-steps.sh') });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    const kinds = await listEventKinds(bare);
    expect(kinds.slice(kinds.indexOf('checkpoint_reopened'))).toEqual(
      expect.arrayContaining(['hint_given', 'run_started', 'checkpoint_landed']),
    );
    expect(kinds.filter((kind) => kind === 'run_started')).toHaveLength(2);
    expect(kinds.indexOf('hint_given')).toBeLessThan(kinds.lastIndexOf('run_started'));
  }));
