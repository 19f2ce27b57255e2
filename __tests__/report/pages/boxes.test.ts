import { expect, test } from '@jest/globals';
import { listBoxes } from '../../../src/domain/operations/command-box.ts';
import { renderCheckRun } from '../../../src/report/pages/check-run.ts';
import { renderJobSummary } from '../../../src/report/pages/job-summary.ts';
import { renderIssueComment, renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { LINKS } from '../make-view.ts';
import { ENDS, makeEnd } from '../sample-ends.ts';
import { makeSample, STATES } from '../sample-states.ts';

const boxes = { hasBoxes: true };
const samples = [...STATES.map((state) => makeSample(state, 4)), ...ENDS.map((end) => makeEnd(end, 4))];

test('each command that needs no text has a box, and no other one has', () => {
  const listed = (page: string) => [...page.matchAll(/^- (\[ \] <!-- \S+ --> )?`\/groundhog ([^`]+)` – /gm)];
  for (const view of samples) {
    const page = renderStatusComment(view, LINKS, boxes);
    for (const [, box, command = ''] of listed(page)) {
      const isOpen = view.record.ending !== null || (view.record.pause === null && view.record.aborted === null);
      expect([command, box !== undefined]).toEqual([command, isOpen && !/<\w+>/.test(command)]);
    }
    expect(
      page
        .replace(/\[ \] <!-- groundhog:1:do:\S+ --> /g, '')
        .replace(/(t)ick a box, or c/i, (_, t) => (t === 'T' ? 'C' : 'c')),
    ).toBe(renderStatusComment(view, LINKS));
  }
  expect(listBoxes(renderStatusComment(makeSample('blocked', 4), LINKS, boxes))).toEqual(['retry readme']);
  expect(listBoxes(renderStatusComment(makeSample('running', 4), LINKS, boxes))).toEqual(['pause', 'abort']);
  expect(listBoxes(renderIssueComment(makeSample('running', 4), LINKS, boxes))).toEqual(['pause', 'abort']);
  expect(listBoxes(renderStatusComment(makeEnd('stopping', 4), LINKS, boxes))).toEqual([]);
});

test('what is no comment has no boxes', () => {
  for (const view of samples) {
    const check = renderCheckRun(view, { links: LINKS, plan: undefined })?.summary ?? '';
    expect(listBoxes(`${renderJobSummary(view, LINKS)}\n${check}`)).toEqual([]);
  }
});
