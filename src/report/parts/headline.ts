import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import { describeRequest } from '../../domain/decisions/next-action.ts';
import { describeWarning } from '../../domain/decisions/run-budget.ts';
import type { Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { formatPlural } from '../text/format-duration.ts';
import {
  type Links,
  renderCodeSpan,
  renderCommitProse,
  renderCompareLink,
  renderLink,
  renderMessage,
  renderProse,
  toSentence,
} from '../text/safe-text.ts';
import { renderStart } from '../words/command-channel.ts';
import { renderAttemptFailure } from '../words/failed-criterion.ts';
import type { LiveMoment } from '../words/live-attempt.ts';
import {
  findNextStep,
  findStuckCheckpoint,
  listApprovals,
  listCommitApproval,
  listRebaseStop,
  RETRY_ALL,
  RUN,
  RUNNING_COMMANDS,
  renderCommands,
} from '../words/next-step.ts';
import { describeEnding, markEnding } from '../words/outcome-text.ts';
import { renderApproval, renderLatestDecision } from '../words/steering-text.ts';
import { type CheckpointFacts, countStarted, listAttempts } from '../words/task-facts.ts';
import { describeTaskStatus, type TaskStatus } from '../words/task-status.ts';
import { listNearBudget, renderCurrentAttempt } from './current-attempt.ts';
import { renderLiveProgress } from './live-progress.ts';
import { renderState } from './task-title.ts';

const MAX_REASON_BYTES = 3000;
const MAX_END_BYTES = 60_000;

/** The thread whose comments are read for commands, as seen from the report; undefined where there is none. */
export type CommentLocation = 'here' | 'on the pull request' | undefined;

/** The checkpoints of a view, and the pages that a headline links to. */
export interface HeadlineContext {
  readonly checkpoints: readonly CheckpointFacts[];
  readonly links: Links;
  readonly location: CommentLocation;
  /** The attempt at work, where its progress is shown. */
  readonly live?: LiveMoment | undefined;
  /** Whether commands have boxes to tick, which only a comment can have. */
  readonly hasBoxes?: boolean | undefined;
}

type Channel = Pick<HeadlineContext, 'location' | 'hasBoxes' | 'links'>;

/** Renders the state of a task as a heading, then what led to it, then what the reader can do. */
export function renderHeadline(view: TaskView, context: HeadlineContext): string {
  return `### ${renderState(view, context.checkpoints)}\n\n${renderSituation(view, context)}`;
}

/** Renders what led to the state of a task, then what the reader can do. */
export function renderSituation(view: TaskView, context: HeadlineContext): string {
  const status = describeTaskStatus(view);
  const parts = status === undefined ? renderRunning(view, context) : renderEnded(status, view, context);
  return parts.join('\n\n');
}

/** Renders the headline of a running task for a comment that is not updated at each step. */
export function renderBusyHeadline(view: TaskView, context: Channel, progress: readonly string[]): string {
  const requested = renderRequested(view);
  return [
    `### ⏳ ${requested === undefined ? 'At work' : 'Stopping'}`,
    ...(requested ?? []),
    ...progress,
    renderSteer(view, context),
  ].join('\n\n');
}

/** Renders the ending of a run without a record; the reason is untrusted. */
export function renderEnding(ending: Ending, reason: string): string {
  const [title = '', ...rest] = describeEnding(ending).split(': ');
  const meaning = rest.join(': ');
  return [
    `### ${markEnding(ending)} ${title.replace(/\.$/, '')}`,
    ...(meaning === '' ? [] : [toSentence(meaning)]),
    renderMessage(reason, MAX_END_BYTES),
  ].join('\n\n');
}

function renderRunning(view: TaskView, context: HeadlineContext): readonly string[] {
  const { checkpoints, links, live } = context;
  const warnings = [...view.record.budget_warnings.map(describeWarning), ...listNearBudget(checkpoints)];
  const [work = '', ...more] = renderRequested(view) ?? renderCurrentAttempt(checkpoints);
  return [
    [work, ...renderLog(links)].join(' '),
    ...more,
    ...renderLiveProgress(view, live),
    ...warnings.map((warning) => `⚠️ ${warning}`),
    renderSteer(view, context),
  ];
}

function renderEnded(status: TaskStatus, view: TaskView, context: HeadlineContext): readonly string[] {
  const { checkpoints, links, location } = context;
  const move = renderMove(status, view, context);
  const found = status.kind === 'blocked' ? findStuckCheckpoint(status, checkpoints) : undefined;
  const stuck = found?.run?.outcome === 'pending' ? undefined : found;
  const waiting = renderWaiting(view, { links, location });
  if (status.kind === 'awaits_approval' && waiting !== undefined)
    return [[waiting, ...renderLog(links)].join(' '), move];
  const isDecided = status.kind === 'open_again' && status.reason === null;
  const decision = isDecided ? renderLatestDecision(view) : undefined;
  const pages = [...renderUnlanded(status, checkpoints, links), ...renderLog(links)].join(' · ');
  const reason =
    stuck === undefined ? renderMeaning(status, links, [decision ?? '', pages]) : renderStuck(stuck, links);
  return [reason, waiting ?? '', move].filter((part) => part !== '');
}

/** Renders the commits that wait for approval; where nobody reads comments, with the command for a clone. */
function renderWaiting(
  view: TaskView,
  { links, location }: Pick<HeadlineContext, 'links' | 'location'>,
): string | undefined {
  const waiting = renderApproval(view, links);
  const [approval] = listCommitApproval(view.record);
  if (waiting === undefined || approval === undefined || location !== undefined) return waiting;
  return `${waiting} In a clone: ${renderCodeSpan(`groundhog ${approval.text} --task ${view.record.task_id} --remote origin`)}.`;
}

/** Renders what the reader can do: a sentence, and the commands to copy. */
function renderMove(status: TaskStatus, { record }: TaskView, { checkpoints, ...channel }: HeadlineContext): string {
  const { advice, commands } = findNextStep(status, channel.location !== undefined);
  const needed = [...listCommitApproval(record), ...commands, ...listRebaseStop(status, record)];
  const all = [...needed, ...listApprovals(checkpoints)];
  const hasBoxes = channel.hasBoxes === true && all.some(({ needsText }) => needsText !== true);
  const clause = renderChannel({ ...channel, hasBoxes });
  const how = needed.length > 0 ? clause : `to agree with what no machine judged, ${clause}`;
  const sentences = [...(advice === undefined ? [] : [advice]), ...(all.length === 0 ? [] : [how])];
  const text = sentences.map((sentence, index) => (index === 0 ? sentence : toSentence(sentence))).join('. ');
  return `**Your move** – ${text}${all.length === 0 ? '.' : `:\n\n${renderList(all, record, channel)}`}`;
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

/** Renders a link to the work that could not be brought to the task branch, since a rule or a person was in its way. */
function renderUnlanded({ kind }: TaskStatus, checkpoints: readonly CheckpointFacts[], links: Links): string[] {
  const last = kind === 'blocked' || kind === 'conflict' ? listAttempts(checkpoints).at(-1) : undefined;
  return last?.outcome === 'running' || last?.outcome === 'interrupted' ? renderDiff(last, links) : [];
}

function renderDiff({ scratch_commit: commit, snapshot_ref: from }: AttemptRecord, links: Links): string[] {
  return commit === null || commit === from ? [] : [renderCompareLink(links, from, commit)];
}

/**
 * Renders the meaning of a status after its title, its reason, and what follows them; the reason of a run which did its work
 * says it all.
 */
function renderMeaning({ kind, meaning, reason }: TaskStatus, links: Links, more: readonly string[]): string {
  const said = toSentence(meaning.replace(/^[^:.]+[:.]\s*/, ''));
  const why = reason === null ? '' : reason.trim();
  if (why === '' && kind === 'passed') return '';
  const isWhole = why !== '' && (kind === 'passed' || kind === 'nothing_to_do' || kind === 'refused');
  if (why.includes('\n'))
    return [isWhole ? '' : said, renderMessage(why, MAX_REASON_BYTES), ...more]
      .filter((part) => part !== '')
      .join('\n\n');
  const facts = [renderReason(why, links), isWhole ? '' : said];
  return [...(kind === 'paused' ? facts : facts.reverse()), ...more].filter((part) => part !== '').join(' ');
}

function renderLog({ runUrl }: Links): string[] {
  return runUrl === undefined ? [] : [renderLink('job log', runUrl)];
}

function renderReason(reason: string, links: Links): string {
  const text = renderCommitProse(links, reason, 400);
  return /^[a-z]+ /.test(reason) ? toSentence(text) : text;
}

/** Renders the commands for a running task; one that is stopping takes none that would stop it again. */
function renderSteer({ record }: TaskView, channel: Channel): string {
  const { aborted, pause } = record;
  const isOpen = aborted === null && pause === null;
  const commands = isOpen ? RUNNING_COMMANDS : [aborted === null ? RUN : RETRY_ALL];
  // A command for later is no box: what is ticked is done at once.
  const shown = { ...channel, hasBoxes: channel.hasBoxes === true && isOpen };
  const how = `${isOpen ? 'To steer it' : 'Once it has ended'}, ${renderChannel(shown)}`;
  return `${how}:\n\n${renderList(commands, record, shown)}`;
}

/** Renders how commands are given, as a clause without a full stop. */
function renderChannel({ location, hasBoxes = false, links: { start } }: Channel): string {
  if (start !== undefined) return renderStart(start, 'one line');
  if (location === undefined) return 'start the workflow with one line as its input `command`';
  return `${hasBoxes ? 'tick a box, or ' : ''}comment one line${location === 'here' ? '' : ` ${location}`}`;
}

/** Renders commands as a list; a box is of no use where no workflow starts for the edit of a comment. */
function renderList(
  commands: Parameters<typeof renderCommands>[0],
  { task_id: taskId }: TaskView['record'],
  { location, hasBoxes = false, links: { start } }: Channel,
): string {
  return renderCommands(commands, hasBoxes && start === undefined, { taskId, start, isInput: location === undefined });
}

/** Renders the abort or pause that was requested of a running task; undefined without one. */
function renderRequested({ record: { aborted, pause } }: TaskView): readonly string[] | undefined {
  if (aborted !== null)
    return [`The task was aborted by ${renderProse(describeRequest(aborted))} The run at work is stopped.`];
  if (pause !== null)
    return [`A pause was requested by ${renderProse(describeRequest(pause))} The run ends before its next step.`];
  return undefined;
}
