import type { FoundStep, StepReason } from '../../domain/attempt/step.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { formatInstant, formatPlural } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';

const STREAM_REASONS: Readonly<Record<StepReason, string>> = {
  first: 'the first work on this base',
  clean: 'the work before was discarded',
  no_overlap: 'in other files than the work before',
  work_still_there: 'continues its work',
  work_gone: 'nothing was left of the work before',
  undecidable: 'the files could not be read',
  returned: 'back to the end of it',
  undone: 'everything was undone',
  withheld: 'it held what looks like a secret',
};

const MAX_ROW_PATHS = 3;
const MAX_PATH_CHARACTERS = 200;

const HEADER = ['step', 'time', 'attempt', 'stream', 'state', 'tool', 'files'];

/**
 * Renders one line for each step, oldest first, and a line for each running attempt, which may have more of them. A
 * table for people has a header and columns; otherwise there are tabs between the values.
 */
export function renderSteps(
  { task_id: taskId, checkpoints }: GroundhogRun,
  steps: readonly FoundStep[],
  { hasColumns }: { readonly hasColumns: boolean },
): string {
  const cells = steps.map(toCells);
  const table = hasColumns ? renderTable([HEADER, ...cells]) : cells.map((row) => row.join('\t'));
  const rows = steps.length === 0 ? [`No steps of task ${taskId} are recorded.`] : table;
  const open = checkpoints.flatMap(({ attempts }) => attempts).filter(({ outcome }) => outcome === 'running');
  const waits = open.map(({ day }) => `Attempt ${day} is not over: its last steps are shown when it is.`);
  return `${[...rows, ...waits].join('\n')}\n`;
}

function renderTable(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADER.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function toCells(step: FoundStep): readonly string[] {
  const { number, at, day, streamName, tool, changed_paths: changed, changed_paths_total: total } = step;
  const paths = changed.slice(0, MAX_ROW_PATHS).map(({ status, path }) => `${status} ${toShortLine(path, 80)}`);
  const more = total > paths.length ? [`and ${total - paths.length} more`] : [];
  return [
    String(number),
    formatInstant(at),
    `attempt ${day}`,
    streamName ?? '-',
    step.isLanded ? 'landed' : step.state,
    tool === null ? '-' : toShortLine(tool, 60),
    [...paths, ...more].join(', '),
  ];
}

/** Renders the record of one step. */
export function renderStep(step: FoundStep): string {
  const { number, at, day, checkpointId, tool, seen_at, streamName, reason } = step;
  const rest = step.changed_paths_total - step.changed_paths.length;
  const lines = [
    `Step ${number} of attempt ${day}, checkpoint ${toShortLine(checkpointId, 100)}, ${formatInstant(at)}`,
    `Tool: ${tool === null ? 'not reported' : toShortLine(tool, 200)} (seen at ${toShortLine(seen_at, 100)})`,
    `Stream: ${streamName ?? 'none'} (${STREAM_REASONS[reason]})${step.isLanded ? ', landed' : ''}`,
    `Content: ${describeContent(step)}`,
    `${formatPlural(step.changed_paths_total, 'file')} changed:`,
    ...step.changed_paths.map(({ status, path }) => `  ${status} ${toShortLine(path, MAX_PATH_CHARACTERS)}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function describeContent(step: FoundStep): string {
  return step.state === 'kept' ? `kept as ${step.commit}` : `not here: ${explainLoss(step)}`;
}

/** Explains why the files of a step cannot be shown or restored. */
export function explainLoss({ state, isBaseLanded }: Pick<FoundStep, 'state' | 'isBaseLanded'>): string {
  if (state === 'withheld') return 'it held what looks like a secret and was never kept';
  const why = isBaseLanded
    ? 'its checkpoint has landed, and the steps up to there were deleted with that'
    : 'the ref that kept it was deleted, or was not fetched';
  return `${why}; only the record of it is left`;
}

/** Renders the steps as one JSON document, schema version 1. */
export function renderStepsJson(taskId: string, steps: readonly FoundStep[]): string {
  const rows = steps.map(({ checkpointId, streamName, isLanded, isBaseLanded: _base, stream: _stream, ...step }) => ({
    ...step,
    checkpoint_id: checkpointId,
    stream: streamName,
    is_landed: isLanded,
  }));
  return `${JSON.stringify({ schema_version: 1, task_id: taskId, steps: rows }, undefined, 2)}\n`;
}
