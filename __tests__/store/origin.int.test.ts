import { afterEach, describe, expect, test } from '@jest/globals';
import { openLocalOrigin, openRemoteOrigin } from '../../src/store/origin.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, createRepo, createTempDir, git } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

/** Both kinds of origin of a repository with a branch `dev` and a tag `v1`. */
async function openOrigins() {
  const { dir, commit } = await createRepo();
  await git(dir, 'branch', 'dev');
  await git(dir, 'tag', 'v1');
  const door = await openDoor(await createTempDir('groundhog-origin'));
  const remote = openRemoteOrigin(door, { url: `${dir}/.git` }, { borrowFrom: [] });
  return { commit, origins: [await openLocalOrigin(door, dir), remote] };
}

describe('the base of a task', () => {
  test('is the same branch by each of its names, so that its protection knows it', async () => {
    const { commit, origins } = await openOrigins();
    for (const origin of origins)
      for (const name of ['dev', 'heads/dev', 'refs/heads/dev'])
        expect([name, await origin.resolveBase(name)]).toEqual([name, { ref: 'dev', sha: commit }]);
  });

  test('may be a tag, and is refused where it is nothing', async () => {
    const { commit, origins } = await openOrigins();
    for (const origin of origins) {
      expect(await origin.resolveBase('v1')).toEqual({ ref: 'v1', sha: commit });
      for (const name of ['other', 'heads/heads/dev', 'x/heads/dev'])
        await expect(origin.resolveBase(name)).rejects.toMatchObject({ code: 'base_not_found' });
    }
  });
});
