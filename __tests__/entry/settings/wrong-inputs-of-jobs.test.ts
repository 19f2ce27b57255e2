import { afterEach, describe, expect, test } from '@jest/globals';
import { parsePolicyFile } from '../../../src/domain/config/parse-config.ts';
import { parseCommentCommand } from '../../../src/domain/operations/comment-command.ts';
import { toFailure } from '../../../src/entry/compose/to-failure.ts';
import { readJob } from '../../../src/entry/job/job.ts';
import { readInputs } from '../../../src/entry/settings/inputs.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

type Inputs = Readonly<Record<string, string>>;

/** Wrong inputs of the action, with the words of the error, which name each of them. */
const INPUTS: readonly (readonly [Inputs, RegExp])[] = [
  [{ 'github-token': '' }, /"github-token" is empty/],
  [{ mode: 'sleep' }, /"mode"[\s\S]*"sleep" is none of: run, sweep, fan-out/],
  [{ plan: '../plan.yml' }, /\.\.\/plan\.yml/],
  [{ 'plan-from-issue': 'maybe' }, /"plan-from-issue"[\s\S]*"maybe" is none of/],
  [{ continue: 'yes' }, /"continue"[\s\S]*"yes" is neither "true" nor "false"/],
  [{ 'ci-workflows': 'test' }, /"ci-workflows"[\s\S]*"test" is no file of \.github\/workflows/],
  [{ 'allowed-bots': 'renovate[bot], dependabot[bot]' }, /"allowed-bots"[\s\S]*with spaces between them/],
  [{ 'allowed-bots': '*' }, /"allowed-bots"[\s\S]*"\*"/],
  [{ policy: 'rules.yml' }, /"policy"[\s\S]*"rules.yml" is not written/],
  [{ agent: 'oracle' }, /"agent"[\s\S]*"oracle" is none of/],
  [{ 'rescue-steps': '51' }, /"rescue-steps"[\s\S]*"51" is not a whole number from 0 to 50/],
  [{ sign: 'maybe' }, /"sign"[\s\S]*"maybe" is none of/],
  [{ workspace: 'in_place', fresh: 'true' }, /"fresh"[\s\S]*your own checkout/],
  [
    { mode: 'sleep', provider: 'nonsense', price: 'abc', 'dry-run': 'no', fresh: 'si', policy: 'x' },
    /(?=[\s\S]*"mode")(?=[\s\S]*"provider")(?=[\s\S]*"price")(?=[\s\S]*"dry-run")(?=[\s\S]*"fresh")(?=[\s\S]*"policy")/,
  ],
];

describe('wrong inputs of the action', () => {
  test.each(INPUTS)('are refused by name, before anything is fetched: %j', (inputs, says) => {
    const given = Object.entries({ 'github-token': 'a-token', ...inputs });
    for (const [name, value] of given) process.env[`INPUT_${name.toUpperCase()}`] = value;
    let thrown: unknown;
    try {
      readInputs();
    } catch (error) {
      thrown = error;
    }
    const { ending, text } = toFailure(thrown, (each) => each);
    expect(ending).toBe('refused');
    expect(text).toMatch(says);
    expect(text).not.toMatch(/^ +at |failed unexpectedly/m);
  });
});

const JOB = { GITHUB_REPOSITORY: 'octo/hello', GITHUB_EVENT_NAME: 'push', GITHUB_SHA: 'a'.repeat(40) };

describe('a wrong environment of a job', () => {
  test.each([
    [{ GITHUB_REPOSITORY: '' }, /"GITHUB_REPOSITORY"[\s\S]*is not set; the action runs in a GitHub job/],
    [{ GITHUB_REPOSITORY: 'hello' }, /"GITHUB_REPOSITORY"[\s\S]*"hello" is not the owner and the name/],
    [{ GITHUB_API_URL: 'foo' }, /"GITHUB_API_URL"[\s\S]*"foo" is no address that begins with https/],
    [{ GITHUB_SERVER_URL: 'ftp://a' }, /"GITHUB_SERVER_URL"[\s\S]*"ftp:\/\/a" is no address that begins with https/],
    [{ GITHUB_EVENT_NAME: '' }, /"GITHUB_EVENT_NAME"[\s\S]*is not set/],
    [{ GITHUB_SHA: '' }, /"GITHUB_SHA"[\s\S]*is not set/],
    [{ GITHUB_EVENT_PATH: '/none/event.json' }, /"GITHUB_EVENT_PATH"[\s\S]*no payload of an event: .*ENOENT/],
    [{ GITHUB_EVENT_PATH: 'README.md' }, /"GITHUB_EVENT_PATH"[\s\S]*"README.md" has no payload of an event: .*JSON/],
  ])('is refused by name: %j', (changes, says) => {
    let thrown: unknown;
    try {
      readJob({ ...JOB, ...changes });
    } catch (error) {
      thrown = error;
    }
    const { ending, text } = toFailure(thrown, (each) => each);
    expect([ending, text]).toEqual(['refused', expect.stringMatching(says)]);
    expect(text).not.toMatch(/^ +at |failed unexpectedly/m);
  });
});

describe('a wrong command of a comment', () => {
  test.each([
    ['/groundhog dance', /dance/],
    ['/groundhog rty', /retry|rty/],
    ['/groundhog skip', /skip/],
    ['/groundhog skip greet', /reason/],
    ['/groundhog hint', /hint/],
    ['/groundhog retry "a b', /and ""a b" follows it/],
    ['/groundhog retry a b c', /retry/],
    ['/groundhog unlock', /unlock/],
    ['/groundhog task=A/B status', /A\/B/],
    ['/groundhog run\u200b', /U\+200B/],
    ['/groundhog hint a <!-- b -->', /HTML/],
  ])('is refused with what is wrong in it: %j', (body, says) => {
    const parsed = parseCommentCommand(body);
    expect(parsed).toEqual({ kind: 'wrong', reason: expect.stringMatching(says) });
  });
});

describe('a wrong policy', () => {
  test.each([
    ['', 1],
    ['- a\n', 1],
    ['mood: good\n', 1],
    ['protect: src\n', 1],
    ['max_cost_usd: many\n', 1],
    ['protect: [a]\nhosts: ["http://a"]\n', 2],
  ])('is refused with its line: %j', (text, line) => {
    const parsed = parsePolicyFile(text, 'policy.yml');
    expect(parsed).toMatchObject({
      kind: 'invalid',
      problems: expect.arrayContaining([expect.objectContaining({ line })]),
    });
  });
});
