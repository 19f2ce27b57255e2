import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EventBody } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import { renderLandedMessage } from '../../../src/domain/refs/commit-message.ts';
import type { Git } from '../../../src/git/git.ts';
import { reconcileBranch } from '../../../src/runner/open/reconcile-branch.ts';
import { attemptEnded, attemptStarted, BASE, CREATED, landed, planSet, toEvents } from '../../helpers/make-events.ts';
import { openDoor, TASK } from '../../helpers/open-workspace.ts';
import { cleanUp, commitAll, createRepo, git as rawGit, writeFiles } from '../../helpers/temp-repo.ts';

type Name = 'base' | 'ours' | 'scratch' | 'theirs on base' | 'theirs on ours' | 'torn' | 'theirs on torn';
const commits = new Map<Name | 'tree', string>();
let git: Git;

function at(name: Name | 'tree'): string {
  const id = commits.get(name);
  if (id === undefined) throw new Error(`no commit "${name}"`);
  return id;
}

beforeAll(async () => {
  const { dir, commit: base } = await createRepo();
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
  await writeFiles(dir, { 'work.txt': 'work\n' });
  const ours = await commitAll(dir, 'Ours');
  const tree = await rawGit(dir, 'rev-parse', `${ours}^{tree}`);
  const commit = (of: string, parent: string, message = 'Another') =>
    rawGit(dir, 'commit-tree', of, '-p', parent, '-m', message);
  commits.set('base', base).set('ours', ours).set('tree', tree);
  commits.set('scratch', await commit(tree, base));
  const landing = { taskId: TASK, checkpointId: 'a', day: 1, planHash: 'h', summary: 'Done.' };
  const torn = await commit(tree, base, renderLandedMessage(landing));
  commits.set('torn', torn).set('theirs on torn', await commit(tree, torn));
  commits.set('theirs on base', await commit(`${base}^{tree}`, base));
  commits.set('theirs on ours', await commit(`${base}^{tree}`, ours));
});

afterAll(cleanUp);

const captured = (): EventBody => {
  const { kind, outcome, failure_report, workspace_reverted, verifier_runs, timeline: _, ...work } = endOf('passed');
  const timeline = { base: at('base'), landed_stream: null, steps: [], missed: 0 };
  return {
    ...work,
    kind: 'attempt_captured',
    timeline,
    scratch_commit: at('scratch'),
    tree: at('tree'),
    summary: 'Done.',
  };
};

function endOf(outcome: 'passed') {
  const end = attemptEnded('a', 1, outcome);
  if (end.kind !== 'attempt_ended') throw new Error(end.kind);
  return end;
}

const ended = (ending: 'passed' | 'blocked' | 'infra_error' | 'paused', more: object = {}): EventBody => ({
  ...{ kind: 'run_ended', ending, reason: 'x' },
  ...more,
});
const started: EventBody = {
  kind: 'run_started',
  run_id: 'r',
  groundhog_version: '0',
  isolation: 'none',
  lease_generation: 1,
};
const opening = () => [{ ...CREATED, base_sha: at('base'), head: at('base') }, planSet({ a: ['h', 3], b: ['h', 3] })];
const begun = () => [...opening(), { ...attemptStarted('a', 1), snapshot_ref: at('base') }];
const waits = () => [...begun(), captured()];
const done = () => [...waits(), endOf('passed'), landed('a', 1, at('ours'))];
const held = () => [...waits(), endOf('passed'), { ...landed('a', 1, at('ours')), landed_on: 'result' as const }];
const unproven = () => [...waits(), { ...attemptEnded('a', 1, 'interrupted'), tree: at('tree') }];
const approved = (): EventBody => ({ kind: 'result_materialized', by: 'alice', from: null, to: at('ours') });

/** What a task's record says, oldest first. */
const RECORDS = {
  'a new task': opening,
  'an attempt under way': begun,
  'work that was captured': waits,
  'work that did not hold when it was checked again': unproven,
  'a landing': done,
  'a landing, and a run that was blocked': () => [...done(), ended('blocked'), started],
  'a landing, and a run that failed': () => [...done(), ended('infra_error')],
  'a landing, and a job that was ended': () => [...done(), ended('paused', { pause_cause: 'job_ended' })],
  'a landing, another plan, and a word': () => [
    ...done(),
    started,
    planSet({ a: ['h', 3], b: ['i', 3] }),
    { kind: 'hint_given', text: 'x', by: 'alice' },
  ],
  'a landing, and a run that passed': () => [...done(), ended('passed')],
  'a landing, and a run that was paused': () => [...done(), ended('paused', { pause_cause: 'deadline' })],
  'a landing, and the next attempt': () => [...done(), { ...attemptStarted('b', 2), snapshot_ref: at('ours') }],
  'a landing that waits': held,
  'a landing that waits, and a run that failed': () => [...held(), ended('infra_error')],
  'an approval': () => [...held(), approved()],
} as const satisfies Record<string, () => EventBody[]>;

