import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { startGitHttpServer } from '../../helpers/http/git-http-server.ts';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createBareRemote, git } from '../../helpers/temp-repo.ts';
import { writeLease } from '../doctor.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listRefs,
  listSubjects,
  planOfTwo,
  readRecord,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';
import { steer } from '../steer.ts';

afterEach(cleanUp);

const leaseSchema = z.object({ generation: z.number(), holder: z.unknown(), expires_at: z.iso.datetime() });

async function readLease(dir: string) {
  return leaseSchema.parse(JSON.parse(await readRecord(dir, 'lease.json')));
}

async function listStarts(dir: string) {
  const lines = (await readRecord(dir, 'chronicle.jsonl')).split('\n').filter((line) => line.includes('"run_started"'));
  return lines.map((line) => z.looseObject({ lease_generation: z.number() }).parse(JSON.parse(line)));
}

/** A first run that waits in its second checkpoint. */
async function startWaiting(env: Readonly<Record<string, string>> = {}) {
  const notes = await createNotes();
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 3 }));
  const agent = agentCommand('hangs-first.sh', notes.dir);
  const first = await startOnLaptop(dir, { agent, env });
  await first.waitForOutput(/the agent waits/);
  const killAgent = async () => process.kill(-Number(await readFile(notes.file('pid'), 'utf8')), 'SIGKILL');
  return { notes, dir, commit, agent, first, killAgent };
}

describe('the lease of a task', () => {
  quickTest('keeps a second run from writing anything while the first is at work', async () => {
    const { notes, dir, agent, first } = await startWaiting();
    const before = await listRefs(dir);
    const second = await runOnLaptop(dir, { agent });
    expect(second).toMatchObject({ exitCode: 4, leftovers: [], document: { ending: 'refused' } });
    expect(second.document.reason).toMatch(/Another run works on this task: process \d+.*cli\.js unlock 1/);
    expect(await listRefs(dir)).toBe(before);
    await writeFile(notes.file('go'), '');
    first.child.kill('SIGTERM');
    expect((await first.finished).document.ending).toBe('paused');
    expect(await readLease(dir)).toMatchObject({ generation: 1, holder: null });
  });

  quickTest('is taken over at once when the process that held it is gone, and the chronicle says so', async () => {
    const { notes, dir, agent, first, killAgent } = await startWaiting();
    first.child.kill('SIGKILL');
    await killAgent();
    await first.finished;
    await writeFile(notes.file('go'), '');
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    expect(await listStarts(dir)).toMatchObject([
      { lease_generation: 1 },
      { lease_generation: 2, took_over: { reason: 'its holder is no longer running' } },
    ]);
  });

  slowTest('is renewed while a run is at work, so that it does not end under it', async () => {
    const { notes, dir, agent, first } = await startWaiting({ GROUNDHOG_LEASE_SECONDS: '1' });
    const { expires_at: before } = await readLease(dir);
    await waitUntil(async () => (await readLease(dir)).expires_at > before);
    const { expires_at: later } = await readLease(dir);
    await waitUntil(async () => (await readLease(dir)).expires_at > later);
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('refused');
    await writeFile(notes.file('go'), '');
    first.child.kill('SIGTERM');
    await first.finished;
  });

  slowTest('lets a run that was frozen past its end publish nothing more', async () => {
    const { notes, dir, commit, agent, first, killAgent } = await startWaiting({ GROUNDHOG_LEASE_SECONDS: '2' });
    first.child.kill('SIGSTOP');
    const { expires_at } = await readLease(dir);
    await writeFile(notes.file('go'), '');
    await waitUntil(() => Promise.resolve(Date.now() > Date.parse(expires_at)));
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    const after = await listRefs(dir);
    await killAgent();
    first.child.kill('SIGCONT');
    const revived = await first.finished;
    expect(revived).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
    expect(revived.document.reason).toMatch(/published nothing more/);
    expect(await listRefs(dir)).toBe(after);
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
    expect((await listStarts(dir)).map(({ lease_generation: generation }) => generation)).toEqual([1, 2]);
  });

  test.each(
    rowsOfRun(
      [
        ['not over', 60_000, 'refused'],
        ['over', -1, 'passed'],
      ] as const,
      (_, index) => index === 0,
    ),
  )('of a holder that nothing is known of is decided by time: %s', async (_, leftMs, ending) => {
    const { notes, dir, agent, first } = await startWaiting();
    first.child.kill('SIGTERM');
    await first.finished;
    await writeFile(notes.file('go'), '');
    const expires_at = new Date(Date.now() + leftMs).toISOString();
    const holder = { run_id: 'elsewhere', place: { kind: 'unknown' } };
    await writeLease(dir, { schema_version: 1, generation: 7, holder, expires_at });
    const before = await listRefs(dir);
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe(ending);
    expect((await listRefs(dir)) === before).toBe(ending === 'refused');
  });

  slowTest('is taken from a run that is at work by its number: the run publishes nothing more', async () => {
    const { notes, dir, agent, first, killAgent } = await startWaiting();
    expect(await steer(dir, 'unlock', '2')).toMatchObject({ exitCode: 4, outcome: 'refused', hasWritten: false });
    expect(await steer(dir, 'unlock', '1')).toMatchObject({ exitCode: 0, outcome: 'done', hasWritten: true });
    expect(await readLease(dir)).toMatchObject({ generation: 2, holder: null });
    const after = await listRefs(dir);
    await killAgent();
    expect((await first.finished).document.ending).toBe('refused');
    expect(await listRefs(dir)).toBe(after);
    await writeFile(notes.file('go'), '');
    expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
    expect((await listStarts(dir)).map(({ lease_generation: generation }) => generation)).toEqual([1, 3]);
  });

  slowTest('that cannot be read stops a run before it writes', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    await runOnLaptop(dir, { agent: 'true' });
    await writeLease(dir, { schema_version: 2 });
    const before = await listRefs(dir);
    expect((await runOnLaptop(dir, { agent: 'true' })).document).toMatchObject({ ending: 'infra_error' });
    expect(await listRefs(dir)).toBe(before);
    expect(await git(dir, 'status', '--porcelain')).toBe('');
  });
});

