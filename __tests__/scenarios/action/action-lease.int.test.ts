import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect } from '@jest/globals';
import { completeTest, quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type Hub, JOB_TOKEN, toMarkers, withHub } from '../job.ts';
import { agentCommand, createNotes, listRefs, planOfTwo, readRecord } from '../laptop.ts';

afterEach(cleanUp);

/** A job that waits in its second checkpoint. */
async function startWaiting({ start }: Hub) {
  const notes = await createNotes();
  const agent = agentCommand('hangs-first.sh', notes.dir);
  const first = await start({ agent });
  await first.waitForOutput(/the agent waits/);
  const lose = async () => {
    first.child.kill('SIGKILL');
    process.kill(-Number(await readFile(notes.file('pid'), 'utf8')), 'SIGKILL');
    await first.finished;
    await writeFile(notes.file('go'), '');
  };
  return { agent, lose };
}

/** Of its own, since what the first job tells goes out while the second one is at work. */
const SECOND_TOKEN = 'wendys';
const tokens = {
  [JOB_TOKEN]: { kind: 'github_actions' },
  [SECOND_TOKEN]: { kind: 'user', login: 'wendy', role: 'write' },
} as const;

slowTest('a second job is refused while the first is at work: it pushes nothing and writes no comment', () =>
  withHub({ plan: planOfTwo({ budget: 3 }), tokens }, async (hub) => {
    const { agent, lose } = await startWaiting(hub);
    const second = await hub.run({ agent, token: SECOND_TOKEN });
    expect(second).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(second.summary).toMatch(/runs\/1001.*groundhog unlock 1/s);
    expect(hub.countWrites('wendy')).toEqual({ api: 0, git: 0 });
    expect(hub.countWrites('github-actions[bot]').git).toBeGreaterThan(0);
    await lose();
  }),
);

quickTest('a job takes over at once when GitHub says that the other one is over', () =>
  withHub({ plan: planOfTwo({ budget: 3 }) }, async (hub) => {
    const { agent, lose } = await startWaiting(hub);
    await lose();
    expect(await hub.run({ agent })).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await readRecord(hub.bare, 'chronicle.jsonl')).toMatch(
      /"took_over":\{[^}]*"its holder is no longer running"/,
    );
  }),
);

completeTest('a job whose token is not told of runs waits until the lease has ended', () =>
  withHub({ plan: planOfTwo({ budget: 3 }) }, async (hub) => {
    const { agent, lose } = await startWaiting(hub);
    await lose();
    hub.github.fail({
      method: 'GET',
      path: /\/actions\/runs\//,
      fault: { kind: 'answer', status: 403, hasActed: false },
    });
    expect(await hub.run({ agent })).toMatchObject({ outputs: { ending: 'refused' } });
  }),
);

/** A job that is frozen while it makes the pull request: what it would tell next are a body and two comments. */
async function freezeTelling({ github, start }: Hub, env: Readonly<Record<string, string>> = {}) {
  const notes = await createNotes();
  const agent = agentCommand('hangs-first.sh', notes.dir);
  const first = await start({ agent, env });
  const pid = first.child.pid ?? 0;
  await new Promise<void>((resolve) => {
    const onStrike = async () => {
      process.kill(pid, 'SIGSTOP');
      resolve();
    };
    github.fail({ method: 'POST', path: /\/pulls$/, fault: { kind: 'drop', hasActed: true, onStrike } });
  });
  const frozenAt = Date.now();
  await writeFile(notes.file('go'), '');
  return { agent, frozenAt, pid, finished: first.finished };
}

/** Lets the job go on whose task was finished by another one, and sees that it changes nothing. */
async function expectSilence({ github, bare, countWrites }: Hub, first: Awaited<ReturnType<typeof freezeTelling>>) {
  const see = async () => [await listRefs(bare), await github.comments(1), countWrites().api] as const;
  const after = await see();
  expect([...toMarkers(after[1])].sort()).toEqual(['status:']);
  process.kill(first.pid, 'SIGCONT');
  expect(await first.finished).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
  expect(await see()).toEqual(after);
}

slowTest(
  'a job that was frozen while it told GitHub something, and goes on after another took over, tells nothing more',
  () =>
    withHub({ plan: planOfTwo({ budget: 3 }) }, async (hub) => {
      const first = await freezeTelling(hub, { GROUNDHOG_LEASE_SECONDS: '2' });
      const [, expiresAt = ''] = /"expires_at": "([^"]+)"/.exec(await readRecord(hub.bare, 'lease.json')) ?? [];
      // The server tells whole seconds.
      await sleep(Date.parse(expiresAt) + 1000 - Date.now());
      expect(await hub.run({ agent: first.agent })).toMatchObject({ outputs: { ending: 'passed' } });
      await expectSilence(hub, first);
    }),
);

slowTest(
  'a job that was frozen for seconds tells nothing more when a person has unlocked its task and another took over',
  () =>
    withHub({ plan: planOfTwo({ budget: 3 }) }, async (hub) => {
      const first = await freezeTelling(hub);
      expect(await hub.run({ inputs: { command: 'unlock 1' } })).toMatchObject({ exitCode: 0 });
      expect(await hub.run({ agent: first.agent })).toMatchObject({ outputs: { ending: 'passed' } });
      // So long after a record it is told without a look at whose the task is.
      await sleep(first.frozenAt + 3000 - Date.now());
      await expectSilence(hub, first);
    }),
);
