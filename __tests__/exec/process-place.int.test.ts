import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findOwnPlace, isPlaceGone } from '../../src/exec/process-place.ts';

test('a process that runs is not gone, and is gone after its end', async () => {
  const own = await findOwnPlace();
  expect(await isPlaceGone(own)).toBe(false);
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  expect(await isPlaceGone({ ...own, ...{ pid: child.pid ?? 0 } })).toBe(true);
});

// Without /proc the start of a process is not known.
(existsSync('/proc') ? test : test.skip)('a number that was given to another process is another process', async () => {
  const own = await findOwnPlace();
  if (own.kind !== 'process') throw new Error('a process is expected');
  expect(await isPlaceGone({ ...own, started: '1' })).toBe(true);
});

test('nothing is known of another machine, of a job, and of a holder that says nothing', async () => {
  const own = await findOwnPlace();
  if (own.kind !== 'process') throw new Error('a process is expected');
  expect(await isPlaceGone({ ...own, host: 'another', pid: 2_000_000 })).toBe(false);
  expect(await isPlaceGone({ kind: 'job', run: '1', attempt: 1, url: 'https://example.invalid' })).toBe(false);
  expect(await isPlaceGone({ kind: 'unknown' })).toBe(false);
});
