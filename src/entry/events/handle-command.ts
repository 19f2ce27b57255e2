import { chooseNextAction } from '../../domain/decisions/next-action.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import type { CommentCommand } from '../../domain/operations/comment-command.ts';
import type { Operation } from '../../domain/operations/operation.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { type JobContext, type JobOutcome, toResult } from '../job/job-context.ts';
import { createWarnOnFailure } from '../publish/warn-on-failure.ts';
import { answerFailure } from './answer-failure.ts';
import { findTaskOf } from './choose-thread-task.ts';
import { type CommandReply, openCommandReply } from './command-reply.ts';
import { loadRecordedOrder } from './load-order.ts';
import { operateInJob } from './operate-in-job.ts';
import { displayTask, readCurrentTask, refreshTaskDisplay } from './refresh-task-display.ts';
import type { JobAction } from './route-event.ts';
import { runAndReport, startIssue } from './start-issue.ts';

const NO_CHECK = { hasCheck: false };

type CommandWork = JobAction & { readonly kind: 'command' };

/** Does what a command asks for, and answers where it was asked. */
export async function handleCommand(
  work: CommandWork,
  context: JobContext,
  headBranch: string | undefined,
): Promise<JobOutcome> {
  const reply = openCommandReply(context, work.thread);
  await reply.react('eyes');
  try {
    return await runCommandLine({ work, context, reply, headBranch });
  } catch (thrown) {
    return { kind: 'told', result: await answerFailure(thrown, context, reply) };
  }
}

interface CommandContext {
  readonly work: CommandWork;
  readonly context: JobContext;
  readonly reply: CommandReply;
  readonly headBranch: string | undefined;
}

async function runCommandLine({ work, context, reply, headBranch }: CommandContext): Promise<JobOutcome> {
  const { parsing, thread } = work;
  if (parsing.kind === 'wrong') {
    await reply.answer({ kind: 'help', problem: parsing.reason });
    await reply.react('confused');
    return { kind: 'told', result: toResult('refused', parsing.reason) };
  }
  const { command } = parsing;
  if (command.kind === 'help') {
    await reply.answer({ kind: 'help', problem: undefined });
    await reply.react('+1');
    return { kind: 'told', result: toResult('nothing_to_do', 'The commands were listed.') };
  }
  const taskId = await findTaskOf({ named: parsing.task ?? work.task, thread, headBranch }, context);
  if (taskId === undefined) return startNew({ work, context, reply, headBranch }, command);
  if (command.kind === 'status') return reportStatus(taskId, context, reply);
  return act({ work, taskId, operation: toOperation(command) }, context, reply);
}

/** An issue without a task has a plan to run, at best; nothing else can be done where no task is. */
async function startNew({ work, context, reply }: CommandContext, { kind }: CommentCommand): Promise<JobOutcome> {
  const { thread, by } = work;
  if (thread === undefined || thread.isPullRequest || kind !== 'run') {
    const where = thread === undefined ? 'this repository' : `#${thread.issue.number}`;
    throw new ConfigurationError('task_unclear', { where, known: 'none' });
  }
  const asked = { commentId: thread.comment.id, by };
  return { kind: 'told', result: await startIssue(thread.issue, context, { reply, asked }) };
}

function toOperation(command: Exclude<CommentCommand, { kind: 'status' | 'help' }>): Operation {
  return command.kind === 'operate' ? command.operation : { kind: 'run' };
}

async function reportStatus(taskId: TaskId, context: JobContext, reply: CommandReply): Promise<JobOutcome> {
  const now = await readCurrentTask(taskId, context);
  const { view } = now;
  reply.setTask(view.run.lineage);
  await reply.answer({ kind: 'status', view });
  // Whoever asks may be looking at what a job has left that was killed.
  await displayTask(now, context, NO_CHECK);
  await reply.react('+1');
  const { task_branch: taskBranch } = view.run;
  const reason = 'The status was told.';
  return {
    kind: 'told',
    result: {
      ...toResult('nothing_to_do', reason),
      summary: { taskId, ending: 'nothing_to_do', reason, taskBranch, view },
    },
  };
}

interface TaskOperation {
  readonly work: CommandWork;
  readonly taskId: TaskId;
  readonly operation: Operation;
}

async function act(
  { work, taskId, operation }: TaskOperation,
  context: JobContext,
  reply: CommandReply,
): Promise<JobOutcome> {
  const request = { taskId, operation, by: work.by, commentId: work.thread?.comment.id };
  const { kind, message, record: run } = await operateInJob(request, context);
  // A job that is started again goes on; the same event in another job has been seen to.
  const isSecondDelivery = kind === 'repeated' && (context.job.run?.attempt ?? 1) === 1;
  if (isSecondDelivery) return { kind: 'left_alone', reason: message };
  const isResumed = isToRun(operation, run);
  reply.setTask(run.lineage);
  await reply.answer({ kind: 'plain', text: message, isResumed });
  await reply.react('+1');
  if (!isResumed) {
    // What was changed is done; that it cannot be shown is no failure of it.
    await createWarnOnFailure(context.warn)(() => refreshTaskDisplay(taskId, context, NO_CHECK));
    return { kind: 'told', result: toResult('nothing_to_do', message, taskId) };
  }
  return { kind: 'told', result: await runAndReport(await loadRecordedOrder(taskId, context), context, reply) };
}

/** Whether a run is to follow what was done. */
function isToRun(operation: Operation, run: GroundhogRun): boolean {
  const isOver = run.ending === 'passed' && chooseNextAction(run).kind === 'done';
  if (operation.kind === 'run' || operation.kind === 'retry') return !isOver;
  const isCommitApproved = operation.kind === 'approve' && run.steering.at(-1)?.kind === 'materialize';
  return isCommitApproved && !isOver && run.ending === 'paused' && chooseNextAction(run).kind !== 'await_approval';
}
