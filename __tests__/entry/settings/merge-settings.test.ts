import { describe, expect, test } from '@jest/globals';
import { PROVIDER_NAMES } from '../../../src/agent/builtin/provider-facts.ts';
import { agentNames, providerNames } from '../../../src/domain/agent-ladder.ts';
import { runConfigSchema } from '../../../src/domain/config/run-config.ts';
import { AGENT_NAMES } from '../../../src/entry/settings/agent-choice.ts';
import { mergeSettings, renderConfigLine } from '../../../src/entry/settings/merge-settings.ts';
import { type GivenSettings, readRunSettings } from '../../../src/entry/settings/run-settings.ts';

const config = runConfigSchema.parse({
  agent: 'builtin',
  provider: 'anthropic',
  model: 'claude-sonnet-4-5',
  price: '3/0.3/15',
  tools: ['read_file', 'edit*'],
  max_iterations: 40,
  max_cost_usd: 2.5,
  materialize: 'approval',
  protected_branches: ['release/**'],
  judge_model: 'claude-haiku-4-5',
  judge_price: '1/0.1/5',
});
const merge = (given: GivenSettings) => mergeSettings(given, config).given;
const agentOf = ({ agent, agentCommand, provider, model, price, tools }: GivenSettings) =>
  [agent, agentCommand, provider, model, price, tools].map((text) => text ?? null);

describe('the settings of a run', () => {
  test('are those of the configuration where nothing is given', () => {
    const { forRequest, attemptLimits, limits } = readRunSettings(merge({}));
    expect(forRequest).toMatchObject({ materialize: 'approval' });
    expect(attemptLimits).toEqual({ maxTurns: 40, session: 'fresh', wallClockTimeoutMs: 1_800_000 });
    expect(limits.maxCostUsd).toBe(2.5);
    expect(agentOf(merge({}))).toEqual([
      'builtin',
      null,
      'anthropic',
      'claude-sonnet-4-5',
      '3/0.3/15',
      'read_file edit*',
    ]);
  });

  test('are what is given before what is configured', () => {
    const { forRequest, attemptLimits, limits } = readRunSettings(
      merge({ maxIterations: '7', materialize: 'direct', maxCostUsd: '' }),
    );
    expect(forRequest).toMatchObject({ materialize: 'direct' });
    expect(attemptLimits.maxTurns).toBe(7);
    expect(limits.maxCostUsd).toBe(2.5);
  });

  test('are those given where there is no configuration', () => {
    const given = { agent: 'command', agentCommand: 'x' };
    expect(mergeSettings(given, undefined)).toEqual({ given, fromConfig: [] });
  });

  test('protect the branches of both', () => {
    expect(merge({ protectedBranches: ['live'] }).protectedBranches).toEqual(['live', 'release/**']);
  });
});

