import { type AttemptRecord, totalUsage, type Usage } from '../../domain/attempt/attempt.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import type { Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import { findLandedAttempt } from '../words/task-facts.ts';

/** The ending of a run. `view` is undefined when the task has no record. */
export interface RunSummary {
  readonly taskId: string | null;
  readonly ending: Ending;
  readonly reason: string;
  readonly taskBranch: string | null;
  readonly view: TaskView | undefined;
}

/**
 * Renders the ending as one JSON document, schema version 1: names as in the records, absent values are null. Each text in
 * it is redacted: in JSON a secret may be written in escapes.
 */
export function renderRunJson(
  { taskId, ending, reason, taskBranch, view }: RunSummary,
  redact: (text: string) => string,
): string {
  const record = view?.record;
  const document = {
    schema_version: 1,
    task_id: taskId,
    ending,
    reason,
    task_branch: taskBranch,
    head: record?.head ?? null,
    result: record?.result ?? null,
    checkpoints: (record?.checkpoints ?? []).map((checkpoint) => ({
      id: checkpoint.checkpoint_id,
      outcome: checkpoint.outcome,
      committed_ref: findLandedAttempt({ run: checkpoint, attempts: checkpoint.attempts })?.committed_ref ?? null,
      attempts: checkpoint.attempts.map(toAttempt),
    })),
  };
  return `${JSON.stringify(redactDeep(document, redact), undefined, 2)}\n`;
}

function toAttempt(attempt: AttemptRecord) {
  const { day, outcome, scratch_commit, failure_report, verifier_runs } = attempt;
  const criteria = verifier_runs.map((run) => ({
    kind: run.criterion.kind,
    criterion: describeCriterion(run.criterion),
    outcome: run.outcome,
    detail: run.detail,
    exit_code: run.exit_code,
    duration_ms: run.duration_ms,
  }));
  return { day, outcome, scratch_commit, failure_report, usage: toUsage(totalUsage(attempt)), criteria };
}

/** Renders the usage of an attempt's agent and judge together. */
function toUsage({
  turns,
  input_tokens,
  cached_input_tokens = null,
  output_tokens,
  cost_usd,
  estimated = false,
}: Usage) {
  return { turns, input_tokens, cached_input_tokens, output_tokens, cost_usd, estimated };
}
