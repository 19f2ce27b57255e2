import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ForwardedServer } from '../../../src/exec/sandbox.ts';
import { listen } from '../../../src/sandbox/listen.ts';
import { createConnectProxy } from '../../../src/sandbox/network/connect-proxy.ts';
import { openNetworkLog } from '../../../src/sandbox/network/network-log.ts';

/** More packages than npm has connections to a host, so that some requests wait. */
const PACKAGES = Array.from({ length: 40 }, (_, index) => `p${index}`);
const STUCK_MS = 240_000;

let folder: string;
let proxy: ForwardedServer;
const log = openNetworkLog();
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundhog-npm-'));
  const dial = () => Promise.reject(new Error('nothing is reached here'));
  proxy = await listen(createConnectProxy({ hosts: [], dial, log }), { host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'npm, which repeats what a proxy refuses without end, gives up on a refused registry',
  async () => {
    const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0']));
    const packages = PACKAGES.map((name) => {
      const resolved = `https://registry.npmjs.org/${name}/-/${name}-1.0.0.tgz`;
      return [`node_modules/${name}`, { version: '1.0.0', resolved }];
    });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0', dependencies }));
    const lock = { name: 'x', version: '1.0.0', lockfileVersion: 3, requires: true };
    const all = Object.fromEntries([['', { name: 'x', version: '1.0.0', dependencies }], ...packages]);
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages: all }));
    const flags = ['--cache', 'cache', '--no-audit', '--no-fund', '--no-update-notifier', '--fetch-retry-mintimeout=1'];
    const args = ['ci', ...flags, '--fetch-retry-maxtimeout=2'];
    const env = { PATH: process.env.PATH, HOME: folder, HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` };
    const options = { cwd: folder, env, timeout: STUCK_MS, killSignal: 'SIGKILL' } as const;
    const end = await new Promise((resolve) => void execFile('npm', args, options, (error) => resolve(error)));
    expect(end).toMatchObject({ code: 1, killed: false });
    expect(log.read().denied).toMatchObject([{ host: 'registry.npmjs.org', reason: 'not_allowed' }]);
  },
  STUCK_MS + 60_000,
);
