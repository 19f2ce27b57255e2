import { describe, expect, test } from '@jest/globals';
import {
  type Bubblewrap,
  type SandboxedProgram,
  type SandboxSystem,
  toSandboxStart,
} from '../../../src/sandbox/bubblewrap/launch-args.ts';

const userNamespace: Bubblewrap = {
  file: '/usr/bin/bwrap',
  version: '0.8.0',
  means: 'user_namespace',
  sudo: undefined,
  namespace: undefined,
  userId: 1000,
  groupId: 1000,
};
const given: Bubblewrap = { ...userNamespace, means: 'given_namespace', namespace: '/proc/7/fd/9' };
const unshare: Bubblewrap = { ...given, means: 'unshare', file: '/usr/bin/unshare' };
const bySudo: Bubblewrap = { ...userNamespace, means: 'root', sudo: '/usr/bin/sudo', userId: 1001, groupId: 1002 };
const system: SandboxSystem = {
  kernelArgs: ['--proc', '/proc'],
  mounts: [{ kind: 'read', source: '/usr', path: '/usr' }],
  prlimit: '/usr/bin/prlimit',
  setpriv: '/usr/bin/setpriv',
  nsenter: '/usr/bin/nsenter',
  maxProcesses: 10,
  maxFileBytes: 100,
};
const program: SandboxedProgram = {
  file: '/bin/sh',
  args: ['-c', 'echo "$1"; $(reboot)'],
  cwd: '/w',
  mounts: [{ kind: 'write', source: '/w', path: '/w' }],
  hasNetwork: false,
  env: { PATH: '/p', KEY: 'secret' },
};

const start = (bubblewrap: Bubblewrap, changed: Partial<SandboxedProgram> = {}, other: Partial<SandboxSystem> = {}) =>
  toSandboxStart(bubblewrap, { ...system, ...other }, { ...program, ...changed });

describe('toSandboxStart', () => {
  test('takes a user namespace by name, and no further one', () => {
    const { file, args } = start(userNamespace);
    expect(file).toBe('/usr/bin/bwrap');
    expect(args).toEqual(
      expect.arrayContaining(['--unshare-user', '--disable-userns', '--unshare-pid', '--unshare-net', '--unshare-ipc']),
    );
    expect(args.join(' ')).toContain('--cap-drop ALL --proc');
    expect(args).not.toContain('--cap-add');
  });

  test('gives the rights of root up before the program starts', () => {
    const { args } = start({ ...bySudo, sudo: undefined });
    const text = args.join(' ');
    expect(args).not.toContain('--unshare-user');
    expect(text).toContain('--cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_SETPCAP');
    const [setpriv, shell] = ['/usr/bin/setpriv', '/bin/sh'].map((name) => args.indexOf(name));
    expect(setpriv).toBeLessThan(shell ?? 0);
    expect(text).toContain(
      '--reuid=1001 --regid=1002 --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs --',
    );
  });

  test('shows no value of the environment to sudo(8), only names', () => {
    const { file, args } = start(bySudo);
    expect(file).toBe('/usr/bin/sudo');
    expect(args.slice(0, 4)).toEqual(['--non-interactive', '--preserve-env=PATH,KEY', '--', '/usr/bin/bwrap']);
    expect(args.join(' ')).not.toContain('secret');
    expect(args.join(' ')).toContain('--setenv PATH /p');
  });

  test('ends a sandbox with this process, and apart from its terminal', () => {
    for (const way of [userNamespace, bySudo])
      expect(start(way).args).toEqual(expect.arrayContaining(['--die-with-parent', '--new-session']));
  });

  test('enters the user namespace that was made for it, and makes none', () => {
    const { file, args } = start(given);
    expect([file, ...args.slice(0, 6)]).toEqual([
      ...['/bin/sh', '-c', 'exec 3<"$0" && exec "$@"', '/proc/7/fd/9', '/usr/bin/bwrap', '--userns', '3'],
    ]);
    expect(args).not.toContain('--unshare-user');
    expect(args.join(' ')).toContain('exec 3<&-;');
  });

  test('shows the same without bubblewrap, and gives all rights up before the program starts', () => {
    const { args } = start(unshare);
    const mounts = ['--proc', '/proc', '--ro-bind', '/usr', '/usr', '--bind', '/w', '/w', '--remount-ro', '/'];
    const at = args.indexOf('--own-network');
    expect(args.slice(at + 1, at + 1 + mounts.length)).toEqual(mounts);
    expect(start(given).args.join(' ')).toContain(mounts.join(' '));
    const text = args.join(' ');
    expect(text).toContain('--mount --pid --fork --kill-child --ipc --uts --cgroup --net -- setsid -- /bin/sh -c');
    expect(text).toContain(
      '--clear-groups --bounding-set=-all --inh-caps=-all -- /usr/bin/nsenter --user=/proc/self/fd/3 --preserve-credentials -- /usr/bin/setpriv --no-new-privs --pdeathsig=KILL -- /bin/sh',
    );
    expect(start({ ...unshare, namespace: undefined }).args.join(' ')).not.toContain('nsenter');
    expect(start(unshare, { hasNetwork: true }).args).not.toContain('--net');
  });

  test('passes the program on word by word, after the limits', () => {
    const { args } = start(userNamespace);
    const limits = ['/usr/bin/prlimit', '--core=0', '--nproc=10', '--fsize=100', '--'];
    expect(args.slice(-8)).toEqual([...limits, '/bin/sh', '-c', 'echo "$1"; $(reboot)']);
  });

  test('starts without limits where there is no program for them', () => {
    expect(start(userNamespace, {}, { prlimit: undefined }).args.join(' ')).not.toContain('nproc');
  });

  test('shares the network of the machine only where that was asked for', () => {
    expect(start(userNamespace, { hasNetwork: true }).args).not.toContain('--unshare-net');
    expect(start(bySudo, { hasNetwork: true }).args).not.toContain('--unshare-net');
  });

  test('makes the root read-only after all mounts', () => {
    const { args } = start(userNamespace);
    const at = args.indexOf('--remount-ro');
    expect(at).toBeGreaterThan(args.lastIndexOf('--bind'));
    expect(args.slice(at, at + 5)).toEqual(['--remount-ro', '/', '--chdir', '/w', '--']);
  });
});
