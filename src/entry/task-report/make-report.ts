import type { TaskId } from '../../domain/ids.ts';
import type { Git } from '../../git/git.ts';
import { renderReportPage } from '../../report/html/report-page.ts';
import type { Links } from '../../report/text/safe-text.ts';
import { readSteps } from '../../store/read-steps.ts';
import { findTask } from '../../store/read-tasks.ts';
import { openDiffReader } from './read-diffs.ts';

export interface ReportOptions {
  readonly links: Links;
  /** The instant at which the report is made. */
  readonly madeAt: string;
  readonly redact: (text: string) => string;
}

/** Makes the report of a task from its record and the commits that the repository has; undefined without a record. */
export async function makeReport(
  git: Git,
  taskId: TaskId,
  { links, madeAt, redact }: ReportOptions,
): Promise<string | undefined> {
  const found = await findTask(git, taskId);
  if (found === undefined) return undefined;
  const { view } = found;
  const reader = openDiffReader(git, redact);
  const attempts = view.record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const attemptDiffs = await reader.readAttempts(attempts);
  const stepDiffs = await reader.readSteps(await readSteps(git, taskId, view.record));
  return renderReportPage({ view, links, madeAt, attemptDiffs, stepDiffs });
}
