import { describeNearLimit, isNearLimit } from '../../domain/decisions/attempt-limits.ts';
import { describeWarning } from '../../domain/decisions/run-budget.ts';
import type { Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { formatInstant } from '../text/format-duration.ts';
import { renderCodeSpan, renderFence } from '../text/safe-text.ts';
import { wrapLines } from '../text/wrap-lines.ts';
import { findGivenUp, findNextStep, renderCommands, WHILE_IT_RUNS } from '../words/next-step.ts';
import { describeEnding } from '../words/outcome-text.ts';
import { alertOf } from '../words/status-icon.ts';
import { type CheckpointFacts, countBegun, isDone } from '../words/task-facts.ts';
import { describeTaskStatus, endingOf, type TaskStatus } from '../words/task-status.ts';

const MAX_REASON_BYTES = 3000;
const MAX_END_BYTES = 60_000;

/** Where a comment of the reader's is listened to; undefined where there is no such place. */
export type CommentLocation = 'here' | 'on the pull request' | undefined;

/** How a task stands and what to do next, in the host's own frame and colour: what a reader sees first. */
export function renderHeadline(
  view: TaskView,
  checkpoints: readonly CheckpointFacts[],
  place: CommentLocation,
): string {
  const situation = describeTaskStatus(view);
  if (situation === undefined) {
    const warnings = [...view.run.budget_warnings.map(describeWarning), ...listNearBudget(checkpoints)];
    const parts = [renderCurrent(view, checkpoints), ...warnings, renderSteer(place)];
    return renderAlert(warnings.length > 0 ? 'WARNING' : 'NOTE', parts);
  }
  const { advice, commands } = findNextStep(situation, checkpoints);
  const how = commands.length === 0 ? '.' : ` ${renderHow(place)}:\n\n${renderCommands(commands)}`;
  const parts = [renderMeaning(situation, checkpoints), `**Next:** ${advice}${how}`];
  return renderAlert(alertOf(endingOf(situation.kind)), parts);
}

/** The same while a run is at work, for a place that is not told of each step. */
export function renderBusyHeadline(view: TaskView, place: CommentLocation): string {
  return renderAlert('NOTE', [renderRequested(view) ?? '**At work.**', renderSteer(place)]);
}

/** How a run has ended that nothing else is known of; the reason is text of others. */
export function renderEnd(ending: Ending, reason: string): string {
  return renderAlert(alertOf(ending), [
    emphasise(describeEnding(ending)),
    renderFence(wrapLines(reason), MAX_END_BYTES),
  ]);
}

/** Paragraphs in one of the host's frames. */
function renderAlert(kind: ReturnType<typeof alertOf>, paragraphs: readonly string[]): string {
  const lines = [`[!${kind}]`, ...paragraphs.join('\n\n').split('\n')];
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

function renderSteer(place: CommentLocation): string {
  return `**Steer it** ${renderHow(place)}:\n\n${renderCommands(WHILE_IT_RUNS)}`;
}

function renderHow(place: CommentLocation): string {
  const input = "the workflow's input `command`";
  return place === undefined ? `with ${input}` : `by a comment ${place} (or ${input})`;
}

/** What the ending means and why, the word that names it standing out. */
function renderMeaning({ kind, meaning, reason }: TaskStatus, checkpoints: readonly CheckpointFacts[]): string {
  const stuck = kind === 'blocked' ? findGivenUp(checkpoints) : undefined;
  if (stuck !== undefined) {
    const why = stuck.run?.reason ?? '';
    return `**Blocked** at checkpoint ${stuck.position} ${renderCodeSpan(stuck.id, 60)}: ${renderCodeSpan(why, 400)}`;
  }
  return `${emphasise(meaning)}${renderBecause(reason)}`;
}

function emphasise(meaning: string): string {
  return meaning.replace(/^[^:.]+[:.]?/, '**$&**');
}

/** A reason of several lines keeps them: they may be lines to copy. */
function renderBecause(reason: string | null): string {
  if (reason === null || reason.trim() === '') return '';
  return reason.includes('\n')
    ? `\n\n${renderFence(wrapLines(reason), MAX_REASON_BYTES)}`
    : ` ${renderCodeSpan(reason, 400)}`;
}

/** What people have asked of the run at work; undefined while nobody has. */
function renderRequested({ run }: TaskView): string | undefined {
  if (run.aborted !== null)
    return `**The task was aborted** by ${renderCodeSpan(run.aborted.by, 60)}: the run at work is stopped.`;
  if (run.pause !== null)
    return `**A pause was asked for** by ${renderCodeSpan(run.pause.by, 60)}: the run ends before its next step.`;
  return undefined;
}

/** What goes on right now. */
function renderCurrent(view: TaskView, checkpoints: readonly CheckpointFacts[]): string {
  return renderRequested(view) ?? renderAttempt(checkpoints);
}

/** The checkpoint that is worked on, when few of its attempts are left. */
function listNearBudget(checkpoints: readonly CheckpointFacts[]): readonly string[] {
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  const max = next?.run?.attempt_budget;
  if (next === undefined || max === undefined) return [];
  const used = countPresent(next);
  if (!isNearLimit({ used, max })) return [];
  return [describeNearLimit(renderCodeSpan(next.id, 60), { limit: 'attempt_budget', used, max })];
}

/** Which attempt under the present budget is at work, or comes next. */
function countPresent(checkpoint: CheckpointFacts): number {
  return countBegun(checkpoint) + (checkpoint.attempts.at(-1)?.outcome === 'running' ? 0 : 1);
}

function renderAttempt(checkpoints: readonly CheckpointFacts[]): string {
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  if (next === undefined) return '**All checkpoints are done;** the run is about to end.';
  const last = next.attempts.at(-1);
  const name = `checkpoint ${next.position} ${renderCodeSpan(next.id, 60)}`;
  const isRunning = last?.outcome === 'running';
  const count = countPresent(next);
  const attempt = `attempt ${count} of ${next.run?.attempt_budget ?? count}`;
  return `**At work** on ${name}, ${attempt}${isRunning ? `, since ${formatInstant(last.started_at)}` : ''}.`;
}
