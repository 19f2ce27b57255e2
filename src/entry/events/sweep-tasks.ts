import { toMatrix } from '../../domain/decisions/task-matrix.ts';
import type { Ending } from '../../domain/record/ending.ts';
import { listIssuesWith } from '../../github/issue-labels.ts';
import { describeSweep, renderSweepSummary, type SweptTask } from '../../report/pages/sweep-summary.ts';
import { toFailure } from '../compose/to-failure.ts';
import type { JobContext, JobOutcome } from '../job/job-context.ts';
import { createWarnOnFailure } from '../publish/warn-on-failure.ts';
import { loadRecordedOrder } from './load-order.ts';
import { refreshTaskDisplay } from './refresh-task-display.ts';
import { runTask } from './run-task.ts';
import { type SurveyedTask, surveyTasks } from './survey-tasks.ts';

/** Endings from the most to the least urgent for the user. */
const BY_SEVERITY: readonly Ending[] = ['infra_error', 'conflict', 'blocked', 'refused', 'paused', 'passed'];

/**
 * Resumes the tasks that can be, one after the other while there is time, and lists those that wait for the user. A dry
 * run only lists.
 */
export async function sweepTasks(context: JobContext): Promise<JobOutcome> {
  const surveyed = await surveyTasks(context);
  const swept: (SurveyedTask & SweptTask)[] = [];
  for (const task of surveyed) {
    const mayResume = !context.inputs.isDryRun && !context.signal.aborted;
    // A run that stops before its first attempt would count as one without progress.
    const isResumed = task.found.kind === 'resume' && mayResume && context.hasUsefulTime();
    const ending = isResumed ? await resume(task, context) : undefined;
    swept.push({ ...task, ending });
  }
  if (!context.inputs.isDryRun && !context.signal.aborted) await correctLabels(swept, context);
  const endings = swept.map(({ ending }) => ending);
  return {
    kind: 'surveyed',
    ending: BY_SEVERITY.find((ending) => endings.includes(ending)) ?? 'nothing_to_do',
    reason: describeSweep(swept),
    page: renderSweepSummary(swept),
    matrix: toMatrix([]),
  };
}

/** Resumes a task. Its failure becomes a warning, so that the next task gets its turn. */
async function resume({ taskId }: SurveyedTask, context: JobContext): Promise<Ending> {
  context.write(`Task ${taskId}\n`);
  try {
    const { summary, notes = [] } = await runTask(await loadRecordedOrder(taskId, context), context, 'first');
    for (const note of notes) context.write(`${note}\n`);
    return summary.ending;
  } catch (thrown) {
    const { ending, text } = toFailure(thrown, context.redactor.redact);
    context.warn(text);
    return ending;
  }
}

/** Updates issues that a killed job has left with the label of an active run. */
async function correctLabels(swept: readonly (SurveyedTask & SweptTask)[], context: JobContext): Promise<void> {
  const warnOnFailure = createWarnOnFailure(context.warn);
  // A run updates its own issue.
  const idle = swept.filter(({ found, ending }) => found.kind !== 'busy' && ending === undefined);
  if (idle.every(({ issueNumber }) => issueNumber === null)) return;
  const labelled = (await warnOnFailure(() => listIssuesWith(context.target, 'groundhog:running'))) ?? [];
  for (const { taskId, issueNumber } of idle)
    if (issueNumber !== null && labelled.includes(issueNumber))
      await warnOnFailure(() =>
        refreshTaskDisplay(taskId, context, { hasCheck: context.inputs.hasCheckRun, creation: 'first' }),
      );
}
