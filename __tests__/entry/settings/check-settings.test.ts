import { describe, expect, test } from '@jest/globals';
import { renderError } from '../../../src/domain/errors/error-catalog.ts';
import { ConfigurationError } from '../../../src/domain/errors/errors.ts';
import { findIneffective, requireValidSettings } from '../../../src/entry/settings/check-settings.ts';
import type { GivenSettings } from '../../../src/entry/settings/run-settings.ts';

function explain(given: GivenSettings): string {
  try {
    requireValidSettings(given, {});
    return '';
  } catch (thrown) {
    if (thrown instanceof ConfigurationError) return renderError(thrown);
    throw thrown;
  }
}

/** A wrong value for each setting that has values of its own, with the words that name it. */
const WRONG: readonly (readonly [GivenSettings, RegExp])[] = [
  [{ agent: 'oracle' }, /"agent"[\s\S]*"oracle" is none of/],
  [{ provider: 'nonsense' }, /"provider"[\s\S]*"nonsense" is none of/],
  [{ judgeProvider: 'nonsense' }, /"judge-provider"[\s\S]*"nonsense"/],
  [{ judgeVotes: '2' }, /"judge-votes"[\s\S]*"2" is none of: 1, 3/],
  [{ baseUrl: 'ftp://a' }, /"base-url"[\s\S]*ftp:/],
  [{ baseUrl: 'localhost' }, /"base-url"/],
  [{ tools: 'fly' }, /"tools"[\s\S]*"fly"/],
  [{ onDenial: 'cry' }, /"on-denial"[\s\S]*"cry"/],
  [{ price: 'abc' }, /"price"[\s\S]*"abc"/],
  [{ price: '1/2' }, /"price"/],
  [{ price: '-1/0/1' }, /"price"/],
  [{ judgePrice: 'x/y/z' }, /"judge-price"/],
  [{ attemptBudgetDefault: '0' }, /"attempt-budget-default"[\s\S]*1 to 20/],
  [{ attemptBudgetDefault: 'three' }, /"attempt-budget-default"[\s\S]*"three"/],
  [{ wallClockTimeoutSeconds: '21601' }, /"wall-clock-timeout-seconds"[\s\S]*21600/],
  [{ wallClockTimeoutSeconds: '1e3' }, /"wall-clock-timeout-seconds"/],
  [{ maxIterations: '-1' }, /"max-iterations"/],
  [{ maxIterations: '2.5' }, /"max-iterations"/],
  [{ rescueSteps: '51' }, /"rescue-steps"/],
  [{ auditMinutes: '1441' }, /"audit-minutes"/],
  [{ maxTokens: '1k' }, /"max-tokens"/],
  [{ maxCostUsd: '$5' }, /"max-cost-usd"/],
  [{ maxCostUsd: '0' }, /"max-cost-usd"/],
  [{ deadlineMinutes: 'soon' }, /"deadline-minutes"/],
  [{ claim: 'always' }, /"claim"[\s\S]*end, verb/],
  [{ materialize: 'later' }, /"materialize"[\s\S]*direct, approval/],
  [{ rebase: 'maybe' }, /"rebase"[\s\S]*true, false, stop/],
  [{ workspace: 'here' }, /"workspace"[\s\S]*worktree, in_place/],
  [{ isolation: 'maybe' }, /"isolation"[\s\S]*auto/],
  [{ networkSetup: 'http://a' }, /"network-setup"/],
  [{ networkAgent: 'a b/c' }, /"network-agent"/],
  [{ networkCriteria: 'none open' }, /"network-criteria"[\s\S]*"none open" has "none", which stands alone/],
  [{ agents: '[' }, /"agents"[\s\S]*cannot be read: the text ends, and a quotation mark or a bracket/],
  [{ visiblePaths: 'relative/path' }, /"visible-paths"/],
  [{ verifyIn: 'there' }, /"verify-in"[\s\S]*checkout/],
  [{ caches: '/etc' }, /"caches"/],
  [{ caches: '~/../x' }, /"caches"/],
  [{ stepMatch: 'near' }, /"step-match"[\s\S]*exact, whitespace/],
  [{ onUnjudged: 'hope' }, /"on-unjudged"/],
  [{ mask: ['not a name'] }, /"mask"/],
  [{ instruction: 'x'.repeat(40_000) }, /"instruction"[\s\S]*40000 characters/],
];

describe('a value that no agent could use', () => {
  test.each(WRONG.map(([given, text]) => [JSON.stringify(given).slice(0, 60), given, text] as const))(
    '%s is refused by its name, whatever the agent is',
    (_title, given, text) => {
      expect(explain(given)).toMatch(text);
      expect(explain({ agent: 'command', ...given })).toMatch(text);
    },
  );

  test('is listed with all others', () => {
    const text = explain({ price: 'abc', provider: 'nonsense', maxTokens: '1k', claim: 'verb' });
    for (const name of ['price', 'provider', 'max-tokens']) expect(text).toContain(`"${name}"`);
    expect(text).not.toContain('"claim"');
    expect(explain({ agent: 'builtin', provider: 'anthropic', price: '3/0.3/15' })).toBe('');
  });
});

describe('a flag without an effect', () => {
  test.each<readonly [GivenSettings, GivenSettings, readonly RegExp[]]>([
    [{ model: 'm', tools: 'read*' }, {}, [/^"model" has no effect: the agent "command"/, /^"tools"/]],
    [{ provider: 'openai' }, {}, [/^"provider"/]],
    [
      { effort: 'low', temperature: '1', maxOutputTokens: '9', contextWindow: '9', providerOptions: '{}' },
      {},
      [/^"effort" has/, /^"temperature"/, /^"max-output-tokens"/, /^"context-window"/, /^"provider-options"/],
    ],
    [{ headers: '{}' }, {}, [/^"headers" has no effect: [^"]*"command"/]],
    [{ headers: '{}' }, { judgeModel: 'm' }, []],
    [{ provider: 'openai' }, { judgeModel: 'm' }, []],
    [{ model: 'm' }, { agent: 'builtin' }, []],
    [{ agentCommand: 'x' }, { agent: 'builtin' }, [/^"agent-command" has no effect: the agent "builtin"/]],
    [{ networkAgent: 'a.example' }, { isolation: 'none' }, [/^"network-agent" has no effect: there is no sandbox/]],
    [{ auditMinutes: '5' }, { verifyIn: 'workspace' }, [/^"audit-minutes"/]],
    [{ agent: 'command' }, { agents: '[{agent: codex}]' }, [/^"agent" has no effect/]],
    [{ agentCommand: 'x' }, {}, []],
  ])('is named: %j with %j', (given, others, expected) => {
    const found = findIneffective(given, { ...others, ...given });
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(found[index]).toMatch(text);
  });
});
