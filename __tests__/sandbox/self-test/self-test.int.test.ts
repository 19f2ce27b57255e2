import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { findSelfTestProblems } from '../../../src/domain/decisions/judge-self-test.ts';
import { attacks, canaries, needs, type Probe } from '../../../src/domain/sandbox-attacks.ts';
import type { Sandbox } from '../../../src/exec/sandbox.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { runSelfTest, type SelfTestOptions } from '../../../src/sandbox/self-test/self-test.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { withoutArguments, withSystem } from '../../security/attack.ts';
import { listWays, type MachineChange, openMachine, type SandboxWay } from '../bubblewrap/sandbox-ways.ts';
import { openSelfTest } from './open-self-test.ts';

const ways = (await listWays()).filter(({ missing }) => missing === undefined);
const [way] = ways;
const onSandboxes = way === undefined ? describe.skip : describe;

afterEach(cleanUp);

async function prepare(from: SandboxWay, change: MachineChange = {}): Promise<SelfTestOptions & { base: string }> {
  const { base, options } = await openSelfTest(from, change);
  return { base, ...options };
}

async function stopBoth(sandboxes: readonly Sandbox[]): Promise<number> {
  const killed = await Promise.all(sandboxes.map(({ stopAll }) => stopAll()));
  return killed.reduce((sum, count) => sum + count, 0);
}

/** Closes the servers of a sandbox just before a program starts, or has its proxy be another program's. */
function silence(sandbox: Sandbox, kind: 'forward' | 'proxy'): Sandbox {
  if (kind === 'forward') {
    return {
      ...sandbox,
      async forward(server) {
        server.removeAllListeners('connection').on('connection', (socket) => socket.end('another'));
        return sandbox.forward(server);
      },
    };
  }
  return {
    ...sandbox,
    run: (spec) =>
      sandbox.run({ ...spec, file: 'env', args: ['https_proxy=http://127.0.0.1:1', spec.file, ...spec.args] }),
  };
}

/** Returns the probes that speak against the sandbox. */
async function findReached(options: SelfTestOptions): Promise<readonly Probe[]> {
  const { zones } = await runSelfTest(options);
  const found = zones.flatMap(({ answers }) => [
    ...attacks.filter((attack) => answers[attack]?.outcome === 'reached'),
    ...needs.filter((need) => answers[need]?.outcome === 'blocked'),
  ]);
  return [...new Set(found)];
}

