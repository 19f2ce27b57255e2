import { assertNever } from '../../domain/assert-never.ts';
import { renderCodeSpan } from '../text/safe-text.ts';
import { type CheckpointFacts, isDone } from './task-facts.ts';
import type { TaskStatus } from './task-status.ts';

/** A comment that steers a task, and what it does. */
interface Command {
  /** Without the slash and the name before it. */
  readonly words: string;
  readonly effect: string;
}

/** What a person does next on GitHub, and the comments that do it. */
export interface NextStep {
  /** The end of a sentence, without its full stop. */
  readonly advice: string;
  readonly commands: readonly Command[];
}

const RUN: Command = { words: 'run', effect: 'go on where it stopped' };
const HINT: Command = { words: 'hint <text>', effect: 'tell the next attempts something' };
const ABORT: Command = { words: 'abort', effect: 'give the task up; nothing is deleted' };
const RETRY_ALL: Command = { words: 'retry', effect: 'take it up again' };

/** What can be done to a run while it goes on. */
export const WHILE_IT_RUNS: readonly Command[] = [
  { words: 'pause', effect: 'end before the next step, to go on later' },
  HINT,
  ABORT,
];

/** What to do in a situation, as one who reads it on GitHub can. */
export function findNextStep(situation: TaskStatus, checkpoints: readonly CheckpointFacts[]): NextStep {
  const { kind } = situation;
  switch (kind) {
    case 'passed':
    case 'approved':
      return { advice: 'review the commits and merge the pull request', commands: [] };
    case 'nothing_to_do':
      return { advice: 'nothing. To ask for more, change the plan', commands: [] };
    case 'blocked':
      return findWayOut(checkpoints);
    case 'aborted':
      return { advice: 'if you want it after all, take it up again', commands: [RETRY_ALL] };
    case 'paused':
      return { advice: `${renderSuccessors(situation)}start it again when you like`, commands: [RUN, HINT, ABORT] };
    case 'open_again':
      return { advice: `${renderSuccessors(situation)}start it again`, commands: [RUN] };
    case 'awaits_approval':
      return { advice: 'look at the commits, then approve them', commands: [] };
    case 'refused':
      return { advice: 'mend what is named above, then start it again', commands: [RUN] };
    case 'conflict':
      return {
        advice:
          'look at the task branch. Where ours are gone from it, put them back; then, or with commits on top of ours, start it again',
        commands: [RUN],
      };
    case 'infra_error':
      return { advice: `${renderSuccessors(situation)}start it again once that is mended`, commands: [RUN] };
    default:
      return assertNever(kind);
  }
}

/** The comments as a list, each with what it does. */
export function renderCommands(commands: readonly Command[]): string {
  return commands.map(({ words, effect }) => `- ${renderCommand(words)} – ${effect}`).join('\n');
}

/** One comment that steers, as code. */
export function renderCommand(words: string): string {
  return renderCodeSpan(`/groundhog ${words}`, 300);
}

/** The name of a checkpoint as one word of a command. */
export function quoteName(id: string): string {
  return /\s/.test(id) ? `"${id}"` : id;
}

/** The checkpoint at which work stands still; undefined when none was given up. */
export function findGivenUp(checkpoints: readonly CheckpointFacts[]): CheckpointFacts | undefined {
  return checkpoints.find(
    (each) => !isDone(each) && (each.run?.outcome === 'abandoned' || each.run?.outcome === 'blocked'),
  );
}

/** Whether a workflow has what would go on by itself is not in the record: both cases are said. */
function renderSuccessors({ goesOnBy }: TaskStatus): string {
  if (goesOnBy.length === 0) return '';
  const names = goesOnBy.map((name) => (name === 'continue' ? '`continue: true`' : 'a scheduled sweep'));
  return `with ${names.join(' or ')} in the workflow it goes on by itself; else `;
}

function findWayOut(checkpoints: readonly CheckpointFacts[]): NextStep {
  const stuck = findGivenUp(checkpoints);
  if (stuck === undefined) return { advice: 'mend what is named above, then start it again', commands: [RUN] };
  return {
    advice: 'read its failure report, then change the plan or decide',
    commands: [
      { words: `retry ${quoteName(stuck.id)}`, effect: 'try again with a fresh budget' },
      { ...HINT, effect: 'tell the next attempts something; then give the retry, too' },
      { words: `skip ${quoteName(stuck.id)} <reason>`, effect: 'go on without it' },
    ],
  };
}
