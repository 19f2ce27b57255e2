import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { requireVerifiedTree } from '../../../src/runner/attempt/require-verified-tree.ts';
import { openDoor } from '../../helpers/open-workspace.ts';
import { cleanUp, createRepo, git, writeFiles } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

describe('the tree that lands', () => {
  test('is the one that was verified, for each commit of the attempt', async () => {
    const { dir, commit } = await createRepo();
    const tree = await git(dir, 'rev-parse', 'HEAD^{tree}');
    await writeFiles(dir, { 'later.txt': 'later\n' });
    await git(dir, 'add', '--all');
    await git(dir, 'commit', '--quiet', '-m', 'later');
    const later = await git(dir, 'rev-parse', 'HEAD');
    const control = await openDoor(join(dir, '.git'));
    await requireVerifiedTree(control, tree, [commit, commit]);
    const expected = { data: { message: expect.stringContaining('is not the verified tree') } };
    await expect(requireVerifiedTree(control, tree, [commit, later])).rejects.toMatchObject(expected);
    await expect(requireVerifiedTree(control, undefined, [commit])).rejects.toMatchObject(expected);
  });
});
