import { expect, test } from '@jest/globals';
import { findShown } from '../../../src/sandbox/bubblewrap/find-shown.ts';
import type { Mount } from '../../../src/sandbox/bubblewrap/mount.ts';

const read = (path: string): Mount => ({ kind: 'read', source: path, path });
const mounts: readonly Mount[] = [
  read('/usr'),
  { kind: 'link', target: 'usr/bin', path: '/bin' },
  { kind: 'empty', path: '/tmp' },
  { kind: 'empty', path: '/tmp/home' },
  { kind: 'empty', path: '/dev/shm/home' },
  { kind: 'write', source: '/tmp/project', path: '/tmp/project' },
  read('/tmp/home/bin/agent'),
];

test.each([
  ['/usr/lib/a', 'machine'],
  ['/bin/sh', 'machine'],
  ['/tmp/project/src/a', 'machine'],
  ['/tmp/home/bin/agent', 'machine'],
  ['/tmp/home/bin/agent2', 'nothing'],
  ['/tmp/home/agent.env', 'nothing'],
  ['/usrlocal/a', 'nothing'],
  ['/srv/a', 'nothing'],
  ['/tmp/a', 'temporary'],
  ['/proc/1/environ', 'kernel'],
  ['/dev/shm/home/a', 'nothing'],
] as const)('a sandbox shows at %s: %s', (path, shown) => {
  expect(findShown(path, mounts)).toBe(shown);
});
