import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import { findFailed } from '../../domain/attempt/verdict.ts';
import { toShortId } from '../../domain/ids.ts';
import { conclusionOf, type Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { isCaptured } from '../../domain/record/run-record.ts';
import { formatCost, formatTotal } from '../text/format-duration.ts';
import { toShortCause, toShortLine } from '../text/safe-text.ts';
import { describeCriterionFailure } from '../words/criterion-failure.ts';
import { addStop, describeCheckpoint } from '../words/outcome-text.ts';
import { type ReaderCommand, renderTaskCommand } from '../words/reader-command.ts';
import { describeRebase } from '../words/rebase-text.ts';
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
import { findTerminalSteps } from '../words/terminal-steps.ts';
import { findMark, type MarkName, renderMark } from './marks.ts';
import type { TerminalStyle } from './terminal-style.ts';
import { wrapToStyle } from './wrap-to-style.ts';

/** The most lines of a result. */
const MAX_LINES = 15;
const MAX_REASON_LINES = 5;

export interface RunResultText {
  readonly ending: Ending;
  readonly reason: string;
  /** Undefined when nothing was recorded. */
  readonly view: TaskView | undefined;
  /** Whether the run found something to do; otherwise all of the record is of earlier ones. */
  readonly hasWorked: boolean;
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
  { ending, reason, view, hasWorked }: RunResultText,
  style: TerminalStyle,
  reader: ReaderCommand,
): string {
  const mark = endingMarks[conclusionOf(ending)];
  const [first = '', ...others] = reason.trimEnd().split('\n');
  const statusCommand = view && renderTaskCommand(reader, view.record.task_id, ['status']);
  const whole = [
    `${renderMark(mark, style)} Ending: ${ending}. ${toShortLine(first, 400)}`,
    ...shortenReason(others, statusCommand).map((line) => `  ${toShortLine(line, 400)}`),
  ].flatMap((line) => wrapTo(line, style));
  if (view === undefined) return toText(whole);
  const isNew = ({ day }: AttemptRecord) => hasWorked && day > view.record.last_day_before_run;
  const steps = listNextLines(view, { ending, reader }, style);
  // What has landed counts as done only once it is verified on the new base.
  const rebase = view.record.rebase === null ? undefined : describeRebase(view.record);
  const totals = [renderTotals(view, isNew), rebase ?? []].flat().flatMap((line) => wrapTo(`  ${line}`, style));
  const left = MAX_LINES - totals.length - countLines(steps, style);
  // One line is left for the checkpoints, or for how many there are.
  const head = whole.slice(0, Math.max(1, Math.min(1 + MAX_REASON_LINES, left - 1)));
  const room = left - head.length;
  return toText([...head, ...totals, ...listRows(view, { isNew, style, room, reason, statusCommand }), ...steps]);
}

/** Leaves out the middle of a long reason, which ends with the advice; a command shows the whole where it is recorded. */
function shortenReason(lines: readonly string[], whole: string | undefined): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length <= MAX_REASON_LINES) return filled;
  const kept = MAX_REASON_LINES - (whole === undefined ? 1 : 2);
  const left = whole === undefined ? [] : [`and ${filled.length - kept - 1} more lines: ${whole}`];
  return [...filled.slice(0, kept), ...left, ...filled.slice(-1)];
}

function wrapTo(line: string, style: TerminalStyle): string[] {
  return wrapToStyle(line, undefined, style).split('\n');
}

/** Counts the lines of a terminal: a command is not wrapped by us, so that it can be copied, but by the terminal. */
function countLines(lines: readonly string[], { columns = Number.POSITIVE_INFINITY }: TerminalStyle): number {
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
}

// A job log takes "##[" anywhere in a line for a command.
function toText(lines: readonly string[]): string {
  return `${lines.join('\n').replaceAll('##[', '## [')}\n`;
}

/** Returns whether an attempt is of this run. */
type IsNew = (attempt: AttemptRecord) => boolean;

function renderTotals(view: TaskView, isNew: IsNew): string {
  const checkpoints = listCheckpoints(view);
  const attempts = listAttempts(checkpoints).filter(isNew);
  const usage = sumUsage(attempts);
  const total = formatTotal(attempts);
  const facts = [
    `${describeAttemptCount(attempts)}${total === '–' ? '' : ` in ${total}`}`,
    ...(usage.cost_usd === null ? [] : [formatCost(usage)]),
  ];
  return `${countDone(checkpoints)}; this run: ${facts.join(', ')}`;
}

