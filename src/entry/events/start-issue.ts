import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { parsePlan } from '../../domain/plan/parse-plan.ts';
import type { PlanApproval } from '../../domain/plan/plan-approval.ts';
import { findPlanInIssue, type InlinePlan, toIssuePlanPath } from '../../domain/plan/plan-from-issue.ts';
import { conclusionOf } from '../../domain/record/ending.ts';
import { isHandled } from '../../domain/record/thread-event.ts';
import type { FileProblem } from '../../domain/yaml/file-problem.ts';
import type { IssueText } from '../../github/events/trigger.ts';
import { type JobContext, type JobResult, toResult } from '../job/job-context.ts';
import { answerFailure } from './answer-failure.ts';
import { checkPlanTrust, type PlanTrust } from './check-plan-trust.ts';
import type { CommandReply } from './command-reply.ts';
import { draftIssue } from './draft-issue.ts';
import { findDraft, toDraftOrder } from './find-draft.ts';
import { findRecordedTask, loadPlanFile, toInlineOrder, toIssueTask, toRecordedOrder } from './load-order.ts';
import { runTask } from './run-task.ts';
import type { TaskOrder } from './task-order.ts';

/** GitHub takes 65,536 characters in a comment. */
const MAX_SHOWN_PLAN = 50_000;

/** The request for the plan of an issue. */
export interface IssueRequest {
  readonly reply: CommandReply;
  /** The comment that asks; undefined for a label. */
  readonly asked?: TaskOrder['asked'];
  /** The approval that `asked` gives to the plan of the issue; undefined when it asks for nothing or for a run. */
  readonly approval?: PlanApproval | undefined;
  /** With `unclear` another job may have taken the label: then a refusal because of its run is not answered. */
  readonly claim?: 'ours' | 'unclear';
}

