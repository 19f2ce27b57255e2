import { describe, expect, test } from '@jest/globals';
import { GitError } from '../../../src/domain/errors/errors.ts';
import type { RunContext } from '../../../src/runner/context/run-context.ts';
import { findPauseBehind } from '../../../src/runner/pacing/pause-behind.ts';

const killed = new GitError('git_failed', { exit_code: 'a signal', stderr: '' });

/** A run that is cancelled now, while a pause of it lasts, or not at all. */
function createRun(when: 'before' | 'while it waits' | 'never'): RunContext {
  const cancelled = new AbortController();
  if (when === 'before') cancelled.abort();
  const sleep = async () => {
    if (when === 'while it waits') cancelled.abort();
  };
  const cause = () => (cancelled.signal.aborted ? { kind: 'cancelled' } : undefined);
  const context: unknown = { ports: { sleep }, limits: { signal: cancelled.signal, meter: { cause } } };
  return context as RunContext;
}

describe('a failure of git that a signal has caused', () => {
  test.each(['before', 'while it waits'] as const)('is a pause of a run that is cancelled %s', async (when) => {
    expect(await findPauseBehind(killed, createRun(when))).toMatchObject({ ending: 'paused', pauseCause: 'cancelled' });
  });

  test('stays a failure of a run that nobody cancels', async () => {
    expect(await findPauseBehind(killed, createRun('never'))).toBeUndefined();
  });

  test.each([new GitError('git_failed', { exit_code: 128, stderr: 'fatal: no' }), new Error('a bug')])(
    'stays a failure where it was none: %s',
    async (error) => {
      expect(await findPauseBehind(error, createRun('before'))).toBeUndefined();
    },
  );

  test.each([
    { exit_code: 130, stderr: '' },
    { exit_code: 128, stderr: 'error: git-remote-http died of signal 15' },
  ])('is known by what a shell or git says of it: %j', async (data) => {
    const error = new GitError('git_failed', data);
    expect(await findPauseBehind(error, createRun('before'))).toMatchObject({ ending: 'paused' });
  });
});
