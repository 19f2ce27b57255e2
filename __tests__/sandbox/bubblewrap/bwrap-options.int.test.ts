import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { findOnPath } from '../../../src/exec/programs.ts';
import { runCommand } from '../../../src/exec/run-command.ts';
import { type Bubblewrap, toSandboxStart } from '../../../src/sandbox/bubblewrap/launch-args.ts';
import type { Mount } from '../../../src/sandbox/bubblewrap/mount.ts';
import { listKernelArgs, listSystemMounts } from '../../../src/sandbox/bubblewrap/system-mounts.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

const file = new URL('../../fixtures/bwrap-options.json', import.meta.url);
/**
 * The options that `bwrap --help` lists, by version: 0.8.0, 0.12.0 and 0.13.1 as Debian's packages print them, 0.9.0 and
 * 0.11.1 as its sources have them.
 */
const recorded = z.record(z.string(), z.array(z.string())).parse(JSON.parse(await readFile(file, 'utf8')));

afterEach(cleanUp);

const PROGRAM = '/usr/bin/program';
const bwrap = await findOnPath('bwrap', '/usr/bin:/bin:/usr/local/bin');
const installed = bwrap === undefined ? test.skip : test;

/** Renders the start of a sandbox in every way, each as the arguments of bwrap(1) before the program. */
async function listStarts(own: readonly Mount[]): Promise<readonly (readonly string[])[]> {
  const ids = { userId: 1000, groupId: 1000 };
  const common = { file: '/usr/bin/bwrap', version: '', sudo: undefined, namespace: undefined, ...ids };
  const ways: readonly Bubblewrap[] = [
    { ...common, means: 'user_namespace' },
    { ...common, means: 'given_namespace', namespace: '/proc/1/fd/9' },
    { ...common, means: 'root', sudo: '/usr/bin/sudo' },
  ];
  const kernelArgs = await listKernelArgs();
  const system = {
    kernelArgs,
    mounts: [],
    prlimit: '/p',
    setpriv: '/s',
    nsenter: '/n',
    maxProcesses: 1,
    maxFileBytes: 1,
  };
  return ways.map((way) => {
    const program = { file: PROGRAM, args: [], cwd: '/', mounts: own, hasNetwork: false, env: { PATH: '/usr/bin' } };
    const { args } = toSandboxStart(way, system, program);
    const given = args.slice(args.indexOf(way.file) + 1);
    return given.slice(0, given.indexOf('--'));
  });
}

/** Lists all options that any sandbox is made with. */
async function listUsed(): Promise<readonly string[]> {
  const starts = await listStarts([
    { kind: 'read', source: '/a', path: '/a' },
    { kind: 'write', source: '/b/c', path: '/b/c' },
    { kind: 'empty', path: '/d' },
    { kind: 'link', target: 'e', path: '/f' },
  ]);
  return [...new Set(starts.flat().filter((word) => word.startsWith('--')))];
}

test('the rendered start of a sandbox has the options that it must have', async () => {
  expect(await listUsed()).toEqual(
    expect.arrayContaining([
      '--unshare-user',
      '--disable-userns',
      '--unshare-pid',
      '--unshare-net',
      '--ro-bind',
      '--perms',
    ]),
  );
});

test.each(Object.keys(recorded))('bubblewrap %s has every option that sandboxes are made with', async (version) => {
  expect((await listUsed()).filter((option) => !recorded[version]?.includes(option))).toEqual([]);
});

installed('the installed bubblewrap has every option that sandboxes are made with', async () => {
  const { stdout, stderr } = await runCommand({ file: bwrap ?? '', args: ['--help'], cwd: '/', env: {} });
  const text = `${Buffer.from(stdout).toString()}${Buffer.from(stderr).toString()}`;
  const listed = [...text.matchAll(/^ +(--[a-z0-9-]+)/gm)].map(([, option]) => option);
  expect((await listUsed()).filter((option) => !listed.includes(option))).toEqual([]);
});

/** The options with a path to mount on, and how many values come before it. */
const DESTINATIONS: Readonly<Record<string, number>> = {
  ...{ '--ro-bind': 1, '--bind': 1, '--dev-bind': 1, '--tmpfs': 0, '--dir': 0, '--proc': 0, '--dev': 0 },
};

// From 0.12 on bubblewrap follows no link out of a sandbox that it sets up, from 0.13 on it takes no empty path, and one of its
// options has it start where it could not set up what it was asked for.
test('no sandbox of this machine mounts on or below a link that it has made, or on an empty path, or starts half set up', async () => {
  const folder = await createTempDir('groundhog-links');
  const [home, real] = [join(folder, 'home'), join(folder, 'real')];
  for (const path of [home, join(real, 'bin')]) await mkdir(path, { recursive: true });
  await symlink(real, join(home, 'linked'));
  const mounts = await listSystemMounts({
    ...{ home, toolFolders: ['/bin', '/usr/bin', '/usr/local/bin', join(home, 'linked', 'bin')], ownFolders: [] },
    ...{ visiblePaths: [join(home, 'linked')], folder: join(folder, 'system'), userId: 1000, groupId: 1000 },
  });
  for (const args of await listStarts(mounts)) {
    const links = args.flatMap((word, at) => (word === '--symlink' ? [args[at + 2] ?? ''] : []));
    const paths = args.flatMap((word, at) => {
      const before = DESTINATIONS[word];
      return before === undefined ? [] : [args[at + 1 + before] ?? ''];
    });
    expect(paths.length).toBeGreaterThan(5);
    expect(links.length).toBeGreaterThan(0);
    expect(paths.filter((path) => links.some((link) => path === link || path.startsWith(`${link}/`)))).toEqual([]);
    expect(args).not.toContain('');
    expect(args).not.toContain('--not-a-security-boundary');
  }
});
