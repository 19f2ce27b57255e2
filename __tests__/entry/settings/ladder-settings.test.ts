import { describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../../src/domain/errors/errors.ts';
import { chooseLadder } from '../../../src/entry/settings/ladder-settings.ts';
import type { GivenSettings } from '../../../src/entry/settings/run-settings.ts';

const LIMITS = { maxTurns: 25, wallClockTimeoutMs: 1_800_000, session: 'fresh' } as const;
const choose = (given: GivenSettings, planned?: Parameters<typeof chooseLadder>[2]) =>
  chooseLadder(given, LIMITS, planned);
const errorOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof ConfigurationError ? { code: error.code, ...error.data } : error;
  }
  return undefined;
};
const base: GivenSettings = {
  agent: 'builtin',
  provider: 'anthropic',
  model: 'small',
  price: '1/0.1/5',
  baseUrl: 'https://models.example.com',
  tools: 'read_file',
  agentCommand: './fix.sh',
};
const agents = `
- { model: small }
- { model: large, max_iterations: 50, wall_clock_timeout_seconds: 60 }
- { provider: openai, model: other }
- { agent: claude-code, model: large }
- { agent: command }
`;

describe('the agents of a run', () => {
  test('are the one of the settings where no ladder is given', () => {
    const [only, ...others] = choose(base);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ ...LIMITS, choice: base, identity: { name: 'builtin', model: 'small', entry: null } });
  });

  test('are the entries of the list, completed by the settings that are theirs and by no others', () => {
    const steps = choose({ ...base, agents });
    expect(steps.map(({ identity }) => identity)).toEqual([
      { name: 'builtin', provider: 'anthropic', model: 'small', entry: 1 },
      { name: 'builtin', provider: 'anthropic', model: 'large', entry: 2 },
      { name: 'builtin', provider: 'openai', model: 'other', entry: 3 },
      { name: 'claude-code', provider: 'anthropic', model: 'large', entry: 4 },
      { name: 'command', provider: null, model: null, entry: 5 },
    ]);
    const url = base.baseUrl;
    expect(
      steps.map(({ choice: { price, baseUrl, tools, agentCommand } }) => [price, baseUrl, tools, agentCommand]),
    ).toEqual([
      [base.price, url, 'read_file', './fix.sh'],
      [undefined, url, 'read_file', './fix.sh'],
      [undefined, undefined, 'read_file', './fix.sh'],
      [undefined, url, undefined, undefined],
      [undefined, undefined, undefined, './fix.sh'],
    ]);
    expect(steps[1]).toMatchObject({ maxTurns: 50, wallClockTimeoutMs: 60_000 });
    expect(steps[2]).toMatchObject(LIMITS);
  });

  test('give the program of a CLI to no other agent', () => {
    const steps = choose({
      agent: 'codex',
      agentCommand: '/opt/codex',
      agents: '[{}, {agent: claude-code}, {agent: command}]',
    });
    expect(steps.map(({ choice }) => choice.agentCommand)).toEqual(['/opt/codex', undefined, undefined]);
  });

  test.each([
    ['model: x', 'is no list of agents: the list must be a list'],
    ['[]', 'is no list of agents'],
    ['- { modle: x }', 'did you mean "model"'],
    ['- { agent: gpt }', 'entry 1 "agent" must be command or builtin'],
    ['- { max_iterations: 0 }', 'entry 1 "max_iterations"'],
    ['{{', 'cannot be read: the text ends'],
  ])('are refused where the list is none: %j', (text, reason) => {
    expect(errorOf(() => choose({ agents: text }))).toMatchObject({
      code: 'setting_invalid',
      name: 'agents',
      reason: expect.stringContaining(reason),
    });
  });

  test('are refused with an address that belongs to none of them', () => {
    const given = { agent: 'command', provider: 'google', baseUrl: 'https://x.example.com' };
    expect(errorOf(() => choose({ ...given, agents: '[{agent: builtin, provider: openai, model: m}]' }))).toMatchObject(
      {
        code: 'setting_invalid',
        name: 'base-url',
      },
    );
  });
});

describe('the agents that a plan chooses', () => {
  test('are among those of the settings, in its own order, with lower limits at most', () => {
    const steps = choose({ ...base, agents }, [
      { agent: 'command', max_iterations: 900 },
      { model: 'large', max_iterations: 9, wall_clock_timeout_seconds: 3600 },
      { provider: 'openai' },
    ]);
    expect(steps.map(({ identity: { name, model, entry } }) => [name, model, entry])).toEqual([
      ['command', null, 1],
      ['builtin', 'large', 2],
      ['builtin', 'other', 3],
    ]);
    expect(steps.map(({ maxTurns }) => maxTurns)).toEqual([25, 9, 25]);
    expect(steps[1]?.wallClockTimeoutMs).toBe(60_000);
  });

  test('may be the one agent of the settings, and no other model, provider or agent', () => {
    expect(choose(base, [{}, { model: 'small' }])).toHaveLength(2);
    for (const entry of [{ model: 'huge' }, { provider: 'openai' }, { agent: 'codex' }] as const)
      expect(errorOf(() => choose(base, [{}, entry]))).toMatchObject({
        code: 'agent_not_offered',
        entry: 2,
        wanted: Object.values(entry).join(' '),
        offered: 'builtin anthropic small',
      });
  });
});
