import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readChronicleLines } from '../../crash/invariants/read-chronicle.ts';
import { runCli } from '../../helpers/run-built.ts';
import { cancelAsRunner, findProcessesWith, pause } from '../../helpers/runner-cancel.ts';
import { isSlowRun } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, listSubjects, runOnLaptop, startOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const SEED = Number(process.env.GROUNDHOG_TEST_SEED ?? 19);
const TIMES = isSlowRun ? 20 : 2;
const LANES = Math.min(4, TIMES);

/** What is promised: the runner asks again after 7.5 s, and by then a cancelled run has long said how it ended. */
const RECORDED_WITHIN_MS = 5000;
/** In which so many processes can start even on a machine with nothing else to do. */
const STARTS_WITHIN = 15;

const PLAN = `setup: sleep 0.3
attempt_budget_default: 1
checkpoints:
  - { id: a, spec: A., success_criteria: [{ kind: command, command: 'sleep 0.3; test -e a.txt' }] }
  - { id: b, spec: B., success_criteria: [{ kind: command, command: "trap '' TERM; sleep 0.3; test -e b.txt" }] }
`;

// A child in another session, that no signal to the group reaches.
const AGENT = `setsid sleep 300 & sleep 0.8; touch "$GROUNDHOG_CHECKPOINT.txt"
groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"`;

/** Numbers from 0 to 1 that are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const recordSchema = z.object({
  checkpoints: z.array(
    z.object({ attempts: z.array(z.object({ outcome: z.string(), summary: z.string().nullable() })) }),
  ),
});

/** How the attempts of a task ended; none where it was cancelled before its first record. */
async function listOutcomes(dir: string, task: string): Promise<readonly string[]> {
  const state = `refs/groundhog/${task}/state`;
  if ((await git(dir, 'for-each-ref', state)) === '') return [];
  const { checkpoints } = recordSchema.parse(JSON.parse(await git(dir, 'cat-file', 'blob', `${state}:run.json`)));
  return checkpoints.flatMap(({ attempts }) =>
    attempts.map(({ outcome, summary }) => (outcome === 'running' && summary !== null ? 'waits' : outcome)),
  );
}

const eventSchema = z.object({ kind: z.string(), at: z.iso.datetime() });

/** When the record of a task says that its run has ended; `never` where it does not, none where there is no record. */
async function readEnd(dir: string, task: string): Promise<number | 'never' | undefined> {
  const lines = await readChronicleLines(dir, `refs/groundhog/${task}/state`);
  const last = lines.map((line) => eventSchema.parse(JSON.parse(line))).at(-1);
  if (last === undefined) return undefined;
  return last.kind === 'run_ended' ? Date.parse(last.at) : 'never';
}

test(`a run that is cancelled at ${TIMES} random times loses nothing, leaves nothing running and has recorded its end within 5 s (seed ${SEED})`, async () => {
  const random = createRandom(SEED);
  const latestMs = await measureRun();
  const delays = Array.from({ length: TIMES }, () => Math.round(random() * latestMs));
  // Side by side, since each mostly sleeps.
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    cancelEach(delays.filter((_, time) => time % LANES === lane)),
  );
  const seen = (await Promise.all(lanes)).flat();
  // Otherwise nothing was in the way of any signal.
  const met = isSlowRun ? ['paused', 'interrupted', 'recorded after the signal'] : ['paused'];
  expect(seen).toEqual(expect.arrayContaining(met));
}, 900_000);

/** Measures how long a run takes after it says its isolation, so that signals meet all of it on any machine; in ms. */
async function measureRun(): Promise<number> {
  const { dir } = await createPlanRepo(PLAN);
  const started = await startOnLaptop(dir, { agent: AGENT });
  await started.waitForOutput(/Isolation/);
  const begun = performance.now();
  const { document } = await started.finished;
  expect(document.ending).toBe('passed');
  return performance.now() - begun;
}

/** What the promise comes to on a machine that is as busy as this one is now. */
async function measurePromise(cwd: string): Promise<number> {
  const begun = performance.now();
  await runCli(['--version'], { cwd });
  return Math.max(RECORDED_WITHIN_MS, STARTS_WITHIN * (performance.now() - begun));
}

/** Cancels a run after each delay and looks what stayed; gives the words for how runs and attempts ended. */
async function cancelEach(delays: readonly number[]): Promise<readonly string[]> {
  const { dir, commit } = await createPlanRepo(PLAN);
  const tempDir = await createTempDir('groundhog-cancelled');
  const seen: string[] = [];
  for (const [time, delayMs] of delays.entries()) {
    const flags = ['--task', `t${time}`];
    const started = await startOnLaptop(dir, { agent: AGENT, env: { TMPDIR: tempDir }, flags });
    // What is said before its signals are listened for would end it as any program.
    await started.waitForOutput(/Isolation/);
    await pause(delayMs);
    const cancelledAt = Date.now();
    await cancelAsRunner(started.child);
    const { exitCode, signal, document } = await started.finished;
    expect({ time, delayMs, exitCode, signal }).toMatchObject({
      exitCode: document.ending === 'paused' ? 3 : 0,
      signal: null,
    });
    expect(await findProcessesWith(tempDir)).toEqual([]);
    const endedAt = await readEnd(dir, `t${time}`);
    expect({ time, delayMs, endedAt }).not.toMatchObject({ endedAt: 'never' });
    // By the record's own clock, which is also this one's.
    const lateMs = typeof endedAt === 'number' ? endedAt - cancelledAt : 0;
    if (lateMs > RECORDED_WITHIN_MS) expect(lateMs).toBeLessThanOrEqual(await measurePromise(dir));
    if (lateMs > 0) seen.push('recorded after the signal');
    const outcomes = await listOutcomes(dir, `t${time}`);
    expect(outcomes.filter((outcome) => !['passed', 'interrupted', 'waits'].includes(outcome))).toEqual([]);
    seen.push(document.ending, ...outcomes);
    if (time < delays.length - 1) continue;
    const run = await runOnLaptop(dir, { agent: AGENT, flags });
    expect(['passed', 'nothing_to_do']).toContain(run.document.ending);
    const branch = `refs/heads/groundhog/t${time}/task`;
    expect(await listSubjects(dir, `${commit}..${branch}`)).toEqual(['Do b', 'Do a']);
  }
  return seen;
}
