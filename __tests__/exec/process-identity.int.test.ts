import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isProcessGone, readOurIdentity } from '../../src/exec/process-identity.ts';

test('a process that runs is not gone, and is gone after its end', async () => {
  const own = await readOurIdentity();
  expect(await isProcessGone(own)).toBe(false);
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  expect(await isProcessGone({ ...own, pid: child.pid ?? 0 })).toBe(true);
});

// Without /proc the start of a process is not known.
const withProc = existsSync('/proc/self/stat') ? test : test.skip;

withProc('a number that was given to another process is another process', async () => {
  const own = await readOurIdentity();
  expect(await isProcessGone({ ...own, started: own.started.replace(/ .*/, ' 1') })).toBe(true);
});

withProc('no process has outlived a start of the machine', async () => {
  const own = await readOurIdentity();
  expect(await isProcessGone({ ...own, started: own.started.replace(/^[^ ]+/, 'an-earlier-start') })).toBe(true);
});

test('nothing is known of another machine', async () => {
  const own = await readOurIdentity();
  expect(await isProcessGone({ ...own, host: 'another', pid: 2_000_000 })).toBe(false);
});
