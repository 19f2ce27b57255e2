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

/** From what needs somebody most to what needs nobody. */
const BY_WEIGHT: readonly Ending[] = ['infra_error', 'conflict', 'blocked', 'refused', 'paused', 'passed'];

/**
 * Goes on with the tasks that can, one after the other and while there is time, and says which wait for a person. With
 * `dry-run` it only says.
 */
export async function sweepTasks(context: JobContext): Promise<JobOutcome> {
  const found = await surveyTasks(context);
  const swept: (SurveyedTask & SweptTask)[] = [];
  for (const task of found) {
    const mayGoOn = !context.inputs.isDryRun && !context.signal.aborted;
    // A run that stops before it has begun would count as one that got nowhere.
    const isTurn = task.found.kind === 'resume' && mayGoOn && context.hasUsefulTime();
    const ending = isTurn ? await resume(task, context) : undefined;
    swept.push({ ...task, ending });
  }
  if (!context.inputs.isDryRun && !context.signal.aborted) await correctLabels(swept, context);
  const endings = swept.map(({ ending }) => ending);
  return {
    kind: 'surveyed',
    ending: BY_WEIGHT.find((ending) => endings.includes(ending)) ?? 'nothing_to_do',
    reason: describeSweep(swept),
    page: renderSweepSummary(swept),
    matrix: toMatrix([]),
  };
}

/** A task that cannot be gone on with keeps nobody from the next one. */
async function resume({ taskId }: SurveyedTask, context: JobContext): Promise<Ending> {
  context.write(`Task ${taskId}\n`);
  try {
    const { summary, notes = [] } = await runTask(await loadRecordedOrder(taskId, context), context);
    for (const note of notes) context.write(`${note}\n`);
    return summary.ending;
  } catch (thrown) {
    const { ending, text } = toFailure(thrown, context.redactor.redact);
    context.warn(text);
    return ending;
  }
}

/** An issue on which a job that was killed has left that it is at work is brought to what the record says. */
async function correctLabels(swept: readonly (SurveyedTask & SweptTask)[], context: JobContext): Promise<void> {
  const warnOnFailure = createWarnOnFailure(context.warn);
  // What somebody works on, or was gone on with, is shown by its own run.
  const idle = swept.filter(({ found, ending }) => found.kind !== 'busy' && ending === undefined);
  if (idle.every(({ issueNumber }) => issueNumber === null)) return;
  const place = { client: context.client, repository: context.job.repository };
  const shown = (await warnOnFailure(() => listIssuesWith(place, 'groundhog:running'))) ?? [];
  for (const { taskId, issueNumber } of idle)
    if (issueNumber !== null && shown.includes(issueNumber))
      await warnOnFailure(() => refreshTaskDisplay(taskId, context, { hasCheck: context.inputs.hasCheckRun }));
}
