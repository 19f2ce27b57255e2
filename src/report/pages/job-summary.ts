import { type CriterionRun, findFailed } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import type { Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { renderFailureSection, renderFolded } from '../parts/failure-section.ts';
import { renderGanttChart } from '../parts/gantt-chart.ts';
import { renderEnding } from '../parts/headline.ts';
import { renderTests } from '../parts/tests-list.ts';
import { toBareName } from '../text/bare-name.ts';
import { formatPlural } from '../text/format-duration.ts';
import { type Links, renderCodeSpan, renderMessage, renderTextBlock, utf8Length } from '../text/safe-text.ts';
import { describeCriterionOutcome } from '../words/outcome-text.ts';
import { type CheckpointFacts, findLatestCriteria, isDone, listCheckpoints } from '../words/task-facts.ts';
import { renderStatus } from './status-comment.ts';

// GitHub drops a summary of more than 1 MiB; the table and the chart take less than 300 KiB of it.
const MAX_OUTPUTS_BYTES = 600 * 1024;
const MAX_OUTPUT_BYTES = 16 * 1024;
const MAX_FAILURES = 5;
const MAX_TESTS_CHARS = 8000;
const MAX_TESTED = 10;
const MAX_OPEN_OUTPUTS = 5;

/**
 * Renders the whole run as a job summary of at most 1 MiB: a caveat in markdown, status, failures, attempts over time, and folded
 * outputs.
 */
export function renderJobSummary(view: TaskView, links: Links, caveat?: string): string {
  const checkpoints = listCheckpoints(view);
  const chart = renderGanttChart(checkpoints);
  const latest = checkpoints.flatMap((checkpoint) =>
    findLatestCriteria(checkpoint).map((run, index) => ({ name: nameOf(checkpoint), number: index + 1, run })),
  );
  const sections = [
    `## Groundhog: ${renderCodeSpan(view.record.task_id, 63)}`,
    caveat,
    renderStatus(view, links, {
      location: links.pullRequestUrl === undefined ? undefined : 'on the pull request',
    }),
    renderFailures(checkpoints),
    chart === undefined ? undefined : `### Attempts\n\n${chart}`,
    renderAllTests(checkpoints),
    renderOutputs(latest),
  ];
  return `${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

/** Renders what a command has done, which started no run, as a job summary. */
export function renderAnswerSummary(reason: string): string {
  return `## Groundhog\n\n${renderMessage(reason, MAX_OUTPUT_BYTES)}\n`;
}

/** Renders the ending of a run without a record as a job summary. */
export function renderEndSummary(ending: Ending, reason: string): string {
  return `## Groundhog: ${ending}\n\n${renderEnding(ending, reason)}\n`;
}

/** Renders the failures of open checkpoints: without a pull request no other page holds them. */
function renderFailures(checkpoints: readonly CheckpointFacts[]): string | undefined {
  const sections = checkpoints
    .filter((checkpoint) => !isDone(checkpoint))
    .map((checkpoint) => renderFailureSection(checkpoint.attempts, { prefix: `${nameOf(checkpoint)}: ` }))
    .filter((section) => section !== undefined);
  return sections.length === 0 ? undefined : sections.slice(0, MAX_FAILURES).join('\n\n');
}

/** Renders the tests of each checkpoint, at the base and now. */
function renderAllTests(checkpoints: readonly CheckpointFacts[]): string | undefined {
  const sections = checkpoints.flatMap((checkpoint) => {
    const lists = renderTests(findLatestCriteria(checkpoint), MAX_TESTS_CHARS);
    return lists === undefined ? [] : [`${nameOf(checkpoint)}: ${lists}`];
  });
  return sections.length === 0 ? undefined : `### Tests\n\n${sections.slice(-MAX_TESTED).join('\n\n')}`;
}

/** Names a checkpoint in a title of ours, which holds no markdown. */
function nameOf({ id, position }: CheckpointFacts): string {
  return toBareName(id, 40) || `Checkpoint ${position}`;
}

interface LatestRun {
  readonly name: string;
  /** The number of the criterion, from 1. */
  readonly number: number;
  readonly run: CriterionRun;
}

/** Renders outputs of failed criteria first; those of many passed criteria are folded together. */
function renderOutputs(latest: readonly LatestRun[]): string | undefined {
  const withOutput = latest.filter(({ run }) => run.output.trim() !== '');
  if (withOutput.length === 0) return undefined;
  const failed = new Set(findFailed(withOutput.map(({ run }) => run)));
  const failures = fitOutputs(
    withOutput.filter(({ run }) => failed.has(run)),
    MAX_OUTPUTS_BYTES,
  );
  const passes = fitOutputs(
    withOutput.filter(({ run }) => !failed.has(run)),
    failures.room,
  );
  const passed = passes.parts.join('\n\n');
  const folded = passes.parts.length > MAX_OPEN_OUTPUTS ? renderFolded('Outputs of what passed', passed) : passed;
  const sections = [...failures.parts, ...(folded === '' ? [] : [folded])];
  return `### Outputs of the criteria\n\n${sections.join('\n\n')}`;
}

/** Selects the outputs that fit, and adds the number of the others; `room` is the number of bytes left. */
function fitOutputs(runs: readonly LatestRun[], maxBytes: number): { readonly parts: string[]; readonly room: number } {
  const parts: string[] = [];
  let room = maxBytes;
  for (const item of runs) {
    const part = renderOutput(item);
    if (utf8Length(part) + 2 > room) break;
    room -= utf8Length(part) + 2;
    parts.push(part);
  }
  const rest = runs.length - parts.length;
  if (rest > 0) parts.push(`${formatPlural(rest, 'more output')} left out here.`);
  return { parts, room };
}

function renderOutput({ name, number, run }: LatestRun): string {
  const [mark = ''] = describeCriterionOutcome(run.outcome).split(' ');
  const title = `${mark} ${name} · criterion ${number}, ${run.criterion.kind}`;
  const criterion = renderCodeSpan(describeCriterion(run.criterion), 300);
  const omitted = run.omitted_bytes > 0 ? `\n\n${formatPlural(run.omitted_bytes, 'byte')} not kept in the record.` : '';
  return renderFolded(title, `${criterion}\n\n${renderTextBlock(run.output, MAX_OUTPUT_BYTES)}${omitted}`);
}
