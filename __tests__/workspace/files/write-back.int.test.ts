import { lstat, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { writeBack } from '../../../src/workspace/files/write-back.ts';
import { createWorkspace, readWorktreeStatus, type Workspace } from '../../../src/workspace/workspace.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import { openWorkspace, takeInventory } from '../../helpers/open-workspace.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const FILES = { 'a.txt': 'a\n', 'src/b.txt': 'b\n', 'tool.sh': '#!/bin/sh\n' };
const prepare = (dir: string) => actAsAgent(dir, 'chmod +x tool.sh; ln -s a.txt link; git add -A; git commit -qm more');
const DAMAGE = 'echo x > a.txt; rm -r src; echo x > src; chmod -x tool.sh; ln -sfn /etc/passwd link';

async function openDamaged(script: string) {
  const { workspace } = await openWorkspace({ files: FILES, prepare });
  const before = await takeInventory(workspace.path);
  await actAsAgent(workspace.path, script);
  return { workspace, before, look: await readWorktreeStatus(workspace) };
}

/** The same folder under a git that finds an empty index: what is written then was not read from there. */
function withoutIndex(workspace: Workspace): Workspace {
  const { git } = workspace;
  return createWorkspace({
    ...workspace,
    git: git.at({ ...git.location, indexFile: `${git.location.indexFile}.none` }),
  });
}

test('a few files come back with mode and kind, and the index is not read', async () => {
  const { workspace, before, look } = await openDamaged(DAMAGE);
  await writeBack(withoutIndex(workspace), look.changed, look);
  expect(await takeInventory(workspace.path)).toEqual(before);
  expect(await readlink(join(workspace.path, 'link'))).toBe('a.txt');
  expect((await lstat(join(workspace.path, 'tool.sh'))).mode & 0o111).toBe(0o111);
});

test('what stands behind another name of a file is not written through', async () => {
  const { workspace, look } = await openDamaged('ln a.txt ../other-name; echo theirs > a.txt');
  await writeBack(workspace, look.changed, look);
  expect(await readFile(join(workspace.path, 'a.txt'), 'utf8')).toBe('a\n');
  expect(await readFile(join(workspace.path, '../other-name'), 'utf8')).toBe('theirs\n');
});

test.each([
  ['it is not known what the index holds', () => undefined],
  ['a blob cannot be read', () => ({ mode: '100644', id: '1'.repeat(40) })],
  ['it is no file', () => ({ mode: '160000', id: '1'.repeat(40) })],
])('git writes all of them where %s', async (_, entry) => {
  const { workspace, before, look } = await openDamaged('echo x > a.txt; echo x > src/b.txt');
  const indexed = new Map(look.indexed);
  const other = entry();
  if (other === undefined) indexed.delete('a.txt');
  else indexed.set('a.txt', other);
  await writeBack(workspace, look.changed, { indexed });
  expect(await takeInventory(workspace.path)).toEqual(before);
});

test('git writes all of them where there are many', async () => {
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, `${at}\n`]));
  const { workspace } = await openWorkspace({ files: many });
  await actAsAgent(workspace.path, 'rm f*');
  const look = await readWorktreeStatus(workspace);
  await writeBack(withoutIndex(workspace), look.changed, look).catch(() => undefined);
  expect(await readFile(join(workspace.path, 'f7'), 'utf8').catch(() => 'gone')).toBe('gone');
  await writeBack(workspace, look.changed, look);
  expect(await readFile(join(workspace.path, 'f7'), 'utf8')).toBe('7\n');
});
