import { chmod, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type ModelScript, playTurns, startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import type { ModelTurn } from '../../helpers/agents/model-turn.ts';
import { quickTest, rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, type LaptopRun, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

/** An agent with a model of ours; the price of each is that of the table. */
const agents = [
  ['claude-code', 'anthropic', 'ANTHROPIC_API_KEY', 'claude-sonnet-4-5'],
  ['codex', 'openai', 'OPENAI_API_KEY', 'gpt-5'],
  ['opencode', 'openai-compatible', 'OPENAI_COMPATIBLE_API_KEY', 'gpt-4.1'],
  ['gemini', 'google', 'GEMINI_API_KEY', 'gemini-2.5-flash'],
  ['builtin', 'openai-compatible', 'OPENAI_COMPATIBLE_API_KEY', 'gpt-4.1'],
] as const;
type AgentRow = (typeof agents)[number];

/** Ends the attempt; in two parts, since one protocol streams a text in two. */
const FINISH = 'Finish.Finish.';
const THREE_CENTS = '3/0.3/15';
const turn = (text: string): ModelTurn => ({ kind: 'turn', text, usage: { input: 9000, cached: 0, output: 200 } });
const uncounted = (text: string): ModelTurn => ({ kind: 'turn', text, usage: 'none' });

async function makeProgram(name: string, model: string): Promise<string> {
  const folder = await createTempDir('takes-turns');
  const program = join(folder, 'cli.mjs');
  await cp(join(import.meta.dirname, '..', '..', 'fixtures', 'agents', 'takes-turns.mjs'), program);
  await chmod(program, 0o755);
  await writeFile(join(folder, 'part.json'), JSON.stringify({ name, model }));
  return program;
}

async function run([name, provider, key, model]: AgentRow, script: ModelScript, more: readonly string[] = []) {
  const endpoint = await startModelEndpoint(script);
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const program = name === 'builtin' ? [] : ['--agent-command', await makeProgram(name, model)];
  const chosen = ['--agent', name, '--provider', provider, '--model', model, '--base-url', endpoint.url];
  const ended = await runOnLaptop(dir, { flags: [...chosen, ...program, ...more], env: { [key]: 'nobody' } });
  await endpoint.close();
  return { ended, asked: endpoint.requests.length, unknown: endpoint.unknown };
}

const usageOf = ({ document }: LaptopRun) => document.checkpoints[0]?.attempts[0]?.usage;

const rows = agents.map((row) => [row[0], row] as const);

describe.each(rowsOfRun(rows, (_, index) => index === 0))('the agent %s', (name, row) => {
  test('is stopped by a budget of $0.05 after two turns of $0.03, and has asked for no third', async () => {
    const { ended, asked, unknown } = await run(row, () => turn('Let me think.'), [
      ...['--price', THREE_CENTS, '--max-cost-usd', '0.05'],
    ]);
    expect(ended).toMatchObject({ document: { ending: 'paused' }, leftovers: [] });
    expect([asked, unknown]).toEqual([2, []]);
    expect(ended.document.reason).toContain('max-cost-usd');
    expect(usageOf(ended)).toEqual({
      turns: 2,
      input_tokens: 18_000,
      cached_input_tokens: 0,
      output_tokens: 400,
      cost_usd: 0.06,
      estimated: false,
    });
  });

  // The built-in agent ends by a call, and is shown to count its last turn elsewhere.
  const counted = name === 'builtin' ? test.skip : test;
  counted('has every turn counted, also the one that ends the attempt', async () => {
    const { ended } = await run(row, playTurns(turn('one'), turn('two'), turn(FINISH)));
    expect(ended.document.ending).toBe('passed');
    expect(usageOf(ended)).toMatchObject({ turns: 3, input_tokens: 27_000, output_tokens: 600, estimated: false });
    expect(usageOf(ended)?.cost_usd).toBeGreaterThan(0);
  });

  test('is stopped by its budget where the server counts nothing, by an estimate that is said to be one', async () => {
    const { ended, asked } = await run(row, () => uncounted('x'.repeat(4000)), ['--max-tokens', '2500']);
    expect(ended.document.ending).toBe('paused');
    expect(asked).toBeLessThanOrEqual(3);
    expect(usageOf(ended)).toMatchObject({ turns: asked, output_tokens: asked * 1000, estimated: true });
    expect(ended.stderr.match(/does not say how many tokens/g)).toHaveLength(1);
  });
});

quickTest('a CLI that asks another model than the chosen one pays the price of that', async () => {
  const [claude] = agents;
  const swapped: ModelTurn = { kind: 'turn', text: FINISH, model: 'claude-haiku-4-5-20251001' };
  const { ended } = await run(claude, () => ({ ...swapped, usage: { input: 10_000, cached: 0, output: 1000 } }));
  expect(usageOf(ended)).toMatchObject({ turns: 1, cost_usd: 0.015 });
});
