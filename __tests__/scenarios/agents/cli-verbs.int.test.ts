import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  readAllObjects,
  readRecord,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const recordSchema = z.object({
  checkpoints: z.array(z.object({ attempts: z.array(z.object({ tool_calls: z.array(z.unknown()) })) })),
});

slowTest('of two terminal verbs the first one stands and the second one is an error', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('says-it-twice.mjs') });
  expect(run.document.ending).toBe('passed');
  expect(await git(dir, 'log', '-1', '--format=%s', TASK_BRANCH)).toBe('first');
  const record = recordSchema.parse(JSON.parse(await readRecord(dir, 'run.json')));
  expect(record.checkpoints[0]?.attempts[0]?.tool_calls).toMatchObject([
    { seq: 1, tool_name: 'groundhog.checkpoint_success', is_error: false },
    { seq: 2, tool_name: 'groundhog.checkpoint_success', is_error: true },
  ]);
});

slowTest('a blank summary and an unknown key are refused with the reason, and the agent can mend them', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('mends-its-verb.sh', notes.dir) });
  expect(run.document).toMatchObject({ ending: 'passed', checkpoints: [{ attempts: [{ day: 1 }] }] });
  expect(await readFile(notes.file('blank.txt'), 'utf8')).toMatch(/must not be blank[\s\S]*summary[\s\S]*exit 1\n$/);
  expect(await readFile(notes.file('unknown.txt'), 'utf8')).toMatch(/mood[\s\S]*exit 1\n$/);
});

slowTest('all verbs take JSON on standard input', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('tells-by-json.sh', notes.dir) });
  expect(run.document.checkpoints[0]?.attempts).toMatchObject([
    {
      outcome: 'failed',
      failure_report: { source: 'agent', what_tried: 'a', what_happened: 'b', next_attempt_plan: 'c' },
    },
    { outcome: 'passed' },
  ]);
  expect(JSON.parse(await readFile(notes.file('chronicle.json'), 'utf8'))).toMatchObject({
    memory: { task_id: 'hello', completed: [] },
    failed_attempts: [{ day: 1, failure_report: { what_happened: 'b' }, side_effects: [{ target: 'a letter' }] }],
  });
  expect(JSON.parse(await readRecord(dir, 'memory.json'))).toMatchObject({
    completed: [
      {
        checkpoint_id: 'greet',
        side_effects: [
          { target: 'a letter', reversible: true },
          { target: 'a call', reversible: false },
        ],
      },
    ],
  });
});

test.each(['checkpoint-success', 'checkpoint-failure', 'side-effect', 'chronicle'])(
  'the verb %s outside of an attempt is an error that says so',
  async (verb) => {
    const cwd = await createTempDir('groundhog-nowhere');
    const bare = await runCli(['verb', verb], { cwd });
    expect(bare).toMatchObject({ exitCode: 1, stdout: '' });
    expect(bare.stderr).toMatch(/only during an attempt/);
    const stale = await runCli(['verb', verb], { cwd, env: { GROUNDHOG_SOCKET: `${cwd}/verbs.sock` } });
    expect(stale).toMatchObject({ exitCode: 1, stdout: '' });
    expect(stale.stderr).toMatch(/only during an attempt/);
  },
);

const secrets = {
  MY_TOKEN: 'my-token-value-of-nobody',
  GITHUB_TOKEN: 'github-token-value-of-nobody',
  ACTIONS_RUNTIME_TOKEN: 'runtime-token-value-of-nobody',
  'INPUT_GITHUB-TOKEN': 'input-token-value-of-nobody',
  GITHUB_ENV: '/value-of-nobody/env',
  SSH_AUTH_SOCK: '/value-value-of-nobody/agent.sock',
  GIT_AUTHOR_NAME: 'value-value-of-nobody',
  NODE_OPTIONS: '--title=value-value-of-nobody',
};

quickTest('the agent gets its brief, the documented environment and nothing else of the caller', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('shows-environment.sh', notes.dir), env: secrets });
  expect(run.document.ending).toBe('passed');
  const text = await readFile(notes.file('env.txt'), 'utf8');
  const names = text
    .split('\n')
    .map((line) => /^([A-Za-z_]\w*)=/.exec(line)?.[1])
    .filter((name) => name !== undefined && !['_', 'PWD', 'OLDPWD', 'SHLVL', '__CF_USER_TEXT_ENCODING'].includes(name));
  const own = names.filter((name) => name?.startsWith('GROUNDHOG_') === true).sort();
  expect(own).toEqual([
    'GROUNDHOG_ATTEMPT',
    'GROUNDHOG_BRIEF',
    'GROUNDHOG_CHECKPOINT',
    'GROUNDHOG_DAY',
    'GROUNDHOG_MAX_TURNS',
    ...(own.includes('GROUNDHOG_PROCESS_MARK') ? ['GROUNDHOG_PROCESS_MARK'] : []),
    'GROUNDHOG_SOCKET',
    'GROUNDHOG_TASK',
    'GROUNDHOG_WORKSPACE',
  ]);
  expect(names.filter((name) => !own.includes(name)).sort()).toEqual([
    'HOME',
    'LANG',
    'PATH',
    'PYTHONDONTWRITEBYTECODE',
    'TERM',
    'TMPDIR',
  ]);
  expect(text).not.toMatch(/value-of-nobody/);
  const brief = await readFile(notes.file('brief.md'), 'utf8');
  expect(await readFile(notes.file('stdin.md'), 'utf8')).toBe(brief);
  expect(text).toContain(`GROUNDHOG_WORKSPACE=${(await readFile(notes.file('pwd.txt'), 'utf8')).trim()}\n`);
  expect(await readAllObjects(dir)).not.toMatch(/value-of-nobody/);
});
