import { type TaskLabel, toTaskLabel } from '../../domain/decisions/task-label.ts';
import { hasTrait } from '../../domain/record/event-traits.ts';
import type { Notifier, TaskView } from '../../domain/record/notifier.ts';
import type { CommentKeeper } from '../../github/comments/comment-keeper.ts';
import { setTaskLabel } from '../../github/issue-labels.ts';
import type { PullCreation } from '../../github/pull-request.ts';
import { renderIssueComment } from '../../report/pages/status-comment.ts';
import { renderMarker } from '../../report/text/marker.ts';
import type { LiveMoment } from '../../report/words/live-attempt.ts';
import { describeTaskStatus, endingOf } from '../../report/words/task-status.ts';
import type { JobContext } from '../job/job-context.ts';
import type { Inputs } from '../settings/inputs.ts';
import { describeUnopened, findUnopenedLine } from './describe-unopened.ts';
import { type GitHubNotifier, isMilestone } from './github-notifier.ts';
import { createLatestQueue } from './latest-queue.ts';
import { createLiveLane, type LiveLane } from './live-lane.ts';
import { openCommentThread } from './open-comment-thread.ts';
import { createWarnOnFailure } from './warn-on-failure.ts';

export interface IssueNotifierOptions {
  readonly context: Pick<JobContext, 'redactor' | 'target' | 'ourLogin' | 'links' | 'warn'> & {
    readonly inputs: Pick<Inputs, 'isDryRun' | 'hasButtons'>;
  };
  /** The issue; undefined where only the task's record may name one. */
  readonly issueNumber: number | undefined;
  /** The pull request of the task, once there is one, or why there is none. */
  readonly github: Pick<GitHubNotifier, 'pullRequest' | 'unopened' | 'isFinal'>;
  /** With `never` no comment is created. */
  readonly creation: PullCreation;
  /** Finds the attempt at work, to be shown while there is no pull request that is open. */
  readonly findLive: () => LiveMoment | undefined;
  /** Called with what a live edit has thrown. */
  readonly onLiveFailure: (thrown: unknown) => void;
}

/** A notifier that keeps the comment and the label on a task's issue current. */
export interface IssueNotifier extends Notifier {
  /** Shows the attempt at work in the comment. One that this job does not know yet is published, as the end would do. */
  showLive(view: TaskView): Promise<void>;
  readonly lane: Pick<LiveLane, 'isBusy' | 'takeFailure'>;
  /** Publishes this view and returns when it is delivered, or has failed with a warning. */
  finish(view: TaskView): Promise<void>;
}

/** Creates a notifier that reports a run on the issue of its task, without holding it up; for none it does nothing. */
export function createIssueNotifier(options: IssueNotifierOptions): IssueNotifier {
  const { context, issueNumber, github, creation, onLiveFailure } = options;
  const lane = createLiveLane(onLiveFailure);
  const warnOnFailure = createWarnOnFailure(context.warn, lane.noteFailure);
  const { inputs, target } = context;
  let thread: CommentKeeper | undefined;
  let label: TaskLabel | undefined;
  let shownPull: string | undefined;
  let isLiveShown = false;
  /** The line of an earlier job on why there is no pull request, which a job that opens none does not learn. */
  let keptLine: string | undefined;
  const findUnopened = () =>
    describeUnopened(github.unopened()) ?? (github.pullRequest() === undefined ? keptLine : undefined);
  const findShown = () => github.pullRequest()?.url ?? findUnopened();

  const render = (view: TaskView) => renderComment(view, options, findUnopened());
  const update = async (number: number, view: TaskView) => {
    thread ??= await warnOnFailure(() => openCommentThread(context, number));
    const status = describeTaskStatus(view);
    const wanted = toTaskLabel(status === undefined ? null : endingOf(status.kind));
    const setLabel = () => setTaskLabel(target, number, wanted).then(() => true);
    if (wanted !== label && (await warnOnFailure(setLabel)) === true) label = wanted;
    shownPull = findShown();
    const missing = creation === 'never' ? 'leave_out' : 'create';
    await warnOnFailure(async () => {
      if (creation === 'never') keptLine = findUnopenedLine((await thread?.find(toMarker(view)))?.body ?? '');
      await thread?.upsert(render(view), missing);
    });
  };
  const updateLatest = createLatestQueue(async (view: TaskView) => {
    const number = view.record.issue_number ?? issueNumber;
    if (number !== undefined) await lane.publish(() => update(number, view));
  });
  const start = (view: TaskView): Promise<void> => (inputs.isDryRun ? Promise.resolve() : updateLatest(view));

  return {
    async recorded(events, view) {
      const hasNewPull = findShown() !== shownPull && events.some(isMilestone);
      const isOver = isLiveShown && events.some(({ kind }) => kind === 'attempt_ended');
      if (isOver) isLiveShown = false;
      if (hasNewPull || isOver || events.some((event) => hasTrait(event, 'status'))) void start(view);
    },
    progress() {},
    lane,
    async showLive(view) {
      isLiveShown = true;
      await (thread === undefined ? start(view) : lane.edit(async () => thread?.tryEdit(render(view))));
    },
    finish: start,
  };
}

function renderComment(
  view: TaskView,
  { context: { redactor, links, inputs }, github, findLive }: IssueNotifierOptions,
  unopened: string | undefined,
): string {
  const pages = { ...links, pullRequestUrl: github.pullRequest()?.url, unopened };
  // An open pull request shows it.
  const live = pages.pullRequestUrl === undefined || github.isFinal() ? findLive() : undefined;
  return redactor.redact(renderIssueComment(view, pages, { live, hasBoxes: inputs.hasButtons }));
}

function toMarker({ record: { lineage } }: TaskView): string {
  return renderMarker({ lineage, kind: 'issue' });
}
