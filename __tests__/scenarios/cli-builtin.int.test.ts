import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type ModelEndpoint, type ModelScript, startModelEndpoint } from '../helpers/model-endpoint.ts';
import { cleanUp, git } from '../helpers/temp-repo.ts';
import { CANARY_KEY, doors, runBuiltin, twoAttempts } from './builtin-agent.ts';
import { createPlanRepo, greetPlan, readAllObjects, readRecord, TASK_BRANCH } from './laptop.ts';

const recordSchema = z.object({
  checkpoints: z.array(
    z.object({
      attempts: z.array(
        z.object({
          tool_calls: z.array(z.object({ seq: z.int(), tool_name: z.string(), is_error: z.boolean() })),
          usage: z.record(z.string(), z.number().nullable()),
          notes: z.array(z.string()),
        }),
      ),
    }),
  ),
});

let endpoint: ModelEndpoint | undefined;

afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
  await cleanUp();
});

async function start(script: ModelScript): Promise<ModelEndpoint> {
  endpoint = await startModelEndpoint(script);
  return endpoint;
}

async function readAttempts(dir: string) {
  const record = recordSchema.parse(JSON.parse(await readRecord(dir, 'run.json')));
  return record.checkpoints.flatMap(({ attempts }) => attempts);
}

describe.each(doors)('the built-in agent with $provider', (door) => {
  test('fails an attempt, learns from it, and lands the next', async () => {
    const model = await start(twoAttempts);
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runBuiltin(dir, model, { door });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(run.document.checkpoints[0]?.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'passed']);
    expect(await git(dir, 'show', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
    expect(model.unknown).toEqual([]);
    expect(model.requests.every(({ protocol, isStreaming }) => protocol === door.protocol && isStreaming)).toBe(true);
    const attempts = await readAttempts(dir);
    expect(attempts[1]?.tool_calls.map(({ tool_name }) => tool_name)).toEqual([
      'read_file',
      'write_file',
      'edit_file',
      'groundhog.checkpoint_success',
    ]);
    expect(attempts[1]?.usage).toEqual({
      turns: 4,
      input_tokens: 4000,
      cached_input_tokens: 2400,
      output_tokens: 200,
      cost_usd: null,
    });
  });
});

test('the key of the model is not in the tools, the record, the objects or what is said', async () => {
  const model = await start(twoAttempts);
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runBuiltin(dir, model);
  expect(model.requests[0]?.headers['x-api-key']).toBe(CANARY_KEY);
  const shown = model.requests.flatMap(({ answers }) => answers).find(({ text }) => text.includes('GROUNDHOG_TASK='));
  expect(shown?.text).not.toMatch(/ANTHROPIC/);
  const objects = await readAllObjects(dir);
  expect(objects).toContain('"kind":"call"');
  for (const text of [run.stdout, run.stderr, objects, ...model.requests.map(({ text }) => text)]) {
    expect(text).not.toContain(CANARY_KEY);
    expect(text).not.toContain(Buffer.from(CANARY_KEY).toString('base64').slice(0, 24));
  }
});
