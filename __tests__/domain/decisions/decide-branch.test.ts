import { describe, expect, test } from '@jest/globals';
import {
  type BranchState,
  decideBranch,
  type GitFacts,
  type TaskBranchFacts,
} from '../../../src/domain/decisions/decide-branch.ts';
import type { EventBody, EventOf } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import {
  attemptEnded,
  attemptStarted,
  BASE,
  CREATED,
  LANDED,
  landed,
  planSet,
  RUN_STARTED,
  toEvents,
} from '../../helpers/make-events.ts';

const TREE = '1'.repeat(40);
const WORK = '2'.repeat(40);
const OTHER = '3'.repeat(40);
const PUSHED = '4'.repeat(40);
const opening = [CREATED, planSet({ a: ['h', 3], b: ['h', 3] })];
const started = [...opening, attemptStarted('a', 1)];
const done = [...started, attemptEnded('a', 1, 'passed'), landed('a', 1)];
const waiting = [...started, attemptEnded('a', 1, 'passed'), { ...landed('a', 1), landed_on: 'result' as const }];
const unverified = [...started, { ...attemptEnded('a', 1, 'interrupted'), tree: TREE }];
const captured = [...started, capture()];
const passedAsSecond = [attemptStarted('b', 2), attemptEnded('b', 2, 'passed')];
const approval = (from: string | null, to: string): EventBody => ({
  kind: 'result_materialized',
  by: 'octo',
  from,
  to,
});

function capture(): EventBody {
  const end = attemptEnded('a', 1);
  if (end.kind !== 'attempt_ended') throw new Error(end.kind);
  const { outcome: _, failure_report, workspace_reverted, verifier_runs, ...work } = end;
  const timeline = { base: BASE, landed_stream: null, steps: [], missed: 0 };
  return { ...work, kind: 'attempt_captured', timeline, scratch_commit: WORK, tree: TREE, summary: 'Done.' };
}

/** Answers that a test gives of git; a question without one ends it. */
interface Answers {
  readonly parents?: Readonly<Record<string, readonly string[]>>;
  readonly trees?: Readonly<Record<string, string>>;
  readonly trailers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly isOnBranch?: Readonly<Record<string, boolean>>;
  /** Nothing was merged unless given; then the question is no answer of git. */
  readonly mergedInto?: Readonly<Record<string, string>>;
}

type Heads = Partial<Pick<TaskBranchFacts, 'branchHead' | 'resultHead' | 'isSamePlan'>>;

const UNKNOWN: GitFacts = {
  parents: new Map(),
  trees: new Map(),
  trailers: new Map(),
  isOnBranch: new Map(),
  mergedInto: new Map(),
};

/** Decides with these answers, and lists the questions that were asked, in their order. */
function decide(bodies: readonly EventBody[], heads: Heads, answers: Answers = {}) {
  const events = toEvents(...bodies);
  const record = foldEvents(events)?.record;
  if (record === undefined) throw new Error('there is no task');
  const facts = { record, events, branchHead: undefined, resultHead: undefined, isSamePlan: true, ...heads };
  const asked: string[] = [];
  let git = UNKNOWN;
  for (;;) {
    const decision = decideBranch(facts, git);
    if (decision.kind === 'decided') return { ...decision.state, asked };
    const { fact, commit } = decision;
    if (fact !== 'mergedInto') asked.push(fact);
    git = { ...git, ...answer(fact, { commit, answers, git }) };
  }
}

function answer(
  fact: keyof GitFacts,
  { commit, answers, git }: { readonly commit: string; readonly answers: Answers; readonly git: GitFacts },
): Partial<GitFacts> {
  const missing = () => new Error(`nothing was to ask for ${fact} of ${commit}`);
  const get = <T>(from: Readonly<Record<string, T>> | undefined): T => {
    const value = from?.[commit];
    if (value === undefined) throw missing();
    return value;
  };
  switch (fact) {
    case 'parents':
      return { parents: new Map(git.parents).set(commit, get(answers.parents)) };
    case 'trees':
      return { trees: new Map(git.trees).set(commit, get(answers.trees)) };
    case 'trailers':
      return { trailers: new Map(git.trailers).set(commit, new Map(Object.entries(get(answers.trailers)))) };
    case 'isOnBranch':
      return { isOnBranch: new Map(git.isOnBranch).set(commit, get(answers.isOnBranch)) };
    case 'mergedInto':
      return { mergedInto: new Map(git.mergedInto).set(commit, answers.mergedInto?.[commit] ?? null) };
    default:
      throw missing();
  }
}

