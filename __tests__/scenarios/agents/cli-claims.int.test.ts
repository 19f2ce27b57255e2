import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, expect } from '@jest/globals';
import { z } from 'zod';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listSubjects,
  readRecord,
  runOnLaptop,
  startOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const recordSchema = z.object({
  checkpoints: z.array(
    z.object({
      checkpoint_id: z.string(),
      attempts: z.array(
        z.object({
          outcome: z.string(),
          claimed_by: z.string().optional(),
          rescued_from_step: z.int().optional(),
          notes: z.array(z.string()),
          summary: z.string().nullable(),
          failure_report: z.object({ what_happened: z.string(), next_attempt_plan: z.string() }).nullable(),
        }),
      ),
    }),
  ),
});

const readAttempts = async (dir: string, id: string) => {
  const { checkpoints } = recordSchema.parse(JSON.parse(await readRecord(dir, 'run.json')));
  return checkpoints.find(({ checkpoint_id }) => checkpoint_id === id)?.attempts ?? [];
};

/** A plan whose checkpoints each want a file of their name with the line `right`. */
const planOf = (...ids: readonly string[]) =>
  `task: hello\ncheckpoints:\n${ids
    .map(
      (id) => `  - id: ${id}
    spec: Write ${id}.txt.
    success_criteria:
      - { kind: command, command: grep -qx right ${id}.txt }
`,
    )
    .join('')}`;

// No verb anywhere; `usage` has an attempt stopped at its limit of turns, and waits to be killed.
const AGENT = `case "$GROUNDHOG_CHECKPOINT $GROUNDHOG_ATTEMPT" in
  "ends 1") echo right > ends.txt ;;
  "limited 1") echo wrong > limited.txt; groundhog verb usage --turns 999; sleep 600 ;;
  "limited 2") echo right > limited.txt; groundhog verb usage --turns 999; sleep 600 ;;
  "idle 1") : ;;
  "idle 2") echo right > idle.txt; exit 3 ;;
  "idle 3") echo right > idle.txt; groundhog verb checkpoint-success --summary "Claim idle" ;;
esac`;

quickTest(
  'a clean end claims, a limit does not, and both are verified; a crash and an end without a change fail',
  async () => {
    const { dir, commit } = await createPlanRepo(planOf('ends', 'limited', 'idle'));
    const run = await runOnLaptop(dir, { agent: AGENT });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' }, leftovers: [] });
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual([
      'Claim idle',
      'Write limited.txt.',
      'Write ends.txt.',
    ]);
    expect(await readAttempts(dir, 'ends')).toMatchObject([{ outcome: 'passed', claimed_by: 'end' }]);
    expect(await readAttempts(dir, 'limited')).toMatchObject([
      {
        outcome: 'failed',
        claimed_by: 'none',
        failure_report: {
          what_happened: expect.stringMatching(/^The agent used its 100 turns[\s\S]*1 of 1 criterion failed/),
        },
      },
      { outcome: 'passed', claimed_by: 'none', failure_report: null, summary: 'Write limited.txt.' },
    ]);
    expect(await readAttempts(dir, 'idle')).toMatchObject([
      {
        outcome: 'failed',
        failure_report: {
          what_happened: expect.stringContaining('without a changed file'),
          next_attempt_plan: expect.stringContaining('groundhog verb checkpoint-success --summary "…"'),
        },
      },
      { outcome: 'failed', failure_report: { what_happened: expect.stringContaining('exit code 3') } },
      { outcome: 'passed', claimed_by: 'verb' },
    ]);
    expect(run.stderr).toContain('limited: attempt 3 passed, not claimed, 1 of 1 criterion.');
    const { stdout } = await runCli(['status'], { cwd: dir });
    expect(stdout).toContain('2/3 limited: landed, not claimed');
    expect(stdout).toContain('1/3 ends: landed, 1 attempt');
  },
);

slowTest('with "claim: verb" of the configuration only the verb claims', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 2\n' }), {
    '.groundhog/config.yml': 'claim: verb\n',
  });
  const agent = `echo hello > greeting.txt; [ $GROUNDHOG_ATTEMPT = 1 ] || { groundhog verb usage --turns 999; sleep 600; }`;
  const run = await runOnLaptop(dir, { agent });
  expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
  expect(run.stderr).toContain('Set by .groundhog/config.yml: claim: verb');
  const [first, second] = run.document.checkpoints[0]?.attempts ?? [];
  expect(first?.failure_report?.what_happened).toBe('The agent ended without closing the attempt.');
  expect(second?.failure_report?.what_happened).toMatch(/used its 100 turns/);
});

// Each verb records a step of what was changed before it. The second attempt leaves what no step may bring back.
const RESCUED = `if [ $GROUNDHOG_ATTEMPT = 1 ]; then
  echo almost > greeting.txt; groundhog verb step --tool edit
  echo broken > greeting.txt; groundhog verb checkpoint-success --summary "Greet wrongly"
else
  echo hello > greeting.txt; groundhog verb step --tool edit
  echo bye > greeting.txt; groundhog verb step --tool edit
  echo ruined > greeting.txt; exit 3
fi`;

