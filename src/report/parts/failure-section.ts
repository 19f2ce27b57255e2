import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import type { FailureReport } from '../../domain/attempt/failure-report.ts';
import { findFailed } from '../../domain/attempt/verdict.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderTextBlock } from '../text/safe-text.ts';

const MAX_TEXT_BYTES = 3000;
const MAX_OUTPUT_BYTES = 3000;
const MAX_OUTPUTS = 3;

/** Renders a folded section under a trusted title. */
export function renderFolded(title: string, body: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** Renders the latest failure of a checkpoint, folded: the report, then the output of the failed criteria. */
export function renderFailureSection(attempts: readonly AttemptRecord[], prefix = ''): string | undefined {
  const attempt = attempts.findLast(({ failure_report }) => failure_report !== null);
  if (attempt === undefined || attempt.failure_report === null) return undefined;
  const report = attempt.failure_report;
  const parts = [
    renderText('What was tried', report.what_tried),
    renderText('What happened', report.what_happened),
    renderText('What to do next', report.next_attempt_plan),
    ...renderOutputs(attempt),
  ];
  const title = `${prefix}Failure report of attempt ${attempt.day}, by ${describeSource(report.source)}`;
  return renderFolded(title, parts.filter((part) => part !== undefined).join('\n\n'));
}

const sources = { agent: 'the agent', verifier: 'the verifier', runner: 'Groundhog' } as const;

/** Returns a phrase for the source of a report. */
export function describeSource(source: FailureReport['source']): string {
  return sources[source];
}

function renderText(title: string, text: string): string | undefined {
  return text.trim() === '' ? undefined : `${title}:\n\n${renderTextBlock(text, MAX_TEXT_BYTES)}`;
}

function renderOutputs(attempt: AttemptRecord): (string | undefined)[] {
  const reported = attempt.failure_report?.what_happened ?? '';
  const failed = findFailed(attempt.verifier_runs).filter(({ output }) => !reported.includes(output.trim()));
  const outputs = failed
    .slice(0, MAX_OUTPUTS)
    .map(
      (run) =>
        `Output of criterion ${attempt.verifier_runs.indexOf(run) + 1}:\n\n${renderTextBlock(run.output, MAX_OUTPUT_BYTES)}`,
    );
  const rest = failed.length - outputs.length;
  return rest > 0 ? [...outputs, `${formatPlural(rest, 'more output')} left out here.`] : outputs;
}