interface Row {
  readonly record: keyof typeof RECORDS;
  /** Where the refs are; nowhere unless given. */
  readonly branch?: Name;
  readonly result?: Name;
  /** Given where the plan is another one by now. */
  readonly plan?: 'another';
  /** Where work goes on, or why it does not. */
  readonly on: string;
}

const ROWS: readonly Row[] = [
  { record: 'a new task', on: 'from base' },
  { record: 'a new task', branch: 'base', on: 'from base' },
  { record: 'an attempt under way', on: 'from base' },
  { record: 'an attempt under way', branch: 'theirs on base', on: 'from theirs on base, which people have added' },
  { record: 'work that was captured', on: 'from base' },
  { record: 'work that was captured', branch: 'ours', on: 'from base' },
  { record: 'work that was captured', result: 'ours', on: 'from base' },
  { record: 'work that was captured', branch: 'theirs on base', on: 'from theirs on base, which people have added' },
  { record: 'work that was captured', branch: 'torn', on: 'from base' },
  { record: 'work that was captured', branch: 'torn', plan: 'another', on: 'not: diverged' },
  { record: 'work that was captured', result: 'torn', plan: 'another', on: 'not: diverged' },
  { record: 'work that was captured', plan: 'another', on: 'from base' },
  {
    record: 'work that did not hold when it was checked again',
    branch: 'theirs on base',
    on: 'from theirs on base, which people have added',
  },
  // Taken by a person, as it is or with more.
  {
    record: 'work that did not hold when it was checked again',
    branch: 'scratch',
    on: 'from scratch, which people have added',
  },
  {
    record: 'work that did not hold when it was checked again',
    branch: 'theirs on torn',
    on: 'from theirs on torn, which people have added',
  },
  { record: 'work that did not hold when it was checked again', branch: 'torn', on: 'not: diverged' },
  { record: 'a landing', branch: 'ours', on: 'from ours' },
  { record: 'a landing', branch: 'theirs on ours', on: 'from theirs on ours, which people have added' },
  { record: 'a landing', branch: 'theirs on base', on: 'not: diverged' },
  { record: 'a landing', on: 'from ours, which is put there first' },
  { record: 'a landing', branch: 'base', on: 'from ours, which is put there first' },
  { record: 'a landing, and a run that was blocked', on: 'from ours, which is put there first' },
  { record: 'a landing, and a run that failed', branch: 'base', on: 'from ours, which is put there first' },
  { record: 'a landing, and a job that was ended', on: 'from ours, which is put there first' },
  { record: 'a landing, another plan, and a word', on: 'from ours, which is put there first' },
  { record: 'a landing, and a run that failed', branch: 'theirs on base', on: 'not: diverged' },
  { record: 'a landing, and a run that passed', on: 'not: diverged' },
  { record: 'a landing, and a run that was paused', branch: 'base', on: 'not: diverged' },
  { record: 'a landing, and the next attempt', branch: 'base', on: 'not: diverged' },
  { record: 'a landing that waits', result: 'ours', on: 'from ours' },
  { record: 'a landing that waits', on: 'from ours, which is put there first' },
  { record: 'a landing that waits, and a run that failed', on: 'from ours, which is put there first' },
  { record: 'a landing that waits', result: 'theirs on base', on: 'not: diverged' },
  { record: 'a landing that waits', result: 'ours', branch: 'theirs on base', on: 'not: diverged' },
  { record: 'a landing that waits', result: 'ours', branch: 'ours', on: 'from ours, which people have approved' },
  { record: 'an approval', branch: 'ours', on: 'from ours' },
  { record: 'an approval', result: 'ours', on: 'from ours, which is put there first' },
  { record: 'an approval', on: 'not: diverged' },
  { record: 'an approval', branch: 'theirs on base', on: 'not: diverged' },
];

function describeRefs({ branch, result, plan }: Row): string {
  const waiting = result === undefined ? '' : `, and "${result}" waiting`;
  const under = plan === undefined ? '' : ', under another plan';
  return `${branch === undefined ? 'no branch' : `the branch at "${branch}"`}${waiting}${under}`;
}

test.each(ROWS.map((row) => ({ ...row, refs: describeRefs(row) })))(
  'after $record, with $refs, work goes on $on',
  async ({ record, branch, result, plan, on }) => {
    const events = toEvents(...RECORDS[record]());
    const state = foldEvents(events);
    if (state === undefined) throw new Error('no state');
    const stored = { commit: BASE, planText: '', events, linesRead: [], state, lease: undefined };
    const place = await reconcileBranch(git, {
      stored,
      branchHead: branch && at(branch),
      resultHead: result && at(result),
      base: undefined,
      findMergeTip: () => Promise.resolve(undefined),
      planHash: plan ?? state.record.plan_hash,
    });
    const name = [...commits].find(([, id]) => id === place.head)?.[0];
    const added = place.advance.map(({ kind }) => (kind === 'branch_advanced' ? 'added' : 'approved'));
    const also = place.missing === place.head ? ', which is put there first' : '';
    const news = added.length === 0 ? also : `, which people have ${added.join(' and ')}`;
    expect(place.diverged === undefined ? `from ${name}${news}` : 'not: diverged').toBe(on);
  },
);
