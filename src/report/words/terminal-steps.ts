import { assertNever } from '../../domain/assert-never.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { RecordView } from '../../domain/record/notifier.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import { renderShellCommand } from '../../domain/text/quote-for-shell.ts';
import { toShortLine } from '../text/safe-text.ts';
import { describeLaterOfOpen } from './later-commits.ts';
import { addRebaseFlag, findResumeWords, type ReaderCommand, wasCommand } from './reader-command.ts';
import {
  addApprovals,
  addScratch,
  findReviewSteps,
  listUnjudgedRuns,
  listWaiting,
  renderGit,
  renderOwn,
  type TaskCommandFacts,
  type TerminalSteps,
} from './review-steps.ts';
import { addRemedy, describeRemedy, findRemedy, isRemedyGiven } from './sandbox-remedy.ts';
import { isFinished, type TaskStatus, type TaskStatusKind } from './task-status.ts';

/** Finds the next step for a status, with commands that name the task and the checkpoint. */
export function findTerminalSteps(status: TaskStatus, view: RecordView, reader: ReaderCommand): TerminalSteps {
  const facts = { ...reader, view };
  const steps = addLater(findSteps(status, facts), status, facts);
  return addScratch(addWayBack(addRebaseStop(steps, status.kind, facts), status, facts), facts);
}

/** Adds that the base branch has moved on, where a run is to follow that can take it in. */
function addLater({ advice, commands }: TerminalSteps, { kind }: TaskStatus, facts: TaskCommandFacts): TerminalSteps {
  const [[run], more] = [listAgain(facts), describeLaterOfOpen(facts.view)];
  if (isFinished(kind) || kind === 'awaits_approval' || kind === 'aborted' || run === undefined || more === '')
    return { advice, commands };
  // What stopped it may have been fixed there.
  const isStopped = kind === 'blocked' || kind === 'refused';
  const [rebase = run] = isStopped ? listAgain(facts, addRebaseFlag) : [];
  const withRebase = (command: string) => (command === run ? rebase : command);
  return { advice: `${advice}${more}`, commands: commands.map(withRebase) };
}

/** Adds the command that restores the task branch, where it lacks our commits and a run is to follow: it would end for that. */
function addWayBack({ advice, commands }: TerminalSteps, { kind }: TaskStatus, facts: TaskCommandFacts): TerminalSteps {
  const { movedTo, isRewound } = facts.view;
  const isLost = movedTo === null || isRewound === true;
  if (isFinished(kind) || kind === 'awaits_approval' || !isLost) return { advice, commands };
  if (facts.remote !== undefined)
    return { advice: `The task branch is gone from the remote, or lacks what has landed. ${advice}`, commands };
  const before =
    movedTo === null
      ? 'The task branch is gone. Unless its commits were merged, the first line brings it back.'
      : `The task branch lacks what has landed. The first line puts that back. ${DROPS}`;
  return { advice: `${before} ${advice}`, commands: [renderWayBack(facts), ...commands] };
}

const DROPS = 'Commits that only the branch has now are on no branch then.';

function renderWayBack(facts: TaskCommandFacts): string {
  const { movedTo, record } = facts.view;
  const force = movedTo === null ? [] : ['-f'];
  return renderGit(facts, ['branch', ...force, toShortLine(record.task_branch, 200), record.head.slice(0, 12)]);
}

function findSteps({ kind, stuck }: TaskStatus, facts: TaskCommandFacts): TerminalSteps {
  const { view } = facts;
  const first = BEFORE_REOPENING[kind];
  const found = findRemedy(view);
  const isHelpful = found !== undefined && !isRemedyGiven(facts.again, found);
  const remedy = describeRemedy(isHelpful ? found : undefined);
  const broken = view.record.checkpoints.find(({ held_at }) => held_at !== null);
  if (kind === 'blocked' && broken?.held_at != null) return findRepair(facts, broken);
  return first === undefined || stuck.length === 0
    ? findUsualSteps(kind, facts, remedy)
    : findReopening(`${first}${remedy}`, stuck, facts);
}

