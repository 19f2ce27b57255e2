import { expect, test } from '@jest/globals';
import { watchStandstill } from '../../src/entry/standstill.ts';

const MAX_GAP_MS = 1000;

/** A watch, and its clocks: time goes by in which the process is at work, stands still, or its machine sleeps. */
function open() {
  const time = { monotonicMs: 0, wallMs: 1_000_000 };
  const clock = { now: () => new Date(time.wallMs), monotonicMs: () => time.monotonicMs };
  const watch = watchStandstill({ clock, maxGapMs: MAX_GAP_MS });
  const pass = (monotonicMs: number, wallMs = monotonicMs) => {
    time.monotonicMs += monotonicMs;
    time.wallMs += wallMs;
  };
  return {
    pass,
    work(ms: number) {
      for (let passed = 0; passed < ms; passed += 200) {
        pass(200);
        watch.beat();
      }
    },
    now: () => new Date(time.wallMs).toISOString(),
    record: (at: string) => watch.recorded([{ at }]),
    findSeconds: () => watch.findRefusal()?.data.seconds,
  };
}

test('a run that is at work may tell, however long it takes', async () => {
  const { work, record, now, findSeconds } = open();
  await record(now());
  work(60_000);
  expect(findSeconds()).toBeUndefined();
});

test('a process that stood still tells nothing until a record that was begun afterwards got through', async () => {
  const { pass, work, record, now, findSeconds } = open();
  await record(now());
  const before = now();
  pass(5000);
  expect(findSeconds()).toBe(5);
  work(60_000);
  expect(findSeconds()).toBe(5);
  await record(before);
  expect(findSeconds()).toBe(5);
  await record(now());
  expect(findSeconds()).toBeUndefined();
});

test('a standstill that comes to light with the answer to a record is not made up for by it', async () => {
  const { pass, record, now, findSeconds } = open();
  await record(now());
  const before = now();
  pass(5000);
  await record(before);
  expect(findSeconds()).toBe(5);
});

test('a machine that sleeps stops its own clock, and is noticed by the time of day', async () => {
  const { pass, record, now, findSeconds } = open();
  await record(now());
  pass(0, 5000);
  expect(findSeconds()).toBe(5);
});

test('before the first record there is nothing that another run could have taken', () => {
  const { pass, findSeconds } = open();
  pass(5000);
  expect(findSeconds()).toBeUndefined();
});