const stay = (head: string, more: Partial<BranchState> = {}) => ({ head, advance: [], diverged: undefined, ...more });
const OURS = { parents: { [WORK]: [BASE] }, trees: { [WORK]: TREE } };

describe('work that was captured and is on a ref already', () => {
  test('is recognised by the tree of the step that is verified in its place', () => {
    const report = { source: 'runner' as const, what_tried: 'T', what_happened: 'H', next_attempt_plan: 'N' };
    const rescued = (tree: string): EventBody => ({
      ...{ kind: 'rescue_started', checkpoint_id: 'a', day: 1, step: 1, commit: OTHER, tree },
      ...{ retry_pointless: false, failure_report: report, verifier_runs: [] },
    });
    const ofStep = { ...OURS, trees: { [WORK]: PUSHED } };
    expect(decide([...captured, rescued(PUSHED)], { branchHead: WORK }, ofStep)).toMatchObject(stay(BASE));
  });

  test('is checked again from where its attempt started', () => {
    expect(decide(captured, { branchHead: WORK }, OURS)).toEqual({ ...stay(BASE), asked: ['parents', 'trees'] });
    expect(decide(captured, { resultHead: WORK }, OURS)).toEqual({ ...stay(BASE), asked: ['parents', 'trees'] });
  });

  test('stops a run with another plan where it waits for approval', () => {
    const { diverged } = decide(captured, { resultHead: WORK, isSamePlan: false }, OURS);
    expect(diverged).toMatch(
      new RegExp(`is ${WORK}, .* the plan has changed since: .*delete refs/groundhog/demo/result`),
    );
  });

  test('is pushed work for a run with another plan where it is on the task branch', () => {
    const more = { trailers: { [WORK]: {} }, isOnBranch: { [BASE]: true } };
    expect(decide(captured, { branchHead: WORK, isSamePlan: false }, more)).toMatchObject({
      head: WORK,
      advance: [{ kind: 'branch_advanced', from: BASE, to: WORK }],
      asked: ['isOnBranch', 'trailers'],
    });
  });

  test('is recognised by its one parent first, so that the tree of any other commit is not read', () => {
    for (const parents of [[], [OTHER], [BASE, OTHER]]) {
      const answers = { parents: { [WORK]: parents }, isOnBranch: { [BASE]: false } };
      expect(decide(captured, { branchHead: WORK }, answers).asked).toEqual(['parents', 'isOnBranch']);
    }
    const answers = { parents: OURS.parents, trees: { [WORK]: OTHER }, isOnBranch: { [BASE]: false } };
    expect(decide(captured, { branchHead: WORK }, answers).asked).toEqual(['parents', 'trees', 'isOnBranch']);
  });

  test('wins over a result that has moved as well', () => {
    expect(decide(captured, { branchHead: WORK, resultHead: OTHER }, OURS).asked).toEqual(['parents', 'trees']);
  });
});

