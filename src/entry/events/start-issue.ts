import { ConfigurationError } from '../../domain/errors/errors.ts';
import { parsePlan } from '../../domain/plan/parse-plan.ts';
import { findPlanInIssue, type InlinePlan, toIssuePlanPath } from '../../domain/plan/plan-from-issue.ts';
import type { FileProblem } from '../../domain/yaml/file-problem.ts';
import type { IssueText } from '../../github/events/trigger.ts';
import type { JobContext, JobResult } from '../job/job-context.ts';
import { answerFailure } from './answer-failure.ts';
import type { CommandReply } from './command-reply.ts';
import { loadPlanFile, toIssueTask } from './load-order.ts';
import { runTask, type TaskOrder } from './run-task.ts';

/** The request for the plan of an issue. */
export interface IssueRequest {
  readonly reply: CommandReply;
  /** The comment that asks; undefined for a label. */
  readonly asked?: TaskOrder['asked'];
  /** With `unclear` another job may have taken the label: then a refusal because of its run is not answered. */
  readonly claim?: 'ours' | 'unclear';
}

/** Runs the plan of an issue. Its problems are answered on the issue, in one comment that is kept current. */
export async function startIssue(issue: IssueText, context: JobContext, request: IssueRequest): Promise<JobResult> {
  const { reply, asked, claim = 'ours' } = request;
  try {
    const order = { ...(await loadIssueOrder(issue, context)), asked };
    await reply.updateExisting({
      kind: 'plain',
      text: `The plan can be run now: task "${order.taskId}".`,
      isResumed: true,
    });
    return await (claim === 'unclear' ? runTask(order, context) : runAndReport(order, context, reply));
  } catch (thrown) {
    return answerFailure(thrown, context, reply);
  }
}

/** Runs a task, and answers with the reason when the run is refused. */
export async function runAndReport(order: TaskOrder, context: JobContext, reply: CommandReply): Promise<JobResult> {
  const result = await runTask(order, context);
  const { ending, reason } = result.summary;
  if (ending !== 'refused') return result;
  await reply.answer({ kind: 'plain', text: context.redactor.redact(reason) });
  await reply.react('confused');
  return result;
}

/** Loads the order to run the plan of an issue. Throws ConfigurationError with every problem and its position. */
async function loadIssueOrder(issue: IssueText, context: JobContext): Promise<TaskOrder> {
  const { base } = context.inputs;
  const issueNumber = issue.number;
  const found = findPlanInIssue(issue.body);
  switch (found.kind) {
    case 'none':
      throw new ConfigurationError('issue_plan_missing', { issue: issueNumber, label: context.inputs.triggerLabel });
    case 'wrong':
      throw toInvalid(issueNumber, [renderProblem(found.problem)], context);
    case 'path': {
      const { plan, text } = await loadPlanFile({ path: found.path, base }, context);
      const taskId = plan.task ?? toIssueTask(issueNumber);
      return { taskId, plan, planText: text, planPath: found.path, isPlanInline: false, base, issueNumber };
    }
    case 'inline': {
      const parsed = parsePlan(found.text, { fileName: 'the plan' });
      if (parsed.kind === 'invalid')
        throw toInvalid(
          issueNumber,
          parsed.problems.map((problem) => renderInlineProblem(problem, found)),
          context,
        );
      const { plan } = parsed;
      const taskId = plan.task ?? toIssueTask(issueNumber);
      const planPath = `.groundhog/plans/${taskId}.yml`;
      return { taskId, plan, planText: found.text, planPath, isPlanInline: true, base, issueNumber };
    }
  }
}

function toInvalid(issue: number, problems: readonly string[], { inputs }: JobContext): ConfigurationError {
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
  const { line, column } = toIssuePlanPath(problem, plan);
  return `issue ${line}:${column} (plan ${problem.line}:${problem.column}): ${problem.message}`;
}
