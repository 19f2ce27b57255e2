import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readSessionFiles, writeSessionFiles } from '../../../src/agent/cli/session-files.ts';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'session-files-')));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const isChat = (path: string) => path.endsWith('.jsonl');
const read = async (home = 'home') => {
  const files = await readSessionFiles(join(root, home), isChat);
  return files && Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));
};

test('the files of a conversation are carried to another home, and nothing else is', async () => {
  await put('home/.cli/projects/x/1.jsonl', 'one');
  await put('home/.cli/settings.json', 'hooks');
  const files = await readSessionFiles(join(root, 'home'), isChat);
  await mkdir(join(root, 'next'));
  await writeSessionFiles(join(root, 'next'), files ?? new Map());
  expect(await read('next')).toEqual({ '.cli/projects/x/1.jsonl': 'one' });
});

test('a link is never followed, whether it stands for the file or for its folder', async () => {
  await put('secret/key.jsonl', 'key of the host');
  await put('home/a/1.jsonl', 'one');
  await symlink(join(root, 'secret/key.jsonl'), join(root, 'home/a/2.jsonl'));
  await symlink(join(root, 'secret'), join(root, 'home/b'));
  expect(await read()).toEqual({ 'a/1.jsonl': 'one' });
});

test('a link in the place of the home, or of the folder above it, is no home', async () => {
  await put('user/.cli/1.jsonl', 'of the user');
  await symlink(join(root, 'user'), join(root, 'home'));
  expect(await read()).toBeUndefined();
  await symlink(root, join(root, 'above'));
  expect(await read('above/user')).toBeUndefined();
});

test('too much is no conversation, and neither is nothing', async () => {
  await put('home/other', 'x');
  expect(await read()).toBeUndefined();
  await put('home/1.jsonl', 'x'.repeat(33 * 1024 * 1024));
  expect(await read()).toBeUndefined();
});
