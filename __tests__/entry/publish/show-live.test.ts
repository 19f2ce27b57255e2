import { expect, test } from '@jest/globals';
import { createShowLive } from '../../../src/entry/publish/show-live.ts';
import { recordRun } from './recorded-run.ts';

const recorded = recordRun(2);
const unlanded = recorded[0]?.view ?? fail();
const landed = recorded.at(-1)?.view ?? fail();

function fail(): never {
  throw new Error('the fixture is wrong');
}

/** Pages that note what is shown on them; the pull request is final once it was read, where it is said to be. */
function openPages(given: { isMerged?: boolean; isRefused?: boolean; isLow?: boolean; hasFailed?: boolean }) {
  const shown: string[] = [];
  const notes: string[] = [];
  let hasFailed = given.hasFailed === true;
  let isRead = false;
  const lane = {
    isBusy: () => false,
    takeFailure() {
      const taken = hasFailed;
      hasFailed = false;
      return taken;
    },
  };
  const show = createShowLive({
    github: {
      lane,
      unopened: () => (given.isRefused === true ? { kind: 'refused', reason: 'no', compareUrl: undefined } : undefined),
      isFinal: () => isRead && given.isMerged === true,
      async showLive() {
        isRead = true;
        shown.push('pull request');
      },
    },
    issue: {
      lane,
      async showLive() {
        shown.push('issue');
      },
    },
    isDryRun: false,
    isQuotaLow: () => given.isLow === true,
    debug: (text) => notes.push(text),
  });
  return { show, shown, notes };
}

test.each([
  ['the issue before anything has landed', { given: {}, view: unlanded, expected: ['issue', 'issue'] }],
  ['the pull request', { given: {}, view: landed, expected: ['pull request', 'pull request'] }],
  [
    'the issue where GitHub has refused a pull request',
    { given: { isRefused: true }, view: landed, expected: ['issue', 'issue'] },
  ],
  [
    'the issue once the pull request turns out to be merged',
    { given: { isMerged: true }, view: landed, expected: ['pull request', 'issue', 'issue'] },
  ],
  ['nothing while few requests are left', { given: { isLow: true }, view: landed, expected: [] }],
  ['the page one edit after a failure', { given: { hasFailed: true }, view: landed, expected: ['pull request'] }],
])('progress is shown on %s', async (_, { given, view, expected }) => {
  const { show, shown } = openPages(given);
  await show(view);
  await show(view);
  expect(shown).toEqual(expected);
});

test('an edit that is left out is noted', async () => {
  const { show, notes } = openPages({ isLow: true });
  await show(landed);
  expect(notes).toEqual([expect.stringContaining('not shown: few requests are left')]);
});
