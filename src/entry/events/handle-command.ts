import { chooseNextMove } from '../../domain/decisions/next-action.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import type { CommentCommand } from '../../domain/operations/comment-command.ts';
import type { Operation } from '../../domain/operations/operation.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { type JobDesk, type JobOutcome, toResult } from '../job/job-context.ts';
import { createSoftly } from '../publish/warn-on-failure.ts';
import { answerFailure } from './answer-failure.ts';
import { findTaskOf } from './choose-thread-task.ts';
import { openVoice, type Voice } from './command-reply.ts';
import { loadRecordedOrder } from './load-order.ts';
import { operateInJob } from './operate-in-job.ts';
import { bringUpToDate, readTaskNow, showTask } from './refresh-task-display.ts';
import type { Work } from './route-event.ts';
import { runAndTell, startIssue } from './start-issue.ts';

const NO_CHECK = { hasCheck: false };

type CommandWork = Work & { readonly kind: 'command' };

/** Does what a command asks for, and answers where it was asked. */
export async function carryOutCommand(
  work: CommandWork,
  desk: JobDesk,
  headBranch: string | undefined,
): Promise<JobOutcome> {
  const voice = openVoice(desk, work.thread);
  await voice.react('eyes');
  try {
    return await obey({ work, desk, voice, headBranch });
  } catch (thrown) {
    return { kind: 'told', result: await answerFailure(thrown, desk, voice) };
  }
}

interface Audience {
  readonly work: CommandWork;
  readonly desk: JobDesk;
  readonly voice: Voice;
  readonly headBranch: string | undefined;
}

async function obey({ work, desk, voice, headBranch }: Audience): Promise<JobOutcome> {
  const { parsing, thread } = work;
  if (parsing.kind === 'wrong') {
    await voice.answer({ kind: 'help', problem: parsing.reason });
    await voice.react('confused');
    return { kind: 'told', result: toResult('refused', parsing.reason) };
  }
  const { command } = parsing;
  if (command.kind === 'help') {
    await voice.answer({ kind: 'help', problem: undefined });
    await voice.react('+1');
    return { kind: 'told', result: toResult('nothing_to_do', 'The commands were listed.') };
  }
  const taskId = await findTaskOf({ named: parsing.task ?? work.task, thread, headBranch }, desk);
  if (taskId === undefined) return startNew({ work, desk, voice, headBranch }, command);
  if (command.kind === 'status') return tellStatus(taskId, desk, voice);
  return act({ work, taskId, operation: toOperation(command) }, desk, voice);
}

/** An issue without a task has a plan to run, at best; nothing else can be done where no task is. */
async function startNew({ work, desk, voice }: Audience, { kind }: CommentCommand): Promise<JobOutcome> {
  const { thread, by } = work;
  if (thread === undefined || thread.isPullRequest || kind !== 'run') {
    const where = thread === undefined ? 'this repository' : `#${thread.issue.number}`;
    throw new ConfigurationError('task_unclear', { where, known: 'none' });
  }
  const asked = { commentId: thread.comment.id, by };
  return { kind: 'told', result: await startIssue(thread.issue, desk, { voice, asked }) };
}

function toOperation(command: Exclude<CommentCommand, { kind: 'status' | 'help' }>): Operation {
  return command.kind === 'operate' ? command.operation : { kind: 'run' };
}

async function tellStatus(taskId: TaskId, desk: JobDesk, voice: Voice): Promise<JobOutcome> {
  const now = await readTaskNow(taskId, desk);
  const { view } = now;
  voice.about(view.run.lineage);
  await voice.answer({ kind: 'status', view });
  // Whoever asks may be looking at what a job has left that was killed.
  await showTask(now, desk, NO_CHECK);
  await voice.react('+1');
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

interface Deed {
  readonly work: CommandWork;
  readonly taskId: TaskId;
  readonly operation: Operation;
}

async function act({ work, taskId, operation }: Deed, desk: JobDesk, voice: Voice): Promise<JobOutcome> {
  const request = { taskId, operation, by: work.by, commentId: work.thread?.comment.id };
  const { kind, message, run } = await operateInJob(request, desk);
  // A job that is started again goes on; the same event in another job has been seen to.
  const isSecondDelivery = kind === 'repeated' && (desk.job.run?.attempt ?? 1) === 1;
  if (isSecondDelivery) return { kind: 'left_alone', reason: message };
  const goesOn = isToRun(operation, run);
  voice.about(run.lineage);
  await voice.answer({ kind: 'plain', text: message, goesOn });
  await voice.react('+1');
  if (!goesOn) {
    // What was changed is done; that it cannot be shown is no failure of it.
    await createSoftly(desk.warn)(() => bringUpToDate(taskId, desk, NO_CHECK));
    return { kind: 'told', result: toResult('nothing_to_do', message, taskId) };
  }
  return { kind: 'told', result: await runAndTell(await loadRecordedOrder(taskId, desk), desk, voice) };
}

/** Whether a run is to follow what was done. */
function isToRun(operation: Operation, run: GroundhogRun): boolean {
  const isOver = run.ending === 'passed' && chooseNextMove(run).kind === 'done';
  if (operation.kind === 'run' || operation.kind === 'retry') return !isOver;
  const isCommitApproved = operation.kind === 'approve' && run.steering.at(-1)?.kind === 'materialize';
  return isCommitApproved && !isOver && run.ending === 'paused' && chooseNextMove(run).kind !== 'await_approval';
}
