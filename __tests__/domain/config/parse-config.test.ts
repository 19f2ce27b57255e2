import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse as parseYaml } from 'yaml';
import { configJsonSchema } from '../../../src/domain/config/config-json-schema.ts';
import { parseConfig } from '../../../src/domain/config/parse-config.ts';
import { runConfigSchema } from '../../../src/domain/config/run-config.ts';

const FULL = `agent: builtin
provider: anthropic
model: claude-sonnet-4-5
price: 3/0.3/15
instruction: Prefer small diffs.
tools: [read_file, "edit*"]
on_denial: continue
effort: high
temperature: 0.5
max_output_tokens: 64000
context_window: 200000
headers: { x-team: docs }
provider_options: { serviceTier: flex, nested: [1, null] }
max_iterations: 40
wall_clock_timeout_seconds: 600
attempt_budget_default: 2
audit_minutes: 5
sign: api
sign_as: "me <me@example.com>"
sign_off: true
rebase: true
max_cost_usd: 2.5
max_tokens: 900000
deadline_minutes: 0.5
materialize: approval
workspace: worktree
isolation: auto
network_setup: open
network_agent: example.com
network_criteria: none
visible_paths: [/opt/tool]
verify_in: checkout
claim: end
rescue_steps: 2
agents: [{ agent: codex, max_iterations: 9 }, { model: m }]
caches: ["~/.m2"]
mask: [DEPLOY_KEY]
protected_branches: ["release/**"]
judge_model: claude-haiku-4-5
judge_provider: anthropic
judge_price: 1/0.1/5
judge_fallback_model: claude-sonnet-4-5
judge_votes: 3
on_unjudged: fail
session: fresh
agent_command: my-agent
`;

const explain = (text: string) => {
  const parsed = parseConfig(text);
  return parsed.kind === 'ok'
    ? ['nothing is wrong']
    : parsed.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

describe('a configuration', () => {
  test('with every key is read', () => {
    const parsed = parseConfig(FULL);
    expect(parsed).toMatchObject({ kind: 'ok', config: { max_cost_usd: 2.5 } });
    expect(Object.keys(parseYaml(FULL)).sort()).toEqual(Object.keys(runConfigSchema.shape).sort());
  });

  test('may begin with a byte order mark, and with nothing else of that kind', () => {
    expect(parseConfig('\uFEFFmodel: x')).toEqual({ kind: 'ok', config: { model: 'x' } });
    expect(parseConfig('model: x\uFEFF')).toEqual({ kind: 'ok', config: { model: 'x\uFEFF' } });
  });

  test('is refused at once when it is too large, counted in bytes, or too deep', () => {
    const isLarge = ['1:1 .groundhog/config.yml is larger than 64 KiB'];
    expect(explain(`#${'x'.repeat(65_536)}`)).toEqual(isLarge);
    expect(explain(`#${'é'.repeat(32_768)}`)).toEqual(isLarge);
    expect(explain(`#${'x'.repeat(65_535)}`)).toEqual(['nothing is wrong']);
    expect(explain(`a: ${'['.repeat(40)}`)).toEqual([expect.stringContaining('at most 32 levels deep')]);
  });

  test('has no blank text', () => {
    expect(explain('model: "  "')).toEqual(['1:8 "model" must not be blank']);
  });

  test.each(['', '# only a comment\n', '{}', '\uFEFF{}'])('that says nothing (%j) sets nothing', (text) => {
    const config = {};
    expect(parseConfig(text)).toEqual({ kind: 'ok', config });
  });

  test.each([
    [
      'an unknown key',
      'a: 1\nmodle: x',
      ['1:1 the configuration: unknown key "a"', '2:1 .*"modle"; did you mean "model"'],
    ],
    ['an address, to which the key would go', 'base_url: http://x', ['unknown key "base_url"']],
    ['a list', '- a', ['1:1 the configuration must be a mapping']],
    ['a text', 'hello', ['1:1 the configuration must be a mapping']],
    ['a key twice', 'agent: command\nagent: builtin', ['2:1 the key "agent" is written twice']],
    ['an agent that nobody knows', 'agent: robot', ['1:8 "agent" must be command or builtin']],
    ['a slip in a name', 'provider: antropic', ['not the text "antropic"; did you mean "anthropic"\\?$']],
    ['a number that is none', 'max_cost_usd: much', ['1:15 "max_cost_usd" must be a number, not the text "much"']],
    ['a part of a turn', 'max_iterations: 1.5', ['1:17 .* whole number']],
    ['too small a number', 'max_tokens: 0', ['1:13 .* at least 1, not 0']],
    ['too large a number', 'deadline_minutes: 10081', ['1:19 .* at most 10080']],
    ['a text for a list', 'tools: bash', ['1:8 "tools" must be a list']],
    ['a glob that excepts', 'protected_branches: ["!x"]', ['1:22 "protected_branches" entry 1 must not start']],
    ['prototype keys', '__proto__: { agent: x }', ['1:1 the key "__proto__" is not allowed here']],
    ['no YAML', 'a: [', ['not valid YAML']],
    ['a file that is too large', `instruction: ${'x'.repeat(70_000)}`, ['larger than 64 KiB']],
  ])('with %s is refused, with the place', (_what, text, patterns) => {
    const problems = explain(text);
    expect(problems).toHaveLength(patterns.length);
    for (const [index, pattern] of patterns.entries()) expect(problems[index]).toMatch(new RegExp(pattern));
  });
});

describe('the published JSON Schema of the configuration', () => {
  const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(configJsonSchema());

  test('is what the sources make, with a description at every key', async () => {
    const file = new URL('../../../schema/config.schema.json', import.meta.url);
    expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(configJsonSchema(), null, 2)}\n`);
    const { properties } = JSON.parse(JSON.stringify(configJsonSchema()));
    for (const name of Object.keys(runConfigSchema.shape)) expect(properties[name]).toHaveProperty('description');
  });

  test('takes what the parser takes, and refuses an unknown key as it does', () => {
    expect(validate(parseYaml(FULL))).toBe(true);
    expect(validate({})).toBe(true);
    expect(validate({ modle: 'x' })).toBe(false);
    expect(validate({ max_tokens: 0 })).toBe(false);
  });
});
