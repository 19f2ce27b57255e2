import { describe, expect, test } from '@jest/globals';
import { renderError } from '../../../src/domain/errors/error-catalog.ts';
import { GroundhogError } from '../../../src/domain/errors/errors.ts';
import { createJudge } from '../../../src/entry/compose/create-agent.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';

const env: Readonly<Record<string, string>> = { ANTHROPIC_API_KEY: 'k' };

function explain(choice: Parameters<typeof createJudge>[0], { hasCostLimit = false, keys = env } = {}): string {
  try {
    const judge = createJudge(choice, { env: keys, redactor: createRedactor([]), hasCostLimit });
    return judge === undefined ? 'nobody' : 'a judge';
  } catch (error) {
    return error instanceof GroundhogError ? renderError(error) : String(error);
  }
}

describe('a judge', () => {
  test('is nobody without a model, and a setting of its own without one is refused', () => {
    expect(explain({ provider: 'anthropic', model: 'm' })).toBe('nobody');
    expect(explain({ judgeModel: ' ' })).toBe('nobody');
    expect(explain({ judgeProvider: 'openai' })).toMatch(/"judge-model"[\s\S]*It is missing;/);
    for (const name of ['judgePrice', 'judgeFallbackModel', 'judgeVotes', 'onUnjudged'])
      expect(explain({ [name]: '1' })).toMatch(/"judge-model"/);
  });

  test('is of the provider of the agent unless another is named, with the key of that one', () => {
    expect(explain({ judgeModel: 'm', agent: 'builtin', provider: 'anthropic' })).toBe('a judge');
    expect(explain({ judgeModel: 'm', agent: 'claude-code' })).toBe('a judge');
    expect(explain({ judgeModel: 'm', agent: 'codex' })).toContain('OPENAI_API_KEY is not set');
    expect(explain({ judgeModel: 'm', agent: 'codex', judgeProvider: 'anthropic' })).toBe('a judge');
    expect(explain({ judgeModel: 'm', agent: 'command' })).toMatch(
      /"judge-provider"[\s\S]*It is missing; the judge needs one of: anthropic/,
    );
    expect(explain({ judgeModel: 'm', judgeProvider: 'anthropic' }, { keys: {} })).toContain(
      'ANTHROPIC_API_KEY is not set',
    );
  });

  test('has one vote or three, and a second model with a price of its own', () => {
    const of = { judgeModel: 'claude-haiku-4-5', judgeProvider: 'anthropic' };
    expect(explain({ ...of, judgeVotes: '3' })).toBe('a judge');
    expect(explain({ ...of, judgeVotes: '2' })).toMatch(/"judge-votes"[\s\S]*none of: 1, 3/);
    const second = { ...of, judgeFallbackModel: 'mine' };
    expect(explain(second)).toBe('a judge');
    expect(explain(second, { hasCostLimit: true })).toMatch(/no price in the table/);
  });

  test('is reached where the agent is only when both are of one provider', () => {
    const agent = { agent: 'builtin', provider: 'anthropic', baseUrl: 'no address' };
    expect(explain({ ...agent, judgeModel: 'm' })).toContain('no http or https address');
    const keys = { ...env, OPENAI_API_KEY: 'o' };
    expect(explain({ ...agent, judgeModel: 'm', judgeProvider: 'openai' }, { keys })).toBe('a judge');
  });

  test('has a price where the run has a limit in money: its own, that of the table, or that of the same model', () => {
    const of = { agent: 'builtin', provider: 'anthropic', model: 'mine', price: '1/1/1' };
    const limit = { hasCostLimit: true };
    expect(explain({ ...of, judgeModel: 'other' }, limit)).toMatch(/no price in the table .* "judge-price"/);
    expect(explain({ ...of, judgeModel: 'other', judgePrice: '2/2/2' }, limit)).toBe('a judge');
    expect(explain({ ...of, judgeModel: 'mine' }, limit)).toBe('a judge');
    expect(explain({ ...of, judgeModel: 'claude-haiku-4-5' }, limit)).toBe('a judge');
    expect(explain({ ...of, judgeModel: 'other' })).toBe('a judge');
  });
});
