import { execFile } from 'node:child_process';
import { lstat, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { listRemovals, removeFolder } from '../../src/exec/remove-folder.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

const run = promisify(execFile);
const NEST = 'for (let n = 0; n < 3000; n += 1) { fs.mkdirSync("d"); process.chdir("d"); }';

afterEach(cleanUp);

describe('removeFolder', () => {
  test('removes folders that are nested deeper than a path can be long, and follows no link', async () => {
    const parent = await createTempDir('groundhog-remove');
    const folder = join(parent, 'folder');
    await mkdir(join(folder, 'other'), { recursive: true });
    await writeFile(join(parent, 'kept'), 'kept');
    await symlink(parent, join(folder, 'other', 'link'));
    await run(process.execPath, ['-e', `${NEST} fs.symlinkSync(${JSON.stringify(parent)}, "link")`], { cwd: folder });
    expect(removeFolder(folder)).toBe(true);
    await expect(lstat(folder)).rejects.toThrow('ENOENT');
    expect(await readFile(join(parent, 'kept'), 'utf8')).toBe('kept');
  });

  test('uses a free name where it moves a deep folder to', async () => {
    const parent = await createTempDir('groundhog-remove');
    const folder = join(parent, 'folder');
    await mkdir(folder);
    await writeFile(join(parent, 'groundhog-removed-1'), 'kept');
    await run(process.execPath, ['-e', NEST], { cwd: folder });
    for (const remove of listRemovals(Buffer.from(folder), Buffer.from(parent))) remove();
    await expect(lstat(folder)).rejects.toThrow('ENOENT');
    expect(await readFile(join(parent, 'groundhog-removed-1'), 'utf8')).toBe('kept');
    await expect(lstat(join(parent, 'groundhog-removed-2'))).rejects.toThrow('ENOENT');
  });
});
