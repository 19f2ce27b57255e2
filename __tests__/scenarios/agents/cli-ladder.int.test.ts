import { afterEach, expect } from '@jest/globals';
import { z } from 'zod';
import { type ModelEndpoint, type ModelScript, startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import { call, type ModelTurn } from '../../helpers/agents/model-turn.ts';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { CANARY_KEY } from '../builtin-agent.ts';
import { createPlanRepo, greetPlan, planOfTwo, readRecord, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

let endpoint: ModelEndpoint | undefined;

afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
  await cleanUp();
});

const agentSchema = z.object({ name: z.string(), model: z.string().nullable(), entry: z.int().nullable() });
const recordSchema = z.object({
  checkpoints: z.array(
    z.object({
      attempts: z.array(
        z.object({
          outcome: z.string(),
          agent: agentSchema,
          usage: z.object({ cost_usd: z.number().nullable() }),
          interruption: z.object({ cause: z.string(), next_entry: z.int().optional() }).nullable(),
        }),
      ),
    }),
  ),
});

const readAttempts = async (dir: string) => {
  const { checkpoints } = recordSchema.parse(JSON.parse(await readRecord(dir, 'run.json')));
  return checkpoints.map(({ attempts }) =>
    attempts.map(({ outcome, agent, interruption }) => [outcome, agent.name, agent.entry, interruption?.next_entry]),
  );
};

/** Writes what the checkpoint of its brief wants, and says so. */
const writes: ModelScript = (request) => {
  const isBye = request.text.includes('id: bye\\n\\nWrite bye.txt.');
  const turns: readonly ModelTurn[] = [
    call('write_file', isBye ? { path: 'bye.txt', content: 'bye\n' } : { path: 'greeting.txt', content: 'hello\n' }),
    call('checkpoint_success', { summary: isBye ? 'Say goodbye' : 'Say hello' }),
  ];
  return turns[request.answers.length] ?? { kind: 'turn', text: 'I have nothing more to do.' };
};

// The command of the first entry: wrong once, then without its provider. Its own limit of turns reaches it.
const CONFIG = `agent: builtin
provider: anthropic
model: scripted-model
price: 1000/100/5000
agent_command: >-
  test "$GROUNDHOG_MAX_TURNS" = 3 || exit 9; test -z "$ANTHROPIC_API_KEY" || exit 9;
  case "$GROUNDHOG_CHECKPOINT" in greet) echo wrong > greeting.txt;; *) exit 75;; esac
agents:
  - { agent: command, max_iterations: 3 }
  - { model: scripted-model }
`;

quickTest(
  'each attempt is made by its entry of the ladder, and the next entry stands in for one without its provider',
  async () => {
    endpoint = await startModelEndpoint(writes);
    const { dir } = await createPlanRepo(planOfTwo({ budget: 3 }), { '.groundhog/config.yml': CONFIG });
    const env = { ANTHROPIC_API_KEY: CANARY_KEY, ANTHROPIC_BASE_URL: endpoint.url };
    const run = await runOnLaptop(dir, { env });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' }, leftovers: [] });
    expect(await readAttempts(dir)).toEqual([
      [
        ['failed', 'command', 1, undefined],
        ['passed', 'builtin', 2, undefined],
      ],
      [
        ['interrupted', 'command', 1, 2],
        ['passed', 'builtin', 2, undefined],
      ],
    ]);
    expect(run.stderr).toContain('greet: attempt 1 starts (1 of 3 at this checkpoint), by command (entry 1).');
    expect(run.stderr).toContain('Entry 2 of the ladder makes this attempt instead: builtin anthropic scripted-model.');
    // The attempt is the same one, made at once.
    expect(run.stderr).toContain(
      'bye: attempt 4 starts (1 of 3 at this checkpoint), by builtin anthropic scripted-model',
    );
    expect(run.stderr).not.toContain('The next attempt at "bye" starts in');
    const trailers = await git(dir, 'log', '-1', '--format=%(trailers:only,unfold)', TASK_BRANCH);
    expect(trailers).toMatch(/^Groundhog-Agent: builtin anthropic scripted-model\nGroundhog-Cost: \d+\.\d{4} USD$/m);
    const { stdout } = await runCli(['status'], { cwd: dir });
    expect(stdout).toMatch(/1\/2 greet: landed, 2 attempts, \$[\d.]+, commit/);
    expect((await runCli(['chronicle'], { cwd: dir })).stdout).toMatch(/attempt 1: failed, .*, by command \(entry 1\)/);
  },
);

slowTest(
  'a plan chooses among the agents of the settings, and is refused with another one before anything is written',
  async () => {
    endpoint = await startModelEndpoint(writes);
    const { dir } = await createPlanRepo(greetPlan(), { '.groundhog/config.yml': CONFIG });
    const env = { ANTHROPIC_API_KEY: CANARY_KEY, ANTHROPIC_BASE_URL: endpoint.url };
    const refs = await git(dir, 'for-each-ref');
    const refused = await runOnLaptop(dir, { env, planText: greetPlan({ head: 'agents: [{ model: huge }]\n' }) });
    expect(refused).toMatchObject({ exitCode: 2, document: { ending: 'refused' } });
    expect(refused.document.reason).toMatch(
      /Entry 1 of "agents" in the plan is huge; the settings offer: command; builtin/,
    );
    expect(await git(dir, 'for-each-ref')).toBe(refs);
    const run = await runOnLaptop(dir, { env, planText: greetPlan({ head: 'agents: [{ agent: builtin }]\n' }) });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    expect(await readAttempts(dir)).toEqual([[['passed', 'builtin', 1, undefined]]]);
  },
);

slowTest('when no entry has its provider the run waits and pauses as it does with one agent', async () => {
  const { dir } = await createPlanRepo(greetPlan(), {
    '.groundhog/config.yml':
      'agent_command: groundhog verb retry-after --seconds 1; exit 75\nagents: [{}, { max_iterations: 9 }]\n',
  });
  const run = await runOnLaptop(dir);
  expect(run).toMatchObject({ document: { ending: 'paused', reason: expect.stringContaining('3 times') } });
  const round = [
    ['interrupted', 'command', 1, 2],
    ['interrupted', 'command', 2, undefined],
  ];
  expect(await readAttempts(dir)).toEqual([[...round, ...round, ...round]]);
});
