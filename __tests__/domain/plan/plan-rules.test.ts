import { describe, expect, test } from '@jest/globals';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';

const checkpoint = { id: 'a', spec: 'b', success_criteria: [{ kind: 'file_exists', path: 'x' }] };
const parse = (plan: unknown) => parsePlan(JSON.stringify(plan), { fileName: 'plan.yml' });
const messagesOf = (plan: unknown) => {
  const parsed = parse(plan);
  return parsed.kind === 'ok' ? [] : parsed.problems.map(({ message }) => message);
};
const criterion = (changes: object) => ({ checkpoints: [{ ...checkpoint, success_criteria: [changes] }] });

describe('the rules of a plan', () => {
  test('let texts be repeated that are no ids', () => {
    const globs = { protect: ['src/**', 'src/**'] };
    const criteria = { success_criteria: [...checkpoint.success_criteria, ...checkpoint.success_criteria] };
    expect(
      messagesOf({
        ...globs,
        setup_inputs: ['id', 'id'],
        checkpoints: [
          { ...checkpoint, ...globs, ...criteria },
          { ...checkpoint, ...globs, ...criteria, id: 'c' },
        ],
      }),
    ).toEqual([]);
  });

  test('find ids that differ in letter case, spaces or the form of an accent only', () => {
    const two = (first: string, second: string) =>
      messagesOf({
        checkpoints: [
          { ...checkpoint, id: first },
          { ...checkpoint, id: second },
        ],
      });
    for (const [first, second] of [
      ['a', 'A'],
      ['\u00e9', 'e\u0301'],
      ['a', ' A '],
    ] as const)
      expect(two(first, second)).toContainEqual(expect.stringContaining('is used before, on line 1'));
    expect(two('a', 'b')).toEqual([]);
  });

  test.each([
    ['the globs of the plan', { protect: ['/x'], checkpoints: [checkpoint] }, '"protect" entry 1 must be relative'],
    [
      'those of the setup',
      { setup_inputs: ['../x'], setup: 'a', checkpoints: [checkpoint] },
      '"setup_inputs" entry 1 must not',
    ],
    [
      'those of a checkpoint',
      { checkpoints: [{ ...checkpoint, protect: ['a', 'b//c'] }] },
      'checkpoint "a": "protect" entry 2 must be written plainly',
    ],
    [
      'those of a criterion',
      criterion({ kind: 'changes_within', paths: ['/x'] }),
      'checkpoint "a", criterion 1 (changes_within): "paths" entry 1 must be relative',
    ],
    [
      'patterns',
      criterion({ kind: 'file_contains', path: 'x', pattern: '(' }),
      'checkpoint "a", criterion 1 (file_contains): "pattern" is not RE2 syntax',
    ],
    [
      'a character that no process takes',
      { setup: 'a\0', checkpoints: [checkpoint] },
      '"setup" must not contain a NUL',
    ],
    ['half of a character', { setup: 'a\ud800', checkpoints: [checkpoint] }, '"setup" must not contain half of'],
  ])('refuse what is wrong with %s, and nothing else', (_title, plan, message) => {
    expect(messagesOf(plan)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['an instruction', { instruction: '/x//../y [', checkpoints: [checkpoint] }],
    ['a setup', { setup: '/bin/sh //x', checkpoints: [checkpoint] }],
    ['a spec', { checkpoints: [{ ...checkpoint, spec: '/x//y (' }] }],
    ['a command', criterion({ kind: 'command', command: '/bin/true //x (' })],
    ['a spec with the size of many patterns', { checkpoints: [{ ...checkpoint, spec: '(a{1000}){60}' }] }],
    ['a pattern with slashes', criterion({ kind: 'file_contains', path: 'x', pattern: '/a//b' })],
  ])('ask %s for no glob and no pattern', (_title, plan) => {
    expect(messagesOf(plan)).toEqual([]);
  });

  test('name globs that are no list, once', () => {
    expect(messagesOf({ protect: '/x', checkpoints: [checkpoint] })).toEqual([
      '"protect" must be a list, not the text "/x"',
    ]);
  });

  test('stop at patterns that are too large together, after what they found before', () => {
    const large = { kind: 'file_contains', path: 'x', pattern: '(a{1000}){60}' };
    expect(messagesOf({ protect: ['/x'], ...criterion(large), setup_inputs: ['/y'] })).toEqual([
      '"protect" entry 1 must be relative to the repository root',
      'the patterns up to here are too large together; nothing after this was checked for its meaning',
    ]);
  });
});

describe('the faults of a plan', () => {
  test.each([
    [{ spec: 5 }, 'checkpoint "a": "spec" must be text, not 5 (put it in quotation marks)'],
    [{ spec: true }, 'checkpoint "a": "spec" must be text, not true (put it in quotation marks)'],
    [{ spec: [] }, 'checkpoint "a": "spec" must be text, not a list'],
    [{ spec: {} }, 'checkpoint "a": "spec" must be text, not a mapping'],
    [{ spec: null }, 'checkpoint "a": "spec" must be text, not empty'],
    [{ attempt_budget: true }, 'checkpoint "a": "attempt_budget" must be a whole number, not true'],
    [{ attempt_budget: 'x' }, 'checkpoint "a": "attempt_budget" must be a whole number, not the text "x"'],
    [{ attempt_budget: 0 }, 'checkpoint "a": "attempt_budget" must be at least 1, not 0'],
    [{ attempt_budget: 99 }, 'checkpoint "a": "attempt_budget" must be at most 20, not 99'],
    [{ success_criteria: [] }, 'checkpoint "a": "success_criteria" needs at least 1 entry'],
    [{ protect: Array.from({ length: 101 }, () => 'x') }, 'checkpoint "a": "protect" has more than 100 entries'],
    [{ id: 'x'.repeat(101) }, `checkpoint "${'x'.repeat(60)}…": "id" is longer than 100 characters`],
    [{ id: '' }, 'checkpoint 1: "id" must not be blank or have spaces around it'],
    [
      { success_criteria: [{ kind: 5 }] },
      'checkpoint "a", criterion 1: "kind" must be one of command, tests, file_exists, file_absent, file_contains, changes_within, github_check, semantic, not 5',
    ],
    [
      { success_criteria: [{ kind: 'comand' }] },
      'checkpoint "a", criterion 1 (comand): "kind" must be one of command, tests, file_exists, file_absent, file_contains, changes_within, github_check, semantic, not the text "comand"; did you mean "command"?',
    ],
    [{ specs: 'x' }, 'checkpoint "a": unknown key "specs"; did you mean "spec"?'],
    [
      { zzz: 'x' },
      'checkpoint "a": unknown key "zzz"; known keys are id, spec, attempt_budget, protect, success_criteria',
    ],
  ])('are named with what is there instead: %j', (changes, message) => {
    expect(messagesOf({ checkpoints: [{ ...checkpoint, ...changes }] })).toEqual([message]);
  });

  test('are one for a file that is too large, counted in bytes', () => {
    const messages = (text: string) => {
      const parsed = parsePlan(text, { fileName: 'plan.yml' });
      return parsed.kind === 'ok' ? [] : parsed.problems.map(({ message }) => message);
    };
    const isLarge = ['plan.yml is larger than 256 KiB'];
    expect(messages('x'.repeat(262_145))).toEqual(isLarge);
    expect(messages('é'.repeat(131_073))).toEqual(isLarge);
    expect(messages(`${'é'.repeat(131_072)}`)).not.toEqual(isLarge);
    expect(messages('x'.repeat(262_144))).not.toEqual(isLarge);
  });

  test.each([
    ['checkpoints: [', false],
    ['"checkpoints" : [', false],
    ["{'checkpoints'  : [", false],
    ['{a: 1,checkpoints: [', false],
    ['Do it: [ \n checkpoints: [', false],
    ['my-checkpoints: [', true],
    ['checkpoints [', true],
    ['Please do: [ this', true],
  ])('are those of the syntax only in a text that has the key of a plan: %j', (text, isProse) => {
    const parsed = parsePlan(text, { fileName: 'plan.yml' });
    const messages = parsed.kind === 'ok' ? [] : parsed.problems.map(({ message }) => message);
    expect(messages.some((message) => / not a plan: a plan is YAML or JSON /.test(message))).toBe(isProse);
    expect(messages.length).toBeGreaterThan(0);
  });
});
