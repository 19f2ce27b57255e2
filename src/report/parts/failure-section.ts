import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import type { FailureReport } from '../../domain/attempt/failure-report.ts';
import { findFailed } from '../../domain/attempt/verdict.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderProseLines, renderTextBlock, shortenIds } from '../text/safe-text.ts';

const MAX_TEXT_BYTES = 1500;
const MAX_OUTPUT_BYTES = 3000;
const MAX_OUTPUTS = 3;

/** Renders a section that folds, folded unless `isOpen`, under a trusted title. */
export function renderFolded(title: string, body: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** Renders the latest failure of a checkpoint: the report, then the output of the failed criteria. */
export function renderFailureSection(
  attempts: readonly AttemptRecord[],
  { prefix = '', isOpen = false }: { readonly prefix?: string; readonly isOpen?: boolean } = {},
): string | undefined {
  const attempt = attempts.findLast(({ failure_report }) => failure_report !== null);
  if (attempt === undefined || attempt.failure_report === null) return undefined;
  const report = attempt.failure_report;
  const parts = [
    renderText('Tried', report.what_tried, report.source),
    renderText('Happened', report.what_happened, report.source),
    renderText('Next', report.next_attempt_plan, report.source),
    ...renderOutputs(attempt),
  ];
  const title = `${prefix}Failure report of attempt ${attempt.day}, by ${describeSource(report.source)}`;
  return renderFolded(title, parts.filter((part) => part !== undefined).join('\n\n'), isOpen);
}

const sources = { agent: 'the agent', verifier: 'the verifier', runner: 'Groundhog' } as const;

/** Returns a phrase for the source of a report. */
export function describeSource(source: FailureReport['source']): string {
  return sources[source];
}

function renderText(title: string, text: string, source: FailureReport['source']): string | undefined {
  const lines = renderProseLines(source === 'runner' ? shortenIds(text) : text, MAX_TEXT_BYTES);
  return lines === '' ? undefined : `**${title}:** ${lines}`;
}

function renderOutputs(attempt: AttemptRecord): (string | undefined)[] {
  const reported = attempt.failure_report?.what_happened ?? '';
  const failed = findFailed(attempt.verifier_runs).filter(({ output }) => !reported.includes(output.trim()));
  const outputs = failed
    .slice(0, MAX_OUTPUTS)
    .map(
      (run) =>
        `**Output** of criterion ${attempt.verifier_runs.indexOf(run) + 1}:\n\n${renderTextBlock(run.output, MAX_OUTPUT_BYTES)}`,
    );
  const rest = failed.length - outputs.length;
  return rest > 0 ? [...outputs, `${formatPlural(rest, 'more output')} left out here.`] : outputs;
}