slowTest(
  'the recorded steps of a failed attempt are verified, newest first, and the first that holds lands',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runOnLaptop(dir, { agent: RESCUED, flags: ['--rescue-steps', '3'] });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' }, leftovers: [] });
    expect(await git(dir, 'show', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
    expect(await git(dir, 'rev-parse', `${TASK_BRANCH}^`)).toBe(await git(dir, 'rev-parse', 'HEAD'));
    const [first, second] = await readAttempts(dir, 'greet');
    expect(first).toMatchObject({ outcome: 'failed', claimed_by: 'verb', notes: [expect.stringContaining('Step 1 ')] });
    expect(second).toMatchObject({ outcome: 'passed', claimed_by: 'none', rescued_from_step: 3, failure_report: null });
    expect(run.stderr).toContain('greet: attempt 2 passed, rescued from step 3, 1 of 1 criterion.');
    // Each state of the files once, the one that was verified already not at all.
    expect((await listEventKinds(dir)).filter((kind) => kind === 'rescue_started')).toHaveLength(1 + 3);
    expect((await runCli(['status'], { cwd: dir })).stdout).toContain('1/1 greet: landed, rescued from step 3');
    expect(await git(dir, 'for-each-ref', 'refs/groundhog/hello/day-2', 'refs/groundhog/hello/steps')).toBe('');
  },
);

/** A plan whose criterion runs a script outside of the repository, and an agent that finds the right text and ruins it. */
async function prepareRescue() {
  const notes = await createNotes();
  const check = notes.file('check.sh');
  const plan = `${greetPlan({ more: '    attempt_budget: 1\n' })}      - { kind: command, command: "sh '${check}'" }\n`;
  await writeFile(check, 'grep -qx hello greeting.txt || exit 1\nkill -9 "$PPID"\nsleep 60\n');
  const { dir } = await createPlanRepo(plan);
  const agent = `echo started >> '${notes.file('attempts')}'; echo hello > greeting.txt; groundhog verb step --tool edit
    echo bye > greeting.txt; groundhog verb step --tool edit; echo ruined > greeting.txt; exit 3`;
  const options = { agent, flags: ['--rescue-steps', '3'] };
  const killed = await (await startOnLaptop(dir, options)).finished;
  expect(killed.signal).toBe('SIGKILL');
  expect((await listEventKinds(dir)).slice(-4)).toEqual(['attempt_captured', ...Array(3).fill('rescue_started')]);
  const countAgents = async () => (await readFile(notes.file('attempts'), 'utf8')).split('\n').length - 1;
  return { dir, check, options, countAgents };
}

slowTest('a run that dies while it verifies a step is resumed at that step, without the agent', async () => {
  const { dir, check, options, countAgents } = await prepareRescue();
  await writeFile(check, 'test -e greeting.txt\n');
  const run = await runOnLaptop(dir, options);
  expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' }, leftovers: [] });
  expect(await git(dir, 'show', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
  expect(await readAttempts(dir, 'greet')).toMatchObject([{ outcome: 'passed', rescued_from_step: 1 }]);
  expect(await countAgents()).toBe(1);
  expect((await listEventKinds(dir)).filter((kind) => kind === 'rescue_started')).toHaveLength(3);
  expect(await git(dir, 'for-each-ref', 'refs/groundhog/hello/day-1', 'refs/groundhog/hello/steps')).toBe('');
  expect(await git(dir, 'fsck', '--strict', '--no-dangling')).toBe('');
});

slowTest('an attempt whose steps do not hold in the next run either fails by its own end', async () => {
  const { dir, check, options, countAgents } = await prepareRescue();
  await writeFile(check, 'exit 4\n');
  const run = await runOnLaptop(dir, options);
  expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' }, leftovers: [] });
  expect(await readAttempts(dir, 'greet')).toMatchObject([
    { outcome: 'failed', failure_report: { what_happened: expect.stringContaining('exit code 3') } },
  ]);
  expect(await readRecord(dir, 'run.json')).not.toContain('"rescue"');
  expect(await git(dir, 'show', 'refs/groundhog/hello/day-1:greeting.txt')).toBe('ruined');
  expect(await countAgents()).toBe(1);
});

// The first attempt holds at its first step and then does what none may; the second does that at its first step.
const FORBIDDEN = `echo hello > greeting.txt
[ $GROUNDHOG_ATTEMPT = 1 ] || echo '# changed' >> plan.yml
groundhog verb step --tool edit
if [ $GROUNDHOG_ATTEMPT = 1 ]; then echo '# changed' >> plan.yml; exit 0; fi
git checkout -q plan.yml; echo ruined > greeting.txt; exit 3`;

quickTest('no step lands of an attempt that did what none may, and no step that did', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 2\n' }));
  const run = await runOnLaptop(dir, { agent: FORBIDDEN, flags: ['--rescue-steps', '9'] });
  expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' }, leftovers: [] });
  const [first, second] = await readAttempts(dir, 'greet');
  expect(first).toMatchObject({ outcome: 'failed', notes: [] });
  expect(first?.failure_report?.what_happened).toContain('protected paths: plan.yml');
  expect(second?.notes).toEqual([
    expect.stringMatching(/^Step 4 was verified as well, and does not hold/),
    'Step 3 was not verified: it changed what no attempt may change.',
  ]);
});
