import { setOutput } from '@actions/core';
import type { TaskMatrix } from '../../domain/decisions/task-matrix.ts';
import { conclusionOf } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { RUN_OUTPUT_NAMES } from '../../domain/workflow/output-names.ts';
import { type RunSummary, renderRunJson } from '../../report/terminal/run-json.ts';
import { utf8Length } from '../../report/text/safe-text.ts';
import { countAttempts, sumUsage } from '../../report/words/task-facts.ts';

const MAX_JSON_BYTES = 256 * 1024;

type Redact = (text: string) => string;

interface OutputContext {
  readonly pullRequestUrl: string | undefined;
  readonly reportPath?: string | undefined;
  readonly redact: Redact;
}

/** Sets all outputs of the action, redacted, whatever the ending. */
export function writeOutputs(summary: RunSummary, { pullRequestUrl, reportPath, redact }: OutputContext): void {
  const { view } = summary;
  const checkpoints = view?.record.checkpoints ?? [];
  const attempts = checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const usage = sumUsage(attempts);
  const outputs: Readonly<Record<(typeof RUN_OUTPUT_NAMES)[number], string | number>> = {
    ending: summary.ending,
    conclusion: conclusionOf(summary.ending),
    'task-id': summary.taskId ?? '',
    'task-branch': summary.taskBranch ?? '',
    'pull-request': pullRequestUrl ?? '',
    'checkpoints-total': checkpoints.length,
    'checkpoints-landed': checkpoints.filter(({ outcome }) => outcome === 'success').length,
    attempts: countAttempts(attempts),
    'cost-usd': usage.cost_usd ?? '',
    'input-tokens': usage.input_tokens ?? '',
    'output-tokens': usage.output_tokens ?? '',
    'run-json': renderBoundedJson(summary, redact),
    'report-path': reportPath ?? '',
  };
  for (const [name, value] of Object.entries(outputs))
    setOutput(name, typeof value === 'string' ? redact(value) : value);
}

/** Sets the outputs for the matrix of other jobs. */
export function writeMatrix({ include }: TaskMatrix): void {
  setOutput('matrix', JSON.stringify({ include }));
  setOutput('tasks', include.length);
}

/** Renders the result within the size of an output: without the criteria where it is too long, then without attempts. */
function renderBoundedJson(summary: RunSummary, redact: Redact): string {
  const candidates = [summary, withoutCriteria(summary), withoutAttempts(summary), { ...summary, view: undefined }];
  const texts = candidates.map((each) => renderRunJson(each, redact));
  return texts.find((text) => utf8Length(text) <= MAX_JSON_BYTES) ?? '';
}

function withoutCriteria(summary: RunSummary): RunSummary {
  return mapAttempts(summary, (view) =>
    view.record.checkpoints.map((checkpoint) => ({
      ...checkpoint,
      attempts: checkpoint.attempts.map((attempt) => ({ ...attempt, verifier_runs: [] })),
    })),
  );
}

function withoutAttempts(summary: RunSummary): RunSummary {
  return mapAttempts(summary, (view) => view.record.checkpoints.map((checkpoint) => ({ ...checkpoint, attempts: [] })));
}

function mapAttempts(summary: RunSummary, map: (view: TaskView) => TaskView['record']['checkpoints']): RunSummary {
  const { view } = summary;
  return view === undefined
    ? summary
    : { ...summary, view: { ...view, record: { ...view.record, checkpoints: map(view) } } };
}
