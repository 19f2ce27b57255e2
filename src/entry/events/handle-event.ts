import { assertNever } from '../../domain/assert-never.ts';
import { ConfigurationError, GitHubError } from '../../domain/errors/errors.ts';
import { type AccessOutcome, checkAccess } from '../../github/events/check-access.ts';
import { type ActiveTrigger, readTrigger } from '../../github/events/trigger.ts';
import { takeLabel } from '../../github/issue-labels.ts';
import { type JobContext, type JobEnvironment, type JobOutcome, openJobContext } from '../job/job-context.ts';
import type { Inputs } from '../settings/inputs.ts';
import { parseTaskId } from '../settings/settings.ts';
import { openCommandReply } from './command-reply.ts';
import { fanOut } from './fan-out.ts';
import { handleCommand } from './handle-command.ts';
import { loadFileOrder, loadRecordedOrder } from './load-order.ts';
import { fillGiven, isTriedOut, type JobAction, routeEvent } from './route-event.ts';
import { runTask } from './run-task.ts';
import { startIssue } from './start-issue.ts';
import { sweepTasks } from './sweep-tasks.ts';

/** Does what the job's event asks for, once the gate has let it pass. */
export async function handleEvent(own: Inputs, jobWorld: JobEnvironment): Promise<JobOutcome> {
  const { job } = jobWorld;
  const trigger = readTrigger(job.event, job.payload, own);
  const inputs = { ...own, given: fillGiven(own.given, trigger) };
  const context = openJobContext(inputs, jobWorld);
  if (inputs.isDryRun && isTriedOut(trigger, job.event, inputs))
    return doWork({ kind: 'run_plan', path: inputs.plan, task: inputs.task, base: inputs.base }, context, NOBODY);
  if (trigger.kind === 'ignored') return { kind: 'left_alone', reason: trigger.reason };
  const passage = await pass(trigger, context);
  const { access } = passage;
  if (access.kind === 'ignored') return { kind: 'left_alone', reason: access.reason };
  if (access.kind === 'refused') {
    const refusal = new ConfigurationError('access_refused', { reason: access.reason });
    // Anybody can write a comment: what a stranger writes must not turn a run of the default branch red.
    if (access.isActorRefused && trigger.kind === 'command') return { kind: 'turned_away', refusal };
    throw refusal;
  }
  return doWork(routeEvent(trigger, inputs), context, passage);
}

const NOBODY: AccessOutcome = { access: { kind: 'allowed' }, headBranch: undefined, labels: [] };

/** Asks the gate. Nobody passes while it is not known whom we would take for ourselves. */
async function pass(trigger: ActiveTrigger, context: JobContext): Promise<AccessOutcome> {
  const { job, client, inputs } = context;
  const attempt = job.run?.attempt ?? 1;
  // A schedule names whoever has last changed its workflow, who did not ask for this run of it.
  const triggeringActor = trigger.kind === 'sweep' && attempt === 1 ? undefined : job.triggeringActor;
  try {
    const ourLogin = isOwnInQuestion(trigger, triggeringActor) ? await context.ownLogin() : '';
    const terms = { triggeringActor, ourLogin, allowedBots: inputs.allowedBots };
    return await checkAccess(trigger, { client, repository: job.repository }, terms);
  } catch (thrown) {
    if (!(thrown instanceof GitHubError)) throw thrown;
    const reason = `GitHub did not say who is who: ${thrown.data.status ?? 'no answer'} ${thrown.data.message ?? ''}`;
    return { ...NOBODY, access: { kind: 'refused', reason, isActorRefused: false } };
  }
}

/** A person who dispatches cannot be us by mistake: that is what spares a request. */
function isOwnInQuestion(trigger: ActiveTrigger, triggeringActor: string | undefined): boolean {
  if (trigger.kind !== 'dispatch') return trigger.kind !== 'sweep';
  return trigger.sender?.isBot === true || triggeringActor?.endsWith('[bot]') === true;
}

async function doWork(work: JobAction, context: JobContext, passage: AccessOutcome): Promise<JobOutcome> {
  switch (work.kind) {
    case 'run_plan':
      return { kind: 'told', result: await runTask(await loadFileOrder(work, context), context) };
    case 'go_on':
      return { kind: 'told', result: await runTask(await loadRecordedOrder(parseTaskId(work.task), context), context) };
    case 'start_issue':
      return startLabelled(work, context, passage);
    case 'command':
      if (context.inputs.isDryRun) return { kind: 'left_alone', reason: 'A dry run carries out no command.' };
      return handleCommand(work, context, passage.headBranch);
    case 'sweep':
      return sweepTasks(context);
    case 'fan_out':
      return fanOut(work, context);
    case 'nothing':
      return { kind: 'left_alone', reason: work.reason };
    default:
      return assertNever(work);
  }
}

/** The label is taken off by the job that works on it: of several deliveries one finds it. */
async function startLabelled(
  { issue, label }: JobAction & { readonly kind: 'start_issue' },
  context: JobContext,
  { labels }: AccessOutcome,
): Promise<JobOutcome> {
  const { client, job, inputs } = context;
  const reply = openCommandReply(context, { issueNumber: issue.number });
  const place = { client, repository: job.repository };
  const isThere = labels.some((name) => name.toLowerCase() === label.toLowerCase());
  const isAgain = (job.run?.attempt ?? 1) > 1;
  const taken = isThere && !inputs.isDryRun ? await takeLabel(place, issue.number, label) : 'by_others';
  if (taken === 'by_others' && !isAgain && !inputs.isDryRun)
    return {
      kind: 'left_alone',
      reason: `The label "${label}" is off again: it was seen to, or somebody took it back.`,
    };
  await reply.react('eyes');
  const claim = taken === 'unclear' ? 'unclear' : 'ours';
  const result = await startIssue(issue, context, { reply, claim });
  // Whether another job has taken the label was not to be known; now the task's lease says that one is at work.
  const isOthers = claim === 'unclear' && result.isOvertaken === true;
  return isOthers ? { kind: 'left_alone', reason: result.summary.reason } : { kind: 'told', result };
}
