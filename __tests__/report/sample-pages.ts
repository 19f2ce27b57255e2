import { renderCheckRun } from '../../src/report/check-run.ts';
import { renderCheckpointComment } from '../../src/report/checkpoint-comment.ts';
import { renderIssueComment } from '../../src/report/issue-comment.ts';
import { renderJobSummary } from '../../src/report/job-summary.ts';
import { renderPullRequestBody } from '../../src/report/pull-request-body.ts';
import { renderStatusComment } from '../../src/report/status-comment.ts';
import { LINKS } from './make-view.ts';
import { makeSample, STATES } from './sample-states.ts';

/** One thing that people see on GitHub, with what stands over it there. */
export interface SamplePage {
  readonly name: string;
  readonly head: string;
  readonly markdown: string;
}

const BOT = '<b>github-actions</b> bot commented';
const THREAD = { ...LINKS, pullRequestUrl: undefined };

/** Everything that people see, in each state and with few and many checkpoints. */
export function listSamples(): SamplePage[] {
  return STATES.flatMap((state) =>
    [1, 4, 60].flatMap((count) => {
      const view = makeSample(state, count);
      const at = `${state}-${count}`;
      const told = view.plan.checkpoints[Math.min(count - 1, Math.floor(count / 2))]?.id ?? '';
      const check = renderCheckRun(
        { ...view, run: { ...view.run, head: 'd'.repeat(40) } },
        { links: LINKS, plan: undefined },
      );
      const pages = [
        { name: `status-${at}`, head: BOT, markdown: renderStatusComment(view, THREAD) },
        { name: `checkpoint-${at}`, head: BOT, markdown: renderCheckpointComment(view, told, THREAD) },
        { name: `issue-${at}`, head: BOT, markdown: renderIssueComment(view, LINKS) },
        { name: `pull-${at}`, head: BOT, markdown: renderPullRequestBody(view, { links: LINKS, issueNumber: 12 }) },
        { name: `summary-${at}`, head: 'groundhog summary', markdown: renderJobSummary(view, LINKS) },
      ];
      return check === undefined
        ? pages
        : [...pages, { name: `check-${at}`, head: `<b>${check.title}</b>`, markdown: check.summary }];
    }),
  );
}
