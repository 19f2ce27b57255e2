import type { CriterionRun } from '../domain/attempt/verdict.ts';
import { decideTests, mergeRetry, type TestsDecision } from '../domain/decisions/decide-tests.ts';
import { repositoryPathSchema } from '../domain/paths/repository-path.ts';
import type { CriterionOf } from '../domain/plan/criterion.ts';
import { type TestResult, type TestsObservation, toTestKey } from '../domain/tests/test-report.ts';
import type { TestRow, TestsRun } from '../domain/tests/tests-run.ts';
import type { Redactor } from '../exec/redaction/redact.ts';
import { findFocusMarks } from './find-focus-marks.ts';
import { renderPrinted } from './reports/parse-report.ts';
import { type CommandContext, type KeptOutput, toFailureLines } from './run-in-folder.ts';
import { runTests, type TestsOfRun } from './run-tests.ts';
import type { TreeFacts } from './tree-criterion.ts';

/** The reports that a criterion `tests` is compared with. */
export interface TestsContext extends CommandContext, TreeFacts {
  /** Tests that attempts may remove, by the plan. */
  readonly mayRemove?: readonly string[] | undefined;
  /** Returns the report of the base; absent where the base is what is checked. */
  readonly baseOf?: ((criterion: CriterionOf<'tests'>) => TestsObservation) | undefined;
  /** Returns the report of this tree, where it is known already; the runner is not started again then. */
  readonly knownOf?: ((criterion: CriterionOf<'tests'>) => TestsObservation | undefined) | undefined;
  /** Takes the report, with tests that pass when they are run again as passed. */
  readonly onReport?: ((criterion: CriterionOf<'tests'>, observation: TestsObservation) => void) | undefined;
}

const MAX_SELECTION = 32_000;
const NOTHING_RUN: KeptOutput = { text: '', omittedBytes: 0, evidence: null, notes: [] };

interface TestsToCheck {
  readonly criterion: CriterionOf<'tests'>;
  readonly index: number;
}

/** Runs a runner and compares its tests with those of the base. Those that fail are run again as often as the plan says. */
export async function checkTests(job: TestsToCheck, context: TestsContext): Promise<CriterionRun> {
  const { criterion, index } = job;
  const known = context.knownOf?.(criterion);
  const first: TestsOfRun =
    known === undefined
      ? await runTests({ criterion, index, evidenceName: `criterion-${index + 1}.log` }, context)
      : { observation: known, result: undefined, output: NOTHING_RUN };
  const { decision, observation, durationMs } = await decideWithRetries(job, first.observation, context);
  context.onReport?.(criterion, observation);
  const focus = decision.isAnyLeftOut ? await findFocusMarks(context) : [];
  return {
    criterion,
    outcome: decision.outcome,
    detail: context.redactor.redact([decision.detail, ...focus, ...first.output.notes].join(' ')),
    exit_code: first.result?.exitCode ?? null,
    duration_ms: (first.result?.durationMs ?? 0) + durationMs,
    timed_out: first.result?.timedOut ?? false,
    // Its escapes may have hidden a secret.
    output: context.redactor.redact(await renderPrinted(first.output.text, criterion.report)),
    omitted_bytes: first.output.omittedBytes,
    ...toFailureLines(first.output),
    evidence: first.output.evidence,
    tests: await toRecord(decision.tests, context),
  };
}

interface DecidedTests {
  readonly decision: TestsDecision;
  readonly observation: TestsObservation;
  /** The time of the runs after the first. */
  readonly durationMs: number;
}

async function decideWithRetries(
  { criterion, index }: TestsToCheck,
  first: TestsObservation,
  context: TestsContext,
): Promise<DecidedTests> {
  const may_remove = [...(criterion.may_remove ?? []), ...(context.mayRemove ?? [])];
  const rules = { ...criterion, may_remove: may_remove.length === 0 ? undefined : may_remove };
  const base = context.baseOf?.(criterion) ?? 'itself';
  let now = first;
  let flaky: ReadonlySet<string> = new Set();
  let durationMs = 0;
  let decision = decideTests({ rules, base, now, flaky });
  for (let left = criterion.flaky_retries; left > 0 && base !== 'itself'; left -= 1) {
    if (now.kind !== 'reported' || decision.retryable.size === 0 || context.signal?.aborted === true) break;
    const again = await runTests({ criterion, index, selection: toSelection(now.tests, decision.retryable) }, context);
    durationMs += again.result?.durationMs ?? 0;
    const { merged, flaky: more } = mergeRetry(now, again.observation, decision.retryable);
    now = merged;
    flaky = new Set([...flaky, ...more]);
    decision = decideTests({ rules, base, now, flaky });
  }
  return { decision, observation: now, durationMs };
}

/** Renders the names of tests as a regular expression, as options of most runners take it; empty when it would be too long. */
function toSelection(tests: readonly TestResult[], keys: ReadonlySet<string>): string {
  const names = tests.filter((test) => keys.has(toTestKey(test))).map(({ name }) => name.replaceAll(' › ', ' '));
  const selection = names.map((name) => name.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')).join('|');
  return selection.length > MAX_SELECTION ? '' : selection;
}

async function toRecord({ base, now, rows, left_out }: TestsRun, context: TestsContext): Promise<TestsRun> {
  return { base, now, left_out, rows: await Promise.all(rows.map((row) => toSafeRow(row, context))) };
}

/** Redacts a row, and keeps its place only where the tree has that file. */
async function toSafeRow(row: TestRow, { redactor, tree }: TestsContext): Promise<TestRow> {
  const { name, message } = redactRow(row, redactor);
  // A report may name any path; git ends with an error for one outside of the repository.
  const { success: isPlain, data: path } = repositoryPathSchema.safeParse(row.path);
  const isThere = isPlain && (await tree.readEntry(path)).kind === 'file';
  return { ...row, name, message, ...(isThere ? {} : { path: null, line: null }) };
}

function redactRow({ name, message }: TestRow, redactor: Redactor): Pick<TestRow, 'name' | 'message'> {
  return { name: redactor.redact(name), message: redactor.redact(message) };
}
