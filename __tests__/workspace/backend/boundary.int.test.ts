import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { requireApart } from '../../../src/workspace/backend/boundary.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const what = 'the folder of the run';
const refusal = expect.objectContaining({ code: 'workspace_boundary' });

async function makeFolders() {
  const root = await createTempDir('groundhog-boundary');
  const [run, work] = [join(root, 'run'), join(root, 'work')];
  await mkdir(run);
  await mkdir(work);
  return { root, run, work };
}

describe('the boundary between workspace and run folder', () => {
  test('lets folders side by side pass, there or only planned, also when one name begins with the other', async () => {
    const { root, run, work } = await makeFolders();
    expect(() => requireApart(join(work, 'workspace'), [{ path: run, what }])).not.toThrow();
    expect(() => requireApart(join(root, 'run-2'), [{ path: run, what }])).not.toThrow();
  });

  test.each([
    ['equal', (run: string) => run],
    ['a workspace in the run folder', (run: string) => join(run, 'a', 'workspace')],
    ['a run folder in the workspace', (run: string) => join(run, '..')],
    ['equal by way of dots', (run: string) => `${run}/../run/.`],
  ])('refuses: %s', async (_name, toWorkspace) => {
    const { run } = await makeFolders();
    expect(() => requireApart(toWorkspace(run), [{ path: run, what }])).toThrow(refusal);
  });

  test('refuses a workspace that a link leads into the run folder, and a run folder that is itself a link', async () => {
    const { root, run, work } = await makeFolders();
    await symlink(run, join(work, 'link'));
    expect(() => requireApart(join(work, 'link', 'workspace'), [{ path: run, what }])).toThrow(refusal);
    await mkdir(join(work, 'workspace'));
    await symlink(join(work, 'workspace'), join(root, 'run-link'));
    expect(() => requireApart(join(work, 'workspace'), [{ path: join(root, 'run-link'), what }])).toThrow(refusal);
  });

  test('compares without letter case only where the file system does', async () => {
    const { root, run } = await makeFolders();
    const other = join(root, 'RUN', 'workspace');
    expect(() => requireApart(other, [{ path: run, what }], { ignoresCase: () => true })).toThrow(refusal);
    expect(() => requireApart(other, [{ path: run, what }], { ignoresCase: () => false })).not.toThrow();
  });

  test('says which folders they are', async () => {
    const { run } = await makeFolders();
    expect(() => requireApart(run, [{ path: run, what }])).toThrow(
      expect.objectContaining({ data: { workspace: run, other: run, what } }),
    );
  });
});
