import { renderError } from '../../../src/domain/errors/error-catalog.ts';
import { ConfigurationError } from '../../../src/domain/errors/errors.ts';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { renderAnswer } from '../../../src/report/pages/answer-comment.ts';
import { renderCheckRun } from '../../../src/report/pages/check-run.ts';
import { renderCheckpointComment } from '../../../src/report/pages/checkpoint-comment.ts';
import { renderEndSummary, renderJobSummary } from '../../../src/report/pages/job-summary.ts';
import { renderPullRequestBody } from '../../../src/report/pages/pull-request-body.ts';
import { renderIssueComment, renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { LINKS } from '../make-view.ts';
import { makeLongHistory, makeSample, STATES } from '../sample-states.ts';
import { makeTestsSample } from '../sample-tests.ts';

/** One thing that people see on GitHub, with what stands over it there. */
export interface SamplePage {
  readonly name: string;
  readonly head: string;
  readonly markdown: string;
}

const BOT = '<b>github-actions</b> bot commented';
const at = (comment: number) => `${LINKS.pullRequestUrl}#issuecomment-${comment}`;
const COMMENTED = ['short-flags', 'readme', 'errors'].map((id, index) => [id, at(index + 2)] as const);
const WRITTEN = { ...LINKS, comments: { status: at(1), checkpoints: new Map(COMMENTED) } };
const THREAD = { ...WRITTEN, pullRequestUrl: undefined };

/** Everything that people see: in each state with few and many checkpoints, of a long history, of tests, and of a refusal. */
export function listSamples(): SamplePage[] {
  return [
    ...listStates(),
    ...listPages(makeLongHistory(), 'long'),
    ...listPages(makeTestsSample(), 'tests'),
    ...listRefused(),
  ];
}

function listStates(): SamplePage[] {
  return STATES.flatMap((state) =>
    [1, 4, 60].flatMap((count) => listPages(makeSample(state, count), `${state}-${count}`)),
  );
}

function listPages(view: TaskView, at: string): SamplePage[] {
  const { checkpoints } = view.plan;
  const told = checkpoints[Math.min(checkpoints.length - 1, Math.floor(checkpoints.length / 2))]?.id ?? '';
  const check = renderCheckRun(
    { ...view, record: { ...view.record, head: 'd'.repeat(40) } },
    { links: WRITTEN, plan: undefined },
  );
  const pages = [
    { name: `status-${at}`, head: BOT, markdown: renderStatusComment(view, THREAD) },
    { name: `checkpoint-${at}`, head: BOT, markdown: renderCheckpointComment(view, told, THREAD) },
    { name: `issue-${at}`, head: BOT, markdown: renderIssueComment(view, WRITTEN) },
    { name: `pull-${at}`, head: BOT, markdown: renderPullRequestBody(view, { links: WRITTEN, issueNumber: 12 }) },
    { name: `summary-${at}`, head: 'groundhog summary', markdown: renderJobSummary(view, WRITTEN) },
  ];
  return check === undefined
    ? pages
    : [...pages, { name: `check-${at}`, head: `<b>${check.title}</b>`, markdown: check.summary }];
}

/** A run that was not begun has no record: its reason stands on the job's page, and where it was asked for. */
function listRefused(): SamplePage[] {
  const problems = [
    'issue 5:7 (plan 2:5): `checkpoints[0].specs` is not known; did you mean "spec"?',
    'issue 9:28 (plan 6:26): `pattern` cannot be read: missing closing )',
  ].join('\n');
  const reason = renderError(new ConfigurationError('issue_plan_invalid', { issue: 12, problems, label: 'groundhog' }));
  const answer = renderAnswer({ threadNumber: 12, question: undefined }, { kind: 'plain', text: reason }, LINKS);
  return [
    { name: 'summary-refused', head: 'groundhog summary', markdown: renderEndSummary('refused', reason) },
    { name: 'answer-refused', head: BOT, markdown: answer },
  ];
}
