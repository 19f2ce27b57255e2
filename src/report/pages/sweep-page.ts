import { assertNever } from '../../domain/assert-never.ts';
import type { Sweep } from '../../domain/decisions/decide-sweep.ts';
import type { TaskId } from '../../domain/ids.ts';
import type { Ending } from '../../domain/record/ending.ts';
import { renderTable } from '../text/fit-rows.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderCodeCell } from '../text/safe-text.ts';

const MAX_CHARS = 60_000;

/** A task as a sweep has found it, and how its run has ended when it was gone on with. */
export interface SweptTask {
  readonly taskId: TaskId;
  readonly found: Sweep;
  readonly ending?: Ending | undefined;
}

/** What a sweep has found and done, for the job's summary. Tasks that are done are counted and not listed. */
export function renderSweepPage(tasks: readonly SweptTask[]): string {
  const open = tasks.filter(({ found }) => found.kind !== 'done');
  const title = `## Groundhog: sweep\n\n${describeSweep(tasks)}\n`;
  if (open.length === 0) return title;
  const rows = open.map((task) => [renderCodeCell(task.taskId, 63), describeState(task), renderWhy(task.found)]);
  return `${title}\n${renderTable([{ title: 'Task' }, { title: 'Now' }, { title: 'Why' }], rows, { maxChars: MAX_CHARS })}\n`;
}

/** The same in one line. */
export function describeSweep(tasks: readonly SweptTask[]): string {
  if (tasks.length === 0) return 'No task is recorded here.';
  const count = (kind: Sweep['kind']) => tasks.filter(({ found }) => found.kind === kind).length;
  const resumed = tasks.filter(({ ending }) => ending !== undefined).length;
  const parts = [
    [resumed, 'gone on with'],
    [count('resume') - resumed, 'can go on'],
    [count('busy'), 'being worked on'],
    [count('stuck'), 'waiting for a person'],
    [count('done'), 'done'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `${formatPlural(tasks.length, 'task')}: ${said.join(', ')}.`;
}

function describeState({ found, ending }: SweptTask): string {
  if (ending !== undefined) return `gone on with: ${ending}`;
  switch (found.kind) {
    case 'resume':
      return 'can go on';
    case 'busy':
      return 'being worked on';
    case 'stuck':
      return 'waits for a person';
    case 'done':
      return 'done';
    default:
      return assertNever(found);
  }
}

function renderWhy(found: Sweep): string {
  return found.kind === 'done' ? '–' : renderCodeCell(found.why, 300);
}
