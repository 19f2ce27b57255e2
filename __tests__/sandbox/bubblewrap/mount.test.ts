import { describe, expect, test } from '@jest/globals';
import { type Mount, toMountArgs } from '../../../src/sandbox/bubblewrap/mount.ts';

function render(...mounts: Mount[]): string[] {
  return toMountArgs(mounts)
    .join(' ')
    .replaceAll(/ --size \d+ /g, ' ')
    .split(/ (?=--(?!dir|tmpfs))/);
}

describe('toMountArgs', () => {
  test('mounts outer folders first, so that none covers an inner one', () => {
    const args = render(
      { kind: 'write', source: '/home/u/work', path: '/home/u/work' },
      { kind: 'empty', path: '/home/u' },
      { kind: 'read', source: '/usr', path: '/usr' },
    );
    expect(args).toEqual([
      '--ro-bind /usr /usr',
      '--perms 0755 --dir /home',
      '--perms 0777 --tmpfs /home/u',
      '--bind /home/u/work /home/u/work',
    ]);
  });

  test('makes the folders above a mount, which can be written in memory alone', () => {
    const args = render(
      { kind: 'empty', path: '/tmp' },
      { kind: 'write', source: '/tmp/a/b/c', path: '/tmp/a/b/c' },
      { kind: 'read', source: '/opt/x/y', path: '/opt/x/y' },
    );
    expect(args).toEqual([
      '--perms 0777 --tmpfs /tmp',
      '--perms 0755 --dir /opt',
      '--perms 0755 --dir /opt/x',
      '--ro-bind /opt/x/y /opt/x/y',
      '--perms 0777 --dir /tmp/a',
      '--perms 0777 --dir /tmp/a/b',
      '--bind /tmp/a/b/c /tmp/a/b/c',
    ]);
  });

  test('makes no folder inside a folder of the machine', () => {
    const args = render(
      { kind: 'read', source: '/usr', path: '/usr' },
      { kind: 'empty', path: '/usr/local/private' },
      { kind: 'link', target: 'usr/bin', path: '/bin' },
    );
    expect(args).toEqual(['--ro-bind /usr /usr', '--symlink usr/bin /bin', '--perms 0777 --tmpfs /usr/local/private']);
  });
});
