import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { objectIdSchema } from '../../src/domain/ids.ts';
import { readRepositoryFiles } from '../../src/store/read-repository-files.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, createRepo, git } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

test('the manifests of a tree are read, those at the root first, without links, large ones and those in deep folders', async () => {
  const many = Array.from({ length: 60 }, (_, index) => [`a/${index}.mk`, `${index}`] as const);
  const { dir } = await createRepo({
    files: {
      ...Object.fromEntries(many),
      ...{ 'package.json': '{}', Makefile: 'x:\n', 'a/b/Makefile': 'y:\n', 'a/b/c/Makefile': 'z:\n', 'b.txt': '' },
      'large.mk': '#'.repeat(1024 * 1024 + 1),
    },
  });
  await symlink('Makefile', join(dir, 'link.mk'));
  await git(dir, 'add', '-A');
  await git(dir, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib/sub`);
  const tree = objectIdSchema.parse(await git(dir, 'write-tree'));
  const { paths, manifests, submodules } = await readRepositoryFiles(
    (await openDoor(dir)).at({ gitDir: join(dir, '.git') }),
    tree,
  );
  expect([paths.size, paths.has('link.mk'), paths.has('a/b/c/Makefile')]).toEqual([66, false, true]);
  expect([manifests.get('package.json'), manifests.get('Makefile')]).toEqual(['{}', 'x:\n']);
  expect(['large.mk', 'a/b/Makefile', 'a/b/c/Makefile', 'b.txt'].filter((path) => manifests.has(path))).toEqual([]);
  expect(manifests.size).toBe(49);
  expect(submodules).toEqual(['lib/sub']);
});
