import type { RunPolicy } from '../../domain/config/policy.ts';
import { ConfigurationError, GroundhogError } from '../../domain/errors/errors.ts';
import { findFaults, renderRemark } from '../../domain/planning/draft-remark.ts';
import { splitDraftHeader } from '../../domain/planning/drafting-cost.ts';
import { choosePlanner } from '../../domain/planning/planner-reading.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import type { Git } from '../../git/git.ts';
import { type AuthoredText, fetchIssueAuthors } from '../../github/events/fetch-issue-authors.ts';
import type { IssueText } from '../../github/events/trigger.ts';
import { renderDraftComment, toShownPlan } from '../../report/pages/draft-comment.ts';
import { describeSpent } from '../../report/words/draft-words.ts';
import type { DraftedPlan } from '../../runner/planning/draft-plan.ts';
import { fetchRemoteTasks } from '../../store/remote-tasks.ts';
import { type PreparedRun, prepareRun } from '../compose/prepare-run.ts';
import { withGit } from '../compose/with-git.ts';
import { type JobContext, type JobResult, toResult } from '../job/job-context.ts';
import { openJobLease } from '../job/job-lease.ts';
import { composeDraft } from '../planning/compose-draft.ts';
import { openCommentThread } from '../publish/open-comment-thread.ts';
import { createTerminalNotifier } from '../publish/terminal-notifier.ts';
import { decideIssueAuthors, hashIssuePlan } from './check-plan-trust.ts';
import { findDraft, toDraftOrder } from './find-draft.ts';
import { loadBaseConfig, loadJobPolicy } from './run-task.ts';
import type { TaskOrder } from './task-order.ts';
import { openJobRemote } from './with-base-commit.ts';

/** The request for a draft: by a command, with what it is to change, or by the label. */
export interface DraftRequest {
  readonly isAsked: boolean;
  readonly change: string | undefined;
}

/** The draft of an issue, in its comment. */
export interface DraftedIssue {
  /** The order to run exactly the text that the comment shows. */
  readonly order: TaskOrder;
  /** Whether it may start without an approval: nothing is wrong with it, and the issue is by users with write access. */
  readonly isReady: boolean;
  readonly result: JobResult;
}

// Why: docs/decisions/0136-a-draft-waits-in-one-comment.md
/**
 * Drafts a plan from the text of an issue, and shows it in the one comment for that. Throws ConfigurationError without an
 * agent that can draft, and `draft_failed`.
 */
export async function draftIssue(issue: IssueText, context: JobContext, request: DraftRequest): Promise<DraftedIssue> {
  const { base } = context.inputs;
  const prepared = await prepare(issue, context, request);
  const authored = await fetchIssueAuthors(context.target, issue.number);
  const decision = await decideIssueAuthors(authored, context);
  if (decision.kind === 'unknown') throw new ConfigurationError('access_refused', { reason: decision.reason });
  const isOwnWish = decision.kind === 'trusted';
  const drafted = await draft({ issue, authored, request, isOwnWish }, prepared, context);
  const { planSource, remarks } = drafted;
  if (planSource === undefined) {
    const reasons = [...remarks.map(renderRemark), describeSpent(drafted.spent)];
    throw new GroundhogError('draft_failed', { reason: reasons.join('\n') });
  }
  const order = toDraftOrder(issue.number, `${toShownPlan(planSource.text)}\n`, base);
  const hash = hashIssuePlan(order, issue.number, context);
  const shown = { issueNumber: issue.number, planText: order.planSource.text, hash, findings: drafted };
  await showDraft(context.redactor.redact(renderDraftComment(shown, context.links)), issue.number, context);
  const reason = `A plan was drafted. It runs when a user with write access comments: /groundhog approve ${hash}`;
  return {
    order,
    isReady: isOwnWish && findFaults(remarks).length === 0,
    result: toResult('paused', reason, order.taskId),
  };
}

/** Writes the comment with a draft. Two jobs may create it at the same moment: the second reading leaves the older one. */
async function showDraft(text: string, issueNumber: number, context: JobContext): Promise<void> {
  const { kind } = await (await openCommentThread(context, issueNumber)).upsert(text);
  if (kind === 'created') await (await openCommentThread(context, issueNumber)).upsert(text);
}

interface PreparedDraft {
  readonly prepared: PreparedRun;
  /** The rules of the organisation; undefined where there are none. */
  readonly rules: RunPolicy | undefined;
}

/** Reads the settings of a run. A label on an issue without a plan is refused as before where no agent can draft one. */
async function prepare(issue: IssueText, context: JobContext, { isAsked }: DraftRequest): Promise<PreparedDraft> {
  const { given, base, triggerLabel } = context.inputs;
  const missing = new ConfigurationError('issue_plan_missing', { issue: issue.number, label: triggerLabel });
  const [config, policy] = [await loadBaseConfig({ base }, context), await loadJobPolicy(context)];
  try {
    const prepared = prepareRun({ given, config, plan: {}, policy }, context);
    // Of a command it is not known whether it can answer: only who asks for a draft knows that.
    if (!isAsked && choosePlanner(prepared.workers.workers).agent.reading === undefined) throw missing;
    context.setDeadline(prepared.settings.limits.deadlineMs);
    return { prepared, rules: policy?.rules };
  } catch (thrown) {
    const isWithoutAgent = thrown instanceof ConfigurationError && thrown.code === 'agent_command_missing';
    throw isWithoutAgent && !isAsked ? missing : thrown;
  }
}

interface IssueWish {
  readonly issue: IssueText;
  readonly authored: AuthoredText;
  readonly request: DraftRequest;
  readonly isOwnWish: boolean;
}

async function draft(
  { issue, authored, request, isOwnWish }: IssueWish,
  { prepared, rules }: PreparedDraft,
  context: JobContext,
): Promise<DraftedPlan> {
  const { base } = context.inputs;
  const found = await findDraft(issue.number, context);
  const last = found === undefined ? undefined : splitDraftHeader(found.text);
  const addition = last === undefined && request.change !== undefined ? `\n\n${request.change}` : '';
  return composeDraft(context.host, {
    ...{ base, prepared, signal: context.signal },
    wish: {
      wish: `${issue.title ?? ''}\n\n${authored.body}${addition}`.trim(),
      change: last && request.change !== undefined ? { planText: last.text, request: request.change } : undefined,
      ...{ spentBefore: last?.cost, rules },
      ...{ isOwnWish, isAgreed: false },
      records: await readRecords(context),
      onRound: (text) => context.write(`${text}\n`),
    },
    notifier: createTerminalNotifier(context.write),
    openOrigin: (git: Git) => openJobRemote(git, context),
    lease: openJobLease(context),
  });
}

/** Reads the records of the repository's tasks; those that cannot be read are left out. */
async function readRecords({ host, remote }: JobContext): Promise<readonly GroundhogRun[]> {
  const stored = await withGit(host, (git) => fetchRemoteTasks(git, remote));
  return [...stored.values()].flatMap((task) => (task instanceof GroundhogError ? [] : [task.state.record]));
}
