import { describe, expect, test } from '@jest/globals';
import { openStepSaver, type Saved } from '../../../src/runner/context/step-saver.ts';
import { withKeptLease } from '../../../src/runner/pacing/keep-lease.ts';

const MINUTE_MS = 60_000;

interface World {
  readonly isOnThisMachine: boolean;
  /** What becomes of the steps at each look. */
  readonly saved: Saved;
}

/** Looks after a lease of ten minutes for a quarter of an hour, by a clock of its own; tells at which minute what was done. */
async function keepLease({ isOnThisMachine, saved }: World) {
  const done: { readonly what: 'renew' | 'save'; readonly minute: number }[] = [];
  let nowMs = 0;
  let isOver = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  const note = async <A>(what: 'renew' | 'save', answer: A): Promise<A> => {
    done.push({ what, minute: nowMs / MINUTE_MS });
    return answer;
  };
  const stepSaver = openStepSaver();
  const way = () => note('save', saved);
  const journal = {
    refresh: () => Promise.resolve('ours' as const),
    renew: () => note('renew', { kind: 'published' as const }),
  };
  const runContext = {
    identity: { lease: { ttlMs: 10 * MINUTE_MS } },
    ports: {
      clock: { now: () => new Date(nowMs), monotonicMs: () => nowMs },
      sleep: (ms: number) => {
        nowMs += ms;
        if (nowMs >= 15 * MINUTE_MS) isOver();
        return new Promise<void>((resolve) => setImmediate(resolve));
      },
      notifier: { recorded: () => Promise.resolve(), progress: () => undefined },
      origin: { isOnThisMachine },
    },
  };
  await withKeptLease({ task: { journal, stepSaver }, runContext }, () => stepSaver.during(way, () => over));
  return done;
}

describe('the steps of an attempt that is under way', () => {
  test('go to a remote with a renewal of the lease, in its place, and at no other time', async () => {
    const done = await keepLease({ isOnThisMachine: false, saved: 'saved' });
    expect(done.map(({ what, minute }) => `${what} ${minute}`)).toEqual(['save 5.25', 'save 10.5']);
  });

  test('go to a repository on this machine with each look', async () => {
    const done = await keepLease({ isOnThisMachine: true, saved: 'saved' });
    expect(done.filter(({ minute }) => minute <= 1).map(({ what, minute }) => `${what} ${minute}`)).toEqual(
      [0.25, 0.5, 0.75, 1].map((minute) => `save ${minute}`),
    );
    expect(done.filter(({ what }) => what === 'renew')).toEqual([]);
  });

  test.each([true, false])(
    'leave the lease to be renewed in time where there are none (on this machine: %j)',
    async (isOnThisMachine) => {
      const done = await keepLease({ isOnThisMachine, saved: 'nothing' });
      expect(done.filter(({ what }) => what === 'renew').map(({ minute }) => minute)).toEqual([5.25, 10.5]);
    },
  );
});

describe('what saves steps', () => {
  test('has nothing to save where no attempt is under way', async () => {
    const saver = openStepSaver();
    expect(await saver.save()).toBe('nothing');
    await saver.during(
      () => Promise.resolve('saved'),
      () => Promise.resolve(),
    );
    expect(await saver.save()).toBe('nothing');
  });

  test('lets an attempt end only when the push that is under way is over, however that ends', async () => {
    const saver = openStepSaver();
    let fail = (_: Error): void => undefined;
    const push = new Promise<Saved>((_, reject) => {
      fail = reject;
    });
    let isEnded = false;
    const saving = { done: Promise.resolve<Saved | 'failed'>('nothing') };
    const attempt = saver
      .during(
        () => push,
        () => {
          saving.done = saver.save().catch(() => 'failed');
          return Promise.resolve('work');
        },
      )
      .finally(() => {
        isEnded = true;
      });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isEnded).toBe(false);
    fail(new Error('out of reach'));
    expect(await attempt).toBe('work');
    expect(await saving.done).toBe('failed');
  });
});
