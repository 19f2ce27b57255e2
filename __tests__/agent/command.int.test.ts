import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AgentTask } from '../../src/agent/agent.ts';
import { createCommandAgent } from '../../src/agent/command.ts';
import { findPrograms } from '../../src/exec/programs.ts';
import { createRedactor } from '../../src/exec/redaction/redact.ts';
import type { Sandbox } from '../../src/exec/sandbox.ts';
import { createNoSandbox } from '../../src/sandbox/no-sandbox.ts';
import { waitUntilGone } from '../exec/wait-until-gone.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

const PATH = '/usr/local/bin:/usr/bin:/bin';
let folder = '';
let sandbox: Sandbox;
let said = '';

beforeEach(async () => {
  folder = await createTempDir('command-agent');
  sandbox = createNoSandbox({ workspacePath: folder, mark: `test-${folder.slice(-6)}` });
  said = '';
});

afterEach(async () => {
  await sandbox.stopAll();
  await cleanUp();
});

async function run(command: string, changes: Partial<AgentTask> = {}) {
  return createCommandAgent(command, createRedactor(['s3cret'])).run({
    brief: 'the brief\n',
    workspacePath: folder,
    attemptFolder: folder,
    env: { PATH },
    programs: await findPrograms(PATH),
    timeoutMs: 30_000,
    maxTurns: 25,
    readTrusted: async () => undefined,
    sandbox,
    signal: new AbortController().signal,
    onTool: () => Promise.resolve('unknown'),
    callVerb: () => Promise.resolve({ ok: false, text: 'It has its own way to call verbs.' }),
    onUsage: () => undefined,
    onOutput: (bytes) => {
      said += Buffer.from(bytes).toString('utf8');
    },
    ...changes,
  });
}

describe('a command as an agent', () => {
  test('gets the brief on standard input and works in the workspace', async () => {
    expect(await run('cat; pwd')).toEqual({
      stop: { kind: 'ended' },
      usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
      toolCalls: [],
      lastWork: `the brief\n${folder}`,
    });
    expect(said).toBe(`the brief\n${folder}\n`);
  });

  test('has secrets masked in its last words before they are cut', async () => {
    const { stop } = await run(`printf 's3cret%01990d' 0 >&2; printf 's3cret' >&2; exit 3`);
    expect(stop).toMatchObject({ kind: 'crashed', detail: expect.stringMatching(/\*\*\*0+\*\*\*$/) });
    expect(JSON.stringify(stop)).not.toMatch(/cret/);
  });

  test('may leave a long brief unread', async () => {
    expect((await run('exit 0', { brief: 'x'.repeat(5_000_000) })).stop).toEqual({ kind: 'ended' });
  });

  test('has the environment that is given and nothing of ours', async () => {
    process.env.GROUNDHOG_TEST_LEAK = 'leaked';
    await run('env', { env: { PATH, A: 'b' } });
    delete process.env.GROUNDHOG_TEST_LEAK;
    const names = said
      .trim()
      .split('\n')
      .map((line) => line.slice(0, line.indexOf('=')));
    const ofShell = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    expect(names.filter((name) => !ofShell.includes(name)).sort()).toEqual(['A', 'GROUNDHOG_PROCESS_MARK', 'PATH']);
  });

  test('is started without the start-up files of a shell', async () => {
    await writeFile(join(folder, '.bashrc'), 'echo from bashrc\n');
    await writeFile(join(folder, '.profile'), 'echo from profile\n');
    await run('echo agent', { env: { PATH, HOME: folder } });
    expect(said).toBe('agent\n');
  });

  test('that fails is crashed, with its exit code and its last words', async () => {
    expect((await run('echo why >&2; exit 3')).stop).toEqual({
      kind: 'crashed',
      detail: 'exit code 3; its last output:\nwhy',
    });
    expect((await run('exit 4')).stop).toEqual({ kind: 'crashed', detail: 'exit code 4' });
  });

  test('that is killed by somebody else is crashed', async () => {
    expect((await run('kill -KILL $$')).stop).toEqual({ kind: 'crashed', detail: 'signal SIGKILL' });
  });

  test('that does not exist or may not be run was not run, and a folder that is not there means it was not started', async () => {
    expect((await run('no-such-agent-program')).stop).toMatchObject({
      kind: 'command_not_run',
      detail: expect.stringMatching(/^exit code 127;[\s\S]*no-such-agent-program/),
    });
    await writeFile(join(folder, 'agent.sh'), 'echo hi\n', { mode: 0o644 });
    expect((await run('./agent.sh')).stop).toMatchObject({ kind: 'command_not_run' });
    expect((await run('true', { workspacePath: join(folder, 'none') })).stop).toMatchObject({ kind: 'not_started' });
  });

  test('that takes too long is ended with all that it started', async () => {
    const { stop } = await run('sleep 600 & echo $!; wait', { timeoutMs: 500 });
    expect(stop).toEqual({ kind: 'wall_clock', seconds: 1 });
    await waitUntilGone(Number(said));
  });

  test('is ended at once when it is told to, even if it will not listen', async () => {
    const controller = new AbortController();
    const onOutput = () => controller.abort();
    const command = `trap '' TERM INT; echo ready; while :; do sleep 0.1; done; touch late`;
    expect((await run(command, { signal: controller.signal, onOutput })).stop).toEqual({ kind: 'stopped' });
    expect(existsSync(join(folder, 'late'))).toBe(false);
  });

  test('is not started when it was told to end before', async () => {
    expect((await run('touch started', { signal: AbortSignal.abort() })).stop).toEqual({ kind: 'stopped' });
    expect(existsSync(join(folder, 'started'))).toBe(false);
  });

  test('may say more than is kept, of which the end is told', async () => {
    const { stop } = await run('seq 200000 >&2; exit 1');
    expect(stop).toMatchObject({
      kind: 'crashed',
      detail: expect.stringMatching(/^exit code 1;.*bytes left out[\s\S]*\n200000$/s),
    });
    expect(said).toContain('\n200000\n');
  });

  test('works on files that stay', async () => {
    await run('cat > out');
    expect(await readFile(join(folder, 'out'), 'utf8')).toBe('the brief\n');
  });
});