// Why: docs/decisions/0079-label-in-doubt.md
/** Runs the plan of an issue. Its problems are answered on the issue, in one comment that is kept current. */
export async function startIssue(issue: IssueText, context: JobContext, request: IssueRequest): Promise<JobResult> {
  const { reply, asked, approval, claim = 'ours' } = request;
  try {
    const isWithoutPlan = findPlanInIssue(issue.body).kind === 'none' && !context.inputs.isDryRun;
    if (isWithoutPlan && approval === undefined && context.inputs.planFromIssue !== 'off')
      return await startFromWish(issue, context, request);
    const found = isWithoutPlan ? await loadDraftOrder(issue.number, context) : await loadIssueOrder(issue, context);
    requireInline(found, approval);
    const trust: PlanTrust = found.planSource.isInline
      ? await checkPlanTrust(found, { issue, approval }, context)
      : { kind: 'trusted', approval: undefined };
    if (trust.kind === 'unapproved') return await answerUnapproved(found, trust, { context, request });
    if (approval !== undefined && (await isRepeated({ ...found, asked }, context))) return toRepeated(found.taskId);
    if (approval !== undefined) await reply.react('+1');
    const order = { ...found, asked, planApproval: trust.approval };
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

/** Resumes the task of an issue without a plan, or has a plan drafted for it, which runs at once only by a trusted setting. */
async function startFromWish(issue: IssueText, context: JobContext, request: IssueRequest): Promise<JobResult> {
  const { reply, asked } = request;
  const stored = await findRecordedTask(toIssueTask(issue.number), context);
  if (stored?.state.record.issue_number === issue.number)
    return runAndReport({ ...toRecordedOrder(toIssueTask(issue.number), stored), asked }, context, reply);
  // A draft takes minutes, and no label shows it; a run shows its own at once.
  if (asked === undefined) await reply.react('eyes');
  const { order, isReady, result } = await draftIssue(issue, context, { isAsked: false, change: undefined });
  await reply.react('+1');
  if (context.inputs.planFromIssue !== 'run' || !isReady) return result;
  return runAndReport({ ...order, asked }, context, reply);
}

/** Loads the order to run the draft that the comment of an issue shows. Throws ConfigurationError without one. */
async function loadDraftOrder(issueNumber: number, context: JobContext): Promise<TaskOrder> {
  const drafted = await findDraft(issueNumber, context);
  if (drafted !== undefined) return toDraftOrder(issueNumber, drafted.text, context.inputs.base);
  throw new ConfigurationError('issue_plan_missing', { issue: issueNumber, label: context.inputs.triggerLabel });
}

function requireInline({ planSource }: TaskOrder, approval: PlanApproval | undefined): void {
  if (approval === undefined || planSource.isInline) return;
  const reason = 'The issue names a plan file of the repository, which needs no approval.';
  throw new ConfigurationError('plan_not_approved', { reason });
}

/** Answers with the plan as it was read, and with the command that approves it. */
async function answerUnapproved(
  { taskId, planSource: { text: planText } }: TaskOrder,
  { hash, reason }: PlanTrust & { readonly kind: 'unapproved' },
  { context, request }: { readonly context: JobContext; readonly request: IssueRequest },
): Promise<JobResult> {
  const { reply, approval } = request;
  if (planText.length > MAX_SHOWN_PLAN)
    throw new ConfigurationError('plan_not_approved', {
      reason: `${reason} The plan has ${planText.length} characters, and an answer can show ${MAX_SHOWN_PLAN} for approval: put it in a file of the repository, and write "Plan: <path>" in the issue.`,
    });
  const shown = { taskId, hash, reason: context.redactor.redact(reason), planText };
  await reply.answer({ kind: 'unapproved_plan', ...shown });
  await reply.react('confused');
  const what = `${reason} The plan runs when a user with write access comments: /groundhog approve ${hash}`;
  return toResult(approval === undefined ? 'paused' : 'refused', what, taskId);
}

/** Returns whether the comment that asks was handled before. A re-run of the job continues its work. */
async function isRepeated({ taskId, asked }: TaskOrder, context: JobContext): Promise<boolean> {
  if (asked === undefined || (context.job.run?.attempt ?? 1) > 1) return false;
  const stored = await findRecordedTask(taskId, context);
  return stored !== undefined && isHandled(stored.state.record, asked.comment);
}

function toRepeated(taskId: TaskId): JobResult {
  return toResult('nothing_to_do', 'This comment was handled before.', taskId);
}

/**
 * Runs a task, and answers with the reason when the run is refused, or ends without a record that is reported: not where
 * another delivery of the comment started it.
 */
export async function runAndReport(order: TaskOrder, context: JobContext, reply: CommandReply): Promise<JobResult> {
  const result = await runTask(order, context);
  const { ending, reason, view } = result.summary;
  // A run that finds the branch without our commits records nothing, so that no comment shows why.
  const isUnshown = ending === 'conflict' && view?.record.ending !== ending;
  const isUnrecorded = view === undefined && result.isOvertaken !== true && conclusionOf(ending) !== 'success';
  if (ending !== 'refused' && !isUnshown && !isUnrecorded) return result;
  if (result.isOvertaken === true && (await isRepeated(order, context))) return toRepeated(order.taskId);
  await reply.answer({
    kind: 'plain',
    text: context.redactor.redact(ending === 'blocked' ? `${reason}\n\n${NOTHING_DONE}` : reason),
  });
  await reply.react('confused');
  return result;
}

const NOTHING_DONE = 'No agent was started and nothing was pushed, so there is no work to compare.';

/** Loads the order to run the plan of an issue. Throws ConfigurationError with every problem and its position. */
export async function loadIssueOrder(issue: IssueText, context: JobContext): Promise<TaskOrder> {
  const { base } = context.inputs;
  const issueNumber = issue.number;
  const found = findPlanInIssue(issue.body);
  switch (found.kind) {
    case 'none':
      throw new ConfigurationError('issue_plan_missing', { issue: issueNumber, label: context.inputs.triggerLabel });
    case 'wrong':
      throw toInvalid(issueNumber, [renderProblem(found.problem)], context);
    case 'path': {
      const planSource = await loadPlanFile({ path: found.path, base }, context);
      return { taskId: planSource.plan.task ?? toIssueTask(issueNumber), planSource, base, issueNumber };
    }
    case 'inline': {
      const parsed = parsePlan(found.text, { fileName: 'the plan' });
      if (parsed.kind === 'invalid')
        throw toInvalid(
          issueNumber,
          parsed.problems.map((problem) => renderInlineProblem(problem, found)),
          context,
        );
      return toInlineOrder({ plan: parsed.plan, text: found.text }, issueNumber, base);
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
