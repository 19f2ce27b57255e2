import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EventBody } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents, type TaskState } from '../../../src/domain/record/fold-events.ts';
import type { Git } from '../../../src/git/git.ts';
import { commitInlinePlan } from '../../../src/runner/open/commit-inline-plan.ts';
import { reconcileBranch } from '../../../src/runner/open/reconcile-branch.ts';
import { CREATED, planSet, toEvents } from '../../helpers/make-events.ts';
import { openDoor, TASK } from '../../helpers/open-workspace.ts';
import { cleanUp, commitAll, createRepo, git as rawGit, writeFiles } from '../../helpers/temp-repo.ts';

const PATH = '.groundhog/plans/demo.yml';
const clock = { now: () => new Date('2026-01-02T03:04:05.000Z'), monotonicMs: () => 0 };

let dir = '';
let base = '';
let result = '';
let git: Git;

beforeEach(async () => {
  ({ dir, commit: base } = await createRepo());
  await writeFiles(dir, { 'a.txt': 'a\n' });
  result = await commitAll(dir, 'What waits');
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
});

afterEach(cleanUp);

const planSource = { plan: { checkpoints: [] }, text: 'checkpoints: []\n', path: PATH, isInline: true };
const request = { taskId: TASK, planSource };

const landed = (to: string): EventBody => ({
  kind: 'checkpoint_landed',
  checkpoint_id: 'a',
  day: 1,
  summary: 'done',
  side_effects: [],
  committed_ref: to,
  attribution: null,
  landed_on: 'result',
});

interface Heads {
  readonly branch?: string;
  readonly result?: string;
  readonly materialize?: 'direct' | 'approval';
}

/** A task whose one commit waits for approval, and what a run records of the plan that its issue has now. */
async function bringOn(bodies: readonly EventBody[], heads: Heads) {
  const events = toEvents({ ...CREATED, ...{ base_sha: base, head: base } }, planSet({ a: ['h', 2] }), ...bodies);
  const state = fold(events);
  const stored = { state, events, linesRead: [], commit: base, planText: '', lease: undefined };
  const branch = {
    ...{ branchHead: heads.branch, resultHead: heads.result, base: undefined },
    findMergeTip: () => Promise.resolve(undefined),
  };
  const place = await reconcileBranch(git, { stored, ...branch, planHash: stored.state.record.plan_hash });
  const ground = { control: git, request: { ...request, materialize: heads.materialize ?? 'direct' }, clock };
  const planned = await commitInlinePlan(ground, { record: state.record, branch: place, ...branch });
  return { place, planned, events };
}

function fold(events: ReturnType<typeof toEvents>): TaskState {
  const state = foldEvents(events);
  if (state === undefined) throw new Error('there is no task');
  return state;
}

test('a plan that changes while commits wait for approval is put on top of them, and is recorded to wait with them', async () => {
  const { planned } = await bringOn([landed(result)], { result });
  expect(planned).toMatchObject({ kind: 'plan_committed', path: PATH, from: result, landed_on: 'result' });
  const to = planned?.to ?? '';
  expect(await rawGit(dir, 'log', '--format=%H', '-2', to)).toBe(`${to}\n${result}`);
  expect(await rawGit(dir, 'show', `${to}:${PATH}`)).toBe('checkpoints: []');
  const bodies = [landed(result), ...(planned === undefined ? [] : [planned])];
  const again = await bringOn(bodies, { result: to });
  expect([again.planned, again.place]).toMatchObject([undefined, { head: to, diverged: undefined }]);
  expect(fold(again.events).record).toMatchObject({ head: base, result: to });
  const torn = await bringOn(bodies, { result });
  expect(torn.place).toMatchObject({ head: to, missing: to, diverged: undefined });
});

test('the first plan goes to the task branch, and where results wait for approval it waits with them', async () => {
  const direct = await bringOn([], {});
  expect(direct.planned).toMatchObject({ kind: 'plan_committed', path: PATH, from: null });
  expect(direct.planned).not.toHaveProperty('landed_on');
  const { planned } = await bringOn([], { materialize: 'approval' });
  expect(planned).toMatchObject({ kind: 'plan_committed', path: PATH, from: null, landed_on: 'result' });
  const again = await bringOn(planned === undefined ? [] : [planned], {
    result: planned?.to ?? '',
    materialize: 'approval',
  });
  expect([again.planned, again.place]).toMatchObject([undefined, { head: planned?.to, diverged: undefined }]);
  expect(fold(again.events).record).toMatchObject({ head: base, result: planned?.to });
});

test('a plan that changes after a push has approved what waited goes to the task branch', async () => {
  const { planned } = await bringOn([landed(result)], { branch: result, result });
  expect(planned).toMatchObject({ kind: 'plan_committed', from: result });
  expect(planned).not.toHaveProperty('landed_on');
});
