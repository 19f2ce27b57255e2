import { describe, expect, test } from '@jest/globals';
import type { ObservedCheck } from '../../../src/domain/attempt/commit-checks.ts';
import { decideCheck } from '../../../src/domain/decisions/decide-check.ts';
import { criterionSchema } from '../../../src/domain/plan/criterion.ts';

const URL = 'https://github.test/octo/hello/runs/1';

/** Checks by their conclusions; the name is "CI" unless one comes before a colon. */
function seen(...ends: readonly (string | null)[]): ObservedCheck[] {
  return ends.map((end) => {
    const [name = '', conclusion] = end?.includes(':') === true ? end.split(':') : ['CI', end];
    return { name, conclusion: conclusion ?? null, url: URL, output: `said by ${conclusion}` };
  });
}

describe('a check', () => {
  test.each([
    ['nothing is there', [], { kind: 'open', isThere: false }],
    ['only another one is there', ['lint:success'], { kind: 'open', isThere: false }],
    ['one of a longer name is there', ['CI (2):success'], { kind: 'open', isThere: false }],
    ['one of another letter case is there', ['ci:success'], { kind: 'open', isThere: false }],
    ['it goes on', [null], { kind: 'open', isThere: true }],
    ['it has passed', ['success'], { kind: 'passed', detail: `It ended with "success": ${URL}` }],
    ['one of two goes on', ['success', null], { kind: 'open', isThere: true }],
    ['another one failed', ['success', 'lint:failure'], { kind: 'passed' }],
  ] as const)('when %s is %j: %j', (_when, ends, decision) => {
    expect(decideCheck('CI', seen(...ends))).toMatchObject(decision);
  });

  test.each([
    'failure',
    'cancelled',
    'timed_out',
    'action_required',
    'stale',
    'startup_failure',
    'error',
    'neutral',
    'skipped',
    'no conclusion',
    'SUCCESS',
    'whatever comes',
  ])('that ended with "%s" has failed, also beside one that passed or goes on', (end) => {
    for (const others of [[], ['success'], [null]])
      expect(decideCheck('CI', seen(end, ...others))).toMatchObject({ kind: 'failed', output: `said by ${end}` });
  });

  test('is shown with the end of its output where there is no page about it', () => {
    const checks = [{ name: 'CI', conclusion: 'neutral', url: null, output: '\n  said\n\n' }];
    expect(decideCheck('CI', checks)).toEqual({
      kind: 'failed',
      detail: 'It ended with "neutral", which proves nothing.',
      output: 'said',
    });
  });

  test('says of all that failed where to look, and what they said', () => {
    expect(decideCheck('CI', seen('failure', 'skipped'))).toEqual({
      kind: 'failed',
      detail: `It ended with "failure": ${URL} It ended with "skipped", which proves nothing: ${URL}`,
      output: 'said by failure\nsaid by skipped',
    });
  });
});

describe('the name of a check in a plan', () => {
  const parse = (name: string) => criterionSchema.safeParse({ kind: 'github_check', name });

  test.each(['CI', 'test (windows, 22)', 'ci/circleci: build', 'é'.repeat(100)])('may be %j', (name) => {
    expect(parse(name).data).toEqual({ kind: 'github_check', name, timeout_seconds: 1800 });
  });

  test.each([
    ['', 'must not be blank'],
    [' CI', 'must not have spaces around it'],
    ['C\nI', 'must not contain control characters'],
    ['Groundhog: hello', 'is the name of a check that Groundhog writes itself'],
    ['Groundhog', 'is the name of a check that Groundhog writes itself'],
    ['groundhog: hello', 'is the name of a check that Groundhog writes itself'],
  ])('may not be %j: it %s', (name, reason) => {
    expect(parse(name).error?.issues.map(({ message }) => message)).toContain(reason);
  });

  test.each([0, 21_601, 1.5])('may not be waited for %d seconds', (timeout_seconds) => {
    expect(criterionSchema.safeParse({ kind: 'github_check', name: 'CI', timeout_seconds }).success).toBe(false);
  });
});
