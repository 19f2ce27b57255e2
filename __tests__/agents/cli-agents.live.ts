import { access, readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type ModelEndpoint, startModelEndpoint } from '../helpers/agents/model-endpoint.ts';
import { say } from '../helpers/agents/model-turn.ts';
import { findSandboxObstacle } from '../helpers/bubblewrap.ts';
import { playCheckpoint } from '../helpers/play-checkpoint.ts';
import { cleanUp, createTempDir, git } from '../helpers/temp-repo.ts';
import { doors } from '../scenarios/builtin-agent.ts';
import {
  createPlanRepo,
  greetPlan,
  readAllObjects,
  readRecord,
  runOnLaptop,
  TASK_BRANCH,
} from '../scenarios/laptop.ts';
import { toHostileProject, toPlugin } from './hostile-project.ts';
import { found, KEY, makeUnprotected, runCli } from './live-cli.ts';
import { PRICE, readFacts, reportFacts } from './reported-facts.ts';

const NOWHERE = 'http://127.0.0.1:1';

// They take seconds, and minutes where the machine is busy with other things.
jest.setTimeout(360_000);

let model: ModelEndpoint;

beforeEach(async () => {
  model = await startModelEndpoint(playCheckpoint({ 'greeting.txt': 'hello\n', 'second.txt': 'more\n' }));
});

afterEach(async () => {
  await model.close();
  await cleanUp();
});

/** The rows of the CLIs that are there. */
function ofFound<Row extends readonly [name: string, ...rest: readonly unknown[]]>(rows: readonly Row[]): Row[] {
  return rows.filter(([name]) => name in found);
}

const ways = [
  ['claude-code', 'anthropic'],
  ['codex', 'openai'],
  ['codex', 'openai-compatible'],
  ['copilot', 'github-copilot'],
  ['copilot', 'anthropic'],
  ['copilot', 'openai'],
  ['copilot', 'openai-compatible'],
  ['opencode', 'anthropic'],
  ['opencode', 'openai'],
  ['opencode', 'google'],
  ['opencode', 'openai-compatible'],
  ['opencode', 'github-models'],
  ['gemini', 'google'],
] as const;

const obstacle = await findSandboxObstacle();
const isolations = obstacle === undefined ? (['sandbox', 'none'] as const) : (['none'] as const);

