import { posix } from 'node:path';
import type { AgentIdentity } from '../../domain/agent-ladder.ts';
import { hasPlanPath } from '../../domain/record/carry-over-plan.ts';
import type { RecordView } from '../../domain/record/notifier.ts';
import { isReplay } from '../../domain/record/rebase.ts';
import { type GroundhogRun, isCheckpointDone } from '../../domain/record/run-record.ts';
import { renderShellCommand } from '../../domain/text/quote-for-shell.ts';
import { toShortLine } from '../text/safe-text.ts';

/** The program and the command of the reader. */
export interface ReaderCommand {
  /** The words by which the reader starts this program, such as `groundhog`. */
  readonly program: string;
  /** The words after the program of the command that resumes the run; undefined where they are not known. */
  readonly again?: readonly string[] | undefined;
  /** Name or address of the remote that has the task; undefined for a local one. */
  readonly remote?: string | undefined;
  /** The path from the reader's folder to the root of the repository, such as `..`; empty at the root, and unless given. */
  readonly toRoot?: string;
  /** The folder of the repository as the reader has named it; undefined where that is in the reader's folder. */
  readonly repo?: string | undefined;
  /** The branch that is checked out where the reader is, such as the task branch after a run in place; undefined for none. */
  readonly headBranch?: string | undefined;
}

interface ResumeFacts extends Pick<ReaderCommand, 'again' | 'remote' | 'toRoot' | 'repo'> {
  readonly view: RecordView;
}

/** Finds the words of the command that resumes a task: the reader's own, else those that its record has; undefined where neither is known. */
export function findResumeWords(facts: ResumeFacts): readonly string[] | undefined {
  const { again, remote, view } = facts;
  const given = again === undefined ? undefined : updateOnly(again, view.record);
  return given ?? (remote === undefined ? listRecordedRun(view.record, facts) : undefined);
}

/**
 * Drops `--only` with a checkpoint that is done, which resumes the task as a whole. In the place of one whose turn it is not yet,
 * names the next one: the same command would do nothing again.
 */
function updateOnly(words: readonly string[], { checkpoints, rebase }: GroundhogRun): readonly string[] {
  const at = words.findIndex((word) => /^--only(?:=|$)/.test(word));
  if (at === -1) return words;
  const [, value] = /^--only=(.*)$/.exec(words[at] ?? '') ?? [];
  const asked = value ?? words[at + 1];
  const run = checkpoints.find(({ checkpoint_id: id }) => id === asked);
  const next = rebase === null ? checkpoints.find((each) => !isCheckpointDone(each)) : run;
  if (run === undefined || next === run) return words;
  const [before, after] = [words.slice(0, at), words.slice(at + (value === undefined ? 2 : 1))];
  return isCheckpointDone(run) || next === undefined
    ? [...before, ...after]
    : [...before, '--only', next.checkpoint_id, ...after];
}

/**
 * Adds `--rebase` to a command that resumes a task. A run in place refuses it, so that the run works beside the checkout; one
 * whose work waits for approval refuses it, too, and stays as it is: without that flag its work would land unseen.
 */
export function addRebaseFlag(words: readonly string[]): readonly string[] {
  const isFlag = (at: number, flag: string, value: string) =>
    words[at] === `${flag}=${value}` || (words[at] === flag && words[at + 1] === value);
  if (words.includes('--rebase') || words.some((_, at) => isFlag(at, '--materialize', 'approval'))) return words;
  const isDropped = (word: string, at: number) =>
    word === '--no-rebase' ||
    isFlag(at, '--workspace', 'in_place') ||
    (word === 'in_place' && words[at - 1] === '--workspace');
  return [...words.filter((word, at) => !isDropped(word, at)), '--rebase'];
}

type Way = Pick<ReaderCommand, 'toRoot' | 'repo'>;

function listRecordedRun(record: GroundhogRun, { toRoot = '', repo }: Way): readonly string[] | undefined {
  const isPath = hasPlanPath(record) && record.plan_id === toShortLine(record.plan_id, 400);
  if (!isPath || record.run_url !== null) return undefined;
  const plan = posix.join(toRoot, record.plan_id);
  return ['run', plan, ...listRepoFlag(repo), '--task', record.task_id, ...listAgentFlags(record)];
}

/** Renders a command of this program for a task, which can be copied. */
export function renderTaskCommand(
  { program, repo, remote }: ReaderCommand,
  taskId: string,
  words: readonly string[],
): string {
  const where = [...listRepoFlag(repo), ...(remote === undefined ? [] : ['--remote', remote])];
  return `${program} ${renderShellCommand([...words, '--task', taskId, ...where])}`;
}

/** Lists the flag that names the repository of the reader; empty where that is in the reader's folder. */
function listRepoFlag(repo: string | undefined): readonly string[] {
  return repo === undefined ? [] : ['--repo', repo];
}

/** Returns whether the last agent that worked was a command, whose text no record has. */
export function wasCommand(record: GroundhogRun): boolean {
  const last = findLastAgent(record);
  return last?.entry === null && last.name === 'command';
}

function findLastAgent({ checkpoints }: GroundhogRun): AgentIdentity | undefined {
  const worked = checkpoints.flatMap(({ attempts }) => attempts).filter((attempt) => !isReplay(attempt));
  return worked.toSorted((a, b) => b.day - a.day)[0]?.agent;
}

/** Lists the flags of the last agent that worked, where it was none of a ladder and no command, whose text no record has. */
function listAgentFlags(record: GroundhogRun): readonly string[] {
  const last = findLastAgent(record);
  if (last === undefined || last.entry !== null || last.name === 'command') return [];
  const { name, provider, model } = last;
  const flags = { '--agent': name, '--provider': provider, '--model': model };
  return Object.entries(flags).flatMap(([flag, value]) => (value === null ? [] : [flag, toShortLine(value, 200)]));
}
