import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { completeTest, quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  planOfTwo,
  readRecord,
  runOnLaptop,
  startOnLaptop,
} from '../laptop.ts';

afterEach(cleanUp);

const recordSchema = z.object({
  budget_warnings: z.array(z.object({ limit: z.string(), used: z.number(), max: z.number() })),
  checkpoints: z.array(
    z.object({
      attempts: z.array(
        z.object({
          usage: z.object({
            turns: z.number().nullable(),
            input_tokens: z.number().nullable(),
            output_tokens: z.number().nullable(),
            cost_usd: z.number().nullable(),
          }),
          interruption: z.object({ cause: z.string(), retry_after_seconds: z.number().nullable() }).nullable(),
        }),
      ),
    }),
  ),
});

const readRun = async (dir: string) => recordSchema.parse(JSON.parse(await readRecord(dir, 'run.json')));

/** Does what its checkpoint wants, after telling what it used. */
const worker = (usage: string) =>
  `case "$GROUNDHOG_CHECKPOINT" in greet) echo hello > greeting.txt ;; bye) echo bye > bye.txt ;; esac
groundhog verb usage ${usage} && groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"`;

const outcomes = (run: Awaited<ReturnType<typeof runOnLaptop>>) =>
  run.document.checkpoints.map(({ outcome, attempts }) => [outcome, ...attempts.map((attempt) => attempt.outcome)]);

quickTest('a run that has used its tokens starts no further attempt and pauses; the next run has its own', async () => {
  const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
  const options = { agent: worker('--input-tokens 60 --output-tokens 30'), flags: ['--max-tokens', '90'] };
  const run = await runOnLaptop(dir, options);
  expect(run).toMatchObject({ exitCode: 3, leftovers: [], document: { ending: 'paused' } });
  expect(run.document.reason).toBe('Budget: this run has used 90 of 90 tokens (max-tokens).');
  expect(outcomes(run)).toEqual([['success', 'passed'], ['pending']]);
  const second = await runOnLaptop(dir, options);
  expect(second.document.ending).toBe('passed');
  expect(outcomes(second)[1]).toEqual(['success', 'passed']);
});

slowTest(
  'an agent that goes over the money of the run is stopped, and no attempt of the checkpoint is used',
  async () => {
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const agent =
      'echo half > half.txt; groundhog verb usage --cost-usd 0.2; groundhog verb usage --cost-usd 0.6; sleep 60';
    const run = await runOnLaptop(dir, { agent, flags: ['--max-cost-usd', '0.5'] });
    expect(run).toMatchObject({ exitCode: 3, leftovers: [], document: { ending: 'paused' } });
    expect(run.document.reason).toMatch(/^Budget: this run has used 0\.6 of 0\.5 US dollars/);
    expect(outcomes(run)).toEqual([['pending', 'interrupted']]);
    expect(await git(dir, 'cat-file', 'blob', 'refs/groundhog/hello/day-1:half.txt')).toBe('half');
    const [attempt] = (await readRun(dir)).checkpoints[0]?.attempts ?? [];
    expect(attempt).toMatchObject({ usage: { cost_usd: 0.6, turns: null }, interruption: { cause: 'budget' } });
    const next = await runOnLaptop(dir, { agent: worker('--turns 1') });
    expect(next.document.ending).toBe('passed');
  },
);

slowTest('at four fifths of a budget a warning is shown at once and recorded once', async () => {
  const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
  const agent = worker('--output-tokens 80 --turns 2');
  const run = await runOnLaptop(dir, { agent, flags: ['--max-tokens', '100'] });
  expect(run.stderr.match(/Warning: This run has used 80 of 100 tokens/g)).toHaveLength(1);
  expect((await readRun(dir)).budget_warnings).toEqual([{ limit: 'max_tokens', used: 80, max: 100 }]);
  expect((await listEventKinds(dir)).filter((kind) => kind === 'budget_warning')).toHaveLength(1);
  // The second attempt was allowed to start, and used too much.
  expect(run.document.ending).toBe('paused');
  expect(outcomes(run)).toEqual([
    ['success', 'passed'],
    ['pending', 'interrupted'],
  ]);
});

slowTest('an agent that has used its turns has failed, and was told of before', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const agent = 'for n in 6 "$GROUNDHOG_MAX_TURNS" 8; do groundhog verb usage --turns "$n"; done; sleep 60';
  const run = await runOnLaptop(dir, { agent, flags: ['--max-iterations', '7'] });
  expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
  expect(run.document.checkpoints[0]?.attempts[0]?.failure_report?.what_happened).toMatch(/used its 7 turns/);
  const near = 'greet: this attempt has used 6 of 7 turns (max_iterations); at the limit the agent is stopped.';
  expect(run.stderr.split('\n').filter((line) => line.includes('max_iterations'))).toEqual([
    `           Warning: ${near}`,
  ]);
});

