import type { TaskView } from '../domain/notifier.ts';
import { describeWarning } from '../domain/run-budget.ts';
import { formatInstant } from './format-duration.ts';
import { findNextStep, type NextStep, renderCommands, WHILE_IT_RUNS } from './next-step.ts';
import { renderCodeSpan } from './safe-text.ts';
import { describeSituation, endingOf } from './situation.ts';
import { alertOf } from './state-mark.ts';
import { type CheckpointFacts, isDone } from './task-facts.ts';

/** Where the reader can steer: "here", "on the pull request"; undefined where no comment is listened to. */
export type CommentPlace = 'here' | 'on the pull request' | undefined;

/** How a task stands and what to do next, in the host's own frame and colour: what a reader sees first. */
export function renderHeadline(view: TaskView, checkpoints: readonly CheckpointFacts[], place: CommentPlace): string {
  const situation = describeSituation(view);
  if (situation === undefined) {
    const warnings = view.run.budget_warnings.map(describeWarning);
    return renderAlert('NOTE', [renderCurrent(view, checkpoints), ...warnings, ...renderSteps(WHILE_IT_RUNS, place)]);
  }
  const { kind, meaning, reason } = situation;
  const { advice, commands } = findNextStep(situation, checkpoints);
  const because = reason === null || reason.trim() === '' ? [] : [renderCodeSpan(reason, 400)];
  const parts = [`**${meaning}**`, ...because, `**Next:** ${advice}`, ...renderSteps(commands, place)];
  return renderAlert(alertOf(endingOf(view, kind)), parts);
}

/** Paragraphs in one of the host's frames. */
function renderAlert(kind: ReturnType<typeof alertOf>, paragraphs: readonly string[]): string {
  const lines = [`[!${kind}]`, ...paragraphs.join('\n\n').split('\n')];
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

function renderSteps(commands: NextStep['commands'], place: CommentPlace): string[] {
  if (commands.length === 0) return [];
  const where = place === undefined ? 'As' : `As a comment ${place}, or as`;
  return [`${where} the workflow's input \`command\`:`, renderCommands(commands)];
}

/** What goes on right now. */
function renderCurrent({ run }: TaskView, checkpoints: readonly CheckpointFacts[]): string {
  if (run.aborted !== null)
    return `**The task was aborted** by ${renderCodeSpan(run.aborted.by, 60)}: the run at work is stopped.`;
  if (run.pause !== null)
    return `**A pause was asked for** by ${renderCodeSpan(run.pause.by, 60)}: the run ends before its next step.`;
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  if (next === undefined) return '**All checkpoints are done;** the run is about to end.';
  const last = next.attempts.at(-1);
  const name = `checkpoint ${next.position} ${renderCodeSpan(next.id, 60)}`;
  const made = next.attempts.length - (next.run?.budget_from ?? 0);
  const isRunning = last?.outcome === 'running';
  const count = isRunning ? made : made + 1;
  const attempt = `attempt ${count} of ${next.run?.attempt_budget ?? count}`;
  return `**At work** on ${name}, ${attempt}${isRunning ? `, since ${formatInstant(last.started_at)}` : ''}.`;
}
