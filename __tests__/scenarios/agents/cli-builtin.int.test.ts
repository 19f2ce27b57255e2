import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type ModelEndpoint, type ModelScript, startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import { call, type ModelTurn } from '../../helpers/agents/model-turn.ts';
import { completeTest, quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { CANARY_KEY, doors, runBuiltin, twoAttempts } from '../builtin-agent.ts';
import { createPlanRepo, greetPlan, readAllObjects, readRecord, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

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

describe.each(rowsOfRun(doors, ({ protocol }) => protocol === 'anthropic'))(
  'the built-in agent with $provider',
  (door) => {
    test('fails an attempt, learns from it, and lands the next', async () => {
      const model = await start(twoAttempts);
      const { dir } = await createPlanRepo(greetPlan(), { 'AGENTS.md': 'Greet in one word.\n' });
      const run = await runBuiltin(dir, model, { door });
      expect(model.requests[0]?.text).toContain('Greet in one word.');
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
  },
);

quickTest(
  'the key of the model is in no tool, argument, record, object or word, even when a tool goes after it',
  async () => {
    const steal = "tr '\\0' '\\n' < /proc/$PPID/environ; ps -ww -o args= -p $PPID";
    const model = await start((request) => {
      const isSecond = request.text.includes('Attempt 2 of');
      if (request.answers.length > 0 || isSecond) return twoAttempts(request);
      return {
        kind: 'turn',
        calls: [{ name: 'bash', input: { command: `${steal}; { ${steal}; } > stolen.txt; env` } }],
      };
    });
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runBuiltin(dir, model);
    expect(model.requests[0]?.headers['x-api-key']).toBe(CANARY_KEY);
    const [shown] = model.requests[1]?.answers ?? [];
    expect(shown?.text).toContain('GROUNDHOG_TASK=');
    if (process.platform === 'linux')
      expect(shown?.text.match(/ANTHROPIC_API_KEY=.*/g)).toEqual(['ANTHROPIC_API_KEY=***']);
    const [first, second] = run.document.checkpoints[0]?.attempts ?? [];
    if (process.platform === 'linux') expect(first?.failure_report?.what_happened).toMatch(/secret: stolen\.txt/);
    expect(second?.outcome).toBe('passed');
    const objects = await readAllObjects(dir);
    expect(objects).toContain('"kind":"call"');
    for (const text of [run.stdout, run.stderr, objects, ...model.requests.map(({ text }) => text)]) {
      expect(text).not.toContain(CANARY_KEY);
      expect(text).not.toContain(Buffer.from(CANARY_KEY).toString('base64').slice(0, 24));
    }
  },
);

describe('a failure of the provider', () => {
  const status = (code: number, message: string): ModelTurn => ({ kind: 'status', status: code, message });

  test.each(
    rowsOfRun(
      [
        ['a wrong key', status(401, 'invalid x-api-key'), 'infra_error', /HTTP 401: .*invalid x-api-key.*Fix the key/],
        ['an unknown model', status(404, 'model: scripted-model'), 'infra_error', /HTTP 404: .*scripted-model/],
        [
          'an empty account',
          status(400, 'Your credit balance is too low'),
          'paused',
          /^Provider: .*credit balance is too low/,
        ],
      ],
      (_, index) => index === 0,
    ),
  )('that no second attempt mends ends the run at once: %s', async (...[, turn, ending, reason]) => {
    const model = await start(() => turn);
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runBuiltin(dir, model);
    expect(run.document).toMatchObject({ ending, reason: expect.stringMatching(reason) });
    expect(run.document.checkpoints[0]?.attempts.map(({ outcome }) => outcome)).toEqual(['interrupted']);
    expect(model.requests).toHaveLength(1);
    expect(run.leftovers).toEqual([]);
  });

  slowTest('that passes is waited for within the attempt', async () => {
    const model = await start((request) => (request.number === 2 ? status(529, 'Overloaded') : twoAttempts(request)));
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runBuiltin(dir, model);
    expect(run.document.ending).toBe('passed');
    expect(run.document.checkpoints[0]?.attempts).toHaveLength(2);
  });

  completeTest('that breaks an answer off costs no attempt', async () => {
    const model = await start((request) => (request.number === 3 ? { kind: 'break' } : twoAttempts(request)));
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 2\n' }));
    const run = await runBuiltin(dir, model);
    expect(run.document.ending).toBe('passed');
    const outcomes = run.document.checkpoints[0]?.attempts.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['failed', 'passed']);
  });
});

slowTest('a tool that is not allowed fails the attempt, and the next one is told', async () => {
  const model = await start((request) =>
    request.text.includes('Attempt 2 of') ? call('checkpoint_failure', giveUp) : call('bash', { command: 'ls' }),
  );
  const giveUp = { what_tried: 'a', what_happened: 'b', next_attempt_plan: 'c', retry_pointless: true };
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runBuiltin(dir, model, { flags: ['--tools', 'read*,list_files'] });
  expect(run.document.ending).toBe('blocked');
  expect(run.document.checkpoints[0]?.attempts[0]?.failure_report?.what_happened).toMatch(
    /the tool "bash", which it may not/,
  );
  expect(model.requests[1]?.text).toContain('which it may not use');
  const again = run.document.checkpoints[0]?.attempts[1]?.failure_report?.what_happened;
  expect(again).toBe('b\nNothing was changed, as in attempt 1.');
});

slowTest('an agent that does the same twice is told so', async () => {
  const model = await start(({ answers }) =>
    answers.length === 0
      ? call('write_file', { path: 'greeting.txt', content: 'good day\n' })
      : call('checkpoint_success', { summary: 'Say good day' }),
  );
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 2\n' }));
  const run = await runBuiltin(dir, model);
  const [first, second] = run.document.checkpoints[0]?.attempts ?? [];
  expect(first?.failure_report?.what_happened).not.toMatch(/exactly those/);
  expect(second?.failure_report?.what_happened).toMatch(/exactly those that attempt 1 ended with/);
});

slowTest('a limit in money stops an agent by the price that was given', async () => {
  const model = await start(({ number }) => call('write_file', { path: 'a.txt', content: String(number) }));
  const { dir } = await createPlanRepo(greetPlan());
  // A turn: 400 new, 600 cached and 50 output tokens, 0.011 US dollars.
  const run = await runBuiltin(dir, model, { flags: ['--price', '10/5/80', '--max-cost-usd', '0.03'] });
  expect(run.document).toMatchObject({ ending: 'paused', reason: expect.stringContaining('max-cost-usd') });
  const [attempt] = await readAttempts(dir);
  expect(attempt?.usage).toMatchObject({ turns: 3, cost_usd: 0.033 });
});

test.each(
  rowsOfRun(
    [
      ['the key', ['--provider', 'anthropic', '--model', 'm'], /ANTHROPIC_API_KEY is not set/],
      ['the provider', ['--model', 'm'], /It is missing; .* needs one of: anthropic/],
      [
        'a price for the limit',
        ['--provider', 'openai-compatible', '--base-url', 'http://localhost:1', '--model', 'm', '--max-cost-usd', '1'],
        /has no price in the table/,
      ],
    ],
    (_, index) => index < 2,
  ),
)('without %s nothing is started', async (_what, flags, pattern) => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { flags: ['--agent', 'builtin', ...flags] });
  expect(run.document.ending).toBe('refused');
  expect(run.stderr).toMatch(pattern);
  expect(await git(dir, 'for-each-ref', 'refs/groundhog')).toBe('');
});
