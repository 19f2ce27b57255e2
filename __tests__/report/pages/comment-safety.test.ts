import { describe, expect, test } from '@jest/globals';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { type AnswerText, renderAnswer } from '../../../src/report/pages/answer-comment.ts';
import { renderCheckRun } from '../../../src/report/pages/check-run.ts';
import { renderCheckpointComment } from '../../../src/report/pages/checkpoint-comment.ts';
import { renderJobSummary } from '../../../src/report/pages/job-summary.ts';
import { renderPullRequestBody } from '../../../src/report/pages/pull-request-body.ts';
import { renderIssueComment, renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { renderChronicleText, renderStatusText } from '../../../src/report/terminal/chronicle-text.ts';
import { utf8Length } from '../../../src/report/text/safe-text.ts';
import { isSlowRun, quickTest } from '../../helpers/slow-run.ts';
import { makeLive } from '../make-live.ts';
import { LINKS } from '../make-view.ts';
import { bigListOfNaughtyStrings as blns, naughtyStrings } from '../naughty-strings.ts';
import { countCells, findActiveText } from './active-markdown.ts';
import { findActiveParts } from './github-markdown.ts';
import { makeHostileView } from './hostile-view.ts';

const PLAN = { path: '.groundhog/plans/demo.yml', findLine: () => 7 };
/** An answer whose question and words are what the view's people and agents have written. */
function answer(view: TaskView, toText: (text: string) => AnswerText): string {
  const { text, by } = view.record.steering[0] ?? { text: '', by: '' };
  const question = { line: text ?? '', comment: { id: 1 }, by };
  return renderAnswer({ threadNumber: 7, question }, toText(view.record.ending_reason ?? ''), LINKS);
}

const NO_PULL_REQUEST = { ...LINKS, pullRequestUrl: undefined };
const toRunning = (view: TaskView): TaskView => ({
  ...view,
  record: { ...view.record, ending: null, ended_at: null },
});
const toAtWork = (view: TaskView): TaskView => {
  const running = toRunning(view);
  const checkpoints = running.record.checkpoints.map((run) => {
    const attempts = run.attempts.map((attempt, index) =>
      index === run.attempts.length - 1 ? { ...attempt, outcome: 'running' as const, ended_at: null } : attempt,
    );
    return { ...run, attempts, outcome: 'pending' as const };
  });
  return { ...running, record: { ...running.record, checkpoints } };
};
/** Steps whose tools and paths are what the agents of a view have written. */
const toSteps = (view: TaskView) =>
  view.record.checkpoints.flatMap(({ attempts }) =>
    attempts.map(({ tool_calls, changed_paths, summary }) => ({
      tool: tool_calls[0]?.tool_name ?? summary,
      changed_paths,
    })),
  );
const renderers: Readonly<Record<string, (view: TaskView) => string>> = {
  'checkpoint comment': (view) => renderCheckpointComment(view, view.plan.checkpoints[0]?.id ?? '', LINKS),
  'status comment': (view) => renderStatusComment(view, LINKS),
  'status comment of a run that goes on': (view) => renderStatusComment(toRunning(view), LINKS),
  'status comment of an attempt at work': (view) => {
    const atWork = toAtWork(view);
    return renderStatusComment(atWork, LINKS, makeLive(atWork, toSteps(view)));
  },
  'pull request body': (view) => renderPullRequestBody(view, { links: LINKS }),
  'issue comment': (view) => renderIssueComment(view, NO_PULL_REQUEST),
  'answer to a command': (view) => answer(view, (text) => ({ kind: 'plain', text, isResumed: true })),
  'answer to a wrong command': (view) => answer(view, (problem) => ({ kind: 'help', problem })),
  'answer that tells the status': (view) => answer(view, () => ({ kind: 'status', view, url: undefined })),
  'job summary': (view) => renderJobSummary(view, LINKS),
  'check run': (view) => renderCheckRun(view, { links: LINKS, plan: PLAN })?.summary ?? '',
};

const OUR_HTML =
  /^(?:<!-- groundhog:1:(?:(?:n0nce|thread%2D7):[a-z]+:\S*|body:(?:open|finished)|end) -->|<summary>[\w .,:·$❌✅👀-]+<\/summary>|<\/?(?:details(?: open)?|sub)>)$/u;
/** The words that stand out in our own sentences. */
const OUR_MARK =
  /^(?:Your move|Waits for approval:|Not judged:|Audit:|Why:|Side effects|Tried:|Happened:|Next:|Output|none|The plan was not run\.)$/;
const countMarkers = (markdown: string) => {
  if (/^<!-- groundhog:1:body:/.test(markdown)) return 2;
  return /^<!-- groundhog/.test(markdown) ? 1 : 0;
};
const OUR_LINK = /^https:\/\/github\.test\/acme\/widgets\/[\w/.]+(?:#issuecomment-1)?$/;
const OUR_CHART = /^%%\{init: .+\}%%\ngantt(?:\n {2}[\w %:, -]+)+\n$/;

/** Nothing of others is alive in a text, and nothing of ours is broken. */
function expectDead(markdown: string): void {
  const { html, links, images, text, drawn, marked } = findActiveParts(markdown);
  for (const piece of html) expect(piece).toMatch(OUR_HTML);
  for (const link of links) expect(link).toMatch(OUR_LINK);
  for (const chart of drawn) expect(chart).toMatch(OUR_CHART);
  expect(images).toEqual([]);
  // The words of a plan and of people may be read as prose; nothing in them refers to anything.
  expect(text).not.toMatch(/@\S|#\d|\bGH-\d|https?:\/\/|\[(?:skip|no) /i);
  // In the body of a pull request the names of checkpoints stand out, too.
  if (!markdown.startsWith('<!-- groundhog:1:body:')) for (const piece of marked) expect(piece).toMatch(OUR_MARK);
  const details = html.filter((each) => each.startsWith('<details')).length;
  const count = (piece: string) => html.filter((each) => each === piece).length;
  expect(details).toBe(count('</details>'));
  expect(markdown.match(/<!--\s*groundhog/gi) ?? []).toHaveLength(countMarkers(markdown));
  expect(markdown.replace(/[⏸⚠]\ufe0f/g, '')).not.toMatch(
    /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]|[^\P{Cc}\n\t]/u,
  );
  for (const rows of countCells(markdown.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '')))
    expect(new Set(rows).size).toBe(1);
  expect(findActiveText(markdown)).not.toContain('UNCLOSED');
}

// With this many texts in turn each of them reaches each field of an attempt.
const BATCH = 23;
const inBatches = (texts: readonly string[]): TaskView[] =>
  Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, index) =>
    makeHostileView(texts.slice(index * BATCH, (index + 1) * BATCH)),
  );
