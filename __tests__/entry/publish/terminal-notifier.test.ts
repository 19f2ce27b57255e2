import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { NO_USAGE, type Usage } from '../../../src/domain/attempt/attempt.ts';
import { renderStepReply, verbReplies } from '../../../src/domain/attempt/verb-replies.ts';
import type { ChronicleEvent } from '../../../src/domain/record/chronicle-event.ts';
import { createQuietNotifier, createTerminalNotifier } from '../../../src/entry/publish/terminal-notifier.ts';
import { fitColumns } from '../../../src/report/text/fit-columns.ts';
import { makeAttempt, makeView } from '../../report/make-view.ts';

const view = makeView([{ checkpoint_id: 'a' }, { checkpoint_id: 'b' }]);
const at = '2026-01-02T03:04:05.000Z';
const started: ChronicleEvent = {
  ...{ seq: 1, at, kind: 'attempt_started', checkpoint_id: 'b', day: 7, attempt: 3, attempt_budget: 3 },
  ...{ snapshot_ref: 'a'.repeat(40), scratch_branch: 'groundhog/demo/day-7' },
} as ChronicleEvent;
const rewound: ChronicleEvent = {
  seq: 2,
  at,
  kind: 'workspace_rewound',
  checkpoint_id: 'b',
  day: 7,
  notes: ['1 file'],
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function collect() {
  const written: string[] = [];
  return { written, write: (text: string) => void written.push(text) };
}

describe('the terminal', () => {
  test('has the position, a mark, and each warning and note on a line of its own', async () => {
    const { written, write } = collect();
    const notifier = createTerminalNotifier(write);
    await notifier.recorded([started, rewound], view);
    notifier.close();
    expect(written.join('')).toBe(`03:04:05 ▸ 2/2 b: attempt 7 starts (3 of 3 at this checkpoint).
           Warning: b is at 3 of 3 attempts (attempt_budget); at the limit it is given up.
03:04:05 ↺ 2/2 b: attempt 7 was rolled back.
           1 file
`);
  });

  test('warns once of limits that do not count an attempt, since its agent has reported nothing', async () => {
    const limits = { maxCostUsd: 2, maxTokens: 100, deadlineMs: undefined };
    const ended = {
      ...makeAttempt({ outcome: 'passed' }),
      seq: 3,
      at,
      kind: 'attempt_ended',
      checkpoint_id: 'a',
    } as ChronicleEvent;
    const warningsOf = async (usage: Partial<Usage>, given: typeof limits | undefined) => {
      const { written, write } = collect();
      const attempt = makeAttempt({ usage: { ...NO_USAGE, ...usage } });
      const worked = makeView([{ checkpoint_id: 'a', attempts: [attempt] }]);
      const notifier = createTerminalNotifier(write, { limits: given });
      for (const _ of [1, 2]) await notifier.recorded([ended], worked);
      notifier.close();
      return written.filter((line) => line.includes('does not count')).map((line) => line.trim());
    };
    const of = (names: string) =>
      `Warning: attempt 1 does not count for ${names}: its agent has reported nothing by "groundhog verb usage".`;
    expect(await warningsOf({}, limits)).toEqual([of('"max-cost-usd" and "max-tokens"')]);
    expect(await warningsOf({ cost_usd: 0.1 }, limits)).toEqual([of('"max-tokens"')]);
    expect(await warningsOf({ cost_usd: 0.1, output_tokens: 4 }, limits)).toEqual([]);
    expect(await warningsOf({}, undefined)).toEqual([]);
  });

  test('shows the words of the agent, without the replies of ours that it repeats', async () => {
    const { written, write } = collect();
    const notifier = createTerminalNotifier(write);
    const replies = [...Object.values(verbReplies), renderStepReply(3, 1), renderStepReply(4, 12)];
    notifier.progress({ kind: 'agent_output', text: `done\n${replies.join('\n')}\nbye\n` });
    expect(written).toEqual(['    | done\n', '    | bye\n']);
  });

  test('has a bar before each line of the agent, and wraps its own at words, however narrow it is', async () => {
    const { written, write } = collect();
    const style = { hasColor: false, hasUnicode: true, columns: 40 };
    const notifier = createTerminalNotifier(write, { style });
    const fake = '03:04:05 ✓ 2/2 b: landed as 1234567: all is well';
    notifier.progress({ kind: 'agent_output', text: `${'x'.repeat(34)}${fake}\n${'日'.repeat(40)}\n` });
    const lines = written.join('').trimEnd().split('\n');
    // A line that is wider would be continued by the terminal, without the bar.
    expect(lines.filter((line) => !line.startsWith('    | ') || fitColumns(line, 40) !== line)).toEqual([]);
    written.length = 0;
    await notifier.recorded([started], view);
    notifier.close();
    expect(written.join('')).toBe(`03:04:05 ▸ 2/2 b: attempt 7 starts (3 of
           3 at this checkpoint).
           Warning: b is at 3 of 3
           attempts (attempt_budget); at
           the limit it is given up.
`);
  });

  test('that is a log gets a line after each 30 s of silence, and none once the run has ended', async () => {
    const { written, write } = collect();
    const notifier = createTerminalNotifier(write);
    await notifier.recorded([started], view);
    const before = written.length;
    jest.advanceTimersByTime(29_000);
    expect(written).toHaveLength(before);
    jest.advanceTimersByTime(33_000);
    expect(written.slice(before)).toEqual([
      expect.stringContaining('2/2 b · attempt 7 (3 of 3) · 30 s'),
      expect.stringContaining('2/2 b · attempt 7 (3 of 3) · 1 min'),
    ]);
    notifier.progress({ kind: 'agent_output', text: 'still here\n' });
    const after = written.length;
    jest.advanceTimersByTime(29_000);
    notifier.close();
    jest.advanceTimersByTime(90_000);
    expect(written).toHaveLength(after);
  });

  test('that is a log gets such a line between attempts too, while a setup or criteria run', async () => {
    const { written, write } = collect();
    const notifier = createTerminalNotifier(write);
    notifier.progress({ kind: 'setup_started', command: 'npm ci' });
    const before = written.length;
    jest.advanceTimersByTime(62_000);
    notifier.progress({ kind: 'verifying', checkpointId: 'a', criteria: 1, verifyIn: undefined });
    jest.advanceTimersByTime(31_000);
    expect(written.slice(before).map((line) => line.trim())).toEqual([
      ...['setup · 30 s', 'setup · 1 min 0 s', 'a: checking 1 criterion.', 'checking · 30 s'],
    ]);
    await notifier.recorded([rewound], view);
    const after = written.length;
    jest.advanceTimersByTime(90_000);
    expect(written).toHaveLength(after);
    notifier.close();
  });

  test('with a live line shows the last tool and the turn there, and no line of silence', async () => {
    const { written, write } = collect();
    const live: (string | undefined)[] = [];
    const notifier = createTerminalNotifier(write, { showLive: (line) => void live.push(line) });
    await notifier.recorded([started], view);
    const before = written.length;
    const usage = { turns: 4, input_tokens: null, output_tokens: null, cost_usd: null };
    notifier.progress({ kind: 'agent_usage', usage });
    notifier.progress({ kind: 'agent_tool', tool: 'edit_file' });
    jest.advanceTimersByTime(60_000);
    notifier.close();
    expect(written).toHaveLength(before);
    expect(live.at(-2)).toMatch(/^2\/2 b · attempt 7 \(3 of 3\) · turn 4 · edit_file · 1 min/);
    expect(live.at(-1)).toBeUndefined();
  });
});

test('a quiet notifier writes warnings alone', async () => {
  const { written, write } = collect();
  const notifier = createQuietNotifier(write);
  await notifier.recorded([started], view);
  notifier.progress({ kind: 'agent_output', text: 'a\n' });
  notifier.progress({ kind: 'warning', text: 'Mind.' });
  expect(written).toEqual(['Warning: Mind.\n']);
});
