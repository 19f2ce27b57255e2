import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findMissingFolders } from '../../../src/runner/verification/find-missing-folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundhog-missing-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
}

test('a folder with content is missing, and caches, leavings of runners and empty folders are not', () => {
  for (const path of ['agent/node_modules/a.js', 'agent/src/a.py', 'checkout/src/a.py', 'agent/.git/HEAD']) write(path);
  for (const path of ['.pytest_cache/CACHEDIR.TAG', '.pytest_cache/v', '__pycache__/a.pyc', 'coverage/a', 'file'])
    write(`agent/${path}`);
  // uv marks its environments as caches.
  for (const path of ['CACHEDIR.TAG', 'pyvenv.cfg', 'bin/python']) write(`agent/.venv/${path}`);
  mkdirSync(join(folder, 'agent/.benchmarks'));
  expect(findMissingFolders(join(folder, 'agent'), join(folder, 'checkout'))).toEqual(['.venv', 'node_modules']);
});

test('a folder of the agent that is gone lacks nothing', () => {
  expect(findMissingFolders(join(folder, 'gone'), folder)).toEqual([]);
});
