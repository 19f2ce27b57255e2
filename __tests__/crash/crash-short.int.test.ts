import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isSlowRun, rowsOfRun, slowTest } from '../helpers/slow-run.ts';
import { cleanUp } from '../helpers/temp-repo.ts';
import { type Boundary, boundaries } from './boundaries.ts';
import { type WorldKind, worldKinds } from './crash-world.ts';
import { type GoldenRun, makeGoldenRun } from './invariants/golden-run.ts';
import { carryOutSchedule, type ScheduleResult } from './kill-schedule.ts';

// What is killed is found by its environment, in /proc.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

interface Death {
  readonly boundary: Boundary;
  /** How the point begins. */
  readonly at: string;
  /** Which of those points; from the end when negative. */
  readonly which: number;
}

interface Story {
  readonly kind: WorldKind;
  readonly deaths: readonly Death[];
}

const stories: Readonly<Record<string, Story>> = {
  'before the first record is pushed, and after it was': {
    kind: 'action',
    deaths: [
      { boundary: 'B04', at: 'http-push-before', which: 0 },
      { boundary: 'B04', at: 'http-push-after', which: 0 },
    ],
  },
  'while an agent works, twice': {
    kind: 'action',
    deaths: [
      { boundary: 'B09', at: 'agent-mid', which: 0 },
      { boundary: 'B09', at: 'agent-mid', which: 1 },
    ],
  },
  'before a landing is carried out, and after the next one': {
    kind: 'action',
    deaths: [
      { boundary: 'B17', at: 'http-push-before', which: 1 },
      { boundary: 'B17', at: 'http-push-after', which: 0 },
    ],
  },
  'after work was captured, and then while it is checked again': {
    kind: 'action',
    deaths: [
      { boundary: 'B13', at: 'http-push-after', which: 0 },
      { boundary: 'B14', at: 'criterion', which: 0 },
    ],
  },
  'after the pull request was made': { kind: 'action', deaths: [{ boundary: 'B19', at: 'http-post-after', which: 0 }] },
  'after a comment was made': { kind: 'action', deaths: [{ boundary: 'B20', at: 'http-post-after', which: 1 }] },
  'after the last landing, before the end is recorded': {
    kind: 'action',
    deaths: [{ boundary: 'B18', at: 'push-after', which: -1 }],
  },
  'while refs are deleted that are not needed any more': {
    kind: 'action',
    deaths: [{ boundary: 'B23', at: 'gc-push-after', which: 0 }],
  },
  'while a criterion runs, and after a failed attempt was recorded': {
    kind: 'cli',
    deaths: [
      { boundary: 'B14', at: 'criterion', which: 1 },
      { boundary: 'B15', at: 'push-after', which: 0 },
    ],
  },
  'after something landed that waits for approval': {
    kind: 'approval',
    deaths: [{ boundary: 'B25', at: 'push-after', which: 0 }],
  },
  'before an approval is carried out': {
    kind: 'approval',
    deaths: [{ boundary: 'B26', at: 'push-before', which: 0 }],
  },
  'in place right after a landing, before HEAD and index follow it, and in the middle of the next agent': {
    kind: 'in_place',
    deaths: [
      { boundary: 'B18', at: 'push-after', which: 0 },
      { boundary: 'B09', at: 'agent-mid', which: 0 },
    ],
  },
  'in place when the index follows a landing, twice': {
    kind: 'in_place',
    deaths: [
      { boundary: 'B24', at: 'update-index-after', which: 0 },
      { boundary: 'B24', at: 'update-index-before', which: 0 },
    ],
  },
  'in place after the work of a failed attempt is on its branch': {
    kind: 'in_place',
    deaths: [{ boundary: 'B27', at: 'push-after', which: 0 }],
  },
};

/** The slow run plays every second one of the others; what is killed in a checkout is in cli-in-place, too. */
const QUICK = 'before a landing is carried out, and after the next one';
const titles = rowsOfRun(
  Object.keys(stories),
  (title) => title === QUICK,
  (_, index) => index % 2 === 0,
);
const kinds = isSlowRun
  ? worldKinds
  : worldKinds.filter((kind) => titles.some((title) => stories[title]?.kind === kind));

onLinux('a run that is killed goes on in an empty folder, as if nothing had been', () => {
  const golden = new Map<WorldKind, GoldenRun>();
  const results = new Map<string, Promise<ScheduleResult>>();

  beforeAll(async () => {
    for (const run of await Promise.all(kinds.map(makeGoldenRun))) golden.set(run.kind, run);
    // Two at a time: half of a run is waiting for processes.
    const queue = [...titles];
    const work = async () => {
      for (let title = queue.shift(); title !== undefined; title = queue.shift()) {
        const result = kill(title);
        results.set(title, result);
        await result.catch(() => undefined);
      }
    };
    await Promise.all([work(), work()]);
  }, 1_800_000);
  afterAll(cleanUp);

  async function kill(title: string): Promise<ScheduleResult> {
    const story = stories[title];
    const run = story && golden.get(story.kind);
    if (story === undefined || run === undefined) throw new Error('no such story');
    const points = story.deaths.map(({ boundary, at, which }) => {
      const candidates = run.points.filter((each) => each.boundary === boundary && each.point.startsWith(at));
      const found = candidates.at(which)?.point;
      if (found === undefined) throw new Error(`${boundary} has no point ${at} number ${which}`);
      return found;
    });
    return carryOutSchedule({ kind: story.kind, points }, run.outcome);
  }

  slowTest('has a point to die at, at each boundary', async () => {
    const reached = new Set([...golden.values()].flatMap(({ points }) => points.map(({ boundary }) => boundary)));
    expect(boundaries.map(([id]) => id).filter((id) => !reached.has(id))).toEqual([]);
  });

  test.each(titles)('killed %s', async (title) => {
    const result = await results.get(title);
    expect(result?.problems).toEqual([]);
    expect(result?.killed).toEqual(result?.schedule.points);
  });
});
