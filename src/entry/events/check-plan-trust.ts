import type { Standing } from '../../domain/decisions/gate.ts';
import { type AuthorsDecision, decideAuthors, listAuthorLogins } from '../../domain/decisions/plan-authors.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type PlanApproval, renderApprovedPlan } from '../../domain/plan/plan-approval.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import { fetchStanding } from '../../github/events/check-access.ts';
import { isSameBody } from '../../github/events/compare-event-text.ts';
import { type AuthoredText, fetchIssueAuthors } from '../../github/events/fetch-issue-authors.ts';
import type { IssueText } from '../../github/events/trigger.ts';
import type { JobContext } from '../job/job-context.ts';
import { findRecordedTask } from './load-order.ts';
import type { TaskOrder } from './task-order.ts';

/** Whether the plan of an issue may run: because of its authors, or by an approval, which is recorded with the run. */
export type PlanTrust =
  | { readonly kind: 'trusted'; readonly approval: PlanApproval | undefined }
  | { readonly kind: 'unapproved'; readonly hash: string; readonly reason: string };

/** Decides whether a plan in the text of an issue may run. Throws a GroundhogError when GitHub does not report its authors. */
export async function checkPlanTrust(
  order: TaskOrder,
  { issue, approval }: { readonly issue: IssueText; readonly approval: PlanApproval | undefined },
  context: JobContext,
): Promise<PlanTrust> {
  const hash = hashIssuePlan(order, issue.number, context);
  if (approval?.hash === hash) return { kind: 'trusted', approval };
  if (approval !== undefined)
    return { kind: 'unapproved', hash, reason: 'That is not the hash of the plan that is in the issue now.' };
  const authored = await fetchIssueAuthors(context.target, issue.number);
  if (!isSameBody(authored.body, issue.body))
    throw new ConfigurationError('access_refused', {
      reason: 'The issue was changed after this event. Its present version was not asked for: ask again.',
    });
  const decision = await decideIssueAuthors(authored, context, context.standings);
  if (decision.kind === 'unknown') throw new ConfigurationError('access_refused', { reason: decision.reason });
  if (decision.kind === 'trusted' || (await isApprovalRecorded(order, hash, context)))
    return { kind: 'trusted', approval: undefined };
  return { kind: 'unapproved', hash, reason: decision.reason };
}

/** Returns the hash by which exactly this plan of an issue is approved. */
export function hashIssuePlan(
  { taskId, planSource }: Pick<TaskOrder, 'taskId' | 'planSource'>,
  issue: number,
  { job }: Pick<JobContext, 'job'>,
): string {
  const { owner, repo } = job.repository;
  const about = { repository: `${owner}/${repo}`.toLowerCase(), issue, task: taskId };
  return `sha256:${sha256Hex(renderApprovedPlan({ ...about, text: planSource.text }))}`;
}

/** Decides whether the text of an issue is by users who may write here; `known` has the rights that GitHub has just reported. */
export async function decideIssueAuthors(
  authored: AuthoredText,
  context: JobContext,
  known: JobContext['standings'] = new Map(),
): Promise<AuthorsDecision> {
  const standings = await fetchStandings(authored, context, known);
  return decideAuthors(authored, { standings, allowedBots: context.inputs.allowedBots });
}

async function fetchStandings(
  authored: AuthoredText,
  { client, job }: JobContext,
  known: ReadonlyMap<string, Standing>,
): Promise<ReadonlyMap<string, Standing>> {
  const standings = new Map<string, Standing>();
  for (const login of listAuthorLogins(authored))
    standings.set(login, known.get(login) ?? (await fetchStanding(client, job.repository, login)));
  return standings;
}

async function isApprovalRecorded({ taskId }: TaskOrder, hash: string, context: JobContext): Promise<boolean> {
  const stored = await findRecordedTask(taskId, context);
  return stored?.events.some((event) => event.kind === 'plan_approved' && event.hash === hash) ?? false;
}