interface RowOptions {
  readonly isNew: IsNew;
  readonly style: TerminalStyle;
  /** The most rows. */
  readonly room: number;
  /** The reason of the ending, which rows do not repeat. */
  readonly reason: string;
  readonly statusCommand: string | undefined;
}

/** Lists the checkpoints that this run has worked on; those that are not done come first where there is little room. */
function listRows(view: TaskView, { isNew, style, room, reason, statusCommand }: RowOptions): string[] {
  const checkpoints = listCheckpoints(view);
  const stuck = checkpoints.filter(({ run }) => run?.outcome === 'abandoned' || run?.outcome === 'blocked');
  const worked = checkpoints.filter(({ attempts }) => attempts.some(isNew));
  const isSkippedOrHeld = (each: CheckpointFacts) => each.run?.outcome === 'skipped' || isSatisfiedFromStart(each);
  const ordered = new Set([...stuck, ...worked.filter((each) => !isDone(each)), ...worked.toReversed()]);
  for (const each of checkpoints.filter(isSkippedOrHeld)) ordered.add(each);
  const rows = new Map(
    [...ordered].map((each) => {
      const name = `${each.position}/${checkpoints.length} ${toShortLine(each.id, 60)}`;
      const mark = renderMark(findMark(each), style);
      return [each, wrapTo(`  ${mark} ${name}: ${renderOutcome(each, reason)}`, style)] as const;
    }),
  );
  const fits = [...rows.values()].flat().length <= room;
  const shown = fits ? ordered : chooseFitting(rows, room - 1);
  const lines = checkpoints.filter((each) => shown.has(each)).flatMap((each) => rows.get(each) ?? []);
  if (fits) return lines;
  return [...lines, `  and ${ordered.size - shown.size} more: ${statusCommand}`];
}

/** Chooses the first rows that fit into some lines. */
function chooseFitting<T>(rows: ReadonlyMap<T, readonly string[]>, room: number): ReadonlySet<T> {
  const chosen = new Set<T>();
  let left = room;
  for (const [each, { length }] of rows) {
    if (length > left) break;
    left -= length;
    chosen.add(each);
  }
  return chosen;
}

function renderOutcome(checkpoint: CheckpointFacts, reason: string): string {
  const landed = findLandedAttempt(checkpoint);
  const { length: count } = checkpoint.attempts;
  const made = count === 0 ? '' : ` (${describeAttemptCount(checkpoint.attempts)})`;
  if (isDone(checkpoint) && landed?.committed_ref != null)
    return `${toShortId(landed.committed_ref)} ${toShortLine(landed.summary ?? '', 100)}${made}`;
  const cause = isDone(checkpoint) ? undefined : findCause(checkpoint);
  const isTold = cause === undefined || toWords(reason).includes(toWords(cause));
  return `${describeCheckpoint(checkpoint)}${made}${isTold ? '' : `: ${toShortCause(cause, 200)}`}`;
}

function toWords(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Finds why the last attempt of a checkpoint failed, where no later one has passed or waits to be verified; untrusted text. */
function findCause({ run, attempts }: CheckpointFacts): string | undefined {
  // Commits of people have broken what had passed, whatever its attempts were like.
  if (run != null && run.held_at !== null) return run.reason ?? undefined;
  const ended = attempts.findLast((attempt) => isCaptured(attempt) || attempt.outcome !== 'running');
  const last = ended?.outcome === 'failed' || ended?.outcome === 'interrupted' ? ended : undefined;
  const [failed] = findFailed(last?.verifier_runs ?? []);
  if (last !== undefined && failed !== undefined) return addStop(last, describeCriterionFailure(failed));
  return last?.failure_report?.what_happened ?? last?.notes.at(-1) ?? run?.reason ?? undefined;
}

function listNextLines(
  view: TaskView,
  { ending, reader }: { readonly ending: Ending; readonly reader: ReaderCommand },
  style: TerminalStyle,
): string[] {
  const status = describeTaskStatus(view);
  if (status === undefined) return [];
  // A conflict that keeps a run from its start is in no record.
  const kind = ending === 'conflict' ? ending : status.kind;
  const { advice, commands } = findTerminalSteps({ ...status, kind }, view, reader);
  return [...wrapTo(`Next: ${advice}`, style), ...commands.map((command) => `  ${command}`)];
}
