import type { StepRecord } from '../domain/step.ts';
import { formatInstant, formatPlural } from './format-duration.ts';
import { toOneLine } from './safe-text.ts';

/** A step as people are shown it. */
export interface ShownStep extends StepRecord {
  readonly day: number;
  readonly checkpointId: string;
  readonly streamName: string | null;
  readonly isLanded: boolean;
  readonly state: 'kept' | 'condensed' | 'withheld';
}

const MAX_ROW_PATHS = 3;
const MAX_PATH_CHARACTERS = 200;

/** One line for each step, oldest first. */
export function renderSteps(taskId: string, steps: readonly ShownStep[]): string {
  if (steps.length === 0) return `No steps of task ${taskId} are recorded.\n`;
  return `${steps.map(renderRow).join('\n')}\n`;
}

function renderRow(step: ShownStep): string {
  const { number, at, day, streamName, tool, changed_paths: changed, changed_paths_total: total } = step;
  const paths = changed.slice(0, MAX_ROW_PATHS).map(({ status, path }) => `${status} ${toOneLine(path, 80)}`);
  const more = total > paths.length ? [`and ${total - paths.length} more`] : [];
  return [
    number,
    formatInstant(at),
    `day ${day}`,
    streamName ?? '-',
    step.isLanded ? 'landed' : step.state,
    tool === null ? '-' : toOneLine(tool, 60),
    [...paths, ...more].join(', '),
  ].join('\t');
}

/** What the record says of one step. */
export function renderStep(step: ShownStep): string {
  const { number, at, day, checkpointId, tool, seen_at, streamName, reason, commit, state } = step;
  const rest = step.changed_paths_total - step.changed_paths.length;
  const lines = [
    `Step ${number} of day ${day}, checkpoint ${toOneLine(checkpointId, 100)}, ${formatInstant(at)}`,
    `Tool: ${tool === null ? 'not told' : toOneLine(tool, 200)} (seen at ${toOneLine(seen_at, 100)})`,
    `Stream: ${streamName ?? 'none'} (${reason})${step.isLanded ? ', landed' : ''}`,
    `Content: ${state}${commit === null ? '' : ` ${commit}`}`,
    `${formatPlural(step.changed_paths_total, 'file')} changed:`,
    ...step.changed_paths.map(({ status, path }) => `  ${status} ${toOneLine(path, MAX_PATH_CHARACTERS)}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The steps as one JSON document, schema version 1. */
export function renderStepsJson(taskId: string, steps: readonly ShownStep[]): string {
  const rows = steps.map(({ checkpointId, streamName, isLanded, stream: _stream, ...step }) => ({
    ...step,
    checkpoint_id: checkpointId,
    stream: streamName,
    is_landed: isLanded,
  }));
  return `${JSON.stringify({ schema_version: 1, task_id: taskId, steps: rows }, undefined, 2)}\n`;
}
