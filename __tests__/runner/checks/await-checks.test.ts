import { describe, expect, test } from '@jest/globals';
import type { ObservedCheck } from '../../../src/domain/attempt/commit-checks.ts';
import { GitHubError } from '../../../src/domain/errors/errors.ts';
import { awaitChecks } from '../../../src/runner/checks/await-checks.ts';

/** From which second on a check of a name is there, and from which on it has ended with what. */
interface Story {
  readonly name: string;
  readonly from: number;
  readonly ends?: readonly [number, string];
}

interface World {
  readonly stories?: readonly Story[];
  /** The seconds at which GitHub gives an error instead of an answer. */
  readonly fails?: (second: number) => GitHubError | undefined;
  readonly timeouts?: Readonly<Record<string, number>>;
  /** When the run is stopped. */
  readonly stopsAt?: number;
  /** Checks come only after they were started. */
  readonly needsStart?: boolean;
}

/** Waits by a clock of its own; tells when it looked, and what came of it. */
async function wait({ stories = [], fails, timeouts = { CI: 100 }, stopsAt, needsStart }: World) {
  let nowMs = 0;
  let startedAt: number | undefined;
  const looks: number[] = [];
  const stop = new AbortController();
  const see = ({ name, from, ends }: Story): ObservedCheck[] => {
    const second = nowMs / 1000 - (needsStart === true ? (startedAt ?? Number.POSITIVE_INFINITY) : 0);
    if (!(second >= from)) return [];
    const conclusion = ends !== undefined && second >= ends[0] ? ends[1] : null;
    return [{ name, conclusion, url: null, output: '' }];
  };
  const { answers, others } = await awaitChecks({
    checks: {
      pace: { firstMs: 10_000, longestMs: 30_000 },
      async fetch() {
        looks.push(nowMs / 1000);
        const failure = fails?.(nowMs / 1000);
        if (failure !== undefined) throw failure;
        return { checks: stories.flatMap(see), others: ['"lint" (success)'] };
      },
      start: () => Promise.resolve(),
    },
    commit: 'c'.repeat(40),
    criteria: Object.entries(timeouts).map(([name, timeout_seconds]) => ({
      kind: 'github_check' as const,
      name,
      timeout_seconds,
    })),
    start: async () => {
      startedAt = nowMs / 1000;
    },
    clock: { now: () => new Date(nowMs), monotonicMs: () => nowMs },
    async sleep(ms) {
      nowMs += ms;
      if (stopsAt !== undefined && nowMs / 1000 >= stopsAt) stop.abort();
    },
    signal: stop.signal,
  });
  const ends = answers.map((answer) => `${answer.kind}${answer.isLate ? ' late' : ''} ${answer.elapsedMs / 1000}`);
  return { looks, ends, others, startedAt, answers };
}

const down = () => new GitHubError('github_request_failed', { operation: 'look' });

describe('the wait for checks', () => {
  test('starts nothing and waits for nothing when all have ended before', async () => {
    const stories = [{ name: 'CI', from: 0, ends: [0, 'success'] as const }];
    expect(await wait({ stories })).toMatchObject({ looks: [0], ends: ['passed 0'], startedAt: undefined });
  });

  test('starts nothing a second time for one that is there and goes on', async () => {
    const stories = [{ name: 'CI', from: 0, ends: [20, 'success'] as const }];
    expect(await wait({ stories })).toMatchObject({ looks: [0, 10, 25], ends: ['passed 25'], startedAt: undefined });
  });

  test('starts what is not there, and looks with ever longer pauses up to a bound', async () => {
    const stories = [{ name: 'CI', from: 5, ends: [150, 'failure'] as const }];
    const { looks, ends, startedAt } = await wait({ stories, timeouts: { CI: 500 }, needsStart: true });
    expect(startedAt).toBe(0);
    expect(looks).toEqual([0, 10, 25, 47.5, 77.5, 107.5, 137.5, 167.5]);
    expect(ends).toEqual(['failed 167.5']);
  });

  test('ends at the very second that a criterion says, as late and not as failed', async () => {
    const stories = [{ name: 'CI', from: 5 }];
    const { looks, ends, answers } = await wait({ stories, timeouts: { CI: 30 } });
    expect(looks).toEqual([0, 10, 25, 30]);
    expect(ends).toEqual(['open late 30']);
    expect(answers).toMatchObject([{ isThere: true }]);
  });

  test('never takes a check that does not come for one that has passed', async () => {
    const { ends, answers, others } = await wait({ timeouts: { CI: 30 } });
    expect(ends).toEqual(['open late 30']);
    expect(answers).toMatchObject([{ kind: 'open', isThere: false }]);
    expect(others).toEqual(['"lint" (success)']);
  });

  test('waits for each as long as its own criterion says, and for all of them after one has failed', async () => {
    const stories: Story[] = [
      { name: 'a', from: 0, ends: [10, 'failure'] },
      { name: 'b', from: 0 },
      { name: 'c', from: 0, ends: [40, 'success'] },
    ];
    const { ends, looks } = await wait({ stories, timeouts: { a: 100, b: 20, c: 100 } });
    expect(ends).toEqual(['failed 10', 'open late 20', 'passed 42.5']);
    expect(looks).toEqual([0, 10, 20, 42.5]);
  });

  test('asks for no verdict when the run is stopped', async () => {
    const { ends } = await wait({ stories: [{ name: 'CI', from: 0, ends: [30, 'success'] }], stopsAt: 20 });
    expect(ends).toEqual(['open 10']);
  });

  test('sees a second run of a check that fails while another check is waited for', async () => {
    const stories: Story[] = [
      { name: 'a', from: 0, ends: [5, 'success'] },
      { name: 'a', from: 20, ends: [20, 'failure'] },
      { name: 'b', from: 0, ends: [40, 'success'] },
    ];
    const { ends } = await wait({ stories, timeouts: { a: 100, b: 100 } });
    expect(ends).toEqual(['failed 25', 'passed 47.5']);
  });

  test('goes on after requests that failed, up to a number of them in a row', async () => {
    const stories = [{ name: 'CI', from: 0, ends: [20, 'success'] as const }];
    const fails = (second: number) => (second > 0 && second < 100 ? down() : undefined);
    expect((await wait({ stories, fails, timeouts: { CI: 500 } })).ends).toEqual(['passed 107.5']);
    const always = (second: number) => (second > 0 ? down() : undefined);
    await expect(wait({ stories, fails: always, timeouts: { CI: 5000 } })).rejects.toThrow(GitHubError);
  });

  test('ends at once at what GitHub forbids', async () => {
    const fails = (second: number) => (second > 0 ? new GitHubError('github_forbidden') : undefined);
    await expect(wait({ fails })).rejects.toHaveProperty('code', 'github_forbidden');
  });
});
