import type { RecordView } from '../../domain/record/notifier.ts';
import type { ReaderCommand } from '../words/reader-command.ts';
import {
  type CheckpointFacts,
  countAttempts,
  findLandedCommit,
  isDone,
  listAttempts,
  listCheckpoints,
  sumUsage,
} from '../words/task-facts.ts';
import { describeTaskStatus } from '../words/task-status.ts';
import { findTerminalSteps } from '../words/terminal-steps.ts';
import { findMark } from './marks.ts';

/** Renders the status of tasks as one JSON document, schema version 1; absent values are null. */
export function renderStatusJson(views: readonly RecordView[], reader: ReaderCommand): string {
  const tasks = views.map((view) => ({ ...toTask(view), ...toDetails(view, reader) }));
  return `${JSON.stringify({ schema_version: 1, tasks }, undefined, 2)}\n`;
}

/** Renders a list of tasks as one JSON document, schema version 1; absent values are null. */
export function renderTaskListJson(views: readonly RecordView[]): string {
  return `${JSON.stringify({ schema_version: 1, tasks: views.map(toTask) }, undefined, 2)}\n`;
}

/** The status of a task that is running. */
const RUNNING = 'running';

function toTask(view: RecordView) {
  const { record } = view;
  const checkpoints = listCheckpoints(view);
  const attempts = listAttempts(checkpoints);
  const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
  return {
    task_id: record.task_id,
    status: describeTaskStatus(view)?.kind ?? RUNNING,
    done: checkpoints.filter(isDone).length - skipped,
    skipped,
    checkpoint_count: checkpoints.length,
    attempts: countAttempts(attempts),
    cost_usd: sumUsage(attempts).cost_usd,
    started_at: record.started_at,
    run_started_at: record.run_started_at,
    ended_at: record.ended_at,
  };
}

function toDetails(view: RecordView, reader: ReaderCommand) {
  const { record } = view;
  const status = describeTaskStatus(view);
  return {
    ending: record.ending,
    reason: record.ending_reason,
    task_branch: record.task_branch,
    base_sha: record.base_sha,
    head: record.head,
    result: record.result,
    checkpoints: listCheckpoints(view).map(toCheckpoint),
    next: status === undefined ? null : findTerminalSteps(status, view, reader),
  };
}

function toCheckpoint(checkpoint: CheckpointFacts) {
  const { id, run, attempts } = checkpoint;
  return {
    id,
    outcome: run?.outcome ?? 'pending',
    state: findMark(checkpoint),
    reason: run?.reason ?? null,
    attempts: countAttempts(attempts),
    cost_usd: sumUsage(attempts).cost_usd,
    committed_ref: findLandedCommit(checkpoint),
  };
}
