import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, listEventKinds, readRecord, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const SUCCESS = "echo hello > greeting.txt; groundhog verb checkpoint-success --summary 'Write the greeting'";

/** Does its worst in the first attempt and its work in the second. */
const firstly = (worst: string) => `if [ "$GROUNDHOG_ATTEMPT" = 1 ]; then ${worst}; else ${SUCCESS}; fi`;

test.each(
  rowsOfRun(
    [
      ['makes its brief a pipe', 'rm -f "$GROUNDHOG_BRIEF"; mkfifo "$GROUNDHOG_BRIEF"; exit 1'],
      ['makes its brief a folder', 'rm -f "$GROUNDHOG_BRIEF"; mkdir "$GROUNDHOG_BRIEF"; exit 1'],
      ['removes the socket of its verbs', 'rm -f "$GROUNDHOG_SOCKET"; mkdir "$GROUNDHOG_SOCKET"; exit 1'],
      ['removes its workspace', 'rm -rf "$GROUNDHOG_WORKSPACE"'],
      [
        'puts a link in the place of its workspace',
        'cd ..; rm -rf "$GROUNDHOG_WORKSPACE"; ln -s / "$GROUNDHOG_WORKSPACE"',
      ],
      ['closes its workspace to everybody', 'chmod 000 .; exit 1'],
      [
        'puts pipes in the place of rules',
        'mkdir d; mkfifo .gitignore d/.gitignore .gitattributes; echo x >> README.md; exit 1',
      ],
      ['makes files and folders that nobody may read', 'mkdir d; touch d/f; chmod 000 d README.md; exit 1'],
    ],
    (_, index) => index === 3,
  ),
)('an agent that %s fails its attempt and keeps nobody from the next', async (_, worst) => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: firstly(worst) });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const outcomes = run.document.checkpoints[0]?.attempts.map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['failed', 'passed']);
  expect(await git(dir, 'ls-tree', '--name-only', TASK_BRANCH)).toBe('README.md\ngreeting.txt\nplan.yml');
});

slowTest('files that only new ignore rules of the attempt hide do not help it to pass', async () => {
  const plan = `task: hello
checkpoints:
  - id: greet
    spec: Write out.txt.
    attempt_budget: 1
    success_criteria:
      - { kind: command, command: test -f out.txt }
`;
  const { dir } = await createPlanRepo(plan);
  const agent = 'echo out.txt > .gitignore; echo x > out.txt; groundhog verb checkpoint-success --summary Done';
  const run = await runOnLaptop(dir, { agent });
  expect(run.document.ending).toBe('blocked');
  expect(await readRecord(dir, 'run.json')).toContain('removed before the criteria were checked: out.txt.');
});

slowTest('git in a criterion is not answered by what the agent has set in its repository', async () => {
  const plan = `task: hello
checkpoints:
  - id: greet
    spec: Anything.
    attempt_budget: 1
    success_criteria:
      - { kind: command, command: 'test "$(git config user.email)" = agent@groundhog.invalid' }
      - { kind: file_exists, path: greeting.txt }
`;
  const { dir } = await createPlanRepo(plan);
  const run = await runOnLaptop(dir, { agent: `git config user.email forged@example.invalid; ${SUCCESS}` });
  expect(run.document.ending).toBe('passed');
});

slowTest('much output without a line end is shown up to a bound', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: `head -c 20000000 /dev/zero | tr '\\0' a; ${SUCCESS}` });
  expect(run.document.ending).toBe('passed');
  expect(run.stderr).toContain('(further output of the agent is not shown)');
  expect(run.stderr.length).toBeLessThan(2_000_000);
});

slowTest('an attempt may tell 200 side effects and no more', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const call = 'curl -s --unix-socket "$GROUNDHOG_SOCKET" http://x/ -d';
  const body = '{"name":"groundhog.side_effect","payload":{"kind":"other","target":"n%d","reversible":true}}';
  const many = `for n in $(seq 1 205); do ${call} "$(printf '${body}' "$n")" >/dev/null; done`;
  const run = await runOnLaptop(dir, { agent: `${many}; ${SUCCESS}` });
  expect(run.document.ending).toBe('passed');
  const record = await readRecord(dir, 'memory.json');
  expect(record.match(/"target": "n\d+"/g)).toHaveLength(200);
});

quickTest('somebody who is not root gets the result, and no folder stays', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const isRoot = process.getuid?.() === 0;
  const giveTo = (owner: string) => promisify(execFile)('chown', ['-R', owner, dir]);
  if (isRoot) await giveTo('65534:65534');
  await chmod(dir, 0o755);
  const run = await runOnLaptop(dir, {
    agent: firstly('mkdir d; touch d/f; chmod 555 d .; exit 1'),
    ...(isRoot ? { userId: 65534 } : {}),
  });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  if (isRoot) await giveTo('0:0');
  expect((await listEventKinds(dir)).at(-1)).toBe('run_ended');
});
