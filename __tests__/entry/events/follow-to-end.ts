import { expect } from '@jest/globals';
import { chooseNextAction } from '../../../src/domain/decisions/next-action.ts';
import { toTaskLabel } from '../../../src/domain/decisions/task-label.ts';
import type { Ending } from '../../../src/domain/record/ending.ts';
import { renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { describeTaskStatus, endingOf, isTaskFinished } from '../../../src/report/words/task-status.ts';
import type { TaskModel } from './task-model.ts';

/** The commands that the status comment offers, as a person would copy them. */
function listOffered(model: TaskModel): readonly string[] {
  const page = renderStatusComment(model.view(), {});
  const [, move = ''] = page.split('**Your move**');
  const [commands = ''] = move.split('\n| ');
  const offered = [...commands.matchAll(/^- `\/groundhog ([^`]+)` – /gm)].map(([, line = '']) => line);
  const waiting = [...page.matchAll(/comment `\/groundhog (approve \w+)`/g)].map(([, line = '']) => line);
  return [...waiting, ...offered].map((line) => line.replace('<reason>', 'not wanted').replace('<text>', 'try it'));
}

const isEnded = ({ view }: TaskModel) => {
  const { record } = view();
  return chooseNextAction(record).kind === 'done' && (record.ending === 'passed' || record.ending === 'nothing_to_do');
};

/** Follows the first command that is offered, with an agent that does its work, and counts how many it takes. */
export function followToEnd(model: TaskModel): number {
  let ending: Ending | null = model.view().record.ending;
  for (let count = 0; count < 4; count += 1) {
    if (isEnded(model)) return count;
    // What a conflict says: where our commits are gone from the branch, restore them.
    if (ending === 'conflict') model.act('restore');
    const [first] = listOffered(model);
    if (first === undefined) throw new Error(`nothing is offered:\n${renderStatusComment(model.view(), {})}`);
    const taken = model.command(first);
    if (taken.kind === 'refused') throw new Error(`"${first}" is offered, and refused`);
    if (taken.isResumed) ending = model.run({ lucks: ['passed'] }).ending;
  }
  throw new Error(`wedged:\n${renderStatusComment(model.view(), {})}`);
}

/** The heading, the label and the state of the pull request say the same, and what the record has. */
export function expectTruth(model: TaskModel): void {
  const view = model.view();
  const [, heading = ''] = renderStatusComment(view, {}).split('\n');
  const status = describeTaskStatus(view);
  if (status === undefined) throw new Error('a run is at work');
  const { checkpoints, result } = view.record;
  const open = checkpoints.filter(({ outcome }) => outcome !== 'success' && outcome !== 'skipped');
  const isWhole = open.length === 0 && result === null;
  if (/Passed|Approved|Nothing to do/.test(heading)) expect({ heading, isWhole }).toEqual({ heading, isWhole: true });
  expect(isTaskFinished(view)).toBe(/Passed|Approved|Nothing to do/.test(heading));
  expect(toTaskLabel(endingOf(status.kind)) === 'groundhog:passed').toBe(isTaskFinished(view));
  const landed = checkpoints.filter((each) =>
    each.attempts.slice(each.budget_from).some((one) => one.committed_ref !== null),
  );
  expect(heading).toContain(`${landed.filter(({ outcome }) => outcome === 'success').length} of `);
}