const alone = naughtyStrings.map((naughty) => makeHostileView([`EVIL\n${naughty}\nEVIL`]));
const together = inBatches(
  naughtyStrings.flatMap((naughty) => [naughty, `${naughty} EVIL`, `${naughty.repeat(40)} EVIL`]),
);
const fromTheList = inBatches(blns.map((text) => `${text} EVIL`));
// Far past every bound; the slow run takes five times as much.
const ENDLESS = isSlowRun ? 5_000_000 : 1_000_000;
const endless = ['word ', '`', '😀', '\u001b[0m', '| ', '```\n', '\n', '\u200b'].map((unit) =>
  makeHostileView([unit.repeat(Math.ceil(ENDLESS / unit.length))]),
);

describe.each(Object.entries(renderers))('the %s', (_, render) => {
  quickTest('keeps texts dead that try to come alive', () => {
    for (const view of [...alone, ...together]) expectDead(render(view));
  });

  quickTest('keeps the big list of naughty strings dead', () => {
    for (const view of fromTheList) expectDead(render(view));
  });

  quickTest('keeps its own output dead when somebody hands it back', () => {
    const once = render(makeHostileView(naughtyStrings.slice(0, 20)));
    const twice = render(makeHostileView([once, `EVIL ${once}`]));
    expectDead(twice);
    expectDead(render(makeHostileView([twice])));
  });

  test('stays within its bounds with texts of megabytes', () => {
    const limit = render === renderers['job summary'] ? 1024 * 1024 : 60_000;
    for (const view of endless) {
      const markdown = render(view);
      expect(markdown.length).toBeLessThanOrEqual(limit);
      expect(findActiveText(markdown)).not.toContain('UNCLOSED FENCE');
      expect(findActiveParts(markdown).html.every((piece) => OUR_HTML.test(piece))).toBe(true);
    }
  });
});

quickTest('an annotation holds plain text of a bounded size at a place that exists', () => {
  const view = makeHostileView([`EVIL \u001b[31m\u202e ${'x'.repeat(100_000)}`]);
  const annotations = renderCheckRun(view, { links: LINKS, plan: PLAN })?.annotations ?? [];
  expect(annotations).toMatchObject([{ path: PLAN.path, line: 7 }]);
  for (const { title, message } of annotations) {
    expect(title.length).toBeLessThanOrEqual(255);
    expect(utf8Length(message)).toBeLessThanOrEqual(64 * 1024);
    expect(title + message).not.toMatch(/[\p{Cf}\p{Cs}]|[^\P{Cc}\n\t]/u);
  }
});

(isSlowRun ? describe.skip : describe).each([
  ['chronicle', renderChronicleText],
  ['status', renderStatusText],
])('the %s for the terminal', (_, render) => {
  test.each(naughtyStrings)('holds no control characters and no log command for %j', (naughty) => {
    const text = render(makeHostileView([`${naughty}\n${naughty} ##[group]x\n::stop-commands::x`]));
    expect(text).not.toMatch(/[\p{Cf}\p{Cs}]|[^\P{Cc}\n\t]/u);
    expect(text).not.toMatch(/^\s*::|##\[/m);
  });
});
