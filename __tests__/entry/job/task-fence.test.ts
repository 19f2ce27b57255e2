import { expect, test } from '@jest/globals';
import { GitError } from '../../../src/domain/errors/errors.ts';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import { openTaskFence } from '../../../src/entry/job/task-fence.ts';

const MAX_AGE_MS = 1000;
const TASK = taskIdSchema.parse('demo');
const OURS = ['a'.repeat(40), 'b'.repeat(40)] as const;
const THEIRS = 'f'.repeat(40);

/** A fence, its clocks and its origin: a check takes as long as a test sets. */
function open() {
  const time = { monotonicMs: 0, wallMs: 1_000_000 };
  const origin: { at: string | undefined; takesMs: number[]; fails: boolean; checks: number } = {
    ...{ at: OURS[0], takesMs: [], fails: false, checks: 0 },
  };
  const pass = (monotonicMs: number, wallMs = monotonicMs) => {
    time.monotonicMs += monotonicMs;
    time.wallMs += wallMs;
  };
  const fence = openTaskFence({
    clock: { now: () => new Date(time.wallMs), monotonicMs: () => time.monotonicMs },
    maxAgeMs: MAX_AGE_MS,
    fetchRecord() {
      origin.checks += 1;
      if (origin.fails) return Promise.reject(new GitError('remote_unreachable'));
      const found = origin.at;
      pass(origin.takesMs.shift() ?? 0);
      return Promise.resolve(found);
    },
  });
  return {
    ...{ fence, origin, pass },
    now: () => new Date(time.wallMs).toISOString(),
    /** Puts the record there, as a run does, and hears of it at once. */
    async record(commit: string, at = new Date(time.wallMs).toISOString()) {
      fence.progress({ kind: 'record_at', commit });
      await fence.recorded([{ at }]);
    },
    findReason: async () => (await fence.findRefusal())?.data.reason,
  };
}

type Story = (host: ReturnType<typeof open>) => Promise<void>;

/** A run of a task whose first record is made. */
async function during(story: Story): Promise<void> {
  const host = open();
  await host.fence.during(TASK, async () => {
    await host.record(OURS[0]);
    await story(host);
  });
}

test('a write that follows a record at once passes without a check', () =>
  during(async ({ pass, findReason, origin }) => {
    pass(MAX_AGE_MS);
    expect(await findReason()).toBeUndefined();
    expect(origin.checks).toBe(0);
  }));

test('a later write passes while the record is where the run has put it, with one check for a moment', () =>
  during(async ({ pass, findReason, origin, record }) => {
    pass(60_000);
    expect([await findReason(), await findReason()]).toEqual([undefined, undefined]);
    expect(origin.checks).toBe(1);
    // A record that is being pushed is known for ours before and after.
    origin.at = OURS[1];
    pass(60_000);
    await record(OURS[1], new Date(0).toISOString());
    expect(await findReason()).toBeUndefined();
    expect(origin.checks).toBe(2);
  }));

test.each<readonly [string, number, number]>([
  ['was frozen', 2000, 2000],
  ['slept with its machine, which stops the one clock', 0, 2000],
  ['was frozen while somebody set the time', 2000, 0],
])('a process that %s writes nothing about a task that was written by others meanwhile', (_what, monotonicMs, wallMs) =>
  during(async ({ pass, findReason, origin }) => {
    origin.at = THEIRS;
    pass(monotonicMs, wallMs);
    expect(await findReason()).toMatch(/has written its record since/);
    expect(await findReason()).toMatch(/has written its record since/);
    origin.at = undefined;
    expect(await findReason()).toMatch(/has written its record since/);
  }),
);

test('words of people that the run has taken in are no reason to be silent', () =>
  during(async ({ pass, findReason, origin, fence }) => {
    origin.at = THEIRS;
    pass(2000);
    expect(await findReason()).toBeDefined();
    fence.progress({ kind: 'record_at', commit: THEIRS });
    expect(await findReason()).toBeUndefined();
  }));

test('a record shows whose the task was when it was begun, not when its answer came', () =>
  during(async ({ pass, findReason, origin, record, now }) => {
    const before = now();
    pass(5000);
    await record(OURS[1], before);
    origin.at = THEIRS;
    expect(await findReason()).toBeDefined();
  }));

test('an answer that may be of before a standstill is asked for again', () =>
  during(async ({ pass, findReason, origin }) => {
    pass(2000);
    origin.takesMs = [20_000];
    expect(await findReason()).toBeUndefined();
    expect(origin.checks).toBe(2);
    pass(2000);
    origin.takesMs = [20_000, 20_000, 20_000];
    expect(await findReason()).toMatch(/took too long/);
  }));

test('no write passes while the remote does not report the record', () =>
  during(async ({ pass, findReason, origin }) => {
    origin.fails = true;
    pass(2000);
    expect(await findReason()).toMatch(/did not report/);
    origin.fails = false;
    expect(await findReason()).toBeUndefined();
  }));

test('before the first record, and when the run is over, there is nothing that another one could have taken', async () => {
  const { fence, pass, findReason, record, origin } = open();
  origin.at = THEIRS;
  await fence.during(TASK, async () => {
    pass(5000);
    expect(await findReason()).toBeUndefined();
    await record(OURS[0]);
    pass(5000);
    expect(await findReason()).toBeDefined();
  });
  expect(await findReason()).toBeUndefined();
});
