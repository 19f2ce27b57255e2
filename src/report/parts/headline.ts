import { describeNearLimit, isNearLimit } from '../../domain/decisions/attempt-limits.ts';
import { describeWarning } from '../../domain/decisions/run-budget.ts';
import type { Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { formatInstant } from '../text/format-duration.ts';
import { renderCodeSpan, renderTextBlock } from '../text/safe-text.ts';
import { wrapLines } from '../text/wrap-lines.ts';
import { findNextStep, findStuckCheckpoint, RUNNING_COMMANDS, renderCommands } from '../words/next-step.ts';
import { alertOf, describeEnding } from '../words/outcome-text.ts';
import { type CheckpointFacts, countStarted, isDone } from '../words/task-facts.ts';
import { describeTaskStatus, endingOf, type TaskStatus } from '../words/task-status.ts';

const MAX_REASON_BYTES = 3000;
const MAX_END_BYTES = 60_000;

/** The thread whose comments are read for commands, as seen from the report; undefined where there is none. */
export type CommentLocation = 'here' | 'on the pull request' | undefined;

/** Renders the status of a task and the next step as an alert of GitHub markdown. */
export function renderHeadline(
  view: TaskView,
  checkpoints: readonly CheckpointFacts[],
  location: CommentLocation,
): string {
  const status = describeTaskStatus(view);
  if (status === undefined) {
    const warnings = [...view.record.budget_warnings.map(describeWarning), ...listNearBudget(checkpoints)];
    const parts = [renderCurrent(view, checkpoints), ...warnings, renderSteer(location)];
    return renderAlert(warnings.length > 0 ? 'WARNING' : 'NOTE', parts);
  }
  const { advice, commands } = findNextStep(status, checkpoints);
  const channel = commands.length === 0 ? '.' : ` ${renderChannel(location)}:\n\n${renderCommands(commands)}`;
  const parts = [renderMeaning(status, checkpoints), `**Next:** ${advice}${channel}`];
  return renderAlert(alertOf(endingOf(status.kind)), parts);
}

/** Renders the headline of a running task for a comment that is not updated at each step. */
export function renderBusyHeadline(view: TaskView, location: CommentLocation): string {
  return renderAlert('NOTE', [renderRequested(view) ?? '**At work.**', renderSteer(location)]);
}

/** Renders the ending of a run without a record; the reason is untrusted. */
export function renderEnding(ending: Ending, reason: string): string {
  return renderAlert(alertOf(ending), [
    emphasise(describeEnding(ending)),
    renderTextBlock(wrapLines(reason), MAX_END_BYTES),
  ]);
}

/** Renders paragraphs as an alert of GitHub markdown. */
function renderAlert(kind: ReturnType<typeof alertOf>, paragraphs: readonly string[]): string {
  const lines = [`[!${kind}]`, ...paragraphs.join('\n\n').split('\n')];
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

function renderSteer(location: CommentLocation): string {
  return `**Steer it** ${renderChannel(location)}:\n\n${renderCommands(RUNNING_COMMANDS)}`;
}

function renderChannel(location: CommentLocation): string {
  const input = "the workflow's input `command`";
  return location === undefined ? `with ${input}` : `by a comment ${location} (or ${input})`;
}

/** Renders the meaning of a status and its reason. */
function renderMeaning({ kind, meaning, reason }: TaskStatus, checkpoints: readonly CheckpointFacts[]): string {
  const stuck = kind === 'blocked' ? findStuckCheckpoint(checkpoints) : undefined;
  if (stuck !== undefined) {
    const why = stuck.run?.reason ?? '';
    return `**Blocked** at checkpoint ${stuck.position} ${renderCodeSpan(stuck.id, 60)}: ${renderCodeSpan(why, 400)}`;
  }
  return `${emphasise(meaning)}${renderReason(reason)}`;
}

function emphasise(meaning: string): string {
  return meaning.replace(/^[^:.]+[:.]?/, '**$&**');
}

/** Renders a reason; several lines stay lines, since they may have to be copied. */
function renderReason(reason: string | null): string {
  if (reason === null || reason.trim() === '') return '';
  return reason.includes('\n')
    ? `\n\n${renderTextBlock(wrapLines(reason), MAX_REASON_BYTES)}`
    : ` ${renderCodeSpan(reason, 400)}`;
}

/** Renders the abort or pause that was requested of a running task; undefined without one. */
function renderRequested({ record: { aborted, pause } }: TaskView): string | undefined {
  if (aborted !== null)
    return `**The task was aborted** by ${renderCodeSpan(aborted.by, 60)}: the run at work is stopped.`;
  if (pause !== null)
    return `**A pause was requested** by ${renderCodeSpan(pause.by, 60)}: the run ends before its next step.`;
  return undefined;
}

function renderCurrent(view: TaskView, checkpoints: readonly CheckpointFacts[]): string {
  return renderRequested(view) ?? renderAttempt(checkpoints);
}

/** Lists a warning for the current checkpoint when few of its attempts are left. */
function listNearBudget(checkpoints: readonly CheckpointFacts[]): readonly string[] {
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  const max = next?.run?.attempt_budget;
  if (next === undefined || max === undefined) return [];
  const used = countCurrent(next);
  if (!isNearLimit({ used, max })) return [];
  return [describeNearLimit(renderCodeSpan(next.id, 60), { limit: 'attempt_budget', used, max })];
}

/** Returns the number of the current or next attempt under the present budget. */
function countCurrent(checkpoint: CheckpointFacts): number {
  return countStarted(checkpoint) + (checkpoint.attempts.at(-1)?.outcome === 'running' ? 0 : 1);
}

function renderAttempt(checkpoints: readonly CheckpointFacts[]): string {
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  if (next === undefined) return '**All checkpoints are done;** the run is about to end.';
  const last = next.attempts.at(-1);
  const name = `checkpoint ${next.position} ${renderCodeSpan(next.id, 60)}`;
  const isRunning = last?.outcome === 'running';
  const count = countCurrent(next);
  const attempt = `attempt ${count} of ${next.run?.attempt_budget ?? count}`;
  return `**At work** on ${name}, ${attempt}${isRunning ? `, since ${formatInstant(last.started_at)}` : ''}.`;
}
