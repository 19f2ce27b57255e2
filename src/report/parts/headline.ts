import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import { describeNearLimit, isNearLimit } from '../../domain/decisions/attempt-limits.ts';
import { describeWarning } from '../../domain/decisions/run-budget.ts';
import type { Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { formatInstant, formatPlural } from '../text/format-duration.ts';
import {
  type Links,
  renderCodeSpan,
  renderCompareLink,
  renderLink,
  renderProse,
  renderTextBlock,
} from '../text/safe-text.ts';
import { wrapLines } from '../text/wrap-lines.ts';
import { renderAttemptFailure } from '../words/failed-criterion.ts';
import {
  findNextStep,
  findStuckCheckpoint,
  listApprovals,
  RUNNING_COMMANDS,
  renderCommands,
} from '../words/next-step.ts';
import { describeEnding, markEnding } from '../words/outcome-text.ts';
import { type CheckpointFacts, countStarted, describeCounts, isDone, listAttempts } from '../words/task-facts.ts';
import { describeTaskStatus, endingOf, type TaskStatus, titleOf } from '../words/task-status.ts';

const MAX_REASON_BYTES = 3000;
const MAX_END_BYTES = 60_000;

/** The thread whose comments are read for commands, as seen from the report; undefined where there is none. */
export type CommentLocation = 'here' | 'on the pull request' | undefined;

/** The checkpoints of a view, and the pages that a headline links to. */
export interface HeadlineContext {
  readonly checkpoints: readonly CheckpointFacts[];
  readonly links: Links;
  readonly location: CommentLocation;
}

/** Renders the state of a task as a heading, then what led to it, then what the reader can do. */
export function renderHeadline(view: TaskView, context: HeadlineContext): string {
  const status = describeTaskStatus(view);
  const parts = status === undefined ? renderRunning(view, context) : renderEnded(status, context);
  return [`### ${renderState(view, context.checkpoints)}`, ...parts].join('\n\n');
}

/** Renders the state of a task and how many of its checkpoints have landed, in one line. */
export function renderState(view: TaskView, checkpoints: readonly CheckpointFacts[]): string {
  const status = describeTaskStatus(view);
  const counts = describeCounts(checkpoints);
  if (status === undefined) return `⏳ ${renderWork(view, checkpoints)} · ${counts}`;
  const at = status.kind === 'blocked' ? findStuckCheckpoint(checkpoints) : checkpoints.find((each) => !isDone(each));
  const isAt = at !== undefined && ['blocked', 'paused', 'open_again'].includes(status.kind);
  const title = `${titleOf(status.kind)}${isAt ? ` at ${renderProse(at.id, 60)}` : ''}`;
  return `${markEnding(endingOf(status.kind))} ${title} · ${counts}`;
}

/** Renders the headline of a running task for a comment that is not updated at each step. */
export function renderBusyHeadline(view: TaskView, location: CommentLocation): string {
  const requested = renderRequested(view);
  return [
    `### ⏳ ${requested === undefined ? 'At work' : 'Stopping'}`,
    ...(requested ?? []),
    renderSteer(location),
  ].join('\n\n');
}

/** Renders the ending of a run without a record; the reason is untrusted. */
export function renderEnding(ending: Ending, reason: string): string {
  const [title = '', ...rest] = describeEnding(ending).split(': ');
  const meaning = rest.join(': ');
  return [
    `### ${markEnding(ending)} ${title.replace(/\.$/, '')}`,
    ...(meaning === '' ? [] : [toSentence(meaning)]),
    renderTextBlock(wrapLines(reason), MAX_END_BYTES),
  ].join('\n\n');
}

function renderRunning(view: TaskView, { checkpoints, location }: HeadlineContext): readonly string[] {
  const warnings = [...view.record.budget_warnings.map(describeWarning), ...listNearBudget(checkpoints)];
  return [
    ...(renderRequested(view) ?? renderAttempt(checkpoints)),
    ...warnings.map((warning) => `⚠️ ${warning}`),
    renderSteer(location),
  ];
}

function renderEnded(status: TaskStatus, { checkpoints, links, location }: HeadlineContext): readonly string[] {
  const { advice, commands } = findNextStep(status, checkpoints);
  const all = [...commands, ...listApprovals(checkpoints)];
  const how = all.length === 0 ? undefined : `${renderChannel(location)}:\n\n${renderCommands(all)}`;
  const move = `**Your move** – ${[advice, how].filter((part) => part !== undefined).join('; ')}${how === undefined ? '.' : ''}`;
  const stuck = status.kind === 'blocked' ? findStuckCheckpoint(checkpoints) : undefined;
  const reason =
    stuck === undefined
      ? renderMeaning(status, links, findWaitingWork(status, checkpoints))
      : renderStuck(stuck, links);
  return reason === '' ? [move] : [reason, move];
}

/** Renders what keeps a checkpoint from landing, with links to what was tried. */
function renderStuck(stuck: CheckpointFacts, links: Links): string {
  const last = stuck.attempts.findLast(({ outcome }) => outcome === 'failed');
  const failure = last === undefined ? undefined : renderAttemptFailure(last);
  const reason = renderProse(stuck.run?.reason ?? '', 400).replace(/[.\s]+$/, '');
  const isAbandoned = stuck.run?.outcome === 'abandoned';
  const what =
    failure === undefined
      ? toSentence(`${reason}.`)
      : `After ${formatPlural(Math.max(countStarted(stuck), 1), 'attempt')} ${failure}.${isAbandoned || reason === '' ? '' : ` ${toSentence(reason)}.`}`;
  const tried = links.comments?.checkpoints.get(stuck.id);
  const pages = [
    ...(tried === undefined ? [] : [renderLink('What was tried', tried)]),
    ...(last === undefined ? [] : renderDiff(last, links)),
    ...renderLog(links),
  ];
  return [what, pages.join(' · ')].filter((part) => part !== '').join(' ');
}

/** Finds the attempt whose work could not be brought to the task branch, since a rule or a person was in its way. */
function findWaitingWork({ kind }: TaskStatus, checkpoints: readonly CheckpointFacts[]): AttemptRecord | undefined {
  const last = kind === 'blocked' || kind === 'conflict' ? listAttempts(checkpoints).at(-1) : undefined;
  return last?.outcome === 'running' || last?.outcome === 'interrupted' ? last : undefined;
}

/** Renders the meaning of a status after its title, its reason, and a link to the work that waits. */
function renderMeaning(
  { kind, meaning, reason }: TaskStatus,
  links: Links,
  waiting: AttemptRecord | undefined,
): string {
  const rest = meaning.replace(/^[^:.]+[:.]\s*/, '');
  if (kind === 'passed' && reason === null) return '';
  const said = toSentence(rest);
  const pages = [...(waiting === undefined ? [] : renderDiff(waiting, links)), ...renderLog(links)].join(' · ');
  return [`${said}${renderReason(reason)}`.trim(), pages].filter((part) => part !== '').join(' ');
}

function renderDiff({ scratch_commit: commit, snapshot_ref: from }: AttemptRecord, links: Links): string[] {
  return commit === null || commit === from ? [] : [renderCompareLink(links, from, commit)];
}

function renderLog({ runUrl }: Links): string[] {
  return runUrl === undefined ? [] : [renderLink('job log', runUrl)];
}

function toSentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Renders a reason; several lines stay lines, since they may have to be copied. */
function renderReason(reason: string | null): string {
  if (reason === null || reason.trim() === '') return '';
  return reason.includes('\n')
    ? `\n\n${renderTextBlock(wrapLines(reason), MAX_REASON_BYTES)}\n\n`
    : ` ${/^[a-z]+ /.test(reason) ? toSentence(renderProse(reason, 400)) : renderProse(reason, 400)}`;
}

function renderSteer(location: CommentLocation): string {
  return `To steer it, ${renderChannel(location)}:\n\n${renderCommands(RUNNING_COMMANDS)}`;
}

function renderChannel(location: CommentLocation): string {
  if (location === undefined) return 'start the workflow with one line as its input `command`';
  return `comment one line${location === 'here' ? '' : ` ${location}`}`;
}

/** Renders the abort or pause that was requested of a running task; undefined without one. */
function renderRequested({ record: { aborted, pause } }: TaskView): readonly string[] | undefined {
  if (aborted !== null) return [`The task was aborted by ${renderProse(aborted.by, 60)}: the run at work is stopped.`];
  if (pause !== null)
    return [`A pause was requested by ${renderProse(pause.by, 60)}: the run ends before its next step.`];
  return undefined;
}

function renderWork(view: TaskView, checkpoints: readonly CheckpointFacts[]): string {
  if (renderRequested(view) !== undefined) return 'Stopping';
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  return next === undefined ? 'About to end' : `At work on ${renderProse(next.id, 60)}`;
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

function renderAttempt(checkpoints: readonly CheckpointFacts[]): readonly string[] {
  const next = checkpoints.find((checkpoint) => !isDone(checkpoint));
  if (next === undefined) return ['Every checkpoint is done; the run is about to end.'];
  const last = next.attempts.at(-1);
  const isRunning = last?.outcome === 'running';
  const count = countCurrent(next);
  return [
    `Attempt ${count} of ${next.run?.attempt_budget ?? count}${isRunning ? `, since ${formatInstant(last.started_at)}` : ''}.`,
  ];
}
