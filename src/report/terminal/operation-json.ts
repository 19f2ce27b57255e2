/** What became of something that a person asked of a task. */
export interface OperationSummary {
  readonly taskId: string | null;
  readonly operation: string;
  readonly outcome: 'done' | 'nothing' | 'refused';
  readonly message: string;
}

/** The same as one JSON document, schema version 1. */
export function renderOperationJson({ taskId, operation, outcome, message }: OperationSummary): string {
  return `${JSON.stringify({ schema_version: 1, task_id: taskId, operation, outcome, message }, undefined, 2)}\n`;
}
