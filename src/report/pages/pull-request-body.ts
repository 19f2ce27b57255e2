import { toBranchRecord } from '../../domain/record/apply-rebase.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { breakReferences } from '../../domain/text/break-references.ts';
import { renderStatement } from '../parts/criteria-list.ts';
import { renderIsolation } from '../parts/footer.ts';
import { fitRows } from '../text/fit-rows.ts';
import { renderBodyMarkers } from '../text/marker.ts';
import {
  type Links,
  renderCodeSpan,
  renderCommitLink,
  renderLink,
  renderProse,
  toShortLine,
} from '../text/safe-text.ts';
import { type CommandChannel, renderCommand, renderStart } from '../words/command-channel.ts';
import { listCommitApproval } from '../words/next-step.ts';
import { describeCheckpoint } from '../words/outcome-text.ts';
import { renderRebase } from '../words/rebase-text.ts';
import { renderApproval } from '../words/steering-text.ts';
import {
  type CheckpointFacts,
  describeCounts,
  findLandedAttempt,
  findLandedCommit,
  isDone,
  listCheckpoints,
  listOpenStatements,
} from '../words/task-facts.ts';
import { isTaskFinished } from '../words/task-status.ts';

const MAX_CHECKLIST_CHARS = 45_000;
const MAX_STATEMENTS = 20;
const MAX_PROOFS = 2;
const MAX_TITLE_CHARS = 120;

/** The links and the issue that a pull request's body refers to. */
export interface PullRequestBodyOptions {
  readonly links: Links;
  /** The issue that the pull request closes when it is merged. */
  readonly issueNumber?: number | undefined;
}

/**
 * Renders the title of a task's pull request: that of its issue, else the plan's, else the id of the task. It may become the
 * subject of a commit, so nothing in it refers to an issue or user.
 */
export function renderPullRequestTitle({ plan, record }: TaskView, issueTitle = ''): string {
  return toTitle(issueTitle) || toTitle(plan.title ?? '') || `Groundhog: ${record.task_id}`;
}

function toTitle(text: string): string {
  return toShortLine(breakReferences(toShortLine(text, MAX_TITLE_CHARS)), 200);
}

/**
 * Renders our part of a pull request's body, between its markers and at most 60,000 characters: the plan as a checklist,
 * and what people should look at. Until a rebase is complete the checklist has the commits that the branch still holds. It
 * may become a commit message, so nothing in it but our own line refers to an issue or user.
 */
export function renderPullRequestBody(view: TaskView, { links, issueNumber }: PullRequestBodyOptions): string {
  const held = { ...view, record: toBranchRecord(view.record) };
  const checkpoints = listCheckpoints(held);
  const items = checkpoints.map((checkpoint) => renderItem(held, checkpoint, links));
  const focus = checkpoints.findIndex((checkpoint) => !isDone(checkpoint));
  const { rows, before, after } = fitRows(items, MAX_CHECKLIST_CHARS, focus);
  const checklist = [
    ...(before > 0 ? [`- ${before} earlier, left out here`] : []),
    ...rows,
    ...(after > 0 ? [`- ${after} more, left out here`] : []),
  ].join('\n');
  const counts = `**${describeCounts(checkpoints, held.record)}**`;
  const sections = [
    issueNumber === undefined ? counts : `Closes #${issueNumber} · ${counts}`,
    view.record.rebase === null ? undefined : renderRebase(view.record, links),
    checklist,
    renderForYourEyes(listCheckpoints(view), { taskId: view.record.task_id, start: links.start }),
    renderWaiting(view, links),
    renderSmallPrint(view, links),
  ];
  const { start, end } = renderBodyMarkers(isTaskFinished(view) ? 'finished' : 'open');
  return `${start}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n${end}\n`;
}

