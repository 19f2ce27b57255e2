import { assertNever } from '../../domain/assert-never.ts';
import { quoteName } from '../../domain/operations/approval-target.ts';
import { renderBox } from '../../domain/operations/command-box.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { formatPlural } from '../text/format-duration.ts';
import { type CommandChannel, renderCommand } from './command-channel.ts';
import { type CheckpointFacts, countUnjudged } from './task-facts.ts';
import type { TaskStatus } from './task-status.ts';

/** A command in a comment, and its effect. */
interface Command {
  /** The command without `/groundhog`. */
  readonly text: string;
  readonly effect: string;
  /** Whether a text is to be written in place of words in angle brackets. */
  readonly needsText?: boolean;
}

/** The user's next step on GitHub, and the commands for it. */
export interface NextStep {
  /** A sentence without a full stop; undefined where the commands say it all. */
  readonly advice: string | undefined;
  readonly commands: readonly Command[];
}

/** The command that resumes a task. */
export const RUN: Command = { text: 'run', effect: 'resume where it stopped' };
/** The advice where a run would end as it starts. */
const REOPEN = 'give it more attempts, or continue without it';
const HINT: Command = { text: 'hint <text>', effect: 'give the next attempts a hint', needsText: true };
const ABORT: Command = { text: 'abort', effect: 'give the task up; nothing is deleted' };
/** The command that reopens a task. */
export const RETRY_ALL: Command = { text: 'retry', effect: 'reopen it' };

/** The commands for a running task. */
export const RUNNING_COMMANDS: readonly Command[] = [
  { text: 'pause', effect: 'end before the next step, to resume later' },
  HINT,
  ABORT,
];

/**
 * Finds the next step for a status, for a reader on GitHub, of a task with a pull request or without one. The first command
 * alone brings the task to its end.
 */
// Why: docs/decisions/0159-the-first-command-brings-a-task-to-its-end.md
export function findNextStep(status: TaskStatus, hasPullRequest: boolean): NextStep {
  const { kind, stuck, isOpen } = status;
  const commands = listResuming(status);
  const again = stuck.length === 0 ? 'start it again' : REOPEN;
  switch (kind) {
    case 'passed':
    case 'approved':
      return {
        advice: `review the commits, and merge the ${hasPullRequest ? 'pull request' : 'task branch'}`,
        commands: [],
      };
    case 'nothing_to_do':
    case 'merged':
      return { advice: 'nothing. To ask for more, change the plan', commands: [] };
    case 'blocked':
      return { advice: stuck.length === 0 ? 'fix what is named above, then start it again' : undefined, commands };
    case 'aborted':
      return { advice: 'if you want it after all, reopen it', commands: [RETRY_ALL] };
    case 'paused':
      return stuck.length === 0
        ? {
            advice: `${renderResumers(status)}start it again when you like`,
            commands: isOpen ? [RUN, HINT, ABORT] : [RUN],
          }
        : { advice: again, commands: [...commands, ABORT] };
    case 'open_again':
    case 'interrupted':
      return { advice: `${renderResumers(status)}${again}`, commands };
    case 'awaits_approval':
      return { advice: 'review the commits, then approve them', commands: [] };
    case 'refused':
      return { advice: `fix what is named above; then ${again}`, commands };
    case 'conflict':
      return {
        advice: `check the task branch. Where our commits are gone from it, restore them; then, or with commits on top of ours, ${again}`,
        commands,
      };
    case 'infra_error':
      return { advice: `${renderResumers(status)}once that is fixed, ${again}`, commands };
    default:
      return assertNever(kind);
  }
}

/** Renders commands as a list with their effects; with `hasBoxes` those that need no text have a box to tick. */
export function renderCommands(commands: readonly Command[], hasBoxes = false, channel?: CommandChannel): string {
  const renderTick = ({ text, needsText }: Command) => (hasBoxes && needsText !== true ? `${renderBox(text)} ` : '');
  return commands
    .map((each) => `- ${renderTick(each)}${renderCommand(each.text, channel)} – ${each.effect}`)
    .join('\n');
}

/** Finds the checkpoint that a task stops at before a retry or a skip; undefined when there is none. */
export function findStuckCheckpoint(
  { stuck: [first] }: TaskStatus,
  checkpoints: readonly CheckpointFacts[],
): CheckpointFacts | undefined {
  return checkpoints.find(({ id }) => id === first);
}

/** Renders what resumes the task by itself; whether the workflow has it is not in the record, so both cases are named. */
function renderResumers({ resumedBy }: TaskStatus): string {
  if (resumedBy.length === 0) return '';
  const names = resumedBy.map((name) => (name === 'continue' ? '`continue: true`' : 'a scheduled sweep'));
  return `nothing, where ${names.join(' or ')} resumes it; otherwise `;
}

/** Lists the commands that resume a task: a run, or what has to be decided before one could get further. */
function listResuming({ stuck: [first, ...others] }: TaskStatus): readonly Command[] {
  if (first === undefined) return [RUN];
  const name = quoteName(first);
  const them = others.length === 0 ? '' : `, as ${formatPlural(others.length, 'other checkpoint')} that was given up`;
  return [
    {
      text: others.length === 0 ? `retry ${name}` : 'retry',
      effect: `try again with a fresh budget${them}; add \`hint: …\` to say how`,
    },
    { text: `skip ${name} <reason>`, effect: 'continue without it', needsText: true },
  ];
}

/** Lists the command that gives up a rebase which blocks its task; none where no rebase does. */
export function listRebaseStop({ kind }: TaskStatus, { rebase }: Pick<GroundhogRun, 'rebase'>): readonly Command[] {
  if (kind !== 'blocked' || rebase === null) return [];
  return [{ text: 'rebase stop', effect: 'give the rebase up; the task branch stays where it is' }];
}

const APPROVED_ID_CHARS = 12;

/** Lists the command that approves the commits which wait for that; none when none wait. */
export function listCommitApproval({ result }: Pick<GroundhogRun, 'result'>): readonly Command[] {
  if (result === null) return [];
  return [{ text: `approve ${result.slice(0, APPROVED_ID_CHARS)}`, effect: 'bring them to the task branch' }];
}

const MAX_APPROVALS = 10;

/** Lists the commands that approve the statements of landed checkpoints which no machine judged. */
export function listApprovals(checkpoints: readonly CheckpointFacts[]): readonly Command[] {
  return checkpoints
    .filter((checkpoint) => checkpoint.run?.outcome === 'success' && countUnjudged(checkpoint) > 0)
    .slice(0, MAX_APPROVALS)
    .map((checkpoint) => {
      const count = countUnjudged(checkpoint);
      const them =
        count === 1 ? 'its statement, which no machine judged' : `its ${count} statements, which no machine judged`;
      return { text: `approve ${quoteName(checkpoint.id)}`, effect: `if you agree with ${them}` };
    });
}
