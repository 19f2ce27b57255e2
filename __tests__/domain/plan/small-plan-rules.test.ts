import { describe, expect, test } from '@jest/globals';
import { type Criterion, criterionSchema } from '../../../src/domain/plan/criterion.ts';
import { describeCriterion } from '../../../src/domain/plan/describe-criterion.ts';
import { estimatePatternParts } from '../../../src/domain/plan/pattern-size.ts';
import { attemptBudgetOf, countCriteria, type Plan, planSchema } from '../../../src/domain/plan/plan.ts';
import { isPlanHash } from '../../../src/domain/plan/plan-approval.ts';
import { checkpointIdentity, planIdentity } from '../../../src/domain/plan/plan-identity.ts';
import { renderCriteria, renderPlan } from '../../../src/domain/plan/render-plan.ts';
import { FULL_PLAN, parseOk } from './plan-samples.ts';

const command: Criterion = { kind: 'command', command: 'true', expect_exit: 0, timeout_seconds: 300 };

test.each<[Criterion, string]>([
  [command, 'true'],
  [{ ...command, expect_exit: 3 }, 'true (expects exit 3)'],
  [{ kind: 'file_exists', path: 'a' }, 'a'],
  [{ kind: 'file_absent', path: 'b' }, 'b'],
  [{ kind: 'file_contains', path: 'c', pattern: '^d' }, 'c: ^d'],
  [{ kind: 'changes_within', paths: ['e', 'f/**'] }, 'e, f/**'],
  [{ kind: 'github_check', name: 'CI', timeout_seconds: 60 }, 'CI'],
  [{ kind: 'semantic', statement: 'It reads well.' }, 'It reads well.'],
])('a criterion is shown with what it demands: %j', (criterion, text) => {
  expect(describeCriterion(criterion)).toBe(text);
});

test.each([
  ['abc', 3],
  ['(ab)', 4],
  ['(ab){3}', 12],
  ['a{2,5}', 5],
  ['a{3,}', 3],
  ['a{0}', 1],
  ['a{4}b', 5],
  ['(?i)(a(?i)b)', 4],
  ['(?:ab)c', 5],
  ['x(y(z', 3],
  ['((a){2}b){3}', 27],
  ['a(?<n>bc)d', 6],
  ['\\Qa.(b\\Ec', 5],
  ['\\Q(b', 2],
  ['a\\Q(\nx\\E{3}', 6],
  ['\\\\Qab\\E', 4],
  ['a\\E{3}', 3],
  ['\\d{3}', 3],
  ['\\\n{3}', 3],
  ['[]a-z]{4}', 4],
  ['[[:alpha:]]{3}', 3],
])('the pattern %j has %i parts', (pattern, parts) => {
  expect(estimatePatternParts(pattern)).toBe(parts);
});

describe('the identity of a plan', () => {
  const plan = parseOk(FULL_PLAN);
  const [checkpoint] = plan.checkpoints;
  if (checkpoint === undefined) throw new Error('the sample has no checkpoint');
  const bare: Plan = planSchema.parse({ checkpoints: [{ id: 'a', spec: 'b', success_criteria: [command] }] });
  const [plain] = bare.checkpoints;
  if (plain === undefined) throw new Error('the plan has no checkpoint');

  test('is the same where a default is written out', () => {
    expect(planIdentity({ ...bare, version: 1, protect: [] })).toBe(planIdentity(bare));
    const written = { ...plain, protect: [], success_criteria: [{ ...command, serial: false }] };
    expect(planIdentity({ ...bare, checkpoints: [written] })).toBe(planIdentity(bare));
    expect(checkpointIdentity(written)).toBe(checkpointIdentity(plain));
  });

  test('is another one for every other change', () => {
    const others: readonly Plan[] = [
      bare,
      { ...bare, protect: ['x'] },
      { ...bare, setup: 'npm ci' },
      { ...bare, checkpoints: [{ ...plain, attempt_budget: 7 }] },
      { ...bare, checkpoints: [{ ...plain, id: 'b' }] },
      { ...bare, checkpoints: [{ ...plain, protect: ['x'] }] },
      { ...bare, checkpoints: [{ ...plain, success_criteria: [{ ...command, serial: true }] }] },
    ];
    expect(new Set(others.map(planIdentity)).size).toBe(others.length);
  });

  test('of a checkpoint is its spec, its protected paths and its criteria', () => {
    const { id: _id, attempt_budget: _budget, ...definition } = checkpoint;
    const unnamed = definition.success_criteria.map((each) =>
      each.kind === 'semantic' ? { kind: each.kind, statement: each.statement } : each,
    );
    expect(JSON.parse(checkpointIdentity(checkpoint))).toEqual({ ...definition, success_criteria: unnamed });
    expect(checkpointIdentity({ ...plain, id: 'b', attempt_budget: 7 })).toBe(checkpointIdentity(plain));
    expect(checkpointIdentity({ ...plain, success_criteria: [{ ...command, serial: true }] })).toContain(
      '"serial":true',
    );
    expect(checkpointIdentity({ ...plain, success_criteria: [{ kind: 'file_exists', path: 'a' }] })).toBe(
      '{"protect":[],"spec":"b","success_criteria":[{"kind":"file_exists","path":"a"}]}',
    );
  });
});

test('a plan is rendered as the YAML that it is parsed from', () => {
  const plan = parseOk(FULL_PLAN);
  expect(parseOk(renderPlan(plan))).toEqual(plan);
  expect(renderCriteria([command])).toBe(
    '- kind: command\n  command: "true"\n  expect_exit: 0\n  timeout_seconds: 300\n',
  );
});

test('the attempts of a checkpoint are its own, else those of the plan, else those of the run, else three', () => {
  const budgetOf = (own: number | undefined, plans: number | undefined, runs: number | undefined) => {
    const success_criteria = [command];
    const checkpoint = { id: 'a', spec: 'b', success_criteria, ...(own === undefined ? {} : { attempt_budget: own }) };
    const all = plans === undefined ? {} : { attempt_budget_default: plans };
    return attemptBudgetOf(checkpoint, { ...all, checkpoints: [checkpoint] }, runs);
  };
  expect([budgetOf(1, 2, 4), budgetOf(undefined, 2, 4), budgetOf(undefined, undefined, 4)]).toEqual([1, 2, 4]);
  expect(budgetOf(undefined, undefined, undefined)).toBe(3);
  expect([0, 1, 2].map(countCriteria)).toEqual(['0 criteria', '1 criterion', '2 criteria']);
});

test('the hash of a plan has one form', () => {
  const hash = `sha256:${'0a'.repeat(32)}`;
  expect([hash, `${hash}0`, `x${hash}`, hash.toUpperCase(), hash.slice(0, -1)].map(isPlanHash)).toEqual([
    ...[true, false, false, false, false],
  ]);
});

test('a check may have our name in the middle of its own', () => {
  const parse = (name: string) => criterionSchema.safeParse({ kind: 'github_check', name }).success;
  expect([parse('CI groundhog: x'), parse('Groundhog: x')]).toEqual([true, false]);
});
