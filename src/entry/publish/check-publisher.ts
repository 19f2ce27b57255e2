import { locateCriteria } from '../../domain/plan/parse-plan.ts';
import type { PlanSource } from '../../domain/plan/plan.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { ensureCheckRun } from '../../github/checks/check-run.ts';
import type { GitHubClient, RepositoryName } from '../../github/client/client.ts';
import { type CheckRunReport, renderCheckRun } from '../../report/pages/check-run.ts';
import type { Links } from '../../report/text/safe-text.ts';

export interface CheckPublisherOptions {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  readonly links: Links;
  readonly planSource: Pick<PlanSource, 'text' | 'path'>;
  readonly author: () => Promise<string>;
  readonly onWarning: (text: string) => void;
  /** Applied to all text before it is sent. */
  readonly redact: (text: string) => string;
}

/** Creates a function that writes the ending of a run as a check run on its head; once refused it does nothing more. */
export function createCheckPublisher(options: CheckPublisherOptions): (view: TaskView) => Promise<void> {
  const { client, repository, links, planSource, author, onWarning, redact } = options;
  const findLine = locateCriteria(planSource.text);
  let isRefused = false;
  let last = '';
  const { path } = planSource;
  return async (view) => {
    const planFile = path === undefined ? undefined : { path, findLine };
    const report = isRefused ? undefined : renderCheckRun(view, { links, plan: planFile });
    // The same view may be reported more than once.
    if (report === undefined || JSON.stringify(report) === last) return;
    const ensured = await ensureCheckRun({ client, repository, author: await author() }, redactReport(report, redact));
    last = JSON.stringify(report);
    if (ensured.kind !== 'refused') return;
    isRefused = true;
    onWarning(
      `No check run was written: ${redact(ensured.reason)}. Grant "checks: write", or set check-run to "false".`,
    );
  };
}

function redactReport(report: CheckRunReport, redact: (text: string) => string): CheckRunReport {
  const { title, summary, annotations } = report;
  return {
    ...report,
    title: redact(title),
    summary: redact(summary),
    annotations: annotations.map((each) => ({ ...each, title: redact(each.title), message: redact(each.message) })),
  };
}
