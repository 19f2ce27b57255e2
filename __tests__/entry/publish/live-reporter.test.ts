import { expect, test } from '@jest/globals';
import { NO_USAGE } from '../../../src/domain/attempt/attempt.ts';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { LIVE_PACE } from '../../../src/entry/publish/live-pace.ts';
import { createLiveReporter } from '../../../src/entry/publish/live-reporter.ts';
import { recordRun } from './recorded-run.ts';

const MINUTE = 60_000;

/** A reporter whose clock moves only when the test says so. */
function openReporter() {
  let nowMs = 0;
  let waiting: { readonly act: () => void; readonly atMs: number } | undefined;
  const shown: { readonly minute: number; readonly view: TaskView }[] = [];
  const reporter = createLiveReporter({
    clock: { now: () => new Date(nowMs), monotonicMs: () => nowMs },
    pace: LIVE_PACE,
    schedule(act, ms) {
      const mine = { act, atMs: nowMs + ms };
      waiting = mine;
      return () => {
        if (waiting === mine) waiting = undefined;
      };
    },
    show: (view) => shown.push({ minute: nowMs / MINUTE, view }),
  });
  const passTo = (minute: number) => {
    while (waiting !== undefined && waiting.atMs <= minute * MINUTE) {
      const { act, atMs } = waiting;
      waiting = undefined;
      nowMs = atMs;
      act();
    }
    nowMs = minute * MINUTE;
  };
  return { reporter, shown, passTo, isWaiting: () => waiting !== undefined };
}

const recorded = recordRun(1, 1);
const started = recorded.filter(({ event }) => event.kind === 'attempt_started');
const [first = fail(), second = fail()] = started;
const ended = recorded.find(({ event }) => event.kind === 'attempt_ended') ?? fail();

function fail(): never {
  throw new Error('the fixture is wrong');
}

test('an attempt of less than two minutes is never shown', async () => {
  const { reporter, shown, passTo, isWaiting } = openReporter();
  await reporter.recorded([first.event], first.view);
  passTo(1.9);
  expect(reporter.find()).toBeUndefined();
  await reporter.recorded([ended.event], ended.view);
  passTo(100);
  expect(shown).toEqual([]);
  expect(isWaiting()).toBe(false);
});

test('a long attempt is shown at its moments, with what it has done by then, until it ends', async () => {
  const { reporter, shown, passTo, isWaiting } = openReporter();
  await reporter.recorded([first.event], first.view);
  reporter.progress({ kind: 'agent_usage', usage: { ...NO_USAGE, turns: 3 } });
  reporter.progress({ kind: 'agent_tool', tool: 'Edit' });
  passTo(10);
  expect(shown.map(({ minute }) => minute)).toEqual([2, 6]);
  expect(reporter.find()).toMatchObject({
    attempt: { started: { day: 1 }, usage: { turns: 3 }, tool: 'Edit' },
    at: '1970-01-01T00:10:00.000Z',
    elapsedMs: 10 * MINUTE,
  });
  passTo(600);
  expect(shown).toHaveLength(12);
  await reporter.recorded([ended.event], ended.view);
  expect(reporter.find()).toBeUndefined();
  expect(isWaiting()).toBe(false);
});

test('the next attempt begins with nothing of the one before, and a closed reporter shows nothing more', async () => {
  const { reporter, shown, passTo } = openReporter();
  await reporter.recorded([first.event], first.view);
  reporter.progress({ kind: 'agent_tool', tool: 'Edit' });
  passTo(3);
  await reporter.recorded([ended.event, second.event], second.view);
  passTo(4.5);
  expect(reporter.find()).toBeUndefined();
  passTo(5.5);
  expect(shown.map(({ minute }) => minute)).toEqual([2]);
  passTo(6.5);
  expect(shown.map(({ minute }) => minute)).toEqual([2, 6]);
  expect(reporter.find()).toMatchObject({ attempt: { started: { day: 2 }, tool: undefined } });
  reporter.close();
  passTo(100);
  expect(shown).toHaveLength(2);
  expect(reporter.find()).toBeUndefined();
});

test('a run of 20 attempts of 14 minutes is shown at most twelve times, at moments that are spread over it', async () => {
  const { reporter, shown, passTo } = openReporter();
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    await reporter.recorded([first.event], first.view);
    passTo(14 * attempt - 0.5);
    await reporter.recorded([ended.event], ended.view);
    passTo(14 * attempt);
  }
  expect(shown.map(({ minute }) => minute)).toEqual([2, 6, 16, 32, 62, 92, 122, 152, 184, 214, 244, 274]);
});
