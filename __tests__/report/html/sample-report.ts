import type { AttemptRecord } from '../../../src/domain/attempt/attempt.ts';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import type { ReportDiff, TaskReport } from '../../../src/report/html/task-report.ts';

const MADE_AT = '2026-03-02T16:00:00.000Z';

/** The report of a view whose attempts and steps have diffs, tool calls and steps as real ones do. */
export function makeReport(view: TaskView, diff: string = makeDiff(40)): TaskReport {
  const checkpoints = view.record.checkpoints.map((run) => ({ ...run, attempts: run.attempts.map(addWork) }));
  const attempts = checkpoints.flatMap((run) => run.attempts);
  const steps = attempts.flatMap(({ timeline }) => timeline?.steps ?? []);
  const shown: ReportDiff = { kind: 'diff', text: diff, omitted: 0 };
  return {
    view: { ...view, record: { ...view.record, checkpoints } },
    links: {
      repositoryUrl: 'https://github.test/acme/widgets',
      runUrl: 'https://github.test/acme/widgets/actions/runs/1',
    },
    madeAt: MADE_AT,
    attemptDiffs: new Map(attempts.map(({ day }) => [day, shown])),
    stepDiffs: new Map(steps.map(({ number }) => [number, shown])),
  };
}

function addWork(attempt: AttemptRecord): AttemptRecord {
  const { day, snapshot_ref, started_at } = attempt;
  const paths = [{ status: 'M' as const, path: 'src/args.js' }];
  const steps = [1, 2, 3].map((at) => ({
    ...{
      number: day * 3 + at,
      at: started_at,
      tool: 'write_file',
      seen_at: 'agent',
      stream: at,
      reason: 'clean' as const,
    },
    ...{ commit: snapshot_ref, changed_paths: paths, changed_paths_total: 1 },
  }));
  const tool_calls = Array.from({ length: 12 }, (_, at) => ({
    ...{ seq: at + 1, tool_name: at % 2 === 0 ? 'read_file' : 'write_file', started_at },
    ...{ duration_ms: 40 + at, result_bytes: 1200 * at, is_error: at === 7 },
  }));
  return { ...attempt, tool_calls, timeline: { base: snapshot_ref, landed_stream: null, steps, missed: 0 } };
}

/** A diff of one file with so many lines. */
export function makeDiff(lines: number): string {
  const body = Array.from(
    { length: lines },
    (_, at) => `${'+- '[at % 3]}  const value${at} = parse(words[${at}], { strict: true });\n`,
  );
  const [removed, added] = ['- ', '+ '].map((kinds) => body.filter((line) => kinds.includes(line[0] ?? '')).length);
  const head =
    'diff --git a/src/args.js b/src/args.js\nindex 1111111..2222222 100644\n--- a/src/args.js\n+++ b/src/args.js\n';
  return `${head}@@ -1,${removed} +1,${added} @@ export function parse\n${body.join('')}`;
}
