import type { Sweep } from '../../domain/decisions/decide-sweep.ts';
import type { TaskId } from '../../domain/ids.ts';
import type { Ending } from '../../domain/record/ending.ts';
import { renderTable } from '../text/fit-rows.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderCodeCell } from '../text/safe-text.ts';

const MAX_CHARS = 60_000;

/** A task as a sweep found it, and the ending of its run when it was resumed. */
export interface SweptTask {
  readonly taskId: TaskId;
  readonly found: Sweep;
  readonly ending?: Ending | undefined;
}

/** Renders the result of a sweep as a job summary. Done tasks are counted and not listed. */
export function renderSweepSummary(tasks: readonly SweptTask[]): string {
  const open = tasks.filter(({ found }) => found.kind !== 'done');
  const title = `## Groundhog: sweep\n\n${describeSweep(tasks)}\n`;
  if (open.length === 0) return title;
  const rows = open.map((task) => [renderCodeCell(task.taskId, 63), describeState(task), renderReason(task.found)]);
  return `${title}\n${renderTable([{ title: 'Task' }, { title: 'Now' }, { title: 'Why' }], rows, { maxChars: MAX_CHARS })}\n`;
}

/** Describes the result of a sweep in one line. */
export function describeSweep(tasks: readonly SweptTask[]): string {
  if (tasks.length === 0) return 'No task is recorded here.';
  const count = (kind: Sweep['kind']) => tasks.filter(({ found }) => found.kind === kind).length;
  const resumed = tasks.filter(({ ending }) => ending !== undefined).length;
  const parts = [
    [resumed, 'resumed'],
    [count('resume') - resumed, 'can be resumed'],
    [count('busy'), 'being worked on'],
    [count('stuck'), 'waiting for a person'],
    [count('done'), 'done'],
  ] as const;
  const counts = parts.filter(([number]) => number > 0).map(([number, state]) => `${number} ${state}`);
  return `${formatPlural(tasks.length, 'task')}: ${counts.join(', ')}.`;
}

const states: Readonly<Record<Sweep['kind'], string>> = {
  resume: 'can be resumed',
  busy: 'being worked on',
  stuck: 'waits for a person',
  done: 'done',
};

function describeState({ found, ending }: SweptTask): string {
  return ending === undefined ? states[found.kind] : `resumed: ${ending}`;
}

function renderReason(found: Sweep): string {
  return found.kind === 'done' ? '–' : renderCodeCell(found.why, 300);
}
