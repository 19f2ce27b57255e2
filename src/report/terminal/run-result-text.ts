import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import { findFailed } from '../../domain/attempt/verdict.ts';
import { toShortId } from '../../domain/ids.ts';
import { conclusionOf, type Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { formatCost, formatTotal } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';
import { describeCriterionFailure } from '../words/criterion-failure.ts';
import { describeCheckpoint } from '../words/outcome-text.ts';
import {
  type CheckpointFacts,
  countDone,
  describeAttemptCount,
  findLandedAttempt,
  isDone,
  isSatisfiedFromStart,
  listAttempts,
  listCheckpoints,
  sumUsage,
} from '../words/task-facts.ts';
import { describeTaskStatus } from '../words/task-status.ts';
import { findTerminalSteps, type ReaderCommand } from '../words/terminal-steps.ts';
import { findMark, type MarkName, renderMark } from './marks.ts';
import type { TerminalStyle } from './terminal-style.ts';

/** The most lines of a result. */
const MAX_LINES = 15;
const MAX_REASON_LINES = 5;

export interface RunResultText {
  readonly ending: Ending;
  readonly reason: string;
  /** Undefined when nothing was recorded. */
  readonly view: TaskView | undefined;
}

const endingMarks: Readonly<Record<ReturnType<typeof conclusionOf>, MarkName>> = {
  success: 'done',
  failure: 'failed',
  neutral: 'waiting',
};

/**
 * Renders the end of a run in at most 15 lines: its ending, what it has landed, why the rest failed, its cost, and the next
 * step. Attempts of earlier runs are only counted.
 */
export function renderRunResult(
  { ending, reason, view }: RunResultText,
  style: TerminalStyle,
  reader: ReaderCommand,
): string {
  const mark = endingMarks[conclusionOf(ending)];
  const [first = '', ...others] = reason.trimEnd().split('\n');
  const head = [
    `${renderMark(mark, style)} Ending: ${ending}. ${toShortLine(first, 400)}`,
    ...others.slice(0, MAX_REASON_LINES).map((line) => `  ${toShortLine(line, 400)}`),
  ];
  if (view === undefined) return toText(head);
  const steps = listNextLines(view, reader);
  const room = MAX_LINES - head.length - 1 - steps.length;
  return toText([...head, `  ${renderTotals(view)}`, ...listRows(view, style, room), ...steps]);
}

// A job log takes "##[" anywhere in a line for a command.
function toText(lines: readonly string[]): string {
  return `${lines.join('\n').replaceAll('##[', '## [')}\n`;
}

function isOfThisRun({ record }: TaskView): (attempt: AttemptRecord) => boolean {
  return ({ day }) => day > record.last_day_before_run;
}

function renderTotals(view: TaskView): string {
  const checkpoints = listCheckpoints(view);
  const attempts = listAttempts(checkpoints).filter(isOfThisRun(view));
  const usage = sumUsage(attempts);
  const facts = [
    describeAttemptCount(attempts),
    ...(attempts.length === 0 ? [] : [formatTotal(attempts)]),
    ...(usage.cost_usd === null ? [] : [formatCost(usage)]),
  ];
  return `${countDone(checkpoints)}; this run: ${facts.join(', ')}`;
}

/** Lists the checkpoints that this run has worked on; those that are not done come first where there is little room. */
function listRows(view: TaskView, style: TerminalStyle, room: number): string[] {
  const checkpoints = listCheckpoints(view);
  const isNew = isOfThisRun(view);
  const stuck = checkpoints.filter(({ run }) => run?.outcome === 'abandoned' || run?.outcome === 'blocked');
  const worked = checkpoints.filter(({ attempts }) => attempts.some(isNew));
  const isSkippedOrHeld = (each: CheckpointFacts) => each.run?.outcome === 'skipped' || isSatisfiedFromStart(each);
  const ordered = new Set([...stuck, ...worked.filter((each) => !isDone(each)), ...worked.toReversed()]);
  for (const each of checkpoints.filter(isSkippedOrHeld)) ordered.add(each);
  const fits = ordered.size <= room;
  const shown = new Set([...ordered].slice(0, fits ? room : Math.max(0, room - 1)));
  const rows = checkpoints.filter((each) => shown.has(each)).map((each) => renderRow(each, checkpoints.length, style));
  if (fits) return rows;
  return [...rows, `  and ${ordered.size - shown.size} more: groundhog status --task ${view.record.task_id}`];
}

function renderRow(checkpoint: CheckpointFacts, total: number, style: TerminalStyle): string {
  const mark = findMark(checkpoint);
  const name = `${checkpoint.position}/${total} ${toShortLine(checkpoint.id, 60)}`;
  return `  ${renderMark(mark, style)} ${name}: ${renderOutcome(checkpoint)}`;
}

function renderOutcome(checkpoint: CheckpointFacts): string {
  const landed = findLandedAttempt(checkpoint);
  const { length: count } = checkpoint.attempts;
  const made = count === 0 ? '' : ` (${describeAttemptCount(checkpoint.attempts)})`;
  if (isDone(checkpoint) && landed?.committed_ref != null)
    return `${toShortId(landed.committed_ref)} ${toShortLine(landed.summary ?? '', 100)}${made}`;
  const cause = isDone(checkpoint) ? undefined : findCause(checkpoint);
  return `${describeCheckpoint(checkpoint)}${made}${cause === undefined ? '' : `: ${toShortLine(cause, 200)}`}`;
}

/** Finds why the last attempt of a checkpoint failed; untrusted text. */
function findCause({ run, attempts }: CheckpointFacts): string | undefined {
  const last = attempts.findLast(({ outcome }) => outcome === 'failed' || outcome === 'interrupted');
  const [failed] = findFailed(last?.verifier_runs ?? []);
  if (failed !== undefined) return describeCriterionFailure(failed);
  return last?.failure_report?.what_happened ?? last?.notes.at(-1) ?? run?.reason ?? undefined;
}

function listNextLines(view: TaskView, reader: ReaderCommand): string[] {
  const status = describeTaskStatus(view);
  if (status === undefined) return [];
  const { advice, commands } = findTerminalSteps(status, view, reader);
  return [`Next: ${advice}`, ...commands.map((command) => `  ${command}`)];
}
