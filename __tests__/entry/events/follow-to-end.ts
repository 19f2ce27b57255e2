import { expect } from '@jest/globals';
import { chooseNextAction, listStuck } from '../../../src/domain/decisions/next-action.ts';
import { toTaskLabel } from '../../../src/domain/decisions/task-label.ts';
import { HELD_ALREADY } from '../../../src/domain/record/run-record.ts';
import { renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { describeTaskStatus, endingOf, isTaskFinished } from '../../../src/report/words/task-status.ts';
import type { TaskModel } from './task-model.ts';

/** The commands that the status comment offers, as a person would copy them. */
function listOffered(model: TaskModel): readonly string[] {
  const page = renderStatusComment(model.view(), {});
  const [, move = ''] = page.split('**Your move**');
  const [commands = ''] = move.split('\n| ');
  const offered = [...commands.matchAll(/^- `\/groundhog ([^`]+)` – /gm)].map(([, line = '']) => line);
  return offered.map((line) => line.replace('<reason>', 'not wanted').replace('<text>', 'try it'));
}

/** True when nothing is left to do, and the page says so: also where the run of an approval has died. */
function isEnded(view: ReturnType<TaskModel['view']>): boolean {
  return chooseNextAction(view.record).kind === 'done' && isTaskFinished(view);
}

/**
 * Takes the first command that is offered, with an agent that does its work, and returns how many it takes: none for a task
 * that has ended, and one for all others; an approval of commits comes before it where there is more to decide.
 */
export function followToEnd(model: TaskModel): number {
  const { record } = model.view();
  const isOther =
    listStuck(record).length > 0 || (record.aborted !== null && chooseNextAction(record).kind === 'blocked');
  const allowed = record.result !== null && isOther ? 2 : 1;
  const pages: string[] = [];
  for (let count = 0; count <= allowed; count += 1) {
    if (isEnded(model.view())) return count;
    pages.push(renderStatusComment(model.view(), {}));
    if (count < allowed) takeFirst(model);
  }
  throw new Error(`${allowed} is not enough:\n${pages.join('\n')}`);
}

function takeFirst(model: TaskModel): void {
  const [first] = listOffered(model);
  if (first === undefined) throw new Error(`nothing is offered:\n${renderStatusComment(model.view(), {})}`);
  const choice = { lucks: ['passed'] } as const;
  const taken = model.comment(first, choice);
  const isInTheWay = taken.kind === 'ended' && taken.ending === 'conflict';
  if (!isInTheWay && taken.kind !== 'refused') return;
  // Our commits are gone from the branch, as the answer says: a person restores them, and asks again.
  model.act('restore');
  const again = model.comment(first, choice);
  if (again.kind === 'refused') throw new Error(`"${first}" is offered, and refused: ${again.reason}`);
}

/** Each command that is offered is taken, unless somebody has moved the branch. */
export function expectOffersTaken(model: TaskModel): void {
  const refused = listOffered(model).flatMap((line) => {
    const reason = model.findRefusal(line);
    return reason === undefined || reason === 'The task branch has moved.' ? [] : [`${line}: ${reason}`];
  });
  expect(refused).toEqual([]);
}

/** The heading, the label and the state of the pull request say the same, and what the record has. */
export function expectTruth(model: TaskModel): void {
  const view = model.view();
  const [, heading = ''] = renderStatusComment(view, {}).split('\n');
  const status = describeTaskStatus(view);
  if (status === undefined) throw new Error('a run is at work');
  const { checkpoints, result, rebase } = view.record;
  const open = checkpoints.filter(({ outcome }) => outcome !== 'success' && outcome !== 'skipped');
  const isWhole = open.length === 0 && result === null && rebase === null;
  if (/Passed|Approved|Nothing to do/.test(heading)) expect({ heading, isWhole }).toEqual({ heading, isWhole: true });
  expect(isTaskFinished(view)).toBe(/Passed|Approved|Nothing to do/.test(heading));
  expect(toTaskLabel(endingOf(status.kind)) === 'groundhog:passed').toBe(isTaskFinished(view));
  // Work that waited through an abort lands after the retry, whose budget begins behind it.
  const landed = checkpoints.filter(({ outcome, reason, attempts, budget_from: from }) => {
    const own = attempts.slice(from);
    const isOwn = reason === HELD_ALREADY || own.some((each) => each.outcome === 'passed');
    const counted = isOwn ? own : attempts;
    return outcome === 'success' && counted.some(({ committed_ref: commit }) => commit !== null);
  });
  expect(heading).toContain(`${landed.length} of `);
}
