import { type ErrorCode, GroundhogError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { type CommentCommand, prefixLocation } from '../../domain/operations/comment-command.ts';
import { isRunNext } from '../../domain/operations/decide-next-run.ts';
import type { Operation } from '../../domain/operations/operation.ts';
import { silentNotifier } from '../../domain/record/notifier.ts';
import { findLastPullRequest } from '../../github/find-pull-request.ts';
import { type OperationRequest, type OperationResult, operate } from '../../runner/operate.ts';
import { sleep, systemClock } from '../compose/system-clock.ts';
import { withGit } from '../compose/with-git.ts';
import { type JobContext, type JobOutcome, type JobResult, toResult } from '../job/job-context.ts';
import { openJobLease } from '../job/job-lease.ts';
import { findStatusUrl } from '../publish/find-status-url.ts';
import { createWarnOnFailure } from '../publish/warn-on-failure.ts';
import { parseTaskId } from '../settings/settings.ts';
import { answerFailure } from './answer-failure.ts';
import { approveDraft, approvePlan, findPlanHash, isBareApproval } from './approve-plan.ts';
import { findReferencedTask, toTaskUnclear } from './choose-task.ts';
import { type CommandReply, openCommandReply } from './command-reply.ts';
import { draftByCommand, requireIssue } from './draft-by-command.ts';
import { loadRecordedOrder } from './load-order.ts';
import { type CurrentTask, displayTask, fetchCurrentTask, refreshTaskDisplay } from './refresh-task-display.ts';
import { requireOffered } from './require-offered.ts';
import type { JobAction } from './route-event.ts';
import { runAndReport, startIssue } from './start-issue.ts';
import { openJobRemote } from './with-base-commit.ts';

/** A command between two runs may open the first pull request; one that only reads creates nothing. */
const AFTER_COMMAND = { hasCheck: false, creation: 'first' } as const;
const READ_ONLY = { hasCheck: false, creation: 'never' } as const;

/** The errors that a slip of the asker leads to: their answer is enough, and the job does not fail. */
const SLIPS: ReadonlySet<string> = new Set<ErrorCode>(['operation_refused', 'task_unclear', 'plan_without_issue']);

type CommandAction = JobAction & { readonly kind: 'command' };

/** Executes a command, and answers in the thread that it was written in. */
export async function handleCommand(
  action: CommandAction,
  context: JobContext,
  headBranch: string | undefined,
): Promise<JobOutcome> {
  const reply = openCommandReply(context, action.thread);
  await reply.react('eyes');
  try {
    return await executeCommand({ action, context, reply, headBranch });
  } catch (thrown) {
    const result = await answerFailure(thrown, context, reply);
    const isSlip = action.thread !== undefined && thrown instanceof GroundhogError && SLIPS.has(thrown.code);
    const answered = isSlip ? toResult('nothing_to_do', result.summary.reason) : result;
    return { kind: 'ended', result: await addRefusedTask(thrown, answered, context) };
  }
}

/** Adds the task of an operation that was refused to the result, for its outputs; as it is where that cannot be read. */
async function addRefusedTask(thrown: unknown, result: JobResult, context: JobContext): Promise<JobResult> {
  const { task } = thrown instanceof GroundhogError && thrown.code === 'operation_refused' ? thrown.data : {};
  if (task === undefined) return result;
  const current = await createWarnOnFailure(context.warn)(() => fetchCurrentTask(parseTaskId(`${task}`), context));
  return current === undefined ? result : addTask(result, current, { context });
}

/** The pull request of a task, where it was just shown; else it is asked for. */
interface ShownTask {
  readonly context: JobContext;
  readonly pullRequestUrl?: string | undefined;
}

/** Adds a task as it is now to the result of a command that started no run. */
async function addTask(
  result: JobResult,
  { order, view }: CurrentTask,
  { context, pullRequestUrl: known }: ShownTask,
): Promise<JobResult> {
  const { ending, reason } = result.summary;
  const taskBranch = view.record.task_branch;
  const find = async () => (await findLastPullRequest(context.target, taskBranch.replace(/^refs\/heads\//, '')))?.url;
  const pullRequestUrl = known ?? (await createWarnOnFailure(context.warn)(find));
  const summary = { taskId: order.taskId, ending, reason, taskBranch, view };
  return { ...result, summary, pullRequestUrl, isAnswer: true };
}

interface CommandContext {
  readonly action: CommandAction;
  readonly context: JobContext;
  readonly reply: CommandReply;
  readonly headBranch: string | undefined;
}

async function executeCommand(commandContext: CommandContext): Promise<JobOutcome> {
  const { action, context, reply, headBranch } = commandContext;
  const { parsing, thread } = action;
  if (parsing.kind === 'wrong') {
    await reply.answer({ kind: 'help', problem: parsing.reason });
    await reply.react('confused');
    return { kind: 'ended', result: toResult(thread === undefined ? 'refused' : 'nothing_to_do', parsing.reason) };
  }
  const { command } = parsing;
  if (command.kind === 'help') {
    await reply.answer({ kind: 'help', problem: undefined });
    await reply.react('+1');
    return { kind: 'ended', result: toResult('nothing_to_do', 'The commands were listed.') };
  }
  const planHash = findPlanHash(action);
  if (planHash !== undefined) return { kind: 'ended', result: await approvePlan(action, planHash, { context, reply }) };
  if (command.kind === 'plan') requireIssue(thread);
  const taskId = await findReferencedTask({ named: parsing.task ?? action.task, thread, headBranch }, context);
  if (taskId !== undefined && thread?.box !== undefined)
    await requireOffered(taskId, { comment: thread.comment, box: thread.box }, context);
  if (command.kind === 'plan')
    return {
      kind: 'ended',
      result: await draftByCommand(requireIssue(thread), command.change, { context, reply, taskId }),
    };
  if (taskId === undefined) return startNewTask(commandContext, command);
  if (command.kind === 'status') return reportStatus(taskId, context, reply);
  const operation = toOperation(command, thread?.comment.place);
  const operated = operateOnTask({ action, taskId, operation }, context, reply);
  return thread?.box === undefined ? operated : clearTick(operated, taskId, context);
}

/** Writes the page of a tick again where what it asked for is refused: no run does, and a box that stays ticked is of no use. */
async function clearTick(operated: Promise<JobOutcome>, taskId: TaskId, context: JobContext): Promise<JobOutcome> {
  let isRefused = true;
  try {
    const outcome = await operated;
    isRefused = outcome.kind === 'ended' && outcome.result.summary.ending === 'refused';
    return outcome;
  } finally {
    if (isRefused) await createWarnOnFailure(context.warn)(() => refreshTaskDisplay(taskId, context, READ_ONLY));
  }
}

/** Runs the plan of an issue that has no task yet. Throws ConfigurationError for any other command without a task. */
async function startNewTask({ action, context, reply }: CommandContext, { kind }: CommentCommand): Promise<JobOutcome> {
  const { thread, by } = action;
  const started = isBareApproval(action) ? await approveDraft(action, { context, reply }) : undefined;
  if (started !== undefined) return { kind: 'ended', result: started };
  if (thread === undefined || thread.isPullRequest || kind !== 'run') throw toTaskUnclear(thread, []);
  const asked = { comment: thread.comment, by };
  return { kind: 'ended', result: await startIssue(thread.issue, context, { reply, asked }) };
}

/** Returns the operation of a command; a fix or a hint that was written at a place of the files names it. */
function toOperation(
  command: Exclude<CommentCommand, { kind: 'status' | 'help' | 'plan' }>,
  place: string | undefined,
): Operation {
  if (command.kind !== 'operate') return { kind: 'run' };
  const { operation } = command;
  const isText = operation.kind === 'fix' || operation.kind === 'hint';
  return isText && place !== undefined ? { ...operation, text: prefixLocation(operation.text, place) } : operation;
}

async function reportStatus(taskId: TaskId, context: JobContext, reply: CommandReply): Promise<JobOutcome> {
  const current = await fetchCurrentTask(taskId, context);
  const { view } = current;
  reply.setTask(view.record.lineage);
  // A killed job may have left the display stale.
  const pullRequestUrl = await displayTask(current, context, READ_ONLY);
  const url = await createWarnOnFailure(context.warn)(() => findStatusUrl(view, context));
  await reply.answer({ kind: 'status', view, url });
  await reply.react('+1');
  const told = toResult('nothing_to_do', 'The status was reported.');
  return { kind: 'ended', result: await addTask(told, current, { context, pullRequestUrl }) };
}

interface TaskOperation {
  readonly action: CommandAction;
  readonly taskId: TaskId;
  readonly operation: Operation;
}

async function operateOnTask(
  { action, taskId, operation }: TaskOperation,
  context: JobContext,
  reply: CommandReply,
): Promise<JobOutcome> {
  const request = { taskId, operation, by: action.by, comment: action.thread?.comment };
  const { kind, message, record } = await operateInJob(request, context);
  // A re-run of the job continues; a second delivery of the event to another job has nothing left to do.
  const isSecondDelivery = kind === 'repeated' && (context.job.run?.attempt ?? 1) === 1;
  if (isSecondDelivery) return { kind: 'ignored', reason: message };
  const isResumed = isRunNext({ operation, record, isChange: kind === 'done' });
  reply.setTask(record.lineage);
  await reply.react('+1');
  if (!isResumed) {
    // The operation has succeeded, whether or not it can be displayed.
    const attempt = createWarnOnFailure(context.warn);
    const current = await attempt(() => fetchCurrentTask(taskId, context));
    const result = toResult('nothing_to_do', message, taskId);
    if (current === undefined) return { kind: 'ended', result };
    const pullRequestUrl = await attempt(() => displayTask(current, context, AFTER_COMMAND));
    return { kind: 'ended', result: await addTask(result, current, { context, pullRequestUrl }) };
  }
  const recorded = await loadRecordedOrder(taskId, context);
  const order = { ...recorded, isShownAtStart: action.thread?.box !== undefined };
  if (operation.kind !== 'rebase') return { kind: 'ended', result: await runAndReport(order, context, reply) };
  const rebase = operation.isStop ? 'stop' : 'start';
  const result = await runAndReport({ ...order, rebase }, context, reply);
  const { ending, reason } = result.summary;
  const text = ending === 'nothing_to_do' ? reason : result.notRebased;
  // Nothing on the pull request would show why.
  if (text !== undefined) await reply.answer({ kind: 'plain', text: context.redactor.redact(text) });
  return { kind: 'ended', result };
}

/** Performs an operation on a task of the job's repository. */
async function operateInJob(request: OperationRequest, context: JobContext): Promise<OperationResult> {
  return withGit(context.host, async (git, { runDir }) =>
    operate(request, {
      git,
      origin: await openJobRemote(git, context),
      notifier: silentNotifier,
      clock: systemClock,
      sleep,
      redactor: context.redactor,
      lease: openJobLease(context),
      runDir,
    }),
  );
}
