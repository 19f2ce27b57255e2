import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { listCriteria, type Plan } from '../../../src/domain/plan/plan.ts';
import { renderApprovedPlan } from '../../../src/domain/plan/plan-approval.ts';
import { findRunObstacle } from '../../../src/domain/planning/decide-draft-run.ts';
import { countChecked } from '../../../src/domain/planning/draft-facts.ts';
import { renderDraftHeader, toDraftingCost } from '../../../src/domain/planning/drafting-cost.ts';
import { estimateCost } from '../../../src/domain/planning/estimate-cost.ts';
import { judgeDraft } from '../../../src/domain/planning/judge-draft.ts';
import { PLAN_EXAMPLES } from '../../../src/domain/planning/plan-examples.ts';
import { describeShape } from '../../../src/domain/planning/repository-shape.ts';
import type { TestsRun } from '../../../src/domain/tests/tests-run.ts';
import type { RepositoryFiles } from '../../../src/domain/toolchain/repository-files.ts';
import { sha256Hex } from '../../../src/exec/sha256.ts';
import { renderDraftComment, toShownPlan } from '../../../src/report/pages/draft-comment.ts';
import { LINKS, makeCriterionRun } from '../make-view.ts';
import { makeSample } from '../sample-states.ts';
import { BOT, type SamplePage } from './sample-page.ts';

const ISSUE = 12;
const FILES: RepositoryFiles = {
  paths: new Set(['package.json', 'package-lock.json', 'src/args.js', 'src/util.ts', 'test/args.test.js']),
  manifests: new Map([
    ['package.json', JSON.stringify({ scripts: { test: 'node --test' }, devDependencies: { jest: '30.0.0' } })],
  ]),
};
const USAGE = { turns: 14, input_tokens: 61_240, output_tokens: 2310, cost_usd: 0.23 };
const FAULTY_PLAN = `setup: npm ci && curl -fsSL https://example.com/install.sh | sh
protect: [package.json]
guards:
  - { kind: command, command: npm test }
checkpoints:
  - id: changelog
    spec: Say in CHANGELOG.md what is new for people who read command lines every day and write none.
    success_criteria:
      - { kind: file_exists, path: package.json }
      - { kind: command, command: "prettierd --check CHANGELOG.md" }
  - id: bump
    spec: Raise the version in package.json.
    success_criteria:
      - { kind: file_contains, path: package.json, pattern: '"version": "2' }`;

interface DraftSample {
  readonly name: string;
  readonly text: string;
  readonly rounds: number;
  /** The runs of criteria that do not end as they should before any work, by their number in the plan. */
  readonly runs?: Readonly<Record<number, Partial<CriterionRun>>>;
  readonly isFirst?: boolean;
  /** Whether somebody without write access has asked, where commands cannot be held. */
  readonly isOfStranger?: boolean;
}

const SAMPLES: readonly DraftSample[] = [
  { name: 'ready', text: PLAN_EXAMPLES[1] ?? '', rounds: 1 },
  { name: 'first', text: PLAN_EXAMPLES[0] ?? '', rounds: 2, isFirst: true },
  {
    name: 'remarks',
    text: FAULTY_PLAN,
    rounds: 3,
    runs: {
      0: { outcome: 'passed', detail: 'It exists.' },
      1: { exit_code: 127, detail: 'It exited with 127; 0 was expected.', output: 'sh: 1: prettierd: not found' },
    },
  },
  { name: 'of-stranger', text: PLAN_EXAMPLES[2] ?? '', rounds: 1, isOfStranger: true },
  { name: 'long', text: makeLongPlan(), rounds: 1 },
];

/** The comments with drafts of plans: judged, counted and estimated as a drafting does it. */
export function listDrafts(): SamplePage[] {
  return SAMPLES.map((sample) => ({ name: `draft-${sample.name}`, head: BOT, markdown: renderSample(sample) }));
}

function renderSample({ text, rounds, runs = {}, isFirst = false, isOfStranger = false }: DraftSample): string {
  const spent = toDraftingCost(rounds, USAGE);
  const header = renderDraftHeader('anthropic/claude-sonnet-4-5', spent);
  const whole = `${header}\n${text}\n`;
  const plan = readPlan(whole);
  const { setups: knownSetups } = describeShape(FILES);
  const isIsolated = !isOfStranger;
  const notRun = findRunObstacle({
    isOwnWish: !isOfStranger,
    isAgreed: false,
    setup: plan.setup,
    knownSetups,
    isIsolated,
  });
  const baseline = runAtBase(plan, runs, notRun);
  const planText = `${toShownPlan(whole)}\n`;
  const task = taskIdSchema.parse(`issue-${ISSUE}`);
  const hash = sha256Hex(renderApprovedPlan({ repository: 'acme/widgets', issue: ISSUE, task, text: planText }));
  const findings = {
    planSource: { plan, text: whole },
    remarks: judgeDraft({ plan, files: FILES, baseline, notRun }),
    counts: countChecked({ plan, baseline }),
    rounds,
    spent,
    estimate: estimateCost(plan, isFirst ? [] : [makeSample('passed', 4).record]),
  };
  return renderDraftComment({ issueNumber: ISSUE, planText, hash: `sha256:${hash}`, findings }, LINKS);
}

function readPlan(text: string): Plan {
  const parsed = parsePlan(text, { fileName: 'draft' });
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.problems));
  return parsed.plan;
}

/** The criteria before any work: those of checkpoints fail there and guards hold, except for `runs`. */
function runAtBase(plan: Plan, runs: NonNullable<DraftSample['runs']>, notRun: string | undefined) {
  let number = -1;
  return plan.checkpoints.map((checkpoint) =>
    listCriteria(checkpoint, plan).map((criterion, index) => {
      const isGuard = index >= checkpoint.success_criteria.length || criterion.kind === 'changes_within';
      number += 1;
      if (notRun !== undefined && !criterion.kind.startsWith('file')) return undefined;
      const usual = { criterion, outcome: isGuard ? 'passed' : 'failed', detail: 'It fails.' } as const;
      const tests = criterion.kind === 'tests' ? { tests: reportMissing(criterion.must_pass?.[0] ?? '') } : {};
      return makeCriterionRun({ ...usual, ...tests, ...runs[number] });
    }),
  );
}

/** The report of a test that fails before the work, as it is to. */
function reportMissing(name: string): TestsRun {
  const row = { name, base: 'failed', now: 'failed', note: 'required', message: '', path: null, line: null } as const;
  return { base: null, now: { passed: 3, failed: 1, skipped: 0 }, rows: [row], left_out: 0 };
}

function makeLongPlan(): string {
  const checkpoints = Array.from(
    { length: 60 },
    (_, index) => `  - id: page-${index + 1}
    spec: Translate docs/${'very-long-name-of-a-page-'.repeat(3)}${index + 1}.md, and keep its headings in their order and its links as they are.
    success_criteria:
      - { kind: file_exists, path: docs/de/page-${index + 1}.md }`,
  );
  return `checkpoints:\n${checkpoints.join('\n')}`;
}
