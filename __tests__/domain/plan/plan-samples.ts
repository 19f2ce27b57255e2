import fc from 'fast-check';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import type { Criterion } from '../../../src/domain/plan/criterion.ts';
import { type PlanParsing, parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import type { Checkpoint, Plan } from '../../../src/domain/plan/plan.ts';
import { anyCharacter } from '../../helpers/any-character.ts';

/** A plan with every key and every kind of criterion. */
export const FULL_PLAN = `version: 1
task: parse-args
title: Parse the arguments
instruction: Prefer small diffs.
setup: npm ci
protect: ["test/**"]
attempt_budget_default: 3
checkpoints:
  - id: parser
    spec: Write the parser.
    attempt_budget: 2
    protect: ["docs/**"]
    success_criteria:
      - { kind: command, command: npm test, expect_exit: 0, timeout_seconds: 300, serial: true }
      - { kind: file_exists, path: src/parser.ts }
      - { kind: file_absent, path: src/old-parser.ts }
      - { kind: file_contains, path: README.md, pattern: '^## Parser$' }
      - { kind: changes_within, paths: ["src/**", "README.md"] }
      - { kind: github_check, name: test (windows), timeout_seconds: 900 }
      - { kind: semantic, name: names, statement: The names read well. }
`;

export function parse(text: string): PlanParsing {
  return parsePlan(text, { fileName: 'plan.yml' });
}

export function parseOk(text: string): Plan {
  const parsing = parse(text);
  if (parsing.kind === 'invalid') throw new Error(JSON.stringify(parsing.problems));
  return parsing.plan;
}

/** The problems as `line:column message`. */
export function problemsOf(text: string): string[] {
  const parsing = parse(text);
  if (parsing.kind === 'ok') return [];
  return parsing.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** A plan of one checkpoint with these criteria, each given as YAML on a line. */
export function planWith(...criteria: readonly string[]): string {
  const lines = criteria.map((criterion) => `      - ${criterion}\n`).join('');
  return `checkpoints:\n  - id: a\n    spec: b\n    success_criteria:\n${lines}`;
}

const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: anyCharacter, maxLength }),
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\t', ':', '#', '-', '"', "'", '|', '>', '\r'), maxLength }),
      fc.constantFrom(
        'yes',
        'null',
        '~',
        '1',
        '0x1f',
        '.inf',
        '<<',
        '- a',
        '# a',
        '&a',
        '*a',
        '!a',
        '%a',
        '---',
        '...',
      ),
    )
    .filter((value) => value.trim() !== '' && !/[\0\p{Cs}]/u.test(value));

const path = fc
  .array(fc.constantFrom('src', 'a b', '.dot', 'é', '-', '#x', 'on', '[id]', '(group)'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('/'));

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

function dropUndefined<T extends object>(value: T): T {
  return structuredClone(JSON.parse(JSON.stringify(value)));
}

const machineCriterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc.record({
    kind: fc.constant('command' as const),
    command: text(60),
    expect_exit: fc.integer({ min: 0, max: 255 }),
    timeout_seconds: fc.integer({ min: 1, max: 21_600 }),
  }),
  fc.record({ kind: fc.constant('file_exists' as const), path }),
  fc.record({ kind: fc.constant('file_absent' as const), path }),
  fc.record({ kind: fc.constant('file_contains' as const), path, pattern: fc.constantFrom('^a$', '\\d+', 'a|b', '"') }),
  fc.record({
    kind: fc.constant('changes_within' as const),
    paths: fc.array(fc.constantFrom('src/**', '*', 'a/?', '{a,b}/c', '[!a]'), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('github_check' as const),
    name: fc.constantFrom('CI', 'test (windows, 22)', 'ci/circleci: build', '#1', '"x"', 'é'),
    timeout_seconds: fc.integer({ min: 1, max: 21_600 }),
  }),
);
const criterion: fc.Arbitrary<Criterion> = fc.oneof(
  machineCriterion,
  fc.record({
    kind: fc.constant('semantic' as const),
    name: optional(fc.constantFrom('no', 'e1', 'Tone-2')),
    statement: text(40),
  }),
);

const checkpoint: fc.Arbitrary<Omit<Checkpoint, 'id'>> = fc.record({
  spec: text(80),
  attempt_budget: optional(fc.integer({ min: 1, max: 20 })),
  protect: optional(fc.array(fc.constantFrom('docs', 'a/**'), { maxLength: 2 })),
  success_criteria: fc
    .tuple(machineCriterion, fc.array(criterion, { maxLength: 3 }))
    .map(([first, rest]) => [...rest, first]),
});

/** Any valid plan, with texts that are awkward in YAML. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    version: optional(fc.constant(1 as const)),
    task: optional(fc.constantFrom('a', 'task-1').map((id) => taskIdSchema.parse(id))),
    title: optional(fc.constantFrom('yes', '1', 'fix: a #b')),
    instruction: optional(fc.oneof(text(40), fc.constant(''))),
    setup: optional(text(40)),
    protect: optional(fc.array(fc.constantFrom('docs', 'a/**'), { maxLength: 2 })),
    attempt_budget_default: optional(fc.integer({ min: 1, max: 20 })),
    checkpoints: fc
      .array(checkpoint, { minLength: 1, maxLength: 3 })
      .map((list) => list.map((item, index) => ({ id: ['yes', '1', 'c: d'][index] ?? 'x', ...item }))),
  })
  .map(dropUndefined);
