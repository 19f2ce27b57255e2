import { describe, expect, test } from '@jest/globals';
import { findVacuous, isSatisfied } from '../../../src/domain/attempt/verdict.ts';
import { describeCriterion } from '../../../src/domain/plan/describe-criterion.ts';
import { lintPlan } from '../../../src/domain/plan/lint-plan.ts';
import { locateCriteria, parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { listCriteria } from '../../../src/domain/plan/plan.ts';
import { checkpointIdentity, planIdentity } from '../../../src/domain/plan/plan-identity.ts';

const TESTS = { kind: 'tests', command: 'run', report: 'tap' };

function parse(criterion: object, top: object = {}) {
  const plan = { checkpoints: [{ id: 'a', spec: 'x', success_criteria: [criterion] }], ...top };
  return parsePlan(JSON.stringify(plan), { fileName: 'plan.yml' });
}

function problemsOf(criterion: object, top: object = {}): readonly string[] {
  const parsing = parse(criterion, top);
  return parsing.kind === 'ok' ? [] : parsing.problems.map(({ message }) => message);
}

function planOf(criterion: object, top: object = {}) {
  const parsing = parse(criterion, top);
  if (parsing.kind !== 'ok') throw new Error(JSON.stringify(parsing.problems));
  const [checkpoint] = parsing.plan.checkpoints;
  if (checkpoint === undefined) throw new Error('no checkpoint');
  return { plan: parsing.plan, checkpoint };
}

describe('the criterion tests in a plan', () => {
  test('has defaults, and takes reports in files and printed ones', () => {
    expect(planOf(TESTS).checkpoint.success_criteria).toEqual([
      { ...TESTS, regressions: 'none', flaky_retries: 0, timeout_seconds: 300 },
    ]);
    for (const report of [
      'junit',
      'go-json',
      'jest-json',
      'mocha-json',
      'a.xml',
      'x/**/*.xml',
      'a.json',
      'a.jsonl',
      'a.tap',
    ])
      expect(problemsOf({ ...TESTS, report })).toEqual([]);
    for (const regressions of ['none', 'ignore', 0, 3]) expect(problemsOf({ ...TESTS, regressions })).toEqual([]);
  });

  test.each([
    [
      { report: 'tapp' },
      '"report" must be one of junit, tap, go-json, jest-json, mocha-json, or the path of a file that ends in .xml, .json, .jsonl or .tap',
    ],
    [{ report: '/tmp/a.xml' }, '"report" must be relative'],
    [{ report: '../a.xml' }, '"report"'],
    [{ must_fail_at_base: true }, '"must_fail_at_base" needs "must_pass", which names the tests'],
    [{ regressions: 'some' }, '"regressions" must be none, ignore or a number up to 10000, not the text "some"'],
    [{ regressions: -1 }, '"regressions" must be at least 0, not -1'],
    [{ min_tests: 0 }, '"min_tests" must be at least 1'],
    [{ flaky_retries: 6 }, '"flaky_retries" must be at most 5'],
    [{ must_pass: [] }, '"must_pass" needs at least 1 entry'],
    [{ mustpass: ['x'] }, 'unknown key "mustpass"; did you mean "must_pass"?'],
  ])('is refused with %j', (fault, message) => {
    expect(problemsOf({ ...TESTS, ...fault })).toEqual([expect.stringContaining(message)]);
  });

  test('is described with what it demands', () => {
    const [criterion] = planOf({ ...TESTS, must_pass: ['a *'], regressions: 2 }).checkpoint.success_criteria;
    expect(criterion && describeCriterion(criterion)).toBe('run (report tap; must pass: a *; regressions: 2)');
  });

  test('is weak where it only asks that nothing is lost', () => {
    const weaknesses = (more: object) => lintPlan(planOf({ ...TESTS, ...more }).plan).map(({ message }) => message);
    expect(weaknesses({})).toEqual([expect.stringContaining('only ask that no test is lost')]);
    expect(weaknesses({ must_pass: ['a'] })).toEqual([]);
    expect(weaknesses({ min_tests: 3 })).toEqual([]);
  });
});

describe('guards', () => {
  const GUARDS = { guards: [TESTS, { kind: 'command', command: 'make lint' }] };

  test('come after the criteria of each checkpoint', () => {
    const { plan, checkpoint } = planOf({ kind: 'file_exists', path: 'x' }, GUARDS);
    expect(listCriteria(checkpoint, plan).map(({ kind }) => kind)).toEqual(['file_exists', 'tests', 'command']);
  });

  test.each([
    [{ guards: [{ kind: 'command' }] }, 'guard 1 (command): "command" is missing'],
    [{ guards: [{ kind: 'command', command: 'x', comand: 'y' }] }, 'guard 1 (command): unknown key "comand"'],
    [{ guards: [{ kind: 'file_contains', path: 'x', pattern: '(' }] }, 'guard 1 (file_contains): "pattern"'],
    [{ guards: [{ kind: 'changes_within', paths: ['!x'] }] }, 'guard 1 (changes_within): "paths" entry 1'],
    [{ guards: [] }, '"guards" needs at least 1 entry'],
  ])('are checked like criteria: %j', (top, message) => {
    expect(problemsOf({ kind: 'file_exists', path: 'x' }, top)).toEqual([expect.stringContaining(message)]);
  });

  test('have a line in the plan, after those of the checkpoint', () => {
    const text =
      'guards:\n  - { kind: command, command: lint }\n  - { kind: command, command: test }\ncheckpoints:\n  - id: a\n    spec: x\n    success_criteria:\n      - { kind: file_exists, path: x }\n';
    const find = locateCriteria(text);
    expect([find(0, 0), find(0, 1), find(0, 2), find(0, 3)]).toEqual([8, 2, 3, 1]);
  });

  test('are part of the plan, and not of what a checkpoint is: a new one opens nothing that has landed', () => {
    const [old, guarded] = [planOf(TESTS), planOf(TESTS, GUARDS)];
    expect(planIdentity(guarded.plan)).not.toBe(planIdentity(old.plan));
    expect(checkpointIdentity(guarded.checkpoint)).toBe(checkpointIdentity(old.checkpoint));
  });
});

describe('before any work', () => {
  const run = (criterion: object, outcome: 'passed' | 'failed', guard?: true) => {
    const [parsed] = planOf(criterion).checkpoint.success_criteria;
    if (parsed === undefined) throw new Error('no criterion');
    const facts = {
      detail: '',
      exit_code: 0,
      duration_ms: 0,
      timed_out: false,
      output: '',
      omitted_bytes: 0,
      evidence: null,
    };
    return { ...facts, criterion: parsed, outcome, ...(guard === undefined ? {} : { guard }) };
  };
  const file = { kind: 'file_exists', path: 'x' };

  test.each([
    [[run(TESTS, 'passed')], false],
    [[run({ ...TESTS, must_pass: ['a'] }, 'passed')], true],
    [[run(file, 'passed', true)], false],
    [[run(file, 'passed'), run(TESTS, 'passed', true)], true],
    [[run(file, 'passed'), run(TESTS, 'failed', true)], false],
    [[run(file, 'failed'), run(TESTS, 'passed', true)], false],
  ])('a checkpoint is satisfied by its own criteria alone, where its guards hold', (runs, expected) => {
    expect(isSatisfied(runs)).toBe(expected);
  });

  test('guards and tests that only keep what is there are not called vacuous', () => {
    const runs = [
      run(file, 'failed'),
      run(TESTS, 'passed'),
      run(file, 'passed', true),
      run({ ...TESTS, min_tests: 1 }, 'passed'),
    ];
    expect(findVacuous(runs)).toEqual([runs[3]]);
  });
});
