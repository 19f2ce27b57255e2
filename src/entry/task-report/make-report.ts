import type { TaskView } from '../../domain/record/notifier.ts';
import { runRecordSchema } from '../../domain/record/run-record.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import { toCleanText } from '../../exec/redaction/clean-text.ts';
import type { Git } from '../../git/git.ts';
import { renderReportPage } from '../../report/html/report-page.ts';
import type { Links } from '../../report/text/safe-text.ts';
import { readSteps } from '../../store/read-steps.ts';
import { openDiffReader } from './read-diffs.ts';

export interface ReportOptions {
  readonly links: Links;
  /** The instant at which the report is made. */
  readonly madeAt: string;
  readonly isDryRun?: boolean;
  readonly redact: (text: string) => string;
  /** Once aborted, no further diff is read. */
  readonly signal?: AbortSignal | undefined;
}

/** Makes the report of a view of a task, with the diffs whose commits the repository has. */
export async function renderReport(
  git: Git,
  view: TaskView,
  { redact, signal, ...given }: ReportOptions,
): Promise<string> {
  const reader = openDiffReader(git, { redact, signal });
  const attempts = view.record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const attemptDiffs = await reader.readAttempts(attempts);
  const stepDiffs = await reader.readSteps(await readSteps(git, view.record.task_id, view.record));
  return renderReportPage({ ...given, view: toShownView(view, redact), attemptDiffs, stepDiffs });
}

/** Returns a view as plain text, and redacted after that: without its invisible characters a text may hold a secret again. */
function toShownView({ plan, record, ...others }: TaskView, redact: (text: string) => string): TaskView {
  const clean = (text: string) => toCleanText(text, redact);
  const checkpoints = plan.checkpoints.map((each) => ({ ...each, id: clean(each.id), spec: clean(each.spec) }));
  return { plan: { ...plan, checkpoints }, record: runRecordSchema.parse(redactDeep(record, clean)), ...others };
}
