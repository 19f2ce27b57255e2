import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkpointIdentity, planIdentity } from '../../../src/domain/plan/plan-identity.ts';
import { renderCriteria, renderPlan } from '../../../src/domain/plan/render-plan.ts';
import { anyPlan, FULL_PLAN, parseOk } from './plan-samples.ts';

describe('a plan as text', () => {
  test('is the plan again when it is parsed', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const text = renderPlan(plan);
        expect(parseOk(text)).toEqual(plan);
        expect(renderPlan(parseOk(text))).toBe(text);
        expect(planIdentity(parseOk(text))).toBe(planIdentity(plan));
      }),
      { numRuns: 300 },
    );
  });

  test('has its keys in one order, however the plan was written', () => {
    const plan = parseOk(FULL_PLAN);
    const reversed = (value: object) => Object.fromEntries(Object.entries(value).toReversed());
    const text = JSON.stringify({ ...reversed(plan), checkpoints: plan.checkpoints.map(reversed) });
    expect(renderPlan(parseOk(text))).toBe(renderPlan(plan));
    expect(renderPlan(plan)).toMatch(/^version: 1\ntask: parse-args\ntitle: Parse the arguments\ninstruction: /);
  });

  test('does not fold long lines', () => {
    const spec = `${'word '.repeat(100)}end`;
    expect(renderPlan(parseOk(FULL_PLAN.replace('Write the parser.', spec)))).toContain(spec);
  });
});

describe('criteria as text', () => {
  test('are a YAML list with the defaults written out', () => {
    const criteria = parseOk(FULL_PLAN).checkpoints[0]?.success_criteria ?? [];
    expect(renderCriteria(criteria)).toBe(`- kind: command
  command: npm test
  expect_exit: 0
  timeout_seconds: 300
  serial: true
- kind: file_exists
  path: src/parser.ts
- kind: file_absent
  path: src/old-parser.ts
- kind: file_contains
  path: README.md
  pattern: ^## Parser$
- kind: changes_within
  paths:
    - src/**
    - README.md
- kind: github_check
  name: test (windows)
  timeout_seconds: 900
- kind: semantic
  name: names
  statement: The names read well.
`);
  });

  test('that are one object are written twice, without anchors', () => {
    const criterion = { kind: 'file_exists', path: 'a' } as const;
    expect(renderCriteria([criterion, criterion])).toBe(
      '- kind: file_exists\n  path: a\n- kind: file_exists\n  path: a\n',
    );
  });
});

describe('the identity of a plan', () => {
  const plan = parseOk(FULL_PLAN);

  test('is the same for JSON, other key orders, comments and written-out defaults', () => {
    const same = [
      JSON.stringify(plan),
      JSON.stringify(Object.fromEntries(Object.entries(plan).toReversed())),
      `# c\n${FULL_PLAN}`,
      FULL_PLAN.replace('version: 1\n', ''),
      FULL_PLAN.replace('name: names, ', ''),
      FULL_PLAN.replace(', expect_exit: 0, timeout_seconds: 300', ''),
    ];
    for (const text of same) expect(planIdentity(parseOk(text))).toBe(planIdentity(plan));
  });

  test.each([
    ['the setup', 'npm ci', 'npm install'],
    ['the title', 'Parse the', 'Read the'],
    ['the instruction', 'small', 'large'],
    ['the protected paths', '"test/**"', '"tests/**"'],
    ['a budget', 'attempt_budget: 2', 'attempt_budget: 3'],
    ['a spec', 'Write the', 'Rewrite the'],
    ['an id', 'id: parser', 'id: parse'],
    ['a criterion', 'src/old-parser.ts', 'src/older-parser.ts'],
  ])('changes with %s', (_name, from, to) => {
    expect(planIdentity(parseOk(FULL_PLAN.replace(from, to)))).not.toBe(planIdentity(plan));
  });

  test('is frozen, so that landed work stays landed when Groundhog is updated', () => {
    expect(
      planIdentity(parseOk('checkpoints: [{ id: a, spec: b, success_criteria: [{ kind: command, command: c }] }]')),
    ).toBe(
      '{"checkpoints":[{"id":"a","protect":[],"spec":"b","success_criteria":[{"command":"c","expect_exit":0,"kind":"command","timeout_seconds":300}]}],"protect":[],"version":1}',
    );
  });
});

describe('the identity of a checkpoint', () => {
  const identity = (text: string) => parseOk(text).checkpoints.map(checkpointIdentity)[0];

  test.each([
    ['its budget', 'attempt_budget: 2', 'attempt_budget: 9'],
    ['its id', 'id: parser', 'id: other'],
    ['the setup', 'npm ci', 'npm install'],
    ["the plan's protected paths", '"test/**"', '"tests/**"'],
  ])('stays the same with %s', (_name, from, to) => {
    expect(identity(FULL_PLAN.replace(from, to))).toBe(identity(FULL_PLAN));
  });

  test('does not tell "serial: false" from its absence', () => {
    expect(identity(FULL_PLAN.replace(', serial: true', ', serial: false'))).toBe(
      identity(FULL_PLAN.replace(', serial: true', '')),
    );
  });

  test.each([
    ['its spec', 'Write the', 'Rewrite the'],
    ['its protected paths', '"docs/**"', '"doc/**"'],
    ['an exit code', 'expect_exit: 0', 'expect_exit: 1'],
    ['a pattern', '## Parser', '# Parser'],
  ])('changes with %s', (_name, from, to) => {
    expect(identity(FULL_PLAN.replace(from, to))).not.toBe(identity(FULL_PLAN));
  });

  test('is frozen', () => {
    expect(identity('checkpoints: [{ id: a, spec: b, success_criteria: [{ path: c, kind: file_exists }] }]')).toBe(
      '{"protect":[],"spec":"b","success_criteria":[{"kind":"file_exists","path":"c"}]}',
    );
  });
});