describe.each(isolations)('with isolation: %s, with the models of', (isolation) => {
  test.each(ofFound(ways))('%s: %s does a checkpoint with a verb by MCP and a file', async (name, provider) => {
    const { dir } = await createPlanRepo(greetPlan());
    const ended = await runCli({ name, provider, dir, url: model.url, isolation, flags: ['--price', PRICE] });
    expect(ended.stderr).toContain(isolation === 'sandbox' ? 'Isolated: bubblewrap' : 'Isolation: none');
    expect(ended).toMatchObject({ document: { ending: 'passed' }, leftovers: [] });
    expect(model.unknown).toEqual([]);
    expect(await git(dir, 'show', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
    expect(await git(dir, 'log', '-1', '--format=%s', TASK_BRANCH)).toBe('Write greeting.txt, second.txt');
    const attempt = JSON.parse(await readRecord(dir, 'run.json')).checkpoints[0].attempts[0];
    expect(attempt).toMatchObject({ outcome: 'passed', side_effects: [{ target: 'a letter' }] });
    const tools: readonly string[] = attempt.tool_calls.map(({ tool_name }: { tool_name: string }) => tool_name);
    const wrote = expect.stringMatching(/write|command|bash/i);
    expect(tools).toEqual(['groundhog.side_effect', wrote, wrote, 'groundhog.checkpoint_success']);
    // The model answers at once, and each change is put to the tool that has made it all the same.
    expect(attempt.timeline.steps).toMatchObject(
      ['greeting.txt', 'second.txt'].map((path) => ({ tool: wrote, changed_paths: [{ path }] })),
    );
    const [first] = model.requests;
    const offered =
      first?.tools.map(({ name: tool, namespace = '' }) => (namespace === '' ? tool : `${namespace}.${tool}`)) ?? [];
    const named = [...(first?.text.matchAll(/`([\w.-]*(?:checkpoint|snapshot|side|chronicle)\w*)`/g) ?? [])].map(
      ([, tool]) => tool,
    );
    expect(named.length).toBeGreaterThanOrEqual(6);
    expect(offered).toEqual(expect.arrayContaining(named));
    // Stopped by its success: it has asked for nothing after it.
    expect(model.requests.length).toBe(4);
    const facts = readFacts(name, attempt, model.requests.length);
    await reportFacts(facts);
    expect(facts).toMatchObject({ isCounted: true, isPriced: true, areStepsNamed: true });
    const told = [ended.stdout, ended.stderr, await readAllObjects(dir)].join('\n');
    expect(told).not.toContain(KEY);
  });
});

const firstWays = ofFound(ways).filter(([name], index, all) => all.findIndex(([other]) => other === name) === index);

describe.each(firstWays)('the CLI %s', (name, provider) => {
  test('runs nothing that the project configures for it', async () => {
    const marks = await createTempDir('marks');
    const { dir } = await createPlanRepo(greetPlan(), toHostileProject({ marks, address: NOWHERE }));
    const ended = await runCli({ name, provider, dir, url: model.url });
    expect(await readdir(marks)).toEqual([]);
    expect(ended.document.ending).toBe('passed');
  });

  test('continues its conversation in the first retry where it can, and only in that one', async () => {
    // Copilot CLI writes it too late.
    const isContinued = name !== 'copilot';
    const seen: { readonly attempt: string; readonly isContinued: boolean; readonly isWhole: boolean }[] = [];
    const told = await startModelEndpoint(({ text, tools }) => {
      const verb = (wanted: string) => tools.find((tool) => tool.name.endsWith(wanted))?.name ?? '';
      if (verb('checkpoint_success') === '') return say('ok');
      const attempt = [...text.matchAll(/Attempt (\d) of 3/g)].at(-1)?.[1] ?? '?';
      if (seen.at(-1)?.attempt === attempt) {
        const claim = { name: verb('checkpoint_success'), input: { summary: 'Nothing at all' } };
        return { kind: 'turn', text: 'a last thought', calls: [claim] };
      }
      seen.push({
        attempt,
        isContinued: text.includes('a first thought'),
        isWhole: text.includes('a last thought'),
      });
      const input = { kind: 'other', target: 'a letter', reversible: false };
      return {
        kind: 'turn',
        text: attempt === '1' ? 'a first thought' : 'more',
        calls: [{ name: verb('side_effect'), input }],
      };
    });
    const { dir } = await createPlanRepo(greetPlan());
    await runCli({ name, provider, dir, url: told.url, flags: ['--session', 'resume-once'] });
    await told.close();
    await reportFacts({ agent: name, isContinued: seen[1]?.isContinued === true });
    expect(seen).toEqual([
      { attempt: '1', isContinued: false, isWhole: false },
      { attempt: '2', isContinued, isWhole: isContinued },
      { attempt: '3', isContinued: false, isWhole: false },
    ]);
  });

  test('runs no plugin of a project, if need be by not being started', async () => {
    const marks = await createTempDir('marks');
    const { dir } = await createPlanRepo(greetPlan(), { '.opencode/plugin/plugin.js': toPlugin({ marks }) });
    const ended = await runCli({ name, provider, dir, url: model.url });
    expect(ended.document.ending).toBe(name === 'opencode' ? 'infra_error' : 'passed');
    expect(await readdir(marks)).toEqual([]);
  });

  test('says what its provider refused, and no budget is used', async () => {
    const refusing = await startModelEndpoint(() => ({ kind: 'status', status: 401, message: 'this key is nobody' }));
    const { dir } = await createPlanRepo(greetPlan());
    const ended = await runCli({ name, provider, dir, url: refusing.url });
    await refusing.close();
    expect(ended.document.ending).toBe('infra_error');
    expect(ended.document.reason).toMatch(/401/);
    expect(ended.document.reason).toContain('this key is nobody');
  });
});

const protections = [
  ['claude-code', 'claude-settings', ['claude-key', 'claude-start', 'claude-tool']],
  ['claude-code', 'claude-servers', ['claude-key', 'claude-server', 'claude-start', 'claude-tool']],
  ['codex', 'codex-trust', ['codex-server', 'codex-start']],
  ['copilot', 'copilot-trust', ['claude-server', 'claude-start', 'claude-tool', 'copilot-hook', 'copilot-settings']],
  ['opencode', 'opencode-config', ['opencode-inner-server', 'opencode-server']],
  ['opencode', 'opencode-plugins', ['opencode-plugin']],
  ['gemini', 'gemini-trust', ['gemini-discovery', 'gemini-server', 'gemini-start']],
] as const;

// What shows that the tests above would see it if a protection did nothing.
describe('a hostile project', () => {
  test.each(ofFound(protections))('is believed by %s without the protection %s', async (name, protection, expected) => {
    const marks = await createTempDir('marks');
    const files = { ...toHostileProject({ marks, address: model.url }), 'plugin.js': toPlugin({ marks }) };
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }), files);
    const provider = firstWays.find(([other]) => other === name)?.[1] ?? '';
    await runCli({ name, provider, dir, url: model.url, program: await makeUnprotected(name, protection) });
    expect((await readdir(marks)).sort()).toEqual(expected);
  });
});

describe('the agents that are no CLI', () => {
  test('builtin reports tokens, cost, tools and steps as the CLIs do', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const key = { [doors[0].keyName]: KEY, [doors[0].addressName]: model.url };
    const flags = ['--agent', 'builtin', '--provider', 'anthropic', '--model', 'scripted-model', '--price', PRICE];
    await runOnLaptop(dir, { flags, env: key });
    const attempt = JSON.parse(await readRecord(dir, 'run.json')).checkpoints[0].attempts[0];
    const facts = readFacts('builtin', attempt, model.requests.length);
    await reportFacts({ ...facts, isContinued: false });
    expect(facts).toMatchObject({ isCounted: true, isPriced: true, areStepsNamed: true });
  });

  test('command reports what its command reports by verbs', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const agent = `groundhog verb usage --turns 1 --input-tokens 1000 --output-tokens 50 --cost-usd 0.0008
      echo hello > greeting.txt; groundhog verb step --tool Edit; groundhog verb checkpoint-success --summary Greet`;
    await runOnLaptop(dir, { agent });
    const attempt = JSON.parse(await readRecord(dir, 'run.json')).checkpoints[0].attempts[0];
    const facts = readFacts('command', attempt, 1);
    await reportFacts({ ...facts, isContinued: false });
    expect(facts).toMatchObject({ isCounted: true, isPriced: true, areStepsNamed: true, tools: [] });
  });
});

test('every CLI that is said to be there has its program', async () => {
  for (const path of Object.values(found)) await expect(access(path)).resolves.toBeUndefined();
});
