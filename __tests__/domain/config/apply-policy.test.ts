import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addToPlan, capLimit, listForbidden, type PolicyFacts } from '../../../src/domain/config/apply-policy.ts';
import { parsePolicyFile } from '../../../src/domain/config/parse-config.ts';
import type { RunPolicy } from '../../../src/domain/config/policy.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';

const ofCommand = (command: string) => ({ kind: 'command' as const, command, expect_exit: 0, timeout_seconds: 300 });
const guard = ofCommand('make licence-check');
const own = ofCommand('npm test');
const plan: Plan = {
  guards: [own],
  protect: ['docs/**'],
  checkpoints: [{ id: 'a', spec: 'Do it.', success_criteria: [{ kind: 'file_exists', path: 'a.txt' }] }],
};
const facts: PolicyFacts = {
  agents: [{ name: 'builtin', provider: 'anthropic', model: 'claude-sonnet-4-5', entry: null }],
  judgeModels: [],
  isolation: 'auto',
  networks: { 'network-setup': ['registry.npmjs.org'], 'network-agent': [], 'network-criteria': [] },
};

describe('a policy and a plan', () => {
  test('give the plan with the required guards and paths, each once', () => {
    const merged = addToPlan(plan, { guards: [guard, own], protect: ['deploy/**', 'docs/**'] });
    expect(merged.guards).toEqual([own, guard]);
    expect(merged.protect).toEqual(['docs/**', 'deploy/**']);
    expect(merged.checkpoints).toBe(plan.checkpoints);
    expect(addToPlan(merged, { guards: [guard, own], protect: ['deploy/**'] })).toEqual(merged);
    const { guards: _guards, protect: _protect, ...bare } = plan;
    expect(addToPlan(bare, { max_cost_usd: 1 })).toEqual(bare);
  });
});

describe('a cap', () => {
  test('holds for any limit, and where there is none', () => {
    const limit = fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined });
    fc.assert(
      fc.property(limit, fc.integer({ min: 1, max: 1000 }), (given, cap) => {
        const merged = capLimit(given, cap);
        expect(merged).toBeLessThanOrEqual(cap);
        expect(merged).toBeLessThanOrEqual(given ?? cap);
      }),
    );
    expect(capLimit(undefined, undefined)).toBeUndefined();
    expect(capLimit(7, undefined)).toBe(7);
  });
});

describe('a policy forbids', () => {
  const agent = (name: string, model: string | null) => ({ name, provider: null, model, entry: 1 });
  const cases: readonly (readonly [string, RunPolicy, Partial<PolicyFacts>, readonly string[]])[] = [
    ['nothing that it does not name', { max_cost_usd: 1 }, { isolation: 'none', networks: { a: 'open' } }, []],
    [
      'another agent of a ladder',
      { agents: ['builtin'] },
      { agents: [...facts.agents, agent('codex', 'x')] },
      ['The agent "codex" is not allowed; allowed are builtin.'],
    ],
    [
      'another model',
      { models: ['claude-haiku-*', 'claude-sonnet-4'] },
      {},
      ['The model "claude-sonnet-4-5" is not allowed.'],
    ],
    ['no model of these names', { models: ['claude-*'] }, {}, []],
    [
      'a model that is not known',
      { models: ['*'] },
      { agents: [agent('command', null)] },
      ['The model of the agent "command" is not known; name it.'],
    ],
    [
      'another model of the judge',
      { models: ['claude-*'] },
      { judgeModels: ['gpt-5'] },
      ['The judge\'s model "gpt-5" is not allowed.'],
    ],
    ['no host of these names', { hosts: ['*.npmjs.org'] }, {}, []],
    [
      'another host',
      { hosts: ['npmjs.org'] },
      {},
      ['The host "registry.npmjs.org" of "network-setup" is not allowed.'],
    ],
    [
      'more hosts than a pattern has',
      { hosts: ['*.a.test'] },
      { networks: { n: ['*.test', '*.b.a.test', '*.a.test'] } },
      ['The host "*.test" of "n" is not allowed.'],
    ],
    ['the open network', { hosts: [] }, { networks: { n: 'open' } }, ['"n: open" is not allowed.']],
    [
      'hosts without isolation',
      { hosts: [] },
      { isolation: 'none', networks: {} },
      ['Hosts cannot be limited with "isolation: none".'],
    ],
  ];
  test.each(cases)('%s', (...[, policy, change, reasons]) => {
    expect(listForbidden(policy, { ...facts, ...change })).toEqual(reasons);
  });
});

describe('the file of a policy', () => {
  test('is YAML with known keys', () => {
    const text = 'agents: [builtin]\nhosts: []\nmax_cost_usd: 2.5\nguards:\n  - { kind: command, command: make }\n';
    expect(parsePolicyFile(text, 'policy.yml')).toEqual({
      kind: 'ok',
      policy: { agents: ['builtin'], hosts: [], max_cost_usd: 2.5, guards: [ofCommand('make')] },
    });
  });

  test.each([
    ['', /needs a rule/],
    ['# nothing\n', /needs a rule/],
    ['agent: builtin\n', /agent/],
    ['agents: [bultin]\n', /agents/],
    ['hosts: ["https://a.test"]\n', /must be the name of a host/],
    ['max_cost_usd: much\n', /must be a number/],
    ['agents: [\n', /./],
  ])('is refused when it is %j', (text, message) => {
    const parsed = parsePolicyFile(text, 'policy.yml');
    expect(parsed.kind === 'invalid' && parsed.problems.map((problem) => problem.message).join('\n')).toMatch(message);
  });
});
