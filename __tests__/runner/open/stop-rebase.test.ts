import { expect, test } from '@jest/globals';
import type { EventBody } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import { stopRebase } from '../../../src/runner/open/stop-rebase.ts';
import type { StoredTask } from '../../../src/store/state-commit.ts';
import {
  attemptEnded,
  attemptStarted,
  CREATED,
  landed,
  planSet,
  RUN_STARTED,
  toEvents,
} from '../../helpers/make-events.ts';

const [HEAD, ONTO] = ['1', '2'].map((letter) => letter.repeat(40)) as [string, string];
const PLAN = planSet({ a: ['ha', 2] });
const HISTORY = [
  ...[CREATED, RUN_STARTED, PLAN],
  ...[attemptStarted('a', 1), attemptEnded('a', 1, 'passed'), landed('a', 1, HEAD)],
];

/** Stops a rebase whose pull request was merged, of a task with the given commits on its branch. */
function stopMerged(commits: readonly { readonly commit: string; readonly checkpoint_id: string | null }[]) {
  const started: EventBody = { kind: 'rebase_started', from: HEAD, onto: ONTO, commits: [...commits] };
  const events = toEvents(...HISTORY, started);
  const state = foldEvents(events);
  const planHash = state?.record.plan_hash ?? '';
  const clock = { now: () => new Date(0), monotonicMs: () => 0 };
  const stored = { events, state } as unknown as StoredTask;
  return stopRebase({ stored, branchHead: HEAD }, { rebase: 'finish' }, { planHash, clock, isMerged: true }).stopped;
}

test('a rebase whose commits were merged meanwhile is stopped', () => {
  const reason = 'The pull request was merged since the rebase began.';
  expect(stopMerged([{ commit: HEAD, checkpoint_id: 'a' }])).toEqual([{ kind: 'rebase_stopped', reason }]);
});

test('a rebase of what was merged before is finished by the next run', () => {
  expect(stopMerged([])).toEqual([]);
});
