import { assertNever } from '../../domain/assert-never.ts';
import { ConfigurationError, GitHubError } from '../../domain/errors/errors.ts';
import { type AccessOutcome, checkAccess } from '../../github/events/check-access.ts';
import { type ActiveTrigger, parseTrigger } from '../../github/events/trigger.ts';
import { removeLabel } from '../../github/issue-labels.ts';
import { type JobContext, type JobEnvironment, type JobOutcome, openJobContext } from '../job/job-context.ts';
import type { Inputs } from '../settings/inputs.ts';
import { parseTaskId } from '../settings/settings.ts';
import { openCommandReply } from './command-reply.ts';
import { fanOut } from './fan-out.ts';
import { handleCommand } from './handle-command.ts';
import { loadFileOrder, loadRecordedOrder } from './load-order.ts';
import { fillSettings, isDryRunEvent, type JobAction, routeEvent } from './route-event.ts';
import { runTask } from './run-task.ts';
import { startIssue } from './start-issue.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { verifyGroup } from './verify-group.ts';

/** Does what the job's event asks for, once access is allowed. */
export async function handleEvent(givenInputs: Inputs, environment: JobEnvironment): Promise<JobOutcome> {
  const { job } = environment;
  const trigger = parseTrigger(job.event, job.payload, givenInputs);
  const inputs = { ...givenInputs, given: fillSettings(givenInputs.given, trigger) };
  const context = openJobContext(inputs, environment);
  if (inputs.isDryRun && isDryRunEvent(trigger, job.event, inputs))
    return doAction({ kind: 'run_plan', path: inputs.plan, task: inputs.task, base: inputs.base }, context, UNCHECKED);
  if (trigger.kind === 'ignored') return { kind: 'ignored', reason: trigger.reason };
  // Whoever put the pull request into the queue was asked by GitHub, whose own account may be the sender.
  if (trigger.kind === 'merge_group') return verifyGroup(trigger, context);
  const checked = await requestAccess(trigger, context);
  const { access } = checked;
  if (access.kind === 'ignored') return { kind: 'ignored', reason: access.reason };
  if (access.kind === 'refused') {
    const refusal = new ConfigurationError('access_refused', { reason: access.reason });
    // A comment or a label of somebody who may not ask must not fail a run of the default branch.
    if (access.isActorRefused && (trigger.kind === 'command' || trigger.kind === 'labelled'))
      return { kind: 'access_refused', refusal };
    throw refusal;
  }
  return doAction(routeEvent(trigger, inputs), { ...context, standings: checked.standings }, checked);
}

const UNCHECKED: AccessOutcome = {
  access: { kind: 'allowed' },
  headBranch: undefined,
  labels: [],
  standings: new Map(),
};

/** Checks who asks. Refuses while our own login is unknown, since our own writes must not start work. */
async function requestAccess(trigger: ActiveTrigger, context: JobContext): Promise<AccessOutcome> {
  const { job, target, inputs } = context;
  const attempt = job.run?.attempt ?? 1;
  // On a schedule GitHub names the last committer of the workflow, who did not ask for this run.
  const triggeringActor = trigger.kind === 'sweep' && attempt === 1 ? undefined : job.triggeringActor;
  try {
    const ourLogin = isOurLoginNeeded(trigger, triggeringActor) ? await context.ourLogin() : '';
    const terms = { triggeringActor, ourLogin, allowedBots: inputs.allowedBots };
    return await checkAccess(trigger, target, terms);
  } catch (thrown) {
    if (!(thrown instanceof GitHubError)) throw thrown;
    const reason = `GitHub did not report who asks: ${thrown.data.status ?? 'no answer'} ${thrown.data.message ?? ''}`;
    return { ...UNCHECKED, access: { kind: 'refused', reason, isActorRefused: false } };
  }
}

/** Returns whether the sender may be us; a user who dispatches cannot be, which saves a request. */
function isOurLoginNeeded(trigger: ActiveTrigger, triggeringActor: string | undefined): boolean {
  if (trigger.kind !== 'dispatch') return trigger.kind !== 'sweep';
  return trigger.sender?.isBot === true || triggeringActor?.endsWith('[bot]') === true;
}

async function doAction(action: JobAction, context: JobContext, checked: AccessOutcome): Promise<JobOutcome> {
  switch (action.kind) {
    case 'run_plan':
      return { kind: 'ended', result: await runTask(await loadFileOrder(action, context), context) };
    case 'resume':
      return {
        kind: 'ended',
        result: await runTask(
          await loadRecordedOrder(parseTaskId(action.task), context),
          context,
          action.isAsked ? 'next' : 'first',
        ),
      };
    case 'start_issue':
      return startLabelled(action, context, checked);
    case 'command':
      if (context.inputs.isDryRun) return { kind: 'ignored', reason: 'A dry run executes no commands.' };
      return handleCommand(action, context, checked.headBranch);
    case 'sweep':
      return sweepTasks(context);
    case 'fan_out':
      return fanOut(action, context);
    case 'ignore':
      return { kind: 'ignored', reason: action.reason };
    default:
      return assertNever(action);
  }
}

/** Removes the label first, so that of several deliveries only one job runs the plan. */
async function startLabelled(
  { issue, label }: JobAction & { readonly kind: 'start_issue' },
  context: JobContext,
  { labels }: AccessOutcome,
): Promise<JobOutcome> {
  const { job, inputs, target } = context;
  const reply = openCommandReply(context, { issueNumber: issue.number });
  const hasLabel = labels.some((name) => name.toLowerCase() === label.toLowerCase());
  const isRerun = (job.run?.attempt ?? 1) > 1;
  const taken = hasLabel && !inputs.isDryRun ? await removeLabel(target, issue.number, label) : 'by_others';
  if (taken === 'by_others' && !isRerun && !inputs.isDryRun)
    return {
      kind: 'ignored',
      reason: `The label "${label}" is no longer on the issue: another job has handled it, or somebody has removed it.`,
    };
  const claim = taken === 'unclear' ? 'unclear' : 'ours';
  const result = await startIssue(issue, context, { reply, claim });
  // Whether another job had removed the label was unknown; now the lease shows that its run is active.
  const isOfOther = claim === 'unclear' && result.isOvertaken === true;
  return isOfOther ? { kind: 'ignored', reason: result.summary.reason } : { kind: 'ended', result };
}
