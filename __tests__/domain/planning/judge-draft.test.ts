import { describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import type { Criterion } from '../../../src/domain/plan/criterion.ts';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { listCriteria, type Plan } from '../../../src/domain/plan/plan.ts';
import { findRunObstacle } from '../../../src/domain/planning/decide-draft-run.ts';
import { countChecked } from '../../../src/domain/planning/draft-facts.ts';
import { type DraftRemark, renderRemark } from '../../../src/domain/planning/draft-remark.ts';
import { judgeDraft } from '../../../src/domain/planning/judge-draft.ts';
import { PLAN_EXAMPLES } from '../../../src/domain/planning/plan-examples.ts';
import type { TestRow } from '../../../src/domain/tests/tests-run.ts';
import type { RepositoryFiles } from '../../../src/domain/toolchain/repository-files.ts';

const FILES: RepositoryFiles = {
  paths: new Set(['package.json', 'src/a.js', 'test/a.test.js', 'test/args.test.js']),
  manifests: new Map([['package.json', JSON.stringify({ scripts: { test: 'node --test' } })]]),
};

function planOf(text: string): Plan {
  const parsed = parsePlan(text, { fileName: 'plan' });
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.problems));
  return parsed.plan;
}

function toRun(criterion: Criterion, facts: Partial<CriterionRun> = {}): CriterionRun {
  const nothing = { exit_code: null, duration_ms: 1, timed_out: false, output: '', omitted_bytes: 0, evidence: null };
  return { criterion, outcome: 'failed', detail: 'It fails.', ...nothing, ...facts };
}

type Outcomes = readonly (Partial<CriterionRun> | undefined)[];

/** Judges a plan whose criteria, guards included, have these outcomes, checkpoint by checkpoint; those left out fail. */
function judge(text: string, outcomes: readonly Outcomes[] = [], files = FILES): readonly DraftRemark[] {
  const plan = planOf(text);
  const baseline = plan.checkpoints.map((checkpoint, index) =>
    listCriteria(checkpoint, plan).map((criterion, number) => {
      const isGuard = number >= checkpoint.success_criteria.length;
      return toRun(criterion, { outcome: isGuard ? 'passed' : 'failed', ...outcomes[index]?.[number] });
    }),
  );
  return judgeDraft({ plan, files, baseline, notRun: undefined });
}

const faults = (remarks: readonly DraftRemark[]) =>
  remarks.filter(({ isFault }) => isFault).map((remark) => `${remark.kind}: ${renderRemark(remark)}`);

const oneCheckpoint = (criteria: string, more = '') =>
  `${more}checkpoints:\n  - id: a\n    spec: Do it.\n    success_criteria:\n${criteria.replace(/^/gm, '      ')}\n`;

const TESTS = '- { kind: tests, command: node --test, report: junit.xml, must_pass: [new] }';
const ROW: TestRow = {
  ...{ name: 'new', base: 'missing', now: 'missing', note: 'required' },
  ...{ message: '', path: null, line: null },
};
const missing = {
  outcome: 'failed' as const,
  tests: { base: null, now: { passed: 1, failed: 0, skipped: 0 }, rows: [ROW], left_out: 0 },
};

