import { type TaskLabel, toTaskLabel } from '../../domain/decisions/task-label.ts';
import { hasTrait } from '../../domain/record/event-traits.ts';
import type { Notifier, TaskView } from '../../domain/record/notifier.ts';
import type { CommentKeeper } from '../../github/comments/comment-keeper.ts';
import { setTaskLabel } from '../../github/issue-labels.ts';
import { renderIssueComment } from '../../report/pages/issue-comment.ts';
import { describeTaskStatus, endingOf } from '../../report/words/task-status.ts';
import type { JobContext } from '../job/job-context.ts';
import { isMilestone } from './github-notifier.ts';
import { openCommentThread } from './open-comment-thread.ts';
import { createWarnOnFailure } from './warn-on-failure.ts';

export interface IssueNotifierOptions {
  readonly context: JobContext;
  /** Undefined where only the task's record may name an issue. */
  readonly issueNumber: number | undefined;
  /** The pull request of the task, once there is one. */
  readonly pullRequest: () => { readonly url: string } | undefined;
}

/** A notifier that keeps the comment and the label on a task's issue current. */
export interface IssueNotifier extends Notifier {
  /** Brings the issue to this view and returns when that is delivered, or was warned about. */
  finish(view: TaskView): Promise<void>;
}

/** Tells a run on the issue that asked for its task; does nothing for a task without one. Works beside the run. */
export function createIssueNotifier({ context, issueNumber, pullRequest }: IssueNotifierOptions): IssueNotifier {
  const warnOnFailure = createWarnOnFailure(context.warn);
  const { job, redactor, inputs } = context;
  let thread: CommentKeeper | undefined;
  let label: TaskLabel | undefined;
  let shownPull: string | undefined;
  let news: TaskView | undefined;
  let working: Promise<void> | undefined;

  const tell = async (number: number, view: TaskView) => {
    thread ??= await warnOnFailure(() => openCommentThread(context, number));
    const situation = describeTaskStatus(view);
    const wanted = toTaskLabel(situation === undefined ? null : endingOf(situation.kind));
    if (wanted !== label && (await warnOnFailure(() => setTaskLabel(place, number, wanted).then(() => true))) === true)
      label = wanted;
    shownPull = pullRequest()?.url;
    const links = { repositoryUrl: job.repositoryUrl, runUrl: job.runUrl, pullRequestUrl: shownPull };
    await warnOnFailure(async () => thread?.upsert(redactor.redact(renderIssueComment(view, links))));
  };
  const place = { client: context.client, repository: job.repository };
  const work = async () => {
    for (let view = news; view !== undefined; view = news) {
      news = undefined;
      const number = view.run.issue_number ?? issueNumber;
      if (number !== undefined) await tell(number, view);
    }
    working = undefined;
  };
  const start = (view: TaskView): Promise<void> => {
    if (inputs.isDryRun) return Promise.resolve();
    news = view;
    working ??= work();
    return working;
  };

  return {
    async recorded(events, view) {
      const hasNewPull = pullRequest()?.url !== shownPull && events.some(isMilestone);
      if (hasNewPull || events.some((event) => hasTrait(event, 'status'))) void start(view);
    },
    progress() {},
    finish: start,
  };
}