describe('what is configured for another value', () => {
  test.each<[string, GivenSettings, readonly (string | null)[]]>([
    ['another agent', { agent: 'codex' }, ['codex', null, null, null, null, null]],
    ['a command', { agentCommand: 'sh a.sh' }, [null, 'sh a.sh', null, null, null, null]],
    [
      'another provider',
      { provider: 'openai', model: 'gpt-5' },
      ['builtin', null, 'openai', 'gpt-5', null, 'read_file edit*'],
    ],
    ['another model', { model: 'm' }, ['builtin', null, 'anthropic', 'm', null, 'read_file edit*']],
    [
      'the same agent and model',
      { agent: 'builtin', model: 'claude-sonnet-4-5' },
      ['builtin', null, 'anthropic', 'claude-sonnet-4-5', '3/0.3/15', 'read_file edit*'],
    ],
  ])('is set aside by %s', (_what, given, expected) => {
    expect(agentOf(merge(given))).toEqual(expected);
  });

  test('is set aside for a judge as well', () => {
    expect(merge({ judgeModel: 'm' })).toMatchObject({ judgeModel: 'm' });
    expect(merge({ judgeModel: 'm' }).judgePrice).toBeUndefined();
    expect(merge({ judgeProvider: 'openai' }).judgeModel).toBeUndefined();
  });

  const judgeOf = (given: GivenSettings, text: Parameters<typeof runConfigSchema.parse>[0] = config) => {
    const { judgeModel, judgeProvider, judgePrice } = mergeSettings(given, runConfigSchema.parse(text)).given;
    return [judgeModel, judgeProvider, judgePrice].map((value) => value ?? null);
  };
  const haiku = 'claude-haiku-4-5';

  test.each<[string, GivenSettings, readonly (string | null)[]]>([
    ['nothing', {}, [haiku, null, '1/0.1/5']],
    ['the same provider', { provider: 'anthropic' }, [haiku, null, '1/0.1/5']],
    ['another provider', { provider: 'openai', model: 'gpt-5' }, [haiku, 'anthropic', '1/0.1/5']],
    ['another agent', { agent: 'codex' }, [haiku, 'anthropic', '1/0.1/5']],
    ['another agent of the same provider', { agent: 'claude-code' }, [haiku, null, '1/0.1/5']],
    ['a command', { agentCommand: 'sh a.sh' }, [haiku, 'anthropic', '1/0.1/5']],
    ['another judge', { provider: 'openai', judgeModel: 'gpt-5' }, ['gpt-5', null, null]],
    ['another provider of the judge', { provider: 'openai', judgeProvider: 'google' }, [null, 'google', null]],
  ])('leaves a judge with the provider it was meant for: %s is given', (_what, given, expected) => {
    expect(judgeOf(given)).toEqual(expected);
  });

  test('leaves a judge that was meant for no provider, or for one of its own, as it is', () => {
    expect(judgeOf({ provider: 'openai' }, { agent_command: 'sh a.sh', judge_model: 'm' })).toEqual(['m', null, null]);
    const own = { provider: 'anthropic', agent: 'builtin', judge_model: 'm', judge_provider: 'google' };
    expect(judgeOf({ provider: 'openai' }, own)).toEqual(['m', 'google', null]);
    expect(judgeOf({ agent: 'codex' }, { agent: 'claude-code', judge_model: 'm' })).toEqual(['m', 'anthropic', null]);
  });

  test('of the agent "command", which needs no name, stays', () => {
    const commands = runConfigSchema.parse({ agent_command: 'sh a.sh' });
    expect(mergeSettings({ agent: 'command' }, commands).given.agentCommand).toBe('sh a.sh');
  });
});

test('headers and options of the configuration are those of its provider, as the texts that inputs have', () => {
  const config = runConfigSchema.parse({
    ...{ agent: 'builtin', provider: 'openai', model: 'm', effort: 'high' },
    ...{ headers: { 'x-team': 'docs' }, provider_options: { serviceTier: 'flex' } },
  });
  const { headers, providerOptions, effort } = mergeSettings({}, config).given;
  expect([headers, providerOptions, effort]).toEqual(['{"x-team":"docs"}', '{"serviceTier":"flex"}', 'high']);
  expect(mergeSettings({ model: 'n' }, config).given).toMatchObject({ headers });
  expect(mergeSettings({ model: 'n' }, config).given.effort).toBeUndefined();
  expect(mergeSettings({ provider: 'xai' }, config).given.headers).toBeUndefined();
});

test('what the configuration has set is reported in one line, short, and only what is in force', () => {
  const long = runConfigSchema.parse({
    agent_command: `say\nhello ${'x'.repeat(200)}`,
    max_tokens: 5,
    materialize: 'direct',
  });
  const line = renderConfigLine(mergeSettings({ materialize: 'approval' }, long)) ?? '';
  expect(line).toMatch(/^Set by \.groundhog\/config\.yml: agent_command: say hello x+….*; max_tokens: 5$/);
  expect(line).not.toContain('\n');
  expect(line).not.toContain('materialize');
  expect(renderConfigLine(mergeSettings({}, runConfigSchema.parse({})))).toBeUndefined();
});

test('a configuration may name every agent and every provider that there is', () => {
  expect([...agentNames]).toEqual(AGENT_NAMES);
  expect([...providerNames]).toEqual(PROVIDER_NAMES);
});
