import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { quoteForShell } from '../../../src/domain/text/quote-for-shell.ts';
import { makeFakeCli } from '../../helpers/agents/fake-cli.ts';
import { type ModelEndpoint, type ModelScript, startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import { call } from '../../helpers/agents/model-turn.ts';
import { findSandboxObstacle } from '../../helpers/bubblewrap.ts';
import { parseJson } from '../../helpers/json.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createRepo, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { CANARY_KEY } from '../builtin-agent.ts';
import { answerWith, createWishRepo, draftOnLaptop, GOOD_PLAN, planOnLaptop, VACUOUS_PLAN } from './wish-repository.ts';

let endpoint: ModelEndpoint | undefined;

afterEach(async () => {
  await endpoint?.close();
  await cleanUp();
});

async function start(script: ModelScript): Promise<ModelEndpoint> {
  endpoint = await startModelEndpoint(script);
  return endpoint;
}

/** Reads a file first, tries to write one, answers with a vacuous draft, and corrects it once the faults are named. */
const improving: ModelScript = ({ text, answers }) => {
  if (text.includes('## Your last draft')) return { kind: 'turn', text: answerWith(GOOD_PLAN) };
  if (answers.length === 0) return call('read_file', { path: 'src/greet.js' });
  if (answers.length === 1) return call('search', { pattern: 'greet' });
  return { kind: 'turn', text: answerWith(VACUOUS_PLAN) };
};

quickTest(
  'a wish becomes a plan that was checked at the base, after the faults of the first draft were corrected',
  async () => {
    const model = await start(improving);
    const { dir } = await createWishRepo();
    const run = await draftOnLaptop(dir, { wish: 'Add a shout that greets in capitals', model, flags: ['--json'] });
    expect(run.stderr).toContain('Written to .groundhog/plans/add-a-shout-that-greets-in-capitals.yml');
    expect(run.exitCode).toBe(0);
    const document = parseJson(run.stdout);
    expect(document).toMatchObject({
      path: '.groundhog/plans/add-a-shout-that-greets-in-capitals.yml',
      rounds: 2,
      criteria: { checked: 3, all: 3 },
      usage: { turns: 4 },
      estimate: null,
    });
    const written = await readFile(join(dir, '.groundhog/plans/add-a-shout-that-greets-in-capitals.yml'), 'utf8');
    expect(written).toMatch(
      /^# Drafted by Groundhog with builtin anthropic scripted-model: 2 rounds, 4 turns, \d+ tokens, \$/,
    );
    expect(written.slice(written.indexOf('\n') + 1)).toBe(GOOD_PLAN);
    const second = model.requests.at(-1)?.text ?? '';
    expect(second).toContain('criterion 1: it holds before any work');
    expect(second).toContain('tests that are to fail before the work pass there');
    const offered = model.requests[0]?.tools.map(({ name }) => name).sort();
    expect(offered).toEqual(['list_files', 'read_file', 'search']);
    expect(await git(dir, 'status', '--porcelain')).toBe('?? .groundhog/');
    expect(await git(dir, 'for-each-ref', 'refs/groundhog', 'refs/heads/groundhog')).toBe('');
  },
);

const MISSING = `checkpoints:
  - id: greet
    spec: Make greet work.
    success_criteria:
      - { kind: command, command: frobnicate --all }
`;

slowTest(
  'a command that is not there stays wrong after three rounds: it is shown, and the exit code says so',
  async () => {
    const model = await start(() => ({ kind: 'turn', text: answerWith(MISSING) }));
    const { dir } = await createWishRepo();
    await writeFiles(dir, { 'src/greet.js': 'export const greet = 1;\n' });
    const run = await draftOnLaptop(dir, { wish: 'Greet', model });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain(MISSING);
    expect(run.stdout).toMatch(/✗ checkpoint "greet", criterion 1: it could not be run: frobnicate: not found/);
    expect(run.stdout).toContain('and the model has corrected its draft twice: 1 fault left.');
    expect(run.stderr).toContain('Warning: The plan is for what is committed, without what is not: src/greet.js');
    expect(run.stderr).toContain('Written to .groundhog/plans/greet.yml');
    expect(model.requests).toHaveLength(3);
    expect(model.requests[1]?.text).toContain('frobnicate: ');
  },
);

slowTest('a model that fails after its first draft leaves that draft', async () => {
  const model = await start(({ text }) =>
    text.includes('## Your last draft')
      ? { kind: 'status', status: 401, message: 'this key is nobody' }
      : { kind: 'turn', text: answerWith(VACUOUS_PLAN) },
  );
  const { dir } = await createWishRepo();
  const run = await draftOnLaptop(dir, { wish: 'Greet', model });
  expect(run.exitCode).toBe(1);
  expect(run.stdout).toContain(VACUOUS_PLAN);
  expect(run.stderr).toContain('this key is nobody');
});

const answer = answerWith(GOOD_PLAN);
const clis = [
  [
    'claude-code',
    {
      version: '2.1.329',
      key: 'ANTHROPIC_API_KEY',
      flags: [],
      line: { type: 'assistant', message: { content: [{ type: 'text', text: answer }] } },
    },
  ],
  [
    'codex',
    {
      version: 'codex-cli 0.169.0',
      key: 'OPENAI_API_KEY',
      flags: [],
      line: { type: 'item.completed', item: { type: 'agent_message', text: answer } },
    },
  ],
  [
    'opencode',
    {
      version: '1.18.33',
      key: 'ANTHROPIC_API_KEY',
      flags: ['--model', 'm'],
      line: { type: 'text', part: { text: answer } },
    },
  ],
  [
    'gemini',
    {
      version: '0.61.0',
      key: 'GEMINI_API_KEY',
      flags: [],
      line: { type: 'message', role: 'assistant', content: answer, delta: true },
    },
  ],
] as const;

describe.each(rowsOfRun(clis, (_, index) => index === 0))('the agent %s', (agent, { version, key, flags, line }) => {
  test('drafts without verbs, and what it writes all the same is discarded', async () => {
    const cli = await makeFakeCli({ version, lines: [line], files: { 'hacked.txt': 'x', 'src/greet.js': '' } });
    const { dir } = await createWishRepo();
    const choice = ['--agent', agent, '--agent-command', cli.program, ...flags];
    const run = await planOnLaptop(dir, ['Shout', '--json', ...choice], { [key]: CANARY_KEY });
    expect(run).toMatchObject({ exitCode: 0 });
    expect(parseJson(run.stdout)).toMatchObject({ rounds: 1, criteria: { checked: 3, all: 3 } });
    const seen = await cli.seen();
    expect(seen.brief).toContain('## The wish');
    expect(seen.env.GROUNDHOG_SOCKET).toBeUndefined();
    expect(seen.env[key]).not.toBe(CANARY_KEY);
    expect(await git(dir, 'status', '--porcelain')).toBe('?? .groundhog/');
    const written = await readFile(join(dir, '.groundhog/plans/shout.yml'), 'utf8');
    expect(written).toMatch(new RegExp(`^# Drafted by Groundhog with ${agent}.*: 1 round`));
    expect(written.slice(written.indexOf('\n') + 1)).toBe(GOOD_PLAN);
  });
});

slowTest('a command drafts on standard output, warned of, and each round starts from the base', async () => {
  const answers = await createTempDir('answers');
  await writeFiles(answers, { good: answer, vacuous: answerWith(VACUOUS_PLAN) });
  const command = `cat > brief.txt; [ -e hacked.txt ] && exit 1; echo x > hacked.txt; echo > src/greet.js
    if grep -q 'Your last draft' brief.txt; then cat ${answers}/good; else cat ${answers}/vacuous; fi`;
  const { dir } = await createWishRepo();
  const run = await planOnLaptop(dir, ['Shout', '--agent', 'command', '--agent-command', command]);
  expect(run).toMatchObject({ exitCode: 0 });
  expect(run.stderr).toContain('Warning: The agent "command" is a program that may do anything');
  expect(run.stdout).toContain(
    '3 of 3 criteria were checked before any work, and the model has corrected its draft once: nothing is wrong.',
  );
  expect(run.stdout).toContain('Cost of drafting: unknown.');
  expect(await git(dir, 'status', '--porcelain')).toBe('?? .groundhog/');
});

const obstacle = await findSandboxObstacle();
const boxedTest = obstacle === undefined ? slowTest : () => undefined;

boxedTest('in a sandbox a command cannot write to the checkout that it reads, and is not warned of', async () => {
  const { dir } = await createWishRepo();
  const command = `if echo x > hacked.txt; then exit 1; fi; grep -q greet src/greet.js && printf '%s' ${quoteForShell(answer)}`;
  const args = ['Shout', '--agent', 'command', '--agent-command', command, '--isolation', 'sandbox'];
  const run = await planOnLaptop(dir, args, { GROUNDHOG_ISOLATION: '' });
  expect(run).toMatchObject({ exitCode: 0 });
  expect(run.stderr).not.toContain('may do anything');
  expect(run.stdout).toContain('3 of 3 criteria were checked before any work');
});

slowTest('what cannot be drafted is refused before a model is asked, and nothing is written', async () => {
  const model = await start(() => ({ kind: 'turn', text: answer }));
  const { dir } = await createWishRepo();
  await writeFiles(dir, { 'there.yml': '' });
  const { dir: unborn } = await createRepo({ files: {} });
  await git(unborn, 'update-ref', '-d', 'HEAD');
  const choice = ['--provider', 'anthropic', '--model', 'm', '--base-url', model.url];
  const key = { ANTHROPIC_API_KEY: CANARY_KEY };
  const cases = [
    [dir, ['Greet', ...choice, '--out', 'there.yml'], key, 'is there already'],
    [dir, ['Greet', ...choice], {}, 'ANTHROPIC_API_KEY is not set'],
    [dir, ['Greet'], key, 'the agent "builtin" needs one of'],
    [dir, ['  ', ...choice], key, 'It must have 1 to 32 KiB of text.'],
    [dir, ['a'.repeat(40_000), ...choice], key, 'It must have 1 to 32 KiB of text.'],
    [dir, ['Greet', '--agent', 'nonsense'], key, '"nonsense" is none of'],
    [dir, ['Greet', '--agent', 'command'], key, 'The command agent has no command.'],
    [unborn, ['Greet', ...choice], key, 'The repository has no commit yet.'],
    [await createTempDir('nowhere'), ['Greet', ...choice], key, 'is not a git repository'],
  ] as const;
  for (const [cwd, args, env, text] of cases) {
    const run = await planOnLaptop(cwd, args, env);
    expect([args[0].slice(0, 20), run.exitCode, run.stdout]).toEqual([args[0].slice(0, 20), 2, '']);
    expect(run.stderr).toContain(text);
  }
  expect(model.requests).toEqual([]);
  expect(await git(dir, 'status', '--porcelain')).toBe('?? there.yml');
});

slowTest('a plan that cannot be written is printed, since it has cost something', async () => {
  const model = await start(() => ({ kind: 'turn', text: answer }));
  const { dir } = await createWishRepo();
  const run = await draftOnLaptop(dir, { wish: 'Greet', model, flags: ['--out', 'package.json/plan.yml'] });
  expect(run.exitCode).toBe(5);
  expect(run.stdout).toContain(GOOD_PLAN);
  expect(run.stderr).toContain('package.json/plan.yml');
});
