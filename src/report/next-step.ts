import { assertNever } from '../domain/assert-never.ts';
import { renderCodeSpan } from './safe-text.ts';
import type { Situation } from './situation.ts';
import { type CheckpointFacts, isDone } from './task-facts.ts';

/** A comment that steers a task, and what it does. */
interface Command {
  /** Without the slash and the name before it. */
  readonly words: string;
  readonly effect: string;
}

/** What a person does next on GitHub, in a sentence, and the comments that do it. */
export interface NextStep {
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
export function findNextStep(situation: Situation, checkpoints: readonly CheckpointFacts[]): NextStep {
  const { kind } = situation;
  switch (kind) {
    case 'passed':
    case 'approved':
      return { advice: 'Review the commits and merge the pull request.', commands: [] };
    case 'nothing_to_do':
      return { advice: 'No step is needed. To ask for more, change the plan.', commands: [] };
    case 'blocked':
      return findWayOut(checkpoints);
    case 'aborted':
      return { advice: 'Nothing happens by itself.', commands: [RETRY_ALL] };
    case 'paused':
      return { advice: 'Start it again when you like.', commands: [RUN, HINT, ABORT] };
    case 'open_again':
      return { advice: 'Start it again.', commands: [RUN] };
    case 'awaits_approval':
      return { advice: 'Look at the commits, then approve them.', commands: [] };
    case 'refused':
      return { advice: 'Mend what is named above, then start it again.', commands: [RUN] };
    case 'conflict':
      return {
        advice:
          'Look at the task branch. Commits on top of ours are fine: start it again. If ours are gone, put them back first.',
        commands: [RUN],
      };
    case 'infra_error':
      return { advice: 'Start it again once that is mended.', commands: [RUN] };
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

/** The checkpoint at which work stands still; undefined when none was given up. */
export function findGivenUp(checkpoints: readonly CheckpointFacts[]): CheckpointFacts | undefined {
  return checkpoints.find(
    (each) => !isDone(each) && (each.run?.outcome === 'abandoned' || each.run?.outcome === 'blocked'),
  );
}

function findWayOut(checkpoints: readonly CheckpointFacts[]): NextStep {
  const stuck = findGivenUp(checkpoints);
  if (stuck === undefined) return { advice: 'Mend what is named above, then start it again.', commands: [RUN] };
  return {
    advice: `Read the failure report of checkpoint ${stuck.position}. Then change the plan, which opens what it changes, or decide:`,
    commands: [
      { words: `retry ${stuck.id}`, effect: 'try again with a fresh budget' },
      HINT,
      { words: `skip ${stuck.id} <reason>`, effect: 'go on without it' },
    ],
  };
}
