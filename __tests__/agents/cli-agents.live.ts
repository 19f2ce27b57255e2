import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type ModelEndpoint, startModelEndpoint } from '../helpers/model-endpoint.ts';
import { playCheckpoint } from '../helpers/play-checkpoint.ts';
import { cleanUp, git } from '../helpers/temp-repo.ts';
import {
  createPlanRepo,
  greetPlan,
  readAllObjects,
  readRecord,
  runOnLaptop,
  TASK_BRANCH,
} from '../scenarios/laptop.ts';
import { toProjectThatConfiguresAgents } from './hostile-project.ts';

// Written by scripts/test-agents.mjs: the CLIs that could be had, with their programs.
const found: Readonly<Record<string, string>> = JSON.parse(process.env.GROUNDHOG_TEST_AGENTS ?? '{}');

const agents: Readonly<Record<string, { readonly flags: readonly string[]; readonly key: string }>> = {
  'claude-code': { flags: ['--model', 'claude-sonnet-4-5'], key: 'ANTHROPIC_API_KEY' },
  codex: { flags: ['--model', 'scripted-model'], key: 'OPENAI_API_KEY' },
  opencode: { flags: ['--model', 'scripted-model', '--provider', 'anthropic'], key: 'ANTHROPIC_API_KEY' },
  gemini: { flags: ['--model', 'gemini-2.5-pro'], key: 'GEMINI_API_KEY' },
};

const KEY = 'canary-key-4711-of-nobody-at-all';
let model: ModelEndpoint | undefined;

afterEach(async () => {
  await model?.close();
  await cleanUp();
});

function run(name: string, dir: string, url: string) {
  const { flags = [], key = '' } = agents[name] ?? {};
  return runOnLaptop(dir, {
    flags: ['--agent', name, '--agent-command', found[name] ?? '', '--base-url', url, ...flags],
    env: { [key]: KEY },
  });
}

describe.each(Object.keys(found))('the CLI %s', (name) => {
  test('does a checkpoint with a verb by MCP and a file, is stopped by its success, and its key stays where it was', async () => {
    model = await startModelEndpoint(playCheckpoint('greeting.txt', 'hello\n'));
    const { dir } = await createPlanRepo(greetPlan());
    const ended = await run(name, dir, model.url);
    expect(ended).toMatchObject({ document: { ending: 'passed' }, leftovers: [] });
    expect(model.unknown).toEqual([]);
    expect(await git(dir, 'show', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
    expect(await git(dir, 'log', '-1', '--format=%s', TASK_BRANCH)).toBe('Write greeting.txt');
    const attempt = JSON.parse(await readRecord(dir, 'run.json')).checkpoints[0].attempts[0];
    expect(attempt).toMatchObject({ outcome: 'passed', side_effects: [{ target: 'a letter' }] });
    const tools: readonly string[] = attempt.tool_calls.map(({ tool_name }: { tool_name: string }) => tool_name);
    const wrote = expect.stringMatching(/write|command/i);
    expect(tools).toEqual(['groundhog.side_effect', wrote, 'groundhog.checkpoint_success']);
    expect(attempt.usage.turns).toBeGreaterThanOrEqual(2);
    expect(attempt.usage.input_tokens).toBeGreaterThanOrEqual(2000);
    expect(model.requests.length).toBe(3);
    const told = [ended.stdout, ended.stderr, await readAllObjects(dir)].join('\n');
    expect(told).not.toContain(KEY);
  });

  test('runs nothing that the project configures for it', async () => {
    model = await startModelEndpoint(playCheckpoint('greeting.txt', 'hello\n'));
    const marks = await mkdtemp(join(tmpdir(), 'groundhog-marks-'));
    const { dir } = await createPlanRepo(greetPlan(), toProjectThatConfiguresAgents(marks));
    const ended = await run(name, dir, model.url);
    const left = await readdir(marks);
    await rm(marks, { recursive: true });
    expect(left).toEqual([]);
    if (name === 'opencode') expect(ended.document.ending).toBe('infra_error');
    else expect(ended.document.ending).toBe('passed');
  });

  test('says what its provider refused, and no budget is used', async () => {
    model = await startModelEndpoint(() => ({ kind: 'status', status: 401, message: 'this key is nobody' }));
    const { dir } = await createPlanRepo(greetPlan());
    const ended = await run(name, dir, model.url);
    expect(ended.document.ending).toBe('infra_error');
    expect(ended.document.reason).toMatch(/401/);
    expect(ended.document.reason).toContain('this key is nobody');
  });
});

test('every CLI that is said to be there has its program', async () => {
  for (const path of Object.values(found)) await expect(access(path)).resolves.toBeUndefined();
});