slowTest('the deadline stops the agent, keeps its work and pauses the run', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const agent = 'echo half > half.txt; sleep 60';
  const run = await runOnLaptop(dir, { agent, flags: ['--deadline-minutes', '0.3'] });
  expect(run).toMatchObject({ exitCode: 3, leftovers: [], document: { ending: 'paused' } });
  expect(run.document.reason).toBe('Deadline: this run had 0.3 minutes.');
  expect(run.stderr).toMatch(/Warning: This run has used 0\.2\d* of 0\.3 minutes/);
  expect(outcomes(run)).toEqual([['pending', 'interrupted']]);
  expect(await git(dir, 'cat-file', 'blob', 'refs/groundhog/hello/day-1:half.txt')).toBe('half');
  expect((await readRun(dir)).checkpoints[0]?.attempts[0]?.interruption).toEqual({
    cause: 'deadline',
    retry_after_seconds: null,
  });
});

quickTest('a setup that outlasts the deadline is stopped, and no agent is started', async () => {
  const { dir } = await createPlanRepo(greetPlan({ head: 'setup: sleep 60\n' }));
  const run = await runOnLaptop(dir, { agent: 'false', flags: ['--deadline-minutes', '0.05'] });
  expect(run).toMatchObject({ exitCode: 3, leftovers: [], document: { ending: 'paused' } });
  expect(outcomes(run)).toEqual([['pending']]);
});

slowTest('a provider that is unavailable is waited for, and no attempt of the checkpoint is used', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const agent = `if [ ! -e '${notes.file('asked')}' ]; then touch '${notes.file('asked')}'; echo 429 >&2
groundhog verb retry-after --seconds 2; exit 75; fi; ${worker('--turns 1')}`;
  const run = await runOnLaptop(dir, { agent });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  expect(outcomes(run)).toEqual([['success', 'interrupted', 'passed']]);
  const [first] = (await readRun(dir)).checkpoints[0]?.attempts ?? [];
  expect(first?.interruption).toEqual({ cause: 'provider', retry_after_seconds: 2 });
  const events = (await readRecord(dir, 'chronicle.jsonl')).split('\n').filter((line) => line !== '');
  const times = events.map((line) => z.object({ kind: z.string(), at: z.string() }).parse(JSON.parse(line)));
  const ended = times.findIndex(({ kind }) => kind === 'attempt_ended');
  const waited = Date.parse(times[ended + 2]?.at ?? '') - Date.parse(times[ended]?.at ?? '');
  expect([times[ended + 2]?.kind, waited >= 2000]).toEqual(['attempt_started', true]);
});

completeTest('a provider that stays unavailable pauses the run after three attempts', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const run = await runOnLaptop(dir, { agent: 'groundhog verb retry-after --seconds 1; exit 75' });
  expect(run).toMatchObject({ exitCode: 3, document: { ending: 'paused' } });
  expect(run.document.reason).toMatch(/^Provider: Checkpoint "greet" was interrupted 3 times/);
  expect(outcomes(run)).toEqual([['pending', 'interrupted', 'interrupted', 'interrupted']]);
});

test.each(
  rowsOfRun(
    [
      ['more than a run ever waits', '3600', [], /^Provider: it asked for a pause of 3600 s/],
      [
        'longer than until the deadline',
        '600',
        ['--deadline-minutes', '5'],
        /^Deadline: the next attempt would have to wait/,
      ],
    ] as const,
    (_, index) => index === 1,
  ),
)('a provider that asks for %s pauses the run at once', async (...[, seconds, flags, reason]) => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: `groundhog verb retry-after --seconds ${seconds}; exit 75`, flags });
  expect(run).toMatchObject({ exitCode: 3, document: { ending: 'paused' } });
  expect(run.document.reason).toMatch(reason);
  expect(outcomes(run)).toEqual([['pending', 'interrupted']]);
});

slowTest('a request to end also ends the wait for a provider', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const started = await startOnLaptop(dir, { agent: 'groundhog verb retry-after --seconds 600; exit 75' });
  await started.waitForOutput(/starts in 6\d\d s/);
  started.child.kill('SIGINT');
  const run = await started.finished;
  expect(run).toMatchObject({ exitCode: 3, leftovers: [], document: { ending: 'paused' } });
  expect((await listEventKinds(dir)).slice(-3)).toEqual(['attempt_ended', 'workspace_rewound', 'run_ended']);
});

test.each(
  rowsOfRun(
    [
      ['--max-tokens', '0'],
      ['--max-tokens', '1.5'],
      ['--max-cost-usd', '-1'],
      ['--max-cost-usd', '1e3'],
      ['--deadline-minutes', '0'],
      ['--max-iterations', '0'],
    ],
    (_, index) => index === 0,
  ),
)('%s %s is refused', async (flag, value) => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: 'true', flags: [`${flag}=${value}`] });
  expect(run).toMatchObject({ exitCode: 2, document: { ending: 'refused' } });
  expect(run.stderr).toContain(flag.slice(2));
});
