import { describe, expect, test } from '@jest/globals';
import { renderError } from '../../../src/domain/errors/error-catalog.ts';
import { GroundhogError } from '../../../src/domain/errors/errors.ts';
import { parsePolicy, parsePrice, readModelSettings } from '../../../src/entry/settings/model-settings.ts';

function explain(act: () => unknown): string {
  try {
    act();
    return 'nothing was wrong';
  } catch (error) {
    return error instanceof GroundhogError ? renderError(error) : String(error);
  }
}

const texts = { provider: 'anthropic', model: 'm' };
const env = { ANTHROPIC_API_KEY: 'k' };

describe('a model', () => {
  test('has its key from its usual variable, and the address of its provider', () => {
    expect(readModelSettings(texts, env)).toEqual({
      provider: 'anthropic',
      model: 'm',
      apiKey: 'k',
      isBearer: false,
      baseUrl: 'https://api.anthropic.com/v1',
    });
  });

  test('is reached elsewhere by a setting or else a variable, with or without the usual path', () => {
    const there = { ...env, ANTHROPIC_BASE_URL: 'http://127.0.0.1:1/' };
    expect(readModelSettings(texts, there).baseUrl).toBe('http://127.0.0.1:1/v1');
    expect(readModelSettings({ ...texts, baseUrl: 'https://proxy/x/' }, there).baseUrl).toBe('https://proxy/x');
  });

  test('of a service that its provider has retired says so, unless it has an address of its own', () => {
    const retired = { provider: 'github-models', model: 'openai/gpt-4.1' };
    const key = { GITHUB_MODELS_TOKEN: 'key' };
    expect(explain(() => readModelSettings(retired, key))).toMatch(
      /GITHUB_MODELS_BASE_URL\. GitHub retired GitHub Models/,
    );
    const elsewhere = { ...retired, baseUrl: 'https://models.example.test' };
    expect(readModelSettings(elsewhere, key)).toMatchObject({ baseUrl: 'https://models.example.test' });
  });

  test('of a server without keys needs an address and no key', () => {
    const local = { provider: 'openai-compatible', model: 'm' };
    expect(explain(() => readModelSettings(local, {}))).toContain('OPENAI_COMPATIBLE_BASE_URL');
    const settings = readModelSettings({ ...local, baseUrl: 'http://localhost:11434' }, {});
    expect(settings).toMatchObject({ apiKey: undefined, baseUrl: 'http://localhost:11434/v1' });
  });

  test.each([
    [{ provider: 'nobody', model: 'm' }, env, /"nobody" is none of: anthropic, openai/],
    [{ model: 'm' }, env, /It is missing; the agent "builtin" needs one of: anthropic, openai/],
    [{ provider: 'anthropic' }, env, /It is missing; the agent "builtin" needs one\./],
    [texts, {}, /ANTHROPIC_API_KEY is not set/],
    [texts, { ANTHROPIC_API_KEY: ' ' }, /ANTHROPIC_API_KEY is not set/],
    [{ ...texts, provider: 'google' }, {}, /GEMINI_API_KEY or GOOGLE_/],
    [{ ...texts, baseUrl: 'file:///etc' }, env, /is no http or https address/],
    [{ ...texts, baseUrl: 'https://user:secret-of-mine@host/' }, env, /"host" has a name or password/],
  ])('is refused in words: %j', (given, host, pattern) => {
    const text = explain(() => readModelSettings(given, host));
    expect(text).toMatch(pattern);
    expect(text).not.toContain('secret-of-mine');
  });
});

test('tools are names or beginnings of names that there are', () => {
  expect(parsePolicy({})).toEqual({ allowed: undefined, onDenial: 'terminate' });
  expect(parsePolicy({ tools: 'read*, edit_file', onDenial: 'continue' })).toEqual({
    allowed: ['read*', 'edit_file'],
    onDenial: 'continue',
  });
  expect(explain(() => parsePolicy({ tools: 'read_file shell' }))).toContain('"shell" matches none of');
  expect(explain(() => parsePolicy({ onDenial: 'maybe' }))).toContain('is none of: terminate, continue');
});

test('a price is given or known, and a limit in money without one is refused', () => {
  const unknown = { model: 'of-my-own', isNeeded: false };
  expect(parsePrice({ price: '3/0.3/15' }, unknown)('of-my-own')).toEqual({
    ...{ input: 3, cached: 0.3, cacheWrite: 3, cacheWriteHour: 3, output: 15 },
  });
  expect(parsePrice({}, { model: 'gpt-5', isNeeded: true })(undefined)).toMatchObject({ input: 1.25 });
  expect(parsePrice({}, unknown)(undefined)).toBeUndefined();
  expect(explain(() => parsePrice({}, { ...unknown, isNeeded: true }))).toContain('has no price in the table');
  expect(explain(() => parsePrice({ price: '3/15' }, unknown))).toContain('<input>/<cached input>/<output>');
});