function findUsualSteps(kind: TaskStatusKind, facts: TaskCommandFacts, remedy: string): TerminalSteps {
  const { view } = facts;
  const again = listAgain(facts);
  const flags = describeFlags(facts, again);
  switch (kind) {
    case 'passed':
    case 'approved':
    case 'nothing_to_do':
      if (kind === 'nothing_to_do' && view.record.head === view.record.base_sha)
        return { advice: 'No step is needed. To ask for more, change the plan.', commands: [] };
      if (view.record.head === view.record.base_sha)
        return addApprovals({ advice: 'Nothing has landed that could be merged.', commands: [] }, facts);
      if (view.movedTo !== undefined) return findMovedSteps(facts, view.movedTo);
      return addRebase(findReviewSteps(facts), facts);
    case 'merged':
      return addApprovals({ advice: listUnjudgedRuns(facts).length === 0 ? MERGED : '', commands: [] }, facts);
    case 'blocked':
      return { advice: `Fix what is named as the reason, then start again${flags}.`, commands: again };
    case 'aborted':
      return { advice: 'Reopen it if you want it after all.', commands: [renderOwn(facts, ['retry'])] };
    case 'awaits_approval':
      return { advice: view.movedTo === undefined ? WAITING : MOVED_MEANWHILE, commands: listWaiting(facts) };
    case 'paused':
    case 'interrupted':
      return { advice: `Start the run again${flags}; it resumes where it stopped.`, commands: again };
    case 'open_again':
      return { advice: `Start the run again${flags}; it resumes there.`, commands: again };
    case 'refused':
      return { advice: `Fix what is named as the reason, then start the run again${flags}.`, commands: again };
    case 'conflict':
      return { advice: describeConflict(view, flags), commands: again };
    case 'infra_error':
      return {
        advice: `${remedy}Once that is fixed, start the run again${flags}; it resumes where it stopped.`,
        commands: again,
      };
    default:
      return assertNever(kind);
  }
}

function describeConflict({ record }: TaskCommandFacts['view'], flags: string): string {
  const isKept = 'Without --rebase it continues on the base that it has.';
  const impossible = record.impossible_rebase?.from === record.head ? record.impossible_rebase : undefined;
  if (impossible?.left_base !== undefined)
    return `Start the plan as another task, with --task and another name: a merge of "${toShortLine(record.base_ref, 200)}", which was rewritten, would bring back what that has dropped. ${isKept}`;
  if (impossible !== undefined)
    return `Merge "${toShortLine(record.base_ref, 200)}" into the task branch and commit, then start the run again${flags}. ${isKept}`;
  const suspect = record.isolation === 'none' ? ', which the agent may have moved, too' : '';
  return `Look at the task branch${suspect}. Commits of people on top of ours are fine: start the run again${flags}. If ours are gone from it, restore them or use another task id.`;
}

/** Finds the next step where the task branch is not where the task has passed: a merge of it would not merge what was checked. */
function findMovedSteps(facts: TaskCommandFacts, movedTo: ObjectId | null): TerminalSteps {
  if (facts.remote !== undefined) return { advice: movedTo === null ? GONE_THERE : MOVED_THERE, commands: [] };
  if (movedTo === null)
    return {
      advice:
        'The task branch is gone. Where its commits were merged, no step is needed, and more work is another task (--task); the next line brings it back.',
      commands: [renderWayBack(facts)],
    };
  if (facts.view.isRewound === true)
    return {
      advice: `The task branch lacks commits that have passed, and nobody has checked what is there instead: do not merge it. The next line puts back what has passed. ${DROPS}`,
      commands: [renderWayBack(facts)],
    };
  const again = listAgain(facts);
  return {
    advice: `The task branch is not where the task has passed. Before you merge it, start the run again${describeFlags(facts, again)}: it checks what is there.`,
    commands: again,
  };
}

/**
 * Lists the command that resumes the task, with the flag that allows what the sandbox kept from the agent: the reader's own
 * one, else one that names the recorded plan and agent, without the other flags of the earlier run, which no record has. A
 * task of a job or of a remote is resumed there.
 */
function listAgain(facts: TaskCommandFacts, change = (words: readonly string[]) => words): readonly string[] {
  const words = findResumeWords(facts);
  return words === undefined
    ? []
    : [`${facts.program} ${renderShellCommand(change(addRemedy(words, findRemedy(facts.view))))}`];
}