describe('a landing in the record', () => {
  const parents = { [LANDED]: [BASE] };

  test('is put on the task branch that still is where it was before, or does not exist', () => {
    for (const branchHead of [BASE, undefined])
      expect(decide(done, { branchHead }, { parents })).toEqual({
        ...stay(LANDED, { missing: LANDED }),
        asked: ['parents'],
      });
  });

  test('is put on the ref of results where it waits for approval', () => {
    expect(decide(waiting, {}, { parents })).toEqual({ ...stay(LANDED, { missing: LANDED }), asked: ['parents'] });
    const second = [...waiting, ...passedAsSecond, { ...landed('b', 2, OTHER), landed_on: 'result' as const }];
    expect(decide(second, { resultHead: LANDED }, { parents: { [OTHER]: [LANDED] } })).toMatchObject({
      missing: OTHER,
    });
  });

  test('is put only on the branch that it was made on, and not on one that is gone', () => {
    const second = [...done, ...passedAsSecond, landed('b', 2, OTHER)];
    expect(decide(second, { branchHead: LANDED }, { parents: { [OTHER]: [LANDED] } })).toMatchObject({
      missing: OTHER,
    });
    const { diverged, missing } = decide(second, {}, { parents: { [OTHER]: [LANDED] } });
    expect(diverged).toBe(
      [
        `The task branch "groundhog/demo/task" was at ${OTHER} and is now at nothing: the branch is gone.`,
        'To have the landed commits on it again, run the next line, and then start again. Where they were merged, start what is left as another task ("task" in the plan, or --task).',
        `git branch groundhog/demo/task ${OTHER.slice(0, 12)}`,
      ].join('\n'),
    );
    expect(missing).toBeUndefined();
  });

  test('that needed no commit is nowhere to be found', () => {
    const empty = [...started, attemptEnded('a', 1, 'passed'), landed('a', 1, null)];
    expect(decide(empty, { branchHead: BASE })).toEqual({ ...stay(BASE), asked: [] });
  });

  test('is missing also for a branch that no longer contains it, before that counts as diverged', () => {
    const ends: readonly Partial<EventBody & { kind: 'run_ended' }>[] = [
      { ending: 'infra_error' },
      { ending: 'blocked' },
      { ending: 'paused', pause_cause: 'job_ended' },
    ];
    for (const end of ends) {
      const ended: EventBody = { kind: 'run_ended', ending: 'passed', reason: 'x', ...end };
      expect(decide([...done, RUN_STARTED, ended], { branchHead: BASE }, { parents })).toMatchObject({
        missing: LANDED,
      });
    }
    const passed: EventBody[] = [...done, { kind: 'run_ended', ending: 'passed', reason: 'x' }];
    const { diverged, asked } = decide(passed, { branchHead: BASE }, { isOnBranch: { [LANDED]: false } });
    expect([diverged, asked]).toEqual([
      [
        `The task branch "groundhog/demo/task" was at ${LANDED} and is now at ${BASE}.`,
        'To have the landed commits on it again, run the next line, and then start again. Commits that only the branch has now are on no branch then.',
        `git branch -f groundhog/demo/task ${LANDED.slice(0, 12)}`,
      ].join('\n'),
      ['isOnBranch'],
    ]);
    const inJob: EventBody[] = [
      { ...(RUN_STARTED as EventOf<'run_started'>), run_url: 'https://x.test/1' },
      ...passed.slice(-1),
    ];
    expect(decide([...passed, ...inJob], {}).diverged).toContain(
      `\ngit fetch origin refs/groundhog/demo/state && git push origin ${LANDED.slice(0, 12)}:refs/heads/groundhog/demo/task`,
    );
  });

  test('needs one question where its branch shows it, and none once an attempt has started on it', () => {
    expect(decide(done, { branchHead: LANDED }, { parents })).toEqual({ ...stay(LANDED), asked: ['parents'] });
    const next = [...done, attemptStarted('b', 2)];
    expect(decide(next, { branchHead: LANDED })).toEqual({ ...stay(LANDED), asked: [] });
  });
});

describe('a plan in the record that no attempt has used', () => {
  const plan = (landed_on?: 'result'): EventBody => ({
    ...{ kind: 'plan_committed', path: 'p.yml', from: null, to: PUSHED },
    ...(landed_on === undefined ? {} : { landed_on }),
  });

  test('is put on its ref, without a question', () => {
    expect(decide([...opening, plan()], {})).toEqual({ ...stay(PUSHED, { missing: PUSHED }), asked: [] });
    expect(decide([...opening, plan('result')], {})).toMatchObject({ missing: PUSHED, asked: [] });
    expect(decide([...opening, plan('result')], { resultHead: PUSHED })).toEqual({ ...stay(PUSHED), asked: [] });
    expect(decide([...opening, plan()], { branchHead: PUSHED })).toEqual({ ...stay(PUSHED), asked: [] });
    expect(decide([...opening, plan(), RUN_STARTED], {})).toMatchObject({ missing: PUSHED });
  });

  test('is put nowhere once it is used, approved or left behind', () => {
    const advanced: EventBody = { kind: 'branch_advanced', from: PUSHED, to: OTHER };
    const isGone = expect.stringContaining('the branch is gone');
    expect(decide([...opening, plan(), attemptStarted('a', 1)], {})).toMatchObject({ diverged: isGone });
    expect(decide([...opening, plan(), advanced], {})).toMatchObject({ diverged: isGone });
    const approved = [...opening, plan('result'), approval(null, PUSHED), advanced];
    expect(decide(approved, { branchHead: OTHER })).toEqual({ ...stay(OTHER), asked: [] });
  });
});