function renderItem(view: TaskView, checkpoint: CheckpointFacts, links: Links): string {
  const name = renderProse(checkpoint.id, 60);
  if (checkpoint.run?.outcome === 'skipped') return `- [ ] ~~${name}~~ – ${renderSkip(view, checkpoint)}`;
  const commit = findLandedCommit(checkpoint);
  const spec = renderProse(checkpoint.definition?.spec.trimStart().split('\n', 1)[0] ?? '', 120);
  const state = describeLasting(checkpoint);
  const parts = [
    `**${name}**${spec === '' ? '' : ` – ${spec.replace(/\.$/, '')}`}`,
    ...(commit === null ? [] : [renderCommitLink(links, commit)]),
    ...(state === undefined ? [] : [state]),
    ...renderProofs(checkpoint),
  ];
  return `- [${isDone(checkpoint) ? 'x' : ' '}] ${parts.join(' · ')}`;
}

function renderSkip({ record: { steering } }: TaskView, { id, run }: CheckpointFacts): string {
  const by = steering.findLast(({ kind, checkpoint_id }) => kind === 'skip' && checkpoint_id === id)?.by;
  const reason = renderProse(run?.reason ?? '');
  return `skipped${by === undefined ? '' : ` by ${renderProse(by, 60)}`}${reason === '' ? '' : `: ${reason}`}`;
}

/** Describes a state that lasts: the body does not change with every attempt. */
function describeLasting(checkpoint: CheckpointFacts): string | undefined {
  const outcome = checkpoint.run?.outcome ?? 'pending';
  const state = describeCheckpoint(checkpoint);
  return outcome === 'pending' || state === 'landed' ? undefined : state;
}

/** Lists the commands and checks that a landed commit has passed. */
function renderProofs(checkpoint: CheckpointFacts): string[] {
  const commands = (findLandedAttempt(checkpoint)?.verifier_runs ?? []).flatMap(({ criterion, outcome, guard }) => {
    if (outcome !== 'passed' || guard === true) return [];
    if (criterion.kind === 'github_check') return [criterion.name];
    return criterion.kind === 'command' || criterion.kind === 'tests' ? [criterion.command] : [];
  });
  if (commands.length === 0) return [];
  const shown = commands
    .slice(0, MAX_PROOFS)
    .map((text) => renderCodeSpan(breakReferences(toShortLine(text, 60)), 120));
  const rest = commands.length - shown.length;
  return [`proved by ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
}

function renderForYourEyes(checkpoints: readonly CheckpointFacts[], channel: CommandChannel): string | undefined {
  const statements = checkpoints
    .filter(({ run }) => run?.outcome === 'success')
    .flatMap((each) =>
      listOpenStatements(each).map((one) => `${renderProse(each.id, 60)}: ${renderStatement(one, channel)}`),
    );
  if (statements.length === 0) return undefined;
  const rest = statements.length - MAX_STATEMENTS;
  const items = [...statements.slice(0, MAX_STATEMENTS), ...(rest > 0 ? [`${rest} more`] : [])];
  const how = channel.start === undefined ? '' : `; to agree, ${renderStart(channel.start, 'one of the commands')}`;
  return `**For your eyes**, since no machine judged it${how}:\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/** Renders the commits that wait for approval, with the command that approves them; undefined where none wait. */
function renderWaiting(view: TaskView, links: Links): string | undefined {
  const waiting = renderApproval(view, links);
  const [approval] = listCommitApproval(view.record);
  if (waiting === undefined || approval === undefined) return undefined;
  const { start } = links;
  const command = renderCommand(approval.text, { taskId: view.record.task_id, start });
  return `${waiting} To bring them there, ${start === undefined ? `comment ${command}` : renderStart(start, command)}.`;
}

function renderSmallPrint(view: TaskView, links: Links): string {
  const status = links.comments?.status;
  const { reportUrl } = links;
  const parts = [
    'Groundhog ran the criteria of each commit after the agent had stopped',
    renderIsolation(view),
    ...(status === undefined ? [] : [renderLink('Status', status)]),
    ...(reportUrl === undefined ? [] : [renderLink('Report', reportUrl)]),
  ];
  return `<sub>${parts.join(' · ')}</sub>`;
}
