import { access } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type CliPart, makeFakeCli } from '../../helpers/agents/fake-cli.ts';
import { completeTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, listRefs, readAllObjects, readRecord, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const KEY = 'canary-key-4711-of-nobody';
const SUCCESS = ['verb', 'checkpoint-success', '--summary', 'Greet'];
const GREETING = { 'greeting.txt': 'hello\n' };

const agents = [
  ['claude-code', { key: 'ANTHROPIC_API_KEY', version: '2.1.329 (Claude Code)', older: '2.1.328', flags: [] }],
  ['codex', { key: 'OPENAI_API_KEY', version: 'codex-cli 0.169.0', older: 'codex-cli 0.168.9', flags: [] }],
  ['opencode', { key: 'ANTHROPIC_API_KEY', version: '1.18.33', older: '1.9.99', flags: ['--model', 'm'] }],
  ['gemini', { key: 'GEMINI_API_KEY', version: '0.61.0', older: '0.60.1', flags: [] }],
] as const;

interface Run {
  readonly dir: string;
  readonly agent: string;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

function run({ dir, agent, flags = [], env = {} }: Run) {
  return runOnLaptop(dir, { flags: ['--agent', agent, ...flags], env });
}

describe.each(rowsOfRun(agents, (_, index) => index === 0))('the agent %s', (agent, { key, version, older, flags }) => {
  async function runWith(part: Partial<CliPart>, more: readonly string[] = []) {
    const cli = await makeFakeCli({ version, files: GREETING, verb: SUCCESS, hangs: true, ...part });
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const ended = await run({
      dir,
      agent,
      flags: ['--agent-command', cli.program, ...flags, ...more],
      env: { [key]: KEY, OTHER_TOKEN: 'other-4711-value' },
    });
    return { cli, dir, ended };
  }

  test('is given the brief, a home of its own and a key for this attempt alone, and is stopped by its success', async () => {
    const { cli, dir, ended } = await runWith({ lines: [{ type: 'none', text: `My key is ${KEY}.` }] });
    expect(ended).toMatchObject({ document: { ending: 'passed' }, leftovers: [] });
    const { env, brief, cwd } = await cli.seen();
    expect(brief).toContain('Write greeting.txt with "hello".');
    expect(env.GROUNDHOG_WORKSPACE).toBe(cwd);
    // The key itself stays with Groundhog.
    expect(env[key]).toMatch(/^groundhog-[0-9a-f]{48}$/);
    expect(JSON.stringify([env, await cli.seen()])).not.toMatch(/other-4711|canary-key/);
    for (const name of ['HOME', 'TMPDIR'] as const) {
      expect(env[name]).toMatch(/groundhog-socket-.*\/cli-\w+\//);
      await expect(access(env[name] ?? '')).rejects.toThrow(/ENOENT/);
    }
    expect([ended.stdout, ended.stderr, await readAllObjects(dir)].join('\n')).not.toContain(KEY);
    const transcript = await readRecord(dir, 'evidence/1/transcript.jsonl');
    expect(transcript).toContain('{"kind":"told","line":{"type":"none","text":"My key is ***."}}');
  });

  test('claims what it has changed when it ends by itself', async () => {
    const { dir, ended } = await runWith({ lines: [], verb: ['verb', 'chronicle'], hangs: false });
    expect(ended.document).toMatchObject({ ending: 'passed' });
    expect(await readRecord(dir, 'run.json')).toContain('"claimed_by": "end"');
  });

  test('is refused when its program is too old, before anything is recorded', async () => {
    const cli = await makeFakeCli({ version: older });
    const { dir } = await createPlanRepo(greetPlan());
    const refs = await listRefs(dir);
    const ended = await run({ dir, agent, flags: ['--agent-command', cli.program, ...flags], env: { [key]: KEY } });
    expect(ended).toMatchObject({ exitCode: 2, document: { ending: 'refused' }, leftovers: [] });
    expect(ended.document.reason).toMatch(/too old[\s\S]*needs \d+\.\d+\.\d+ or newer[\s\S]*npm install --global/);
    expect(await listRefs(dir)).toBe(refs);
  });

  test('is refused when its program is not there, with the line that installs it', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const PATH = `${await createTempDir('empty-path')}:/usr/bin:/bin`;
    const ended = await run({ dir, agent, flags, env: { [key]: KEY, PATH } });
    expect(ended.document).toMatchObject({
      ending: 'refused',
      reason: expect.stringMatching(/not on the PATH[\s\S]*npm install --global/),
    });
  });

  test('is refused without its key, and the variable is named', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const ended = await run({ dir, agent, flags });
    expect(ended.document).toMatchObject({ ending: 'refused', reason: expect.stringContaining(key) });
  });

  test('has failed when it ends without a verb, whatever it prints, and only the verb claims', async () => {
    const lines = ['no JSON', '{"broken', [], null, { type: 'nobody knows' }];
    const { ended } = await runWith({ lines, verb: ['verb', 'chronicle'], hangs: false }, ['--claim', 'verb']);
    expect(ended.document).toMatchObject({ ending: 'blocked' });
    expect(ended.document.checkpoints[0]?.attempts[0]?.failure_report?.what_happened).toContain(
      'without closing the attempt',
    );
  });

  test('says whose models it can use when another provider is named', async () => {
    const { ended } = await runWith({}, ['--provider', 'nobody']);
    expect(ended.document).toMatchObject({
      ending: 'refused',
      reason: expect.stringMatching(/"provider"[\s\S]*"nobody" is none of: [a-z]/),
    });
  });
});

slowTest('opencode does not start in a project whose plugins it would run, and says why', async () => {
  const cli = await makeFakeCli({ version: '1.18.33', files: GREETING, verb: SUCCESS });
  const { dir } = await createPlanRepo(greetPlan(), { '.opencode/plugins/p.js': '' });
  const flags = ['--agent-command', cli.program, '--model', 'm'];
  const ended = await run({ dir, agent: 'opencode', flags, env: { ANTHROPIC_API_KEY: KEY } });
  expect(ended.document.ending).toBe('infra_error');
  await expect(cli.seen()).rejects.toThrow(/ENOENT/);
  const attempt = JSON.parse(await readRecord(dir, 'run.json')).checkpoints[0].attempts[0];
  expect(attempt).toMatchObject({ outcome: 'interrupted', notes: [expect.stringContaining('.opencode/plugins')] });
});

slowTest('a CLI whose bridge to the verbs did not start is ended at once, and no budget is used', async () => {
  const init = { type: 'system', subtype: 'init', mcp_servers: [{ name: 'groundhog', status: 'failed' }] };
  const cli = await makeFakeCli({ version: '2.1.329', lines: [init], hangs: true });
  const { dir } = await createPlanRepo(greetPlan());
  const ended = await run({
    dir,
    agent: 'claude-code',
    flags: ['--agent-command', cli.program],
    env: { ANTHROPIC_API_KEY: KEY },
  });
  expect(ended.document.ending).toBe('infra_error');
  expect(ended.document.checkpoints[0]?.attempts[0]?.outcome).toBe('interrupted');
});

completeTest('a CLI that does the same again and again is ended, and the report says so', async () => {
  const use = { type: 'tool_use', id: 't', name: 'Bash', input: { command: 'npm test' } };
  const answer = { type: 'tool_result', tool_use_id: 't', content: 'no test passes' };
  const turn = (id: number) => [
    { type: 'assistant', message: { id, model: 'm', content: [use], usage: {} } },
    { type: 'user', message: { content: [answer] } },
  ];
  const lines = [1, 2, 3, 4, 5].flatMap(turn);
  const cli = await makeFakeCli({ version: '2.1.329', lines, hangs: true });
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const flags = ['--agent-command', cli.program];
  const ended = await run({ dir, agent: 'claude-code', flags, env: { ANTHROPIC_API_KEY: KEY } });
  expect(ended).toMatchObject({ document: { ending: 'blocked' }, leftovers: [] });
  expect(ended.document.checkpoints[0]?.attempts[0]?.failure_report?.what_happened).toBe(
    'The agent made no progress and was stopped: it made the same call with the same answer 5 times, and changed no file meanwhile.',
  );
});