describe('an approval in the record', () => {
  test.each([
    [null, undefined],
    [OTHER, OTHER],
  ])('is made on the task branch that is still at %s', (from, branchHead) => {
    expect(decide([...waiting, approval(from, LANDED)], { branchHead, resultHead: LANDED })).toEqual({
      ...stay(LANDED, { missing: LANDED }),
      asked: [],
    });
  });

  test.each([
    [null, undefined, 'nothing: the branch is gone'],
    [OTHER, OTHER, OTHER],
  ])('was made once the result is gone, so that people have moved a branch at %s', (from, branchHead, where) => {
    const answers = { isOnBranch: { [LANDED]: false } };
    const { diverged } = decide([...waiting, approval(from, LANDED)], { branchHead }, answers);
    expect(diverged).toContain(`was at ${LANDED} and is now at ${where}.`);
  });

  test('is not made again, nor on a branch that has moved', () => {
    const approved = [...waiting, approval(null, LANDED)];
    expect(decide(approved, { branchHead: LANDED })).toEqual({ ...stay(LANDED), asked: [] });
    const { diverged } = decide(approved, { branchHead: OTHER }, { isOnBranch: { [LANDED]: false } });
    expect(diverged).toContain(`is now at ${OTHER}`);
  });
});

describe('a rebase in the record', () => {
  const rebased: readonly EventBody[] = [
    ...done,
    { kind: 'rebase_started', from: LANDED, onto: OTHER, commits: [{ commit: LANDED, checkpoint_id: 'a' }] },
    attemptStarted('a', 2),
    attemptEnded('a', 2, 'passed'),
    { ...landed('a', 2, WORK), landed_on: 'rebase' } as EventBody,
    { kind: 'rebase_completed', from: LANDED, onto: OTHER, to: WORK, kept_ref: 'refs/x' },
  ];

  test('is completed on the task branch that is still where it began', () => {
    expect(decide(rebased, { branchHead: LANDED })).toEqual({ ...stay(WORK, { missing: WORK }), asked: [] });
  });

  test('is not completed again, nor on a branch that has moved', () => {
    expect(decide(rebased, { branchHead: WORK })).toEqual({ ...stay(WORK), asked: [] });
    const { diverged } = decide(rebased, { branchHead: PUSHED }, { isOnBranch: { [WORK]: false } });
    expect(diverged).toContain(`is now at ${PUSHED}`);
  });
});

describe('commits that wait for approval', () => {
  const onBranch = (is: boolean) => ({ parents: { [LANDED]: [BASE] }, isOnBranch: { [LANDED]: is } });

  test('are approved by a push of them to the task branch, with or without more on top', () => {
    const as = { branchHead: LANDED, resultHead: LANDED };
    const approval = { kind: 'result_materialized', by: 'a push to the task branch', from: null, to: LANDED };
    expect(decide(waiting, as, onBranch(true)).advance).toEqual([approval]);
    const more = decide(waiting, { ...as, branchHead: PUSHED }, onBranch(true));
    expect([more.head, more.advance]).toEqual([
      PUSHED,
      [approval, { kind: 'branch_advanced', from: LANDED, to: PUSHED, is_unchecked: true }],
    ]);
  });

  test('are approved from where the task branch was, when something had landed there', () => {
    const mixed = [...done, ...passedAsSecond, { ...landed('b', 2, OTHER), landed_on: 'result' as const }];
    const answers = { parents: { [OTHER]: [LANDED] }, isOnBranch: { [OTHER]: true } };
    expect(decide(mixed, { branchHead: OTHER, resultHead: OTHER }, answers).advance).toEqual([
      { kind: 'result_materialized', by: 'a push to the task branch', from: LANDED, to: OTHER },
    ]);
  });

  test('have diverged where their ref has moved, whatever the task branch shows, unless that contains them', () => {
    const moved = { branchHead: PUSHED, resultHead: OTHER };
    expect(decide(waiting, moved, onBranch(false)).diverged).toBe(
      `The commit that waits for approval was ${LANDED} and is now ${OTHER}.`,
    );
    expect(decide(waiting, moved, onBranch(true)).diverged).toBeUndefined();
  });

  test('stay while the task branch is as it was, and have diverged when it went another way', () => {
    const as = { resultHead: LANDED };
    expect(decide(waiting, as, onBranch(false))).toMatchObject(stay(LANDED));
    expect(decide(waiting, { ...as, branchHead: BASE }, onBranch(false))).toMatchObject(stay(LANDED));
    expect(decide(waiting, { ...as, branchHead: PUSHED }, onBranch(false)).diverged).toMatch(/restore the branch/);
  });
});

