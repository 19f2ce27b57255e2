import { describe, expect, test } from '@jest/globals';
import { createSlotPool, type SlotPoolOptions } from '../../../src/runner/verification/slot-pool.ts';

interface TestSlot {
  readonly number: number;
  isBroken: boolean;
}

function open(options: Partial<SlotPoolOptions<TestSlot>> = {}) {
  const made: number[] = [];
  const pool = createSlotPool<TestSlot>({
    create: async (number) => {
      made.push(number);
      return { number, isBroken: false };
    },
    isBroken: ({ isBroken }) => isBroken,
    limit: () => 2,
    patienceMs: 0,
    ...options,
  });
  return { pool, made };
}

/** A use of a slot that ends when it is told to. */
function createUse() {
  let end = () => undefined as undefined;
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined) as undefined;
  });
  return { use: ({ number }: TestSlot) => ended.then(() => number), end: () => end() };
}

describe('a pool of checkouts', () => {
  test('has none before the first is asked for, and lends it again', async () => {
    const { pool, made } = open();
    expect(pool.slots()).toEqual([]);
    expect(await pool.lend(async ({ number }) => number)).toBe(1);
    expect(await pool.lend(async ({ number }) => number)).toBe(1);
    expect(made).toEqual([1]);
  });

  test('makes another while a command waits, and not more than it may', async () => {
    const { pool, made } = open();
    const uses = [createUse(), createUse(), createUse()];
    const lent = uses.map(({ use }) => pool.lend(use));
    while (made.length < 2) await new Promise((resolve) => setImmediate(resolve));
    for (const { end } of uses) end();
    expect((await Promise.all(lent)).sort()).toEqual(expect.arrayContaining([1, 2]));
    await pool.settled();
    expect(made).toEqual([1, 2]);
  });

  test('makes no other where commands do not wait long', async () => {
    const { pool, made } = open({ patienceMs: 60_000 });
    expect(await Promise.all([1, 2, 3].map(() => pool.lend(async ({ number }) => number)))).toEqual([1, 1, 1]);
    expect(made).toEqual([1]);
  });

  test('makes a broken one again, and one whose use has failed', async () => {
    const { pool, made } = open();
    await pool.lend(async (slot) => {
      slot.isBroken = true;
    });
    expect(await pool.lend(async ({ number, isBroken }) => [number, isBroken])).toEqual([1, false]);
    await expect(pool.lend(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(made).toEqual([1, 1]);
    expect(await pool.lend(async ({ number }) => number)).toBe(1);
    expect(await pool.lend(async ({ number }) => number)).toBe(1);
    expect(made).toEqual([1, 1, 1]);
  });

  test('keeps trying to make one again until that succeeds', async () => {
    let fails = false;
    const made: TestSlot[] = [];
    const create = async (number: number) => {
      if (fails) throw new Error('disk full');
      made.push({ number, isBroken: false });
      return made.at(-1) as TestSlot;
    };
    const { pool } = open({ create });
    await expect(pool.lend(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    fails = true;
    await expect(pool.lend(async () => 0)).rejects.toThrow('disk full');
    fails = false;
    expect(await pool.lend(async (slot) => made.indexOf(slot))).toBe(1);
    expect(pool.slots()).toEqual([made[1]]);
  });

  test('fails every command that waits for one that cannot be made, and tries again for the next', async () => {
    let fails = true;
    const create = async (number: number) => {
      if (fails) throw new Error('disk full');
      return { number, isBroken: false };
    };
    const { pool } = open({ create, patienceMs: 60_000 });
    const ends = await Promise.allSettled([1, 2].map(() => pool.lend(async () => 0)));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await pool.lend(async ({ number }) => number)).toBe(1);
  });

  test('has commands wait for the first one where another cannot be made', async () => {
    let tried = 0;
    const create = async (number: number) => {
      tried += 1;
      if (number > 1) throw new Error('disk full');
      return { number, isBroken: false };
    };
    const { pool } = open({ create });
    const held = createUse();
    const lent = [held.use, async ({ number }: TestSlot) => number].map((use) => pool.lend(use));
    const ends = Promise.allSettled(lent);
    while (tried < 2) await new Promise((resolve) => setImmediate(resolve));
    await pool.settled();
    held.end();
    const fulfilled = { status: 'fulfilled', value: 1 };
    expect(await ends).toEqual([fulfilled, fulfilled]);
    expect(pool.slots()).toHaveLength(1);
  });
});