onSandboxes('the self-test', () => {
  test.each(
    rowsOfRun(
      ways.filter(({ bubblewrap }) => bubblewrap?.means !== 'root'),
      (_, index) => index === 0,
    ),
  )(
    'reaches at least five canaries without a sandbox and nothing in one of $title, and leaves nothing behind',
    async (each) => {
      const options = await prepare(each);
      const before = await readdir(options.base);
      const { outside, zones } = await runSelfTest(options);
      expect(findSelfTestProblems(outside, zones)).toEqual([]);
      expect(canaries.filter((canary) => outside[canary]?.outcome === 'reached').length).toBeGreaterThanOrEqual(5);
      expect(zones.map(({ zone }) => zone)).toEqual(['agent', 'tools']);
      for (const { answers } of zones)
        expect(needs.map((need) => answers[need]?.outcome)).toEqual(needs.map(() => 'reached'));
      // The folder of the sandbox for sockets, which are gone.
      expect(await readdir(options.base)).toEqual([...before, 'net'].sort());
      expect(await readdir(join(options.base, 'net'))).toEqual([]);
      expect(await readdir(options.forbidden.home ?? '')).toEqual([]);
      expect(await readdir(options.zones[0]?.folder ?? '')).toEqual(['.git']);
    },
  );

  const bySudo = ways.find(({ bubblewrap }) => bubblewrap?.means === 'root');
  const isFree = ways.some(({ bubblewrap }) => bubblewrap?.means === 'user_namespace');
  (bySudo !== undefined && isFree ? slowTest : test.skip)(
    'finds that sudo leaves user namespaces to programs where the machine allows them',
    async () => {
      expect(await findReached(await prepare(bySudo as SandboxWay))).toEqual(['user_namespace']);
    },
  );

  quickTest('ends where HOME is a file', async () => {
    const options = await prepare(way as SandboxWay);
    const forbidden = { ...options.forbidden, home: join(options.base, 'file') };
    await writeFile(forbidden.home, '');
    const { outside, zones } = await runSelfTest({ ...options, forbidden });
    expect(findSelfTestProblems(outside, zones)).toEqual([]);
  });

  quickTest('finds the network of the machine where a sandbox shares it', async () => {
    const found = await findReached(await prepare(way as SandboxWay, { hasNetwork: true }));
    expect(found).toEqual(expect.arrayContaining(['network_namespace', 'loopback', 'abstract_socket']));
  });

  quickTest('finds what a folder too many shows', async () => {
    const options = await prepare(way as SandboxWay);
    const shown = await prepare(way as SandboxWay, {
      mounts: [{ kind: 'write', source: options.base, path: options.base }],
    });
    const found = await findReached({ ...options, zones: shown.zones });
    expect(found).toEqual(
      expect.arrayContaining(['home_file', 'temporary_file', 'control_config', 'repository_config', 'command_file']),
    );
    expect(found).toContain('attempt_socket');
  });

  const switches = [
    [
      'the covers of /proc',
      withSystem((system) => ({ ...system, kernelArgs: ['--proc', '/proc', '--dev', '/dev'] })),
      'kernel_setting',
    ],
    ['processes of its own', withoutArguments(['--unshare-pid'], ['--die-with-parent']), 'namespace'],
    ['the end of all processes with the first', withoutArguments(['--unshare-pid'], ['--die-with-parent']), 'survivor'],
    ['the ban of user namespaces', withoutArguments(['--disable-userns']), 'user_namespace'],
    ['names of its own', withoutArguments(['--unshare-uts']), 'namespace'],
  ] as const;
  const isRoot = process.getuid?.() === 0;
  test.each(
    rowsOfRun(
      switches.filter(([, , probe]) => isRoot || probe !== 'kernel_setting'),
      (_, index) => index === 0,
    ),
  )('finds that a sandbox lacks %s', async (_, off, probe) => {
    const change = off(way as SandboxWay);
    const { base, home, folder, program } = await openMachine(way as SandboxWay);
    const options = await prepare(
      way as SandboxWay,
      typeof change === 'function' ? change({ base, home, folder, program }) : {},
    );
    expect(await findReached(options)).toContain(probe);
  });

  const alone: readonly (readonly [string, boolean, readonly string[]])[] = [
    ['the sandbox of tools', true, ['tools']],
    ['a sandbox of one program', false, ['agent']],
  ];
  test.each(rowsOfRun(alone, (_, index) => index === 0))(
    'finds what %s alone lets through',
    async (_, isTool, zones) => {
      const options = await prepare(way as SandboxWay);
      const open = await prepare(way as SandboxWay, { hasNetwork: true });
      const tested = options.zones.map((zone, at) => {
        const { sandbox = zone.sandbox } = open.zones[at] ?? {};
        const run: typeof sandbox.run = (spec) =>
          ((spec.isTool ?? false) === isTool ? sandbox : zone.sandbox).run({ ...spec, cwd: '/' });
        return { ...zone, sandbox: { ...zone.sandbox, run, stopAll: () => stopBoth([sandbox, zone.sandbox]) } };
      });
      const answers = await runSelfTest({ ...options, zones: tested });
      const reached = answers.zones.filter(({ answers: given }) => given.abstract_socket?.outcome === 'reached');
      expect(reached.map(({ zone }) => zone)).toEqual(zones);
    },
  );

  const waysOut = [
    ['the server of its model', 'forward', { networks: { agent: [] } }],
    ['the proxy of its hosts', 'proxy', { networks: { agent: ['allowed.test'] } }],
  ] as const;
  test.each(rowsOfRun(waysOut, (_, index) => index === 0))(
    'tries %s, and finds one that does not answer',
    async (_, kind, change) => {
      const options = await prepare(way as SandboxWay, change);
      expect(await findReached(options)).toEqual([]);
      expect(options.zones[0]?.sandbox.takeNetworkUse().denied).toEqual([]);
      const silent = options.zones.map((zone) => ({ ...zone, sandbox: silence(zone.sandbox, kind) }));
      expect(await findReached({ ...options, zones: silent })).toEqual(['own_server']);
    },
  );

  quickTest('finds a folder that cannot be written, and one without history', async () => {
    const options = await prepare(way as SandboxWay);
    const zones = options.zones.map((zone) => ({ ...zone, folder: '/usr' }));
    expect(await findReached({ ...options, zones })).toEqual(['workspace', 'git']);
  });

  slowTest('finds everything where there is no sandbox at all', async () => {
    const options = await prepare(way as SandboxWay);
    const sandbox = createNoSandbox({ mark: 'test-none' });
    const found = await findReached({ ...options, zones: options.zones.map((zone) => ({ ...zone, sandbox })) });
    const always = ['home_file', 'temporary_file', 'signal', 'namespace', 'survivor', 'network_namespace', 'loopback'];
    expect(found).toEqual(expect.arrayContaining(always));
  });

  quickTest('refuses what gives no answer, or that of another', async () => {
    const options = await prepare(way as SandboxWay);
    const refused = expect.objectContaining({ code: 'isolation_broken' });
    const script = join(options.base, 'command-file');
    await writeFile(script, 'console.log(JSON.stringify({ token: "mine", answers: {} }))');
    await expect(runSelfTest({ ...options, program: { ...options.program, script } })).rejects.toEqual(refused);
    const missing = { node: '/usr/bin/true', script };
    await expect(runSelfTest({ ...options, program: missing })).rejects.toEqual(refused);
  });
});
