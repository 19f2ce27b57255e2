import { expect, test } from '@jest/globals';
import { listCacheMounts } from '../../../src/entry/compose/agent-mounts.ts';

const folders = { from: '/run/caches', home: '/home/ada' };

test('a cache is at its place in HOME, to write', () => {
  expect(listCacheMounts(['go/pkg/mod'], folders)).toEqual([
    { kind: 'write', source: '/run/caches/go/pkg/mod', path: '/home/ada/go/pkg/mod' },
  ]);
});

test('no cache is mounted that lies in another one: an agent could put a link to anywhere in its place', () => {
  const mounts = listCacheMounts(['.m2/repository', '.m2', '.m2x'], folders);
  expect(mounts.map(({ path }) => path)).toEqual(['/home/ada/.m2', '/home/ada/.m2x']);
});

test.each([undefined, 'home'])('without an absolute HOME there are no caches: %s', (home) => {
  expect(listCacheMounts(['.m2'], { ...folders, home })).toEqual([]);
});