const DAY_MS = 86_400_000;

test.each(
  rowsOfRun(
    [
      { clock: 'a day ahead', shiftMs: DAY_MS, leftMs: 3_600_000, words: ['retry'], reason: /A run is at work/ },
      { clock: 'a day behind', shiftMs: -DAY_MS, leftMs: -3_600_000, words: ['pause'], reason: /no run is at work/ },
    ],
    (_, index) => index === 0,
  ),
)('a task of a server is steered by the time of the server where the clock here is $clock', async (given) => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  await runOnLaptop(dir, { agent: 'true' });
  const holder = { run_id: 'elsewhere', place: { kind: 'unknown' } };
  const expires_at = new Date(Date.now() + given.leftMs).toISOString();
  await writeLease(dir, { schema_version: 1, generation: 7, holder, expires_at });
  const bare = await createBareRemote(dir);
  await git(dir, 'push', '--quiet', bare, 'refs/groundhog/*:refs/groundhog/*');
  const server = await startGitHttpServer({ repositories: { 'octo/hello': bare }, tokens: {}, isPublic: true });
  const clock = new URL(`../../fixtures/shifted-clock.mjs?ms=${given.shiftMs}`, import.meta.url);
  try {
    const env = { NODE_OPTIONS: `--import=${clock}` };
    const steered = await runCli([...given.words, '--remote', `${server.url}/octo/hello`], { cwd: dir, env });
    expect([steered.exitCode, steered.stderr]).toEqual([4, expect.stringMatching(given.reason)]);
  } finally {
    await server.close();
  }
});

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}
