import { ConfigurationError } from '../../domain/errors/errors.ts';
import { parsePlan } from '../../domain/plan/parse-plan.ts';
import { findIssuePlan, type InlinePlan, toIssuePlace } from '../../domain/plan/plan-from-issue.ts';
import type { FileProblem } from '../../domain/yaml/file-problem.ts';
import type { IssueText } from '../../github/events/trigger.ts';
import type { JobDesk, JobResult } from '../job/job-context.ts';
import { answerFailure } from './answer-failure.ts';
import type { Voice } from './command-reply.ts';
import { loadPlanFile, toIssueTask } from './load-order.ts';
import { runTask, type TaskOrder } from './run-task.ts';

/** Who is answered, and how the issue was come by. */
export interface IssueAsking {
  readonly voice: Voice;
  /** The comment that asks; undefined for a label. */
  readonly asked?: TaskOrder['asked'];
  /** With `unclear` another job may have the issue: that its run is the one at work needs no answer. */
  readonly claim?: 'ours' | 'unclear';
}

/** Runs the plan of an issue; what is wrong with it is answered on the issue, in one comment that is kept current. */
export async function startIssue(issue: IssueText, desk: JobDesk, asking: IssueAsking): Promise<JobResult> {
  const { voice, asked, claim = 'ours' } = asking;
  try {
    const order = { ...(await loadIssueOrder(issue, desk)), asked };
    await voice.correct({ kind: 'plain', text: `The plan can be run now: task "${order.taskId}".`, goesOn: true });
    return await (claim === 'unclear' ? runTask(order, desk) : runAndTell(order, desk, voice));
  } catch (thrown) {
    return answerFailure(thrown, desk, voice);
  }
}

/** Runs a task; where that was not begun, whoever asked is told why. */
export async function runAndTell(order: TaskOrder, desk: JobDesk, voice: Voice): Promise<JobResult> {
  const result = await runTask(order, desk);
  const { ending, reason } = result.summary;
  if (ending !== 'refused') return result;
  await voice.answer({ kind: 'plain', text: desk.redactor.redact(reason) });
  await voice.react('confused');
  return result;
}

/** The order to run the plan of an issue. Throws ConfigurationError with every problem and its place. */
async function loadIssueOrder(issue: IssueText, desk: JobDesk): Promise<TaskOrder> {
  const { base } = desk.inputs;
  const issueNumber = issue.number;
  const found = findIssuePlan(issue.body);
  switch (found.kind) {
    case 'none':
      throw new ConfigurationError('issue_plan_missing', { issue: issueNumber, label: desk.inputs.triggerLabel });
    case 'wrong':
      throw toInvalid(issueNumber, [renderProblem(found.problem)], desk);
    case 'path': {
      const { plan, text } = await loadPlanFile({ path: found.path, base }, desk);
      const taskId = plan.task ?? toIssueTask(issueNumber);
      return { taskId, plan, planText: text, planPath: found.path, isPlanInline: false, base, issueNumber };
    }
    case 'inline': {
      const parsed = parsePlan(found.text, { fileName: 'the plan' });
      if (parsed.kind === 'invalid')
        throw toInvalid(
          issueNumber,
          parsed.problems.map((problem) => renderInlineProblem(problem, found)),
          desk,
        );
      const { plan } = parsed;
      const taskId = plan.task ?? toIssueTask(issueNumber);
      const planPath = `.groundhog/plans/${taskId}.yml`;
      return { taskId, plan, planText: found.text, planPath, isPlanInline: true, base, issueNumber };
    }
  }
}

function toInvalid(issue: number, problems: readonly string[], { inputs }: JobDesk): ConfigurationError {
  return new ConfigurationError('issue_plan_invalid', {
    issue,
    problems: problems.join('\n'),
    label: inputs.triggerLabel,
  });
}

function renderProblem({ line, column, message }: FileProblem): string {
  return `issue ${line}:${column}: ${message}`;
}

function renderInlineProblem(problem: FileProblem, plan: InlinePlan): string {
  const { line, column } = toIssuePlace(problem, plan);
  return `issue ${line}:${column} (plan ${problem.line}:${problem.column}): ${problem.message}`;
}
