const PATIENCE_MS = 1_000;

/** A slot of a pool, with its number from 1. */
interface Numbered {
  readonly number: number;
}

/** Lends slots, each to one user at a time. */
export interface SlotPool<Slot extends Numbered> {
  /** Calls `use` with a free slot; waits for one, or creates one where that is allowed. */
  lend<T>(use: (slot: Slot) => Promise<T>): Promise<T>;
  slots(): readonly Slot[];
  /** Resolves when no slot is being created any more. */
  settled(): Promise<void>;
}

export interface SlotPoolOptions<Slot extends Numbered> {
  /** Creates the slot of a number, from 1; also in the place of one that cannot be used any more. */
  readonly create: (number: number) => Promise<Slot>;
  /** True for a slot that must be created again before it is lent. */
  readonly isBroken: (slot: Slot) => boolean;
  /** Returns how many slots there may be, once there is a first one. */
  readonly limit: (first: Slot) => number;
  /** The time that a user waits for a slot in use before another one is created; a second when absent. */
  readonly patienceMs?: number;
}

interface Waiting<Slot> {
  readonly take: (slot: Slot) => void;
  readonly fail: (thrown: unknown) => void;
}

/** Creates the line of those who wait for a slot, with the free slots that nobody waits for. */
function createLine<Slot extends Numbered>() {
  const free: Slot[] = [];
  const queue: Waiting<Slot>[] = [];
  return {
    take: (): Slot | Promise<Slot> => free.shift() ?? new Promise((take, fail) => queue.push({ take, fail })),
    offer(slot: Slot): void {
      const next = queue.shift();
      if (next === undefined) free.push(slot);
      else next.take(slot);
    },
    fail(thrown: unknown): void {
      for (const { fail } of queue.splice(0)) fail(thrown);
    },
  };
}

/**
 * Creates a pool without slots. The first is created when it is asked for, a further one while a command waits long;
 * where that one cannot be created, the command waits on. A slot whose use has failed is created again before it is
 * lent: nobody knows what it holds.
 */
export function createSlotPool<Slot extends Numbered>({
  create,
  isBroken,
  limit,
  patienceMs = PATIENCE_MS,
}: SlotPoolOptions<Slot>): SlotPool<Slot> {
  const slots: Slot[] = [];
  const failed = new Set<Slot>();
  const line = createLine<Slot>();
  let growing: Promise<void> | undefined;
  const addSlot = async () => {
    try {
      const slot = await create(slots.length + 1);
      slots.push(slot);
      line.offer(slot);
    } catch (thrown) {
      // While there is a slot, it becomes free for those who wait.
      if (slots.length === 0) line.fail(thrown);
    } finally {
      growing = undefined;
    }
  };
  const grow = () => {
    const [first] = slots;
    if (first === undefined || slots.length < limit(first)) growing ??= addSlot();
  };
  const acquire = async (): Promise<Slot> => {
    const taken = line.take();
    if (!(taken instanceof Promise)) return taken;
    if (slots.length === 0) grow();
    const timer = setTimeout(grow, patienceMs);
    try {
      return await taken;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async lend(use) {
      let slot = await acquire();
      try {
        if (failed.has(slot) || isBroken(slot)) {
          const renewed = await create(slot.number);
          slots.splice(slots.indexOf(slot), 1, renewed);
          slot = renewed;
        }
        return await use(slot);
      } catch (thrown) {
        failed.add(slot);
        throw thrown;
      } finally {
        line.offer(slot);
      }
    },
    slots: () => slots,
    settled: async () => growing,
  };
}
