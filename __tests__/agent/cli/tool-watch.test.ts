import { expect, test } from '@jest/globals';
import type { AgentTask, FilesState } from '../../../src/agent/agent.ts';
import { claudeCode } from '../../../src/agent/cli/claude-code.ts';
import { openCliLog } from '../../../src/agent/cli/cli-log.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';

/** What a CLI's tool is called with, what it answers, and how the files are after it. */
type Use = readonly [tool: string, input: unknown, result: string, files: FilesState];

/** Lets a CLI use tools, one in each turn, and gives after how many of them it was found to get nowhere. */
async function watch(uses: readonly Use[], perTurn = 1) {
  let looked = 0;
  let stalledAt: number | undefined;
  let next: FilesState = 'unchanged';
  const task: Pick<AgentTask, 'onOutput' | 'onTool'> = {
    onOutput: () => undefined,
    onTool: async () => {
      looked += 1;
      return next;
    },
  };
  const clock = { now: () => new Date(0), monotonicMs: () => 0 };
  let turns = 0;
  const countTurns = () => turns;
  const log = openCliLog({
    adapter: claudeCode,
    countTurns,
    clock,
    task,
    redactor: createRedactor([]),
    onPointless: () => undefined,
  });
  for (const [index, [tool, input, result, files]] of uses.entries()) {
    const id = String(index);
    next = files;
    if (index % perTurn === 0) turns += 1;
    log.add({ kind: 'tool_started', id, tool, input });
    log.add({ kind: 'tool_ended', id, isError: false, result, resultBytes: result.length });
    await log.settled();
    if (stalledAt === undefined && log.trouble()?.kind === 'stalled') stalledAt = index + 1;
  }
  return { stalledAt, looked, trouble: log.trouble() };
}

const times = (count: number, use: (index: number) => Use) => Array.from({ length: count }, (_, index) => use(index));

test('a CLI gets nowhere with the same call and the same answer', async () => {
  const { stalledAt, trouble } = await watch(times(6, () => ['Bash', { command: 'npm test' }, 'fail', 'unchanged']));
  expect(stalledAt).toBe(5);
  expect(trouble).toMatchObject({ what: expect.stringContaining('the same call with the same answer 5 times') });
  expect((await watch(times(6, () => ['Read', { file_path: 'a' }, 'text', 'unchanged']))).stalledAt).toBe(5);
});

test.each<[string, (index: number) => Use]>([
  ['another input', (index) => ['Bash', { command: `test ${index}` }, 'fail', 'unchanged']],
  ['another answer', (index) => ['Bash', { command: 'npm test' }, `fail ${index}`, 'unchanged']],
  ['an answer that is not told', () => ['Bash', { command: 'npm test' }, '', 'unchanged']],
  ['files that differ', () => ['Bash', { command: 'sed -i s/a/aa/ a' }, 'ok', 'changed']],
  ['files that nobody could look at', () => ['Bash', { command: 'make' }, 'ok', 'unknown']],
])('a CLI may be getting on with %s', async (_what, use) => {
  expect((await watch(times(20, use))).stalledAt).toBeUndefined();
});

test('a CLI gets nowhere with many turns in which no file changes, however many tools a turn has', async () => {
  const look = (index: number): Use => ['Bash', { command: `echo ${index}` }, `${index}`, 'unchanged'];
  expect((await watch(times(70, look))).stalledAt).toBe(60);
  expect((await watch(times(110, look), 2)).stalledAt).toBeUndefined();
});

test('tools that only look, and the verbs, cost no look at the files', async () => {
  const uses: readonly Use[] = [
    ['Read', {}, 'a', 'changed'],
    ['mcp__groundhog__chronicle', {}, 'b', 'changed'],
    ['Write', {}, 'c', 'changed'],
  ];
  expect((await watch(uses)).looked).toBe(1);
});

test('what a CLI has found last is its last text and its last call, without secrets and in bounds', async () => {
  const log = openCliLog({
    adapter: claudeCode,
    countTurns: () => 1,
    clock: { now: () => new Date(0), monotonicMs: () => 0 },
    task: { onOutput: () => undefined, onTool: async () => 'unchanged' },
    redactor: createRedactor(['canary-4711']),
    onPointless: () => undefined,
  });
  expect(log.lastWork()).toBe('');
  const use = (id: string, tool: string, result: string) => {
    log.add({ kind: 'tool_started', id, tool, input: { command: 'echo canary-4711' } });
    log.add({ kind: 'tool_ended', id, isError: false, result, resultBytes: result.length });
  };
  log.add({ kind: 'said', text: 'The cache is ' });
  log.add({ kind: 'said', text: 'stale.', isPart: true });
  use('1', 'Bash', `${'x'.repeat(9000)} canary-4711 the end`);
  use('2', 'mcp__groundhog__chronicle', 'all of it');
  const text = log.lastWork();
  expect(text).toMatch(
    /^Its last text: The cache is stale\.\nIts last call: Bash \{"command":"echo .*\nx+ .* the end$/,
  );
  expect(text).not.toMatch(/4711|chronicle/);
  expect(text.length).toBeLessThan(1500);
});
