import type { RecordView } from '../../domain/record/notifier.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import { toBranchRef, toRefName } from '../../domain/refs/ref-name.ts';
import { describeScratchCheckout, findScratchTask } from '../../domain/refs/scratch-checkout.ts';
import { renderShellCommand } from '../../domain/text/quote-for-shell.ts';
import { toShortLine } from '../text/safe-text.ts';
import { describeLaterOfDone } from './later-commits.ts';
import { listCommitApproval } from './next-step.ts';
import { type ReaderCommand, renderTaskCommand } from './reader-command.ts';
import { countUnjudged } from './task-facts.ts';

/** The user's next step in a terminal. */
export interface TerminalSteps {
  /** A sentence, or several. */
  readonly advice: string;
  /** Commands that can be copied as they are, in their order. */
  readonly commands: readonly string[];
}

/** The names of a task and its branch, for commands. */
export interface TaskCommandFacts extends ReaderCommand {
  readonly view: RecordView;
}

/** Finds the next step of a task that has passed: to look at the commits, to judge what nobody has, and to merge. */
export function findReviewSteps(facts: TaskCommandFacts): TerminalSteps {
  const { remote, headBranch, view } = facts;
  const { record } = view;
  const branch = toShortLine(record.task_branch, 200);
  const [base, end] = [record.base_sha, branch];
  const look = remote === undefined ? [renderLog(facts, base, end)] : listRemoteLog(facts, base, toBranchRef(branch));
  // A killed run in place has left the checkout on a branch that nothing is to be merged into.
  const isOfTask = headBranch === record.task_branch || findScratchTask(headBranch) !== undefined;
  const back = isOfTask ? [renderGit(facts, ['switch', toShortLine(record.base_ref, 200)])] : [];
  const isRewritten = view.isBaseRewritten === true;
  const merge = remote === undefined && !isRewritten ? [...back, renderGit(facts, ['merge', branch])] : [];
  const advice = `${isRewritten ? 'Do not merge the commits yet.' : 'Review the commits and merge them.'}${describeLaterOfDone(view)}`;
  const judged = addApprovals({ advice, commands: look }, facts);
  return { ...judged, commands: [...judged.commands, ...merge] };
}

/** Lists the commands that show the commits that wait, where they can be had, and that approve them. */
export function listWaiting(facts: TaskCommandFacts): string[] {
  const { record } = facts.view;
  const approval = listCommitApproval(record).map(({ text }) => renderOwn(facts, text.split(' ')));
  if (record.result === null) return approval;
  if (facts.remote === undefined)
    return [...(record.run_url === null ? [renderLog(facts, record.head, record.result)] : []), ...approval];
  const ref = toRefName({ kind: 'result', taskId: record.task_id });
  return [...listRemoteLog(facts, record.head, ref), ...approval];
}

/** Lists the commands that show the commits of a remote; none where that is an address, which may be relative. */
function listRemoteLog(facts: TaskCommandFacts, base: string, ref: string): string[] {
  const { remote = '' } = facts;
  if (!/^\w[\w.-]*$/.test(remote)) return [];
  return [renderGit(facts, ['fetch', remote, ref]), renderLog(facts, base, 'FETCH_HEAD')];
}

/** Renders the command that shows commits; ids are shortened. */
function renderLog(facts: TaskCommandFacts, base: string, end: string): string {
  const range = [base, end].map((each) => each.replace(/^[0-9a-f]{40,64}$/, (id) => id.slice(0, 12))).join('..');
  return renderGit(facts, ['log', '--reverse', '-p', range]);
}

const MAX_APPROVALS = 3;

/** Lists the checkpoints that have passed with a statement that nobody has judged. */
export function listUnjudgedRuns({ view: { record } }: TaskCommandFacts): readonly CheckpointRun[] {
  return record.checkpoints.filter((run) => run.outcome === 'success' && countUnjudged({ run }) > 0);
}

/** Adds that statements of what has landed were judged by nobody, and the commands that approve them. */
export function addApprovals({ advice, commands }: TerminalSteps, facts: TaskCommandFacts): TerminalSteps {
  const open = listUnjudgedRuns(facts);
  if (open.length === 0) return { advice, commands };
  const count = open.reduce((sum, run) => sum + countUnjudged({ run }), 0);
  const them = count === 1 ? 'One statement was' : `${count} statements were`;
  const approvals = open.slice(0, MAX_APPROVALS).map(({ checkpoint_id: id }) => renderOwn(facts, ['approve', id]));
  return {
    advice: `${advice === '' ? '' : `${advice} `}${them} judged by nobody: approve where you agree.`,
    commands: [...commands, ...approvals],
  };
}

/** Adds that the checkout was left on the scratch branch of an attempt of the task. */
export function addScratch({ advice, commands }: TerminalSteps, { headBranch, view }: TaskCommandFacts): TerminalSteps {
  if (headBranch === undefined || findScratchTask(headBranch) !== view.record.task_id) return { advice, commands };
  return { advice: `${advice} ${describeScratchCheckout(headBranch)}`, commands };
}

/** Renders a command of git in the repository of the reader. */
export function renderGit({ repo }: TaskCommandFacts, words: readonly string[]): string {
  return renderShellCommand(['git', ...(repo === undefined ? [] : ['-C', repo]), ...words]);
}

/** Renders a command of this program for the task. */
export function renderOwn(facts: TaskCommandFacts, words: readonly string[]): string {
  return renderTaskCommand(facts, facts.view.record.task_id, words);
}
