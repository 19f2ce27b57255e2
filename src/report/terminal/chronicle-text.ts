import { type AttemptRecord, totalUsage } from '../../domain/attempt/attempt.ts';
import { findVacuous } from '../../domain/attempt/verdict.ts';
import { toShortId } from '../../domain/ids.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import type { RecordView, TaskView } from '../../domain/record/notifier.ts';
import { isReplay } from '../../domain/record/rebase.ts';
import { isAnyLanded } from '../../domain/record/run-record.ts';
import { describeSource } from '../parts/failure-section.ts';
import { formatCost, formatPlural, formatTime } from '../text/format-duration.ts';
import { cutText, toShortLine, toUnmarkedText } from '../text/safe-text.ts';
import { wrapLine } from '../text/wrap-lines.ts';
import { describeAttribution } from '../words/attribution-text.ts';
import { describeAttempt, describeCheckpoint, describeEntry, findAttemptReason } from '../words/outcome-text.ts';
import type { ReaderCommand } from '../words/reader-command.ts';
import { describeRebase } from '../words/rebase-text.ts';
import { type AttemptFilter, selectAttempts } from '../words/select-attempts.ts';
import { listSteering } from '../words/steering-text.ts';
import {
  type CheckpointFacts,
  countDone,
  describeAttemptCount,
  findLandedCommit,
  listAttempts,
  listCheckpoints,
  needsReason,
  sumUsage,
} from '../words/task-facts.ts';
import { describeTaskStatus } from '../words/task-status.ts';
import { findTerminalSteps } from '../words/terminal-steps.ts';
import { findMark, renderMark } from './marks.ts';
import type { TerminalStyle } from './terminal-style.ts';
import { wrapToStyle } from './wrap-to-style.ts';

const MAX_TEXT_BYTES = 4000;
const UNICODE: TerminalStyle = { hasColor: false, hasUnicode: true };
const ANY_READER: ReaderCommand = { program: 'groundhog' };

/** The terminal that a text is for, and its reader. */
export interface TextOptions {
  /** Marks are not ASCII when absent. */
  readonly style?: TerminalStyle;
  readonly reader?: ReaderCommand;
}

/** The terminal of a chronicle, and the attempts that it shows. */
export interface ChronicleOptions extends TextOptions {
  readonly filter?: AttemptFilter;
}

/** Renders the history of a task for a terminal: one block for each checkpoint, untrusted lines behind "|". */
export function renderChronicleText(view: TaskView, options: ChronicleOptions = {}): string {
  const checkpoints = listCheckpoints(view);
  const shown = selectAttempts(checkpoints, options.filter ?? {}, ({ id }) => id);
  // The state of a checkpoint is that of all its attempts, however few are shown.
  const blocks = shown.map(({ id, attempts }) => {
    const whole = checkpoints.filter((each) => each.id === id);
    const heads = whole.flatMap((each) => [renderTitle(each, checkpoints.length, options), ...renderReasons(each)]);
    return [...heads, ...attempts.flatMap(renderAttempt)].join('\n');
  });
  return toLogText([renderHead(view, checkpoints), ...blocks, renderEnd(view, options)]);
}

/** Renders the status of a task for a terminal: one line for each checkpoint. */
export function renderStatusText(view: RecordView, options: TextOptions = {}): string {
  const checkpoints = listCheckpoints(view);
  const lines = checkpoints.map((checkpoint) => {
    const commit = findLandedCommit(checkpoint);
    const made = checkpoint.attempts.length === 0 ? '' : `, ${describeAttemptCount(checkpoint.attempts)}`;
    const usage = sumUsage(checkpoint.attempts);
    const price = usage.cost_usd === null ? '' : `, ${formatCost(usage)}`;
    const line = `${renderTitle(checkpoint, checkpoints.length, options)}${made}${price}${commit === null ? '' : `, commit ${toShortId(commit)}`}`;
    return [line, ...quote(findCause(checkpoint), options.style)].join('\n');
  });
  return toLogText([renderHead(view, checkpoints), lines.join('\n'), renderEnd(view, options)]);
}

/** Finds why the last attempt at a checkpoint failed that is given up, or why one is blocked or open; empty for others. */
function findCause({ run, attempts }: CheckpointFacts): string {
  const last = attempts.at(-1);
  if (run?.outcome === 'pending' || run?.outcome === 'blocked') return run.reason ?? '';
  return run?.outcome === 'abandoned' && last !== undefined ? toShortLine(findAttemptReason(last), 400) : '';
}

function renderHead(view: RecordView, checkpoints: readonly CheckpointFacts[]): string {
  const attempts = listAttempts(checkpoints);
  const usage = sumUsage(attempts);
  return [
    `Task ${view.record.task_id}: ${countDone(checkpoints)}, ${describeAttemptCount(attempts)}${usage.cost_usd === null ? '' : `, ${formatCost(usage)}`}`,
    `Branch ${toShortLine(view.record.task_branch, 200)}${renderPosition(view)}`,
    ...[describeRebase(view.record)].filter((line) => line !== undefined),
    ...(view.record.result === null ? [] : [`Waits for approval: ${view.record.result}`]),
    view.record.isolation === 'none'
      ? 'Isolation: none'
      : `Isolated: ${toShortLine(view.record.isolation_detail ?? 'yes', 300)}`,
  ].join('\n');
}

