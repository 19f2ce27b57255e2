import { realpathSync } from 'node:fs';
import type { CriterionOf } from '../domain/plan/criterion.ts';
import { isPrintedReport } from '../domain/plan/tests-criterion.ts';
import type { TestsObservation } from '../domain/tests/test-report.ts';
import type { CommandResult } from '../exec/run-command.ts';
import type { CommandFolder } from './command-folder.ts';
import { formatOfFile, parseReport } from './reports/parse-report.ts';
import { readFileTime, readReports, removeReports } from './reports/report-files.ts';
import { MAX_REPORT_BYTES, type ReportedTest } from './reports/report-text.ts';
import { toTestResults } from './reports/to-test-results.ts';
import { type CommandContext, describeBadEnd, type KeptOutput, runInFolder } from './run-in-folder.ts';

/** One run of a runner: its tests, and its process as a record keeps it. */
export interface TestsOfRun {
  readonly observation: TestsObservation;
  readonly result: CommandResult | undefined;
  readonly output: KeptOutput;
}

export interface TestsCommand {
  readonly criterion: CriterionOf<'tests'>;
  /** The position of the criterion, from 0. */
  readonly index: number;
  /** A regular expression of the names of the tests that matter; empty for all of them. */
  readonly selection?: string;
  /** The name of the file for its whole output; none is kept without it. */
  readonly evidenceName?: string;
}

// Why: docs/decisions/0108-reports-are-read-as-hostile.md
/** Runs the runner of a criterion in a folder of its own, and reads its report. Never rejects for how it ended. */
export async function runTests(call: TestsCommand, context: CommandContext): Promise<TestsOfRun> {
  const used = await context.folders.lend(call.index + 1, (folder) => runIn(folder, call, context));
  if (used.kind === 'used') return used.value;
  const output = { text: used.output, omittedBytes: 0, evidence: null, notes: [] };
  return { observation: { kind: 'died', detail: used.reason }, result: undefined, output };
}

async function runIn(
  folder: CommandFolder,
  { criterion, selection = '', evidenceName }: TestsCommand,
  context: CommandContext,
): Promise<TestsOfRun> {
  const { command, report, timeout_seconds: timeoutSeconds } = criterion;
  const isPrinted = isPrintedReport(report);
  // Taken now: the command may put a link in the place of its folder, or remove it.
  const root = realpathSync(folder.path);
  if (!isPrinted) await removeReports(root, report);
  const since = readFileTime(folder.path);
  const printed = createCollector();
  const env = { GROUNDHOG_FAILED_TESTS: selection };
  const onStdout = isPrinted ? printed.add : undefined;
  const { result, keepOutput } = await runInFolder(
    folder,
    { command, timeoutSeconds, evidenceName, env, onStdout },
    context,
  );
  const observation = await observe(result, {
    timeoutSeconds,
    read: async (exitCode) => {
      if (!isPrinted) return readFiles(root, report, since);
      const reading = await readPrinted(printed, report);
      return 'tests' in reading && report === 'go-json'
        ? { tests: await withBuildFailure(reading.tests, exitCode) }
        : reading;
    },
    roots: [folder.path, root],
  });
  const isGood = observation.kind === 'reported' && result.exitCode === 0;
  return { observation, result, output: keepOutput(isGood ? 'passed' : 'failed') };
}

type Reading = { readonly tests: readonly ReportedTest[] } | { readonly detail: string };

async function observe(
  result: CommandResult,
  {
    timeoutSeconds,
    read,
    roots,
  }: {
    timeoutSeconds: number;
    read: (exitCode: number) => Promise<Reading>;
    roots: readonly string[];
  },
): Promise<TestsObservation> {
  const badEnd = describeBadEnd(result, timeoutSeconds);
  if (badEnd !== undefined || result.exitCode === null) return { kind: 'died', detail: badEnd ?? '' };
  const { exitCode } = result;
  const reading = await read(exitCode);
  if ('detail' in reading) return { kind: 'no_report', exitCode, detail: reading.detail };
  return { kind: 'reported', exitCode, tests: toTestResults(reading.tests, roots) };
}

async function readFiles(root: string, glob: string, since: number): Promise<Reading> {
  const found = await readReports(root, glob, since);
  if (found.kind === 'unusable') return { detail: found.detail };
  const tests: ReportedTest[] = [];
  for (const { path, text } of found.files) {
    const parsing = await parseReport(text, formatOfFile(path));
    if (parsing.kind === 'unusable') return { detail: `The report ${path} ${parsing.reason}.` };
    for (const test of parsing.tests) tests.push(test);
  }
  return { tests };
}

async function withBuildFailure(tests: readonly ReportedTest[], exitCode: number): Promise<readonly ReportedTest[]> {
  return (await import('./reports/go-report.ts')).addBuildFailure(tests, exitCode);
}

async function readPrinted(
  { text, isTooLarge }: ReturnType<typeof createCollector>,
  format: Parameters<typeof parseReport>[1],
): Promise<Reading> {
  if (isTooLarge())
    return { detail: `The report is too large: at most ${MAX_REPORT_BYTES / 1024 / 1024} MiB are read.` };
  const printed = text();
  if (printed.trim() === '')
    return { detail: 'There is no report: the command printed nothing on its standard output.' };
  const parsing = await parseReport(printed, format);
  return parsing.kind === 'parsed' ? { tests: parsing.tests } : { detail: `The printed report ${parsing.reason}.` };
}

/** Creates a buffer of what a command prints, up to the largest report. */
function createCollector() {
  let chunks: Uint8Array[] = [];
  let size = 0;
  return {
    add(bytes: Uint8Array): void {
      size += bytes.length;
      if (size > MAX_REPORT_BYTES) chunks = [];
      else chunks.push(Uint8Array.prototype.slice.call(bytes));
    },
    isTooLarge: () => size > MAX_REPORT_BYTES,
    text: () => Buffer.concat(chunks).toString('utf8'),
  };
}
