import { describe, expect, test } from '@jest/globals';
import type { AttemptRecord } from '../../src/domain/attempt.ts';
import type { TaskView } from '../../src/domain/notifier.ts';
import { renderCheckpointComment } from '../../src/report/checkpoint-comment.ts';
import { renderChronicleText, renderStatusText } from '../../src/report/chronicle-text.ts';
import { renderJobSummary } from '../../src/report/job-summary.ts';
import { renderPullRequestBody } from '../../src/report/pull-request-body.ts';
import { byteLength } from '../../src/report/safe-text.ts';
import { renderStatusComment } from '../../src/report/status-comment.ts';
import { countCells, findActiveText } from './active-markdown.ts';
import { LINKS, makeAttempt, makeCriterionRun, makeView } from './make-view.ts';
import { naughtyStrings } from './naughty-strings.ts';

const ID = 'chk';

function makeHostileAttempt(text: string): AttemptRecord {
  return makeAttempt({
    summary: text,
    failure_report: { source: 'agent', what_tried: text, what_happened: text, next_attempt_plan: text },
    verifier_runs: [
      makeCriterionRun({ outcome: 'failed', detail: text, output: text }),
      makeCriterionRun({
        criterion: { kind: 'semantic', statement: `EVIL ${text}` },
        outcome: 'unjudged',
        detail: text,
      }),
      makeCriterionRun({ criterion: { kind: 'file_contains', path: 'a', pattern: `EVIL ${text}` }, detail: text }),
    ],
    side_effects: [{ kind: 'other', target: `EVIL ${text}`.slice(0, 1000), reversible: true }],
    changed_paths: [{ status: 'A', path: text }],
    changed_paths_total: 1,
    notes: [text],
  });
}

function makeHostileView(text: string): TaskView {
  const passed: AttemptRecord = { ...makeHostileAttempt(text), day: 2, outcome: 'passed' };
  const spec = `EVIL ${text}`.slice(0, 30_000);
  const sketch = { checkpoint_id: ID, spec, reason: text, baseline: [makeCriterionRun({ detail: text })] };
  const view = makeView([{ ...sketch, attempts: [makeHostileAttempt(text), passed] }], {
    ending: 'blocked',
    ending_reason: text,
  });
  // The id of a checkpoint is hostile too where the plan came from an issue.
  const id =
    text
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim()
      .slice(0, 100) || ID;
  const run = { ...view.run, checkpoints: view.run.checkpoints.map((each) => ({ ...each, checkpoint_id: id })) };
  const plan = { ...view.plan, checkpoints: view.plan.checkpoints.map((each) => ({ ...each, id })) };
  return { ...view, plan, run };
}

const renderers: Readonly<Record<string, (view: TaskView) => string>> = {
  'checkpoint comment': (view) => renderCheckpointComment(view, view.plan.checkpoints[0]?.id ?? '', LINKS),
  'status comment': (view) => renderStatusComment(view, LINKS),
  'pull request body': (view) => renderPullRequestBody(view, { links: LINKS }),
  'job summary': (view) => renderJobSummary(view, LINKS),
};

/** Our own markup, taken out of what is active; nothing but our own words may remain. */
function removeOurs(active: string): string {
  return active
    .replace(/^<!-- groundhog:1:n0nce:[a-z]+:\S* -->$/m, '')
    .replace(/<\/?(?:details|summary)>/g, '')
    .replace(/\]\(https:\/\/github\.test\/acme\/widgets\/[\w/.]+\)/g, ']');
}

describe.each(Object.entries(renderers))('the %s', (_, render) => {
  test.each(naughtyStrings)('keeps %j dead', (naughty) => {
    for (const text of [naughty, `${naughty} EVIL`, `EVIL\n${naughty}\nEVIL`, `${naughty.repeat(40)} EVIL`]) {
      const markdown = render(makeHostileView(text));
      const active = removeOurs(findActiveText(markdown));
      expect(active).not.toMatch(/EVIL|UNCLOSED/);
      expect(active).not.toMatch(/[@<>]|&#|!\[|\]\(|https?:|www\.|#\d|octocat|evil/);
      expect(markdown.match(/<!--\s*groundhog/gi) ?? []).toHaveLength(/^<!-- groundhog/.test(markdown) ? 1 : 0);
      expect(markdown).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]|[^\P{Cc}\n\t]/u);
      for (const rows of countCells(findActiveText(markdown).includes('|') ? markdown : ''))
        expect(new Set(rows).size).toBe(1);
    }
  });

  test('stays within its bounds with texts of five megabytes', () => {
    const limit = render === renderers['job summary'] ? 1024 * 1024 : 60_000;
    for (const unit of ['word ', '`', '😀', '\u001b[0m', '| ', '```\n', '\n', '\u200b']) {
      const markdown = render(makeHostileView(unit.repeat(Math.ceil(5_000_000 / unit.length))));
      expect(markdown.length).toBeLessThanOrEqual(limit);
      expect(findActiveText(markdown)).not.toContain('UNCLOSED FENCE');
    }
  });
});

test('a checkpoint with a thousand attempts, criteria and paths stays within 60,000 characters', () => {
  const long = '漢'.repeat(500);
  const attempt = {
    ...makeHostileAttempt(long.repeat(20)),
    verifier_runs: Array.from({ length: 100 }, () =>
      makeCriterionRun({ outcome: 'failed', detail: long, output: long.repeat(100) }),
    ),
    side_effects: Array.from({ length: 1000 }, (_, index) => ({
      kind: 'other' as const,
      target: `${index}${long}`,
      reversible: false,
    })),
    changed_paths: Array.from({ length: 200 }, (_, index) => ({ status: 'A' as const, path: `${index}${long}` })),
    notes: Array.from({ length: 1000 }, () => long),
  };
  const attempts = Array.from({ length: 1000 }, (_, index) => ({ ...attempt, day: index + 1 }));
  const view = makeView([{ checkpoint_id: ID }]);
  const run = { ...view.run, checkpoints: view.run.checkpoints.map((each) => ({ ...each, attempts })) };
  const comment = renderCheckpointComment({ ...view, run }, ID, LINKS);
  expect(comment.length).toBeLessThanOrEqual(60_000);
  expect(comment).toContain('| 1000 | failed |');
  expect(comment).toMatch(/\d+ earlier rows are left out here\./);
  expect(byteLength(renderJobSummary({ ...view, run }, LINKS))).toBeLessThanOrEqual(1024 * 1024);
});

test('a job summary of a thousand checkpoints with long outputs stays within one MiB', () => {
  const noisy = makeAttempt({ verifier_runs: [makeCriterionRun({ output: '漢'.repeat(40_000) })] });
  const sketches = Array.from({ length: 1000 }, (_, index) => ({ checkpoint_id: `c${index}`, attempts: [noisy] }));
  const summary = renderJobSummary(makeView(sketches), LINKS);
  expect(byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
  expect(summary).toMatch(/\d+ more outputs left out here\./);
  expect(findActiveText(summary)).not.toContain('UNCLOSED FENCE');
});

describe.each([
  ['chronicle', renderChronicleText],
  ['status', renderStatusText],
])('the %s for the terminal', (_, render) => {
  test.each(naughtyStrings)('holds no control characters and no log command for %j', (naughty) => {
    const text = render(makeHostileView(`${naughty}\n${naughty} ##[group]x\n::stop-commands::x`));
    expect(text).not.toMatch(/[\p{Cf}\p{Cs}]|[^\P{Cc}\n\t]/u);
    expect(text).not.toMatch(/^\s*::|##\[/m);
  });
});
