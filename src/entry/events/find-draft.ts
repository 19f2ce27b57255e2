import { ConfigurationError } from '../../domain/errors/errors.ts';
import { parsePlan } from '../../domain/plan/parse-plan.ts';
import { extractDraft } from '../../domain/planning/extract-draft.ts';
import { renderProblems } from '../../domain/yaml/file-problem.ts';
import { renderDraftMarker } from '../../report/pages/draft-comment.ts';
import type { JobContext } from '../job/job-context.ts';
import { openCommentThread } from '../publish/open-comment-thread.ts';
import { toInlineOrder } from './load-order.ts';
import type { TaskOrder } from './task-order.ts';

/** The draft that our comment on an issue holds now. */
export interface IssueDraft {
  readonly text: string;
  /** The last edit of the comment, by GitHub's clock. */
  readonly updatedAt: string;
}

/** Finds the draft of an issue as its comment shows it; undefined where there is none. */
export async function findDraft(issueNumber: number, context: JobContext): Promise<IssueDraft | undefined> {
  const thread = await openCommentThread(context, issueNumber);
  const comment = await thread.find(renderDraftMarker(issueNumber));
  const extracted = comment === undefined ? undefined : extractDraft(comment.body);
  if (comment === undefined || extracted?.kind !== 'plan') return undefined;
  return { text: extracted.text, updatedAt: comment.updatedAt };
}

/** Makes the order to run a draft, byte for byte as it is shown. Throws ConfigurationError where it is no plan. */
export function toDraftOrder(issueNumber: number, text: string, base: string | undefined): TaskOrder {
  const parsed = parsePlan(text, { fileName: 'the draft' });
  if (parsed.kind === 'invalid')
    throw new ConfigurationError('plan_not_approved', {
      reason: `The draft is no valid plan:\n${renderProblems('draft', parsed.problems)}`,
    });
  return toInlineOrder({ plan: parsed.plan, text }, issueNumber, base);
}
