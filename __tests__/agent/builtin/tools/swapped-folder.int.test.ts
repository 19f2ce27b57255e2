import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { listFilesTool } from '../../../../src/agent/builtin/tools/find-tools.ts';
import { deleteFile, readText, writeText } from '../../../../src/agent/builtin/tools/text-file.ts';
import type { ToolContext } from '../../../../src/agent/builtin/tools/tool.ts';
import { whileSwapping } from '../../../helpers/swap-folder.ts';
import { cleanUp, createTempDir } from '../../../helpers/temp-repo.ts';

afterEach(cleanUp);

// Elsewhere no sandbox keeps a program from these files.
const onLinux = process.platform === 'linux' ? test : test.skip;

let root = '';
let outside = '';
beforeEach(async () => {
  root = await createTempDir('swapped-folder');
  outside = await createTempDir('outside');
  await mkdir(join(root, 'd'));
  await writeFile(join(root, 'd/file'), 'inside');
  await writeFile(join(outside, 'file'), 'outside');
});

onLinux('a program that swaps a folder for a link never has a file outside read', async () => {
  const seen = new Set<string>();
  await whileSwapping(root, outside, async () => {
    const found = await readText(root, 'd/file');
    if (found.kind === 'text') seen.add(found.text);
  });
  expect([...seen]).toEqual(['inside']);
});

onLinux('nor one written or deleted', async () => {
  await whileSwapping(root, outside, async () => {
    await writeText(root, { path: 'd/file', content: 'inside' });
    await writeText(root, { path: 'd/new/other', content: 'inside' });
    await deleteFile(root, 'd/file');
  });
  expect(await readdir(outside)).toEqual(['file']);
  expect(await readFile(join(outside, 'file'), 'utf8')).toBe('outside');
});

onLinux('nor a name listed', async () => {
  await writeFile(join(outside, 'private'), '');
  const task = { workspacePath: root } as unknown as ToolContext['task'];
  const seen = new Set<string>();
  await whileSwapping(root, outside, async () => {
    const { text } = await listFilesTool.run({}, { task } as unknown as ToolContext);
    for (const name of text.split('\n')) seen.add(name);
  });
  expect(seen).toContain('d/file');
  expect(seen).not.toContain('d/private');
});