describe('commits that were pushed to the task branch', () => {
  const ahead = (more: Answers = {}): Answers => ({
    isOnBranch: { [BASE]: true },
    trailers: { [PUSHED]: {} },
    ...more,
  });
  const torn = { 'Groundhog-Task': 'demo', 'Groundhog-Plan': 'p', 'Groundhog-Attempt': '1' };

  test('are none where the branch is as recorded, or does not exist yet', () => {
    for (const branchHead of [BASE, undefined])
      expect(decide(started, { branchHead })).toEqual({ ...stay(BASE), asked: [] });
  });

  test('are taken over on top of ours, and have diverged in their place', () => {
    expect(decide(started, { branchHead: PUSHED }, ahead())).toMatchObject({
      head: PUSHED,
      advance: [{ kind: 'branch_advanced', from: BASE, to: PUSHED, is_unchecked: true }],
      asked: ['isOnBranch', 'trailers'],
    });
    expect(decide(started, { branchHead: PUSHED }, { isOnBranch: { [BASE]: false } })).toMatchObject({
      head: BASE,
      diverged: expect.stringContaining(`is now at ${PUSHED}.\n`),
    });
  });

  test('are a landing of ours that has not passed where task, attempt and tree say so', () => {
    const answers = ahead({ trailers: { [PUSHED]: torn }, trees: { [PUSHED]: TREE } });
    const { head, diverged, asked } = decide(unverified, { branchHead: PUSHED }, answers);
    expect([head, asked]).toEqual([BASE, ['isOnBranch', 'trailers', 'trees']]);
    expect(diverged).toContain('the work of attempt 1, which has not passed');
  });

  test.each<[string, Record<string, string>, Answers]>([
    ['another task', { ...torn, 'Groundhog-Task': 'other' }, {}],
    ['another attempt', { ...torn, 'Groundhog-Attempt': '7' }, {}],
    ['another tree', torn, { trees: { [PUSHED]: OTHER } }],
    ['a task without a plan', { 'Groundhog-Task': 'demo', 'Groundhog-Attempt': '1' }, {}],
  ])('are taken over from %s', (_, trailers, more) => {
    const answers = ahead({ trailers: { [PUSHED]: trailers }, ...more });
    expect(decide(unverified, { branchHead: PUSHED }, answers).diverged).toBeUndefined();
  });

  test('are taken over where they are the landing of an attempt that has passed', () => {
    const passed = [...started, { ...attemptEnded('a', 1, 'passed'), tree: TREE }];
    const answers = ahead({ trailers: { [PUSHED]: torn }, trees: { [PUSHED]: TREE } });
    expect(decide(passed, { branchHead: PUSHED }, answers)).toMatchObject({ head: PUSHED, diverged: undefined });
  });
});

describe('work that was merged before its branch was deleted', () => {
  const merged = { mergedInto: { [LANDED]: PUSHED } };
  const ended: EventBody = { kind: 'run_ended', ending: 'blocked', reason: 'x' };

  test.each([
    ['in the middle of the plan', [...done, ended]],
    ['though its landing may be missing', done],
  ])('goes on from the base, %s', (_, bodies) => {
    expect(decide(bodies, {}, merged)).toMatchObject({
      head: PUSHED,
      advance: [{ kind: 'branch_advanced', from: LANDED, to: PUSHED, is_unchecked: true, is_base: true }],
      diverged: undefined,
    });
  });

  test('stays where it is when nothing is left to do', () => {
    const whole = [
      CREATED,
      planSet({ a: ['h', 3] }),
      attemptStarted('a', 1),
      attemptEnded('a', 1, 'passed'),
      landed('a', 1),
    ];
    expect(decide([...whole, ended], {}, merged)).toMatchObject(stay(LANDED));
    expect(decide([...whole, ended], { isSamePlan: false }, merged)).toMatchObject({ head: PUSHED });
  });

  test('is no conflict where nothing is left to do and the branch was moved elsewhere', () => {
    const whole = [
      CREATED,
      planSet({ a: ['h', 3] }),
      attemptStarted('a', 1),
      attemptEnded('a', 1, 'passed'),
      landed('a', 1),
      ended,
    ];
    const moved = { isOnBranch: { [LANDED]: false }, parents: { [LANDED]: [WORK] } };
    expect(decide(whole, { branchHead: OTHER }, { ...merged, ...moved })).toMatchObject(stay(LANDED));
    expect(decide(whole, { branchHead: OTHER }, moved).diverged).toContain(`is now at ${OTHER}`);
  });

  test('is a conflict while nobody knows of a merge, and no question while the branch is there', () => {
    const passed: EventBody = { kind: 'run_ended', ending: 'passed', reason: '' };
    expect(decide([...done, passed], {}, { parents: { [LANDED]: [WORK] } }).diverged).toMatch(/the branch is gone/);
    const known = { ...merged, parents: { [LANDED]: [BASE] } };
    expect(decide([...done, ended], { branchHead: LANDED }, known)).toMatchObject(stay(LANDED));
  });
});
