import { expect, test } from '@jest/globals';
import { renderIssueComment, renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { makeLive } from '../make-live.ts';
import { LINKS, makeAttempt, makeView } from '../make-view.ts';
import { makeSample } from '../sample-states.ts';

const changed = (...paths: readonly string[]) => paths.map((path) => ({ status: 'M' as const, path }));
const running = makeView([
  { checkpoint_id: 'release notes', attempts: [makeAttempt(), makeAttempt({ day: 2, outcome: 'running' })] },
]);
const steps = [
  { tool: null, changed_paths: changed('a.md', 'b.md', 'c.md', 'd.md', 'e.md') },
  { tool: 'Write', changed_paths: changed('a.md') },
];

test('an attempt at work is shown with its time, its cost, its files and its last steps, as of a time', () => {
  const page = renderStatusComment(running, LINKS, { live: makeLive(running, steps) });
  expect(page).toContain('\n\nAs of 03:16 UTC: 12 min, 34 turns, $0.41, 5 changed files; last tool: Write.\n\n');
  expect(page).toContain(
    '<summary>Its 2 steps so far</summary>\n\n- 03:04 Changed: `a.md`, `b.md`, `c.md`, 2 more\n- 03:05 Write: `a.md`\n',
  );
});

test('of many steps the last ten are listed', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ tool: `T${index + 1}`, changed_paths: changed('a') }));
  const page = renderStatusComment(running, LINKS, { live: makeLive(running, many) });
  expect(page).toContain('<summary>Its last 10 of 25 steps so far</summary>');
  expect(page.match(/^- \d\d:\d\d T\d+: `a`$/gm)).toHaveLength(10);
  expect(page).toContain(' T25: ');
  expect(page).not.toContain(' T15: ');
});

test('nothing is shown of an attempt that has ended, of another one, or of a task without one', () => {
  const live = { live: makeLive(running, steps) };
  const over = makeView([{ checkpoint_id: 'release notes', attempts: [makeAttempt(), makeAttempt({ day: 2 })] }]);
  const next = makeView([
    {
      checkpoint_id: 'release notes',
      attempts: [makeAttempt({ day: 2 }), makeAttempt({ day: 3, outcome: 'running' })],
    },
  ]);
  for (const view of [over, next, makeSample('passed', 4)])
    expect(renderStatusComment(view, LINKS, live)).toBe(renderStatusComment(view, LINKS));
});

test('the issue shows it only while there is no pull request to show it on', () => {
  const live = { live: makeLive(running, steps) };
  expect(renderIssueComment(running, { ...LINKS, pullRequestUrl: undefined }, live)).toContain('As of 03:16 UTC: ');
});
