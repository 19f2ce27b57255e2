import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { escapeHtml } from '../../../src/report/html/markup.ts';
import { renderCheckRun } from '../../../src/report/pages/check-run.ts';
import { renderCheckpointComment } from '../../../src/report/pages/checkpoint-comment.ts';
import { renderGroupPage } from '../../../src/report/pages/group-check.ts';
import { renderJobSummary } from '../../../src/report/pages/job-summary.ts';
import { renderPullRequestBody, renderPullRequestTitle } from '../../../src/report/pages/pull-request-body.ts';
import { renderIssueComment, renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { makeLive } from '../make-live.ts';
import { LINKS } from '../make-view.ts';
import { naughtyStrings } from '../naughty-strings.ts';
import { ENDS, makeEnd } from '../sample-ends.ts';
import { makeLongHistory, makeLongNames, makeSample, STATES } from '../sample-states.ts';
import { makeTestsSample } from '../sample-tests.ts';
import { makeHostileView } from './hostile-view.ts';
import { listAnswers } from './sample-answers.ts';
import { listDrafts } from './sample-drafts.ts';
import { BOT, type SamplePage } from './sample-page.ts';

const at = (comment: number) => `${LINKS.pullRequestUrl}#issuecomment-${comment}`;
const COMMENTED = ['short-flags', 'readme', 'errors'].map((id, index) => [id, at(index + 2)] as const);
const WRITTEN = { ...LINKS, comments: { status: at(1), checkpoints: new Map(COMMENTED) } };
const THREAD = { ...WRITTEN, pullRequestUrl: undefined };
const ISSUE_TITLE = 'Parse the arguments of the command line';

/**
 * Everything that people see: in each state with few and many checkpoints, of a long history, of tests, with long and with
 * hostile texts, and what is answered.
 */
export async function listSamples(): Promise<SamplePage[]> {
  const counts = [1, 4, 60];
  return [
    ...STATES.flatMap((state) => counts.flatMap((count) => listPages(makeSample(state, count), `${state}-${count}`))),
    ...ENDS.flatMap((end) => counts.flatMap((count) => listPages(makeEnd(end, count), `${end}-${count}`))),
    ...listPages(makeLongHistory(), 'long'),
    ...listPages(makeTestsSample(), 'tests'),
    ...listPages(makeLongNames(), 'wide', 'x'.repeat(150)),
    ...listPages(makeHostileView(naughtyStrings), 'hostile', naughtyStrings.slice(0, 9).join(' ')),
    ...[makeSample('blocked', 4), makeLongNames(), makeHostileView(naughtyStrings)].map(toGroupPage),
    toFirstAttemptPage(),
    ...listDrafts(),
    ...(await listAnswers()),
  ];
}

/** Renders the comment on an issue whose first attempt is at work, before there is a pull request. */
function toFirstAttemptPage(): SamplePage {
  const view = makeSample('running', 1);
  const markdown = renderIssueComment(view, { ...LINKS, pullRequestUrl: undefined }, findSampleLive(view));
  return { name: 'issue-first-attempt', head: BOT, markdown };
}

/** Renders the page of a merge group on which the last criteria of a task ran again. */
function toGroupPage({ plan, record }: TaskView, index: number): SamplePage {
  const rows = record.checkpoints.map(({ checkpoint_id: checkpointId, attempts }) => {
    const runs = attempts.at(-1)?.verifier_runs ?? [];
    return { taskId: plan.task ?? record.task_id, checkpointId, runs };
  });
  return {
    name: `group-${index}`,
    head: 'groundhog summary',
    isPage: true,
    markdown: renderGroupPage('e'.repeat(40), rows),
  };
}

const STEPS = [
  ['Write', 'src/args.js'],
  ['Bash', 'package-lock.json'],
  ['Edit', 'src/args.js', 'test/args.test.js'],
  [null, 'src/flags/long-names-of-flags-that-nobody-types.js', 'src/flags/a.js', 'src/flags/b.js', 'src/flags/c.js'],
  ['Edit', 'src/args.js'],
] as const;

/** The progress of the attempt at work, where a view has one. */
function findSampleLive(view: TaskView) {
  const isRunning = view.record.checkpoints.some(({ attempts }) => attempts.at(-1)?.outcome === 'running');
  const toPaths = (paths: readonly string[]) => paths.map((path) => ({ status: 'M' as const, path }));
  const steps = STEPS.map(([tool, ...paths]) => ({ tool, changed_paths: toPaths(paths) }));
  return isRunning ? makeLive(view, steps) : undefined;
}

function listPages(view: TaskView, at: string, issueTitle = ISSUE_TITLE): SamplePage[] {
  const { checkpoints } = view.plan;
  const shown = checkpoints[Math.min(checkpoints.length - 1, Math.floor(checkpoints.length / 2))]?.id ?? '';
  const check = renderCheckRun(
    { ...view, record: { ...view.record, head: 'd'.repeat(40) } },
    { links: WRITTEN, plan: undefined },
  );
  const title = renderPullRequestTitle(view, issueTitle);
  const body = renderPullRequestBody(view, { links: WRITTEN, issueNumber: 12 });
  const pages: readonly SamplePage[] = [
    { name: `status-${at}`, head: BOT, markdown: renderStatusComment(view, THREAD, findSampleLive(view)) },
    { name: `checkpoint-${at}`, head: BOT, markdown: renderCheckpointComment(view, shown, THREAD) },
    { name: `issue-${at}`, head: BOT, markdown: renderIssueComment(view, WRITTEN) },
    { name: `pull-${at}`, head: BOT, title, markdown: body },
    { name: `summary-${at}`, head: 'groundhog summary', isPage: true, markdown: renderJobSummary(view, WRITTEN) },
  ];
  return check === undefined
    ? [...pages]
    : [
        ...pages,
        { name: `check-${at}`, head: `<b>${escapeHtml(check.title)}</b>`, isPage: true, markdown: check.summary },
      ];
}
