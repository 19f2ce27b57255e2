import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
let parent = '';

beforeEach(async () => {
  parent = await createTempDir('run-folders');
});
afterEach(cleanUp);

/** Starts a program that has the folders of a run, and waits until it has them. */
async function startHolder(...more: string[]): Promise<ChildProcessByStdio<null, Readable, null>> {
  const args = ['--no-warnings', '--import', inProject('scripts/typescript-hooks.mjs')];
  const program = inProject('__tests__/entry/compose/hold-run-folders.ts');
  const holder = spawn(process.execPath, [...args, program, parent, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  expect(await readdir(parent)).toHaveLength(5);
  return holder;
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a program that %s ends before it handles signals leaves no folder',
  async (signal) => {
    const holder = await startHolder();
    const ended = once(holder, 'exit');
    holder.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(await readdir(parent)).toEqual([]);
  },
);

test('a program that handles the signal has its folders until it ends in order', async () => {
  const holder = await startHolder('handles');
  const ended = once(holder, 'exit');
  holder.kill('SIGINT');
  expect(await text(holder.stdout)).toBe('there\n0 left\n');
  expect(await ended).toEqual([0, null]);
  expect(await readdir(parent)).toEqual([]);
});