describe('a draft', () => {
  test('is good when its criteria fail and its guards hold', () => {
    const text = oneCheckpoint(
      '- { kind: command, command: node test/a.test.js }',
      'guards: [{ kind: command, command: "true" }]\n',
    );
    expect(faults(judge(text))).toEqual([]);
  });

  test.each([
    [
      'a criterion holds already',
      '- { kind: command, command: "true" }',
      [{ outcome: 'passed', exit_code: 0 }],
      /^holds_at_base: checkpoint "a", criterion 1: it holds before any work/,
    ],
    [
      'a program is not there',
      '- { kind: command, command: frobnicate }',
      [{ exit_code: 127, output: 'sh: 1: frobnicate: not found\n' }],
      /^cannot_run: .*frobnicate: not found/,
    ],
    [
      'it takes too long',
      '- { kind: command, command: sleep 1000 }',
      [{ timed_out: true }],
      /^cannot_run: .*time limit/,
    ],
    [
      'there is no report',
      TESTS,
      [{ tests: { base: null, now: null, rows: [], left_out: 0 } }],
      /^cannot_run: .*no report of tests/,
    ],
    ['its tests do not exist and nobody writes them first', TESTS, [missing], /^test_first: .*"new" do not exist yet/],
    [
      'a command runs a test that does not exist',
      '- { kind: command, command: node --test test/b.test.js }',
      [],
      /^test_first: .*test\/b\.test\.js/,
    ],
    [
      'no criterion shows the work',
      '- { kind: tests, command: node --test, report: junit.xml }\n- { kind: file_exists, path: a }',
      [{ outcome: 'failed' }],
      /^guard_fails: .*only asks that nothing is broken/,
    ],
    [
      'a file is to be there and gone',
      '- { kind: file_exists, path: b }\n- { kind: file_absent, path: b }',
      [],
      /^contradiction: .*to be there and to be gone/,
    ],
    [
      'a file is outside of what may change',
      '- { kind: file_exists, path: b }\n- { kind: changes_within, paths: ["src/**"] }',
      [],
      /^contradiction: .*does not let the checkpoint change it/,
    ],
  ] as const)('has a fault when %s', (...[, criteria, outcomes, fault]) => {
    expect(faults(judge(oneCheckpoint(criteria), [outcomes as Outcomes]))[0]).toMatch(fault);
  });

  test.each([
    ['its setup is no installation', 'setup: curl x | sh\n', /^setup: the setup does more than install packages/],
    ['it names agents', 'agents: [{ agent: codex }]\n', /^agents: it names agents/],
    [
      'it protects what has to change',
      'protect: ["b"]\n',
      /^forbidden: checkpoint "a", criterion 1: this checkpoint cannot pass/,
    ],
  ])('has a fault when %s', (_, more, fault) => {
    expect(faults(judge(oneCheckpoint('- { kind: file_exists, path: b }', more)))[0]).toMatch(fault);
  });

  test('has a fault when a guard fails, and when a guard forbids the failing tests of a checkpoint', () => {
    const text = oneCheckpoint(
      '- { kind: command, command: "test -f test/b.test.js && ! node --test test/b.test.js" }',
      'guards: [{ kind: tests, command: node --test, report: junit.xml }]\n',
    );
    expect(faults(judge(text))).toEqual([
      expect.stringMatching(/^contradiction: .*a guard "tests" allows no new test/),
    ]);
    expect(faults(judge(text, [[undefined, { outcome: 'failed', detail: 'No report.' }]]))).toContainEqual(
      expect.stringMatching(/^guard_fails: guard 1: .*No report/),
    );
  });

  test('has a fault when a test that is to fail passes, and when only always true criteria are left', () => {
    const rows: TestRow[] = [{ ...ROW, base: 'passed', now: 'passed' }];
    const passing = { ...missing, tests: { ...missing.tests, rows } };
    expect(faults(judge(oneCheckpoint(TESTS), [[passing]]))[0]).toMatch(/^test_passes: .*"new"/);
    expect(
      faults(judge(oneCheckpoint('- { kind: changes_within, paths: ["src/**"] }'), [[{ outcome: 'passed' }]])),
    ).toEqual([expect.stringMatching(/^weak: checkpoint "a": its criteria hold before any work and after it/)]);
  });

  test.each(PLAN_EXAMPLES.map((text, index) => [index + 1, text] as const))(
    'of the rules is a valid plan without a contradiction: %i',
    (_, text) => {
      const plan = planOf(text);
      const baseline = plan.checkpoints.map((checkpoint) => listCriteria(checkpoint, plan).map(() => undefined));
      const setups = {
        paths: new Set([...FILES.paths, 'package-lock.json', 'src/util.ts']),
        manifests: new Map([['package.json', '{"devDependencies":{"jest":"1"}}']]),
      };
      expect(faults(judgeDraft({ plan, files: setups, baseline, notRun: undefined }))).toEqual([]);
    },
  );

  test('that was not run says so, and counts what was checked', () => {
    const plan = planOf(
      oneCheckpoint(
        '- { kind: command, command: x }\n- { kind: file_exists, path: b }',
        'guards: [{ kind: command, command: "true" }]\n',
      ),
    );
    const baseline = [[undefined, toRun({ kind: 'file_exists', path: 'b' }), undefined]];
    expect(judgeDraft({ plan, files: FILES, baseline, notRun: 'nobody agreed' })).toContainEqual(
      expect.objectContaining({ kind: 'not_checked', isFault: false }),
    );
    expect(countChecked({ plan, baseline })).toEqual({ checked: 1, all: 3 });
  });
});

const facts = { setup: undefined, knownSetups: ['npm ci'], isOwnWish: true, isAgreed: false, isIsolated: false };

test.each([
  [{}, undefined],
  [{ isOwnWish: false }, /not isolated/],
  [{ isOwnWish: false, isIsolated: true }, undefined],
  [{ isOwnWish: false, isIsolated: true, setup: 'npm ci' }, /once a user has approved/],
  [{ isOwnWish: false, isIsolated: true, isAgreed: true, setup: 'curl x' }, /once a user has approved/],
  [{ setup: 'npm ci' }, undefined],
  [{ setup: 'curl x | sh' }, /only with --yes/],
  [{ setup: 'curl x | sh', isAgreed: true }, undefined],
])('what of a draft runs unseen depends on whose wish it is: %j', (given, reason) => {
  const obstacle = findRunObstacle({ ...facts, ...given });
  if (reason === undefined) expect(obstacle).toBeUndefined();
  else expect(obstacle).toMatch(reason);
});