/** Adds the command that takes passed work to a base that was rewritten. */
function addRebase({ advice, commands }: TerminalSteps, facts: TaskCommandFacts): TerminalSteps {
  const rebases = facts.view.isBaseRewritten === true ? listAgain(facts, addRebaseFlag) : [];
  const flags = describeFlags(facts, rebases);
  const needs = flags === '' ? '' : ` That run is to be started${flags.replace(/^,/, '')}.`;
  return { advice: `${advice}${needs}`, commands: [...commands, ...rebases] };
}

/** Adds the command that gives up a rebase which has begun, where people have to decide about it. */
function addRebaseStop(
  { advice, commands }: TerminalSteps,
  kind: TaskStatusKind,
  facts: TaskCommandFacts,
): TerminalSteps {
  const words = facts.view.record.rebase === null ? undefined : findResumeWords(facts);
  if (words === undefined || (kind !== 'blocked' && kind !== 'refused')) return { advice, commands };
  const stop = [...words.filter((word) => word !== '--rebase'), '--no-rebase'];
  return {
    advice: `${advice} The last line gives the rebase up.`,
    commands: [...commands, `${facts.program} ${renderShellCommand(stop)}`],
  };
}

/** Says that the command to resume needs the flags of the earlier run, where it is made from the record. */
function describeFlags({ again, view }: TaskCommandFacts, commands: readonly string[]): string {
  if (again !== undefined || commands.length === 0) return '';
  return `, with the flags that it had${wasCommand(view.record) ? ', such as --agent-command' : ''}`;
}

const WAITING = 'Look at the commits, then approve them.';
const GONE_THERE =
  'The task branch is gone from the remote. Where its commits were merged, no step is needed; a run says how to bring it back.';
const MOVED_THERE =
  'The task branch of the remote is not where the task has passed: nobody has checked what is there. Start a run before you merge it.';
const MOVED_MEANWHILE =
  'Look at the commits. The task branch was moved: unless it has the commit that waits, merge that into it first. Then approve.';

const MERGED =
  'No step is needed. For more work, add checkpoints to the plan and run it with --rebase, start it as another task (--task), or write another plan.';

/** Advice that comes first where a task needs a retry or a skip; a status that no run follows on has no entry. */
const BEFORE_REOPENING: Partial<Record<TaskStatusKind, string>> = {
  blocked: '',
  paused: '',
  interrupted: '',
  open_again: '',
  refused: 'Fix what is named as the reason. ',
  conflict: 'Check the task branch; where our commits are gone from it, restore them. ',
  infra_error: 'Fix what is named as the reason. ',
};

/** Finds the next step where commits of people have broken what had passed after a commit. */
function findRepair(
  facts: TaskCommandFacts,
  { held_at: heldAt, is_held_mixed: isMixed }: CheckpointRun,
): TerminalSteps {
  const { record } = facts.view;
  const isHere = facts.remote === undefined && record.run_url === null && isMixed !== true;
  const revert = ['revert', '--no-edit', `${heldAt?.slice(0, 12)}..${record.head.slice(0, 12)}`];
  const steps = [['switch', toShortLine(record.task_branch, 200)], revert, ['switch', '-']];
  const commands = steps.map((words) => renderGit(facts, words));
  const undo = `, or undo the commits there${isHere ? ', as the next lines do' : ' with "git revert"'}`;
  const repair = isMixed === true ? 'where the reason says' : `with a commit on the task branch${undo}`;
  return {
    advice: `Repair it ${repair}. Then start the run again: it checks, and no agent is paid. "retry" has an agent do it instead.`,
    commands: [...(isHere ? commands : []), ...listAgain(facts)],
  };
}

function findReopening(
  before: string,
  [first = '', ...others]: readonly string[],
  facts: TaskCommandFacts,
): TerminalSteps {
  const retry = others.length === 0 ? ['retry', first] : ['retry'];
  const again = listAgain(facts);
  const flags = describeFlags(facts, again);
  const last = flags === '' ? '' : ` Then start the run again${flags}.`;
  return {
    advice: `${before}Read why it failed; for a fresh budget, retry it or change it in the plan. "hint <text>" advises the agent, "skip <checkpoint> <reason>" leaves it out.${last}`,
    commands: [renderOwn(facts, ['show', first]), renderOwn(facts, retry), ...again],
  };
}