function renderPosition({ record, movedTo, isMerged, isHeadInBase }: RecordView): string {
  const { head, base_sha: base, result } = record;
  const none = isAnyLanded(record) && result === null ? 'what has landed is in the base' : 'nothing has landed';
  if (isHeadInBase === true || (movedTo === null && isMerged === true))
    return `: gone, and ${toShortLine(record.base_ref, 100)} has what has landed, base ${toShortId(base)}`;
  if (movedTo === null) return `: gone, it was at ${toShortId(head)}, base ${toShortId(base)}`;
  if (typeof movedTo === 'string')
    return ` at ${toShortId(movedTo)}, not checked; ${head === base ? none : `what has landed is at ${toShortId(head)}`}, base ${toShortId(base)}`;
  return head === base
    ? `: ${result === null ? none : 'its commits wait'}, base ${toShortId(base)}`
    : ` at ${toShortId(head)}, base ${toShortId(base)}`;
}

function renderEnd(view: RecordView, { reader = ANY_READER, style = UNICODE }: TextOptions): string {
  const status = describeTaskStatus(view);
  const actions = listSteering(view);
  const done = actions.length === 0 ? '' : `Done by people:\n${actions.map((line) => `  ${line}`).join('\n')}\n\n`;
  if (status === undefined) return `${done}The run has not ended.${describeRequested(view)}`;
  const { meaning, reason } = status;
  const { advice, commands } = findTerminalSteps(status, view, reader);
  // Commands are not wrapped, so that they can be copied.
  const next = [wrapToStyle(`Next: ${advice}`, undefined, style), ...commands.map((command) => `  ${command}`)];
  return `${done}${[meaning, ...(reason === null ? [] : quote(reason, style)), ...next].join('\n')}`;
}

/** Describes the request to a running task. An abort takes precedence over a pause. */
function describeRequested({ record: { aborted, pause } }: RecordView): string {
  if (aborted !== null) return ` The task was aborted by ${toShortLine(aborted.by, 60)}: the run at work is stopped.`;
  return pause === null ? '' : ' A pause was requested.';
}

function renderTitle(checkpoint: CheckpointFacts, total: number, { style = UNICODE }: TextOptions): string {
  const mark = renderMark(findMark(checkpoint), style);
  return `${mark} ${checkpoint.position}/${total} ${toShortLine(checkpoint.id, 100)}: ${describeCheckpoint(checkpoint)}`;
}

function renderReasons(checkpoint: CheckpointFacts): string[] {
  const { run } = checkpoint;
  const held = findVacuous(run?.baseline ?? []);
  return [
    ...(run?.reason && needsReason(checkpoint) ? quote(run.reason) : []),
    ...held.map(({ criterion }) => `    held before any work: ${toShortLine(describeCriterion(criterion), 120)}`),
  ];
}

function renderAttempt(attempt: AttemptRecord): string[] {
  const { day, failure_report: report } = attempt;
  const usage = totalUsage(attempt);
  const facts = [describeAttempt(attempt)];
  if (attempt.ended_at !== null) facts.push(formatTime(attempt));
  const agent = describeEntry(attempt);
  if (agent !== undefined) facts.push(`${isReplay(attempt) ? '' : 'by '}${toShortLine(agent, 100)}`);
  if (usage.turns !== null) facts.push(formatPlural(usage.turns, 'turn'));
  if (usage.cost_usd !== null) facts.push(formatCost(usage));
  if (attempt.committed_ref !== null) facts.push(`commit ${toShortId(attempt.committed_ref)}`);
  else if (attempt.scratch_commit === attempt.snapshot_ref) facts.push('no change');
  else if (attempt.scratch_commit !== null) facts.push(`scratch ${toShortId(attempt.scratch_commit)}`);
  const reason = report?.what_happened ?? findAttemptReason(attempt);
  return [
    `    attempt ${day}: ${facts.join(', ')}`,
    ...quote(reason),
    ...(attempt.attribution === null ? [] : [`      lines: ${describeAttribution(attempt.attribution)}`]),
    ...(report === null ? [] : [`      reported by ${describeSource(report.source)}`]),
    ...attempt.verifier_runs
      .filter(({ outcome }) => outcome === 'unjudged')
      .map((run) => `      not judged: ${toShortLine(describeCriterion(run.criterion), 200)}`),
    ...attempt.side_effects.map(
      ({ kind, target, reversible }) =>
        `      side effect: ${kind} ${toShortLine(target, 200)}${reversible ? '' : ' (not reversible)'}`,
    ),
    // A note of an interrupted attempt is the reason above.
    ...attempt.notes.filter((note) => note !== reason).map((note) => `      note: ${toShortLine(note, 200)}`),
  ];
}

// A job log takes "##[" anywhere in a line for a command.
function toLogText(blocks: readonly string[]): string {
  return `${blocks.join('\n\n').replaceAll('##[', '## [')}\n`;
}

const QUOTE = '      | ';

// Behind the bar no line can start with a command of a job log.
function quote(text: string, { columns = Number.POSITIVE_INFINITY }: TerminalStyle = UNICODE): string[] {
  const plain = cutText(toUnmarkedText(cutText(text, MAX_TEXT_BYTES * 4)), MAX_TEXT_BYTES).trim();
  return plain === ''
    ? []
    : plain.split('\n').flatMap((line) => wrapLine(line, columns - QUOTE.length).map((part) => `${QUOTE}${part}`));
}
