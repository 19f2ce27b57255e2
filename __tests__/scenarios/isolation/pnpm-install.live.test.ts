import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { createDial } from '../../../src/sandbox/network/dial.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { listWays, openMachine } from '../../sandbox/bubblewrap/sandbox-ways.ts';

const REGISTRY = 'registry.npmjs.org';
const PNPM = 'npx --yes pnpm@9.15.9';
const PACKAGE = { name: 'demo', type: 'module', private: true, dependencies: { 'yocto-queue': '1.2.1' } };
const TEST = `import assert from 'node:assert';
import { test } from 'node:test';
import Queue from 'yocto-queue';
test('it is installed', () => assert.equal(new Queue().size, 0));
`;

afterEach(cleanUp);

async function findObstacle(): Promise<string | undefined> {
  const answer = await fetch(`https://${REGISTRY}/yocto-queue/1.2.1`, { signal: AbortSignal.timeout(20_000) }).catch(
    String,
  );
  if (typeof answer === 'string') return `${REGISTRY} is not reached: ${answer}`;
  return answer.ok ? undefined : `${REGISTRY} answers ${answer.status}`;
}

const way = (await listWays()).find(({ missing }) => missing === undefined);
const obstacle = way === undefined ? 'no sandbox can be made' : await findObstacle();
const online = obstacle === undefined ? test : test.skip;
const note = obstacle === undefined ? '' : ` (not run here: ${obstacle})`;

// The address of the registry may be that of a mirror in a private network; that rule has tests of its own.
const dial = createDial({
  findProxy: () => undefined,
  lookup: async () => ['93.184.216.34'],
  connect: (_addresses, port) => connect(port, REGISTRY),
});

online(
  `pnpm comes from its registry into a sandbox, installs by a lock file, and what it made works without a network${note}`,
  async () => {
    if (way === undefined) return;
    const machine = await openMachine(way, { networks: { setup: [REGISTRY] }, dial });
    const { folder, home, sandbox } = machine;
    const certificates = process.env.NODE_EXTRA_CA_CERTS;
    const run = async (zone: 'setup' | 'criteria', command: string) => {
      const env = { PATH: process.env.PATH ?? '', HOME: home, CI: 'true' };
      const trusted = certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificates };
      const spec = { file: 'sh', args: ['-c', command], cwd: folder, env: { ...env, ...trusted }, zone };
      const { exitCode, stdout, stderr } = await sandbox.run(spec);
      return { exitCode, output: `${Buffer.from(stdout)}${Buffer.from(stderr)}` };
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify(PACKAGE));
    await writeFile(join(folder, 'demo.test.js'), TEST);
    expect(await run('setup', `${PNPM} install --lockfile-only`)).toMatchObject({ exitCode: 0 });
    expect(await run('criteria', `${PNPM} install --frozen-lockfile`)).not.toMatchObject({ exitCode: 0 });
    expect(await run('setup', `${PNPM} install --frozen-lockfile`)).toMatchObject({ exitCode: 0 });
    expect(await run('criteria', 'node --test')).toMatchObject({ exitCode: 0 });
    expect((await run('criteria', 'ls -A')).output.trim().split('\n').sort()).toEqual([
      'demo.test.js',
      'node_modules',
      'package.json',
      'pnpm-lock.yaml',
    ]);
    const use = sandbox.takeNetworkUse();
    expect(use).toMatchObject({ hosts: [{ host: REGISTRY }], denied: [] });
    expect(use.hosts[0]?.received).toBeGreaterThan(1_000_000);
  },
);
