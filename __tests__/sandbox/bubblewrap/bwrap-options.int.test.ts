import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { findOnPath } from '../../../src/exec/programs.ts';
import { runCommand } from '../../../src/exec/run-command.ts';
import { type Bubblewrap, toSandboxStart } from '../../../src/sandbox/bubblewrap/launch-args.ts';
import { listKernelArgs } from '../../../src/sandbox/bubblewrap/system-mounts.ts';

const file = new URL('../../fixtures/bwrap-options.json', import.meta.url);
/** The options that `bwrap --help` lists, by version: 0.8.0 as it prints them, the others as its sources have them. */
const recorded = z.record(z.string(), z.array(z.string())).parse(JSON.parse(await readFile(file, 'utf8')));

const PROGRAM = '/usr/bin/program';
const bwrap = await findOnPath('bwrap', '/usr/bin:/bin:/usr/local/bin');
const installed = bwrap === undefined ? test.skip : test;

/** Lists all options that any sandbox is made with. */
async function listUsed(): Promise<readonly string[]> {
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
  const mounts = [
    { kind: 'read', source: '/a', path: '/a' },
    { kind: 'write', source: '/b/c', path: '/b/c' },
    { kind: 'empty', path: '/d' },
    { kind: 'link', target: 'e', path: '/f' },
  ] as const;
  const used = ways.flatMap((way) => {
    const program = { file: PROGRAM, args: [], cwd: '/', mounts, hasNetwork: false, env: { PATH: '/usr/bin' } };
    const { args } = toSandboxStart(way, system, program);
    const own = args.slice(args.indexOf(way.file) + 1);
    return own.slice(0, own.indexOf('--')).filter((word) => word.startsWith('--'));
  });
  return [...new Set(used)];
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
