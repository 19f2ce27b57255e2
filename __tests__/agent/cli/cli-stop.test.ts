import { describe, expect, test } from '@jest/globals';
import { isOlder } from '../../../src/agent/cli/check-cli.ts';
import { toCliStop } from '../../../src/agent/cli/cli-stop.ts';
import { openLastOutput } from '../../../src/agent/last-output.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import type { CommandResult } from '../../../src/exec/run-command.ts';

const nothing = new Uint8Array();
const redactor = createRedactor(['hunter2']);
const ended: CommandResult = {
  exitCode: 0,
  signal: null,
  timedOut: false,
  aborted: false,
  failedToStart: undefined,
  stdout: nothing,
  stderr: nothing,
  omittedBytes: 0,
  durationMs: 1,
};

function stop(result: Partial<CommandResult>, trouble?: Parameters<typeof toCliStop>[0]['trouble']) {
  const lastOutput = openLastOutput(redactor);
  lastOutput.add(result.stderr ?? new Uint8Array());
  const given = { result: { ...ended, ...result }, trouble, lastOutput, redact: redactor.redact };
  return toCliStop({ ...given, timeoutMs: 30_000, maxTurns: 9 });
}

describe('how a CLI ended', () => {
  const plain = [
    ['by itself', stop({}), { kind: 'ended' }],
    ['at its limit of time', stop({ timedOut: true, exitCode: null }), { kind: 'wall_clock', seconds: 30 }],
    ['since it was stopped', stop({ aborted: true, exitCode: null }), { kind: 'stopped' }],
    ['at its limit of turns', stop({ exitCode: 1 }, { kind: 'turn_limit' }), { kind: 'turn_limit', turns: 9 }],
    [
      'since it got nowhere',
      stop({ aborted: true, exitCode: null }, { kind: 'stalled', what: 'took 30 turns' }),
      {
        kind: 'cut_short',
        sentence: 'The agent made no progress and was stopped: it took 30 turns.',
        advice: 'Try another way: what was tried last does not lead further.',
      },
    ],
    ['by a signal', stop({ exitCode: null, signal: 'SIGSEGV' }), { kind: 'crashed', detail: 'signal SIGSEGV' }],
  ] as const;
  test.each(plain)('%s', (_how, seen, expected) => {
    expect(seen).toEqual(expected);
  });

  test.each([
    [401, 'provider_refused'],
    [402, 'provider_refused'],
    [404, 'provider_refused'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [529, 'unavailable'],
  ])('with the status %i is %s, whatever its exit code says', (status, kind) => {
    for (const exitCode of [0, 1])
      expect(stop({ exitCode }, { kind: 'failed', status, message: 'no' })).toMatchObject({ kind });
  });

  test.each([
    [145, 'provider_refused'],
    [173, 'unavailable'],
    [244, 'unavailable'],
    [1, 'crashed'],
  ])('with the exit code %i and no status is %s', (exitCode, kind) => {
    expect(stop({ exitCode }, { kind: 'failed', status: undefined, message: 'API Error' })).toMatchObject({ kind });
  });

  test('without a connection is nobody’s failure', () => {
    const message = 'Unable to connect to API (ECONNREFUSED)';
    expect(stop({ exitCode: 1 }, { kind: 'failed', status: undefined, message })).toMatchObject({
      kind: 'unavailable',
    });
  });

  test('tells its words without a secret, also one that the end of the words would cut in half', () => {
    const message = `${'x'.repeat(597)}hunter2`;
    expect(JSON.stringify(stop({ exitCode: 1 }, { kind: 'failed', status: 401, message }))).not.toMatch(/hun/);
    const stderr = Buffer.from(`hunter2${'x'.repeat(1996)}`);
    expect(JSON.stringify(stop({ exitCode: 1, stderr }))).not.toMatch(/ter2/);
  });

  test('without its bridge was never started, though it was ended by us', () => {
    const trouble = { kind: 'no_bridge', detail: 'gone' } as const;
    expect(stop({ aborted: true }, trouble)).toMatchObject({ kind: 'not_started' });
  });
});

test.each([
  ['2.1.329', '2.1.329', false],
  ['2.1.328', '2.1.329', true],
  ['2.10.0', '2.9.9', false],
  ['1.99.99', '2.0.0', true],
  ['3.0.0', '2.9.9', false],
])('version %s is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected);
});
