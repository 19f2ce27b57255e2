import { connect, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { NetworkZone } from '../../../src/domain/attempt/network-use.ts';
import type { ForwardedServer } from '../../../src/exec/sandbox.ts';
import { listen } from '../../../src/sandbox/listen.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { recordHello } from '../network/record-hello.ts';
import { listWays, openMachine, runShell, type TestMachine } from './sandbox-ways.ts';

const ways = await listWays();
const hello = (await recordHello('a.test')).toString('base64');

/** Asks the proxy of its environment for a host, and prints what comes back. */
const CLIENT = `
const [target, hello] = process.argv.slice(1);
const { hostname, port } = new URL(process.env.https_proxy ?? 'http://127.0.0.1:1');
const socket = require('node:net').connect(Number(port), hostname);
socket.on('error', (error) => console.log(error.code));
socket.on('data', (bytes) => {
  console.log(String(bytes).split('\\r\\n')[0]);
  if (/^HTTP.* 200/.test(String(bytes))) socket.write(Buffer.from(hello, 'base64'));
  else socket.end();
});
socket.write('CONNECT ' + target + ' HTTP/1.1\\r\\nhost: ' + target + '\\r\\n\\r\\n');
`;

let server: ForwardedServer;
beforeEach(async () => {
  server = await listen(
    createServer((socket) => socket.once('data', () => socket.end('from the host\n'))),
    {
      host: '127.0.0.1',
      port: 0,
    },
  );
});
afterEach(async () => {
  await server.close();
  await cleanUp();
});

async function ask(machine: TestMachine, target: string, zone: NetworkZone): Promise<string> {
  const { stdout, stderr } = await machine.sandbox.run({
    file: process.execPath,
    args: ['-e', CLIENT, target, hello],
    cwd: machine.folder,
    env: { PATH: process.env.PATH ?? '', HOME: machine.home },
    zone,
  });
  return `${Buffer.from(stdout)}${Buffer.from(stderr)}`.trim();
}

for (const way of ways) {
  const group = way.missing === undefined ? describe : describe.skip;
  const note = way.missing === undefined ? '' : ` (skipped: ${way.missing.slice(0, 120)})`;
  group(`the network of a sandbox of ${way.title}${note}`, () => {
    let machine: TestMachine;
    beforeEach(async () => {
      machine = await openMachine(way, {
        networks: { setup: ['a.test'], agent: ['b.test'], criteria: [] },
        dial: async () => connect(server.port, '127.0.0.1'),
      });
    });

    test('tells Java and Maven of the proxy, which read no variable of it', async () => {
      const print = { file: '/bin/sh', args: ['-c', 'echo "$https_proxy $JAVA_TOOL_OPTIONS"'], cwd: machine.folder };
      const { stdout } = await machine.sandbox.run({ ...print, env: {}, zone: 'setup' });
      const [, port] = /^http:\/\/127\.0\.0\.1:(\d+) /.exec(Buffer.from(stdout).toString('utf8')) ?? [];
      expect(Buffer.from(stdout).toString('utf8')).toContain(
        ` -Dhttps.proxyHost=127.0.0.1 -Dhttps.proxyPort=${port} -Daether.connector.http.useSystemProperties=true\n`,
      );
    });

    test('reaches the hosts of its zone and no other, and says what was refused', async () => {
      expect(await ask(machine, 'a.test:443', 'setup')).toMatch(/200.*\nfrom the host$/s);
      expect(await ask(machine, 'a.test:443', 'agent')).toContain('403');
      expect(await ask(machine, 'a.test:443', 'criteria')).toBe('ECONNREFUSED');
      expect(await ask(machine, '127.0.0.1:443', 'setup')).toContain('403');
      const use = machine.sandbox.takeNetworkUse();
      expect(use.hosts).toEqual([{ host: 'a.test', sent: expect.any(Number), received: expect.any(Number) }]);
      expect(use.denied.map(({ host, reason }) => `${host} ${reason}`)).toEqual([
        'a.test not_allowed',
        '127.0.0.1 address',
      ]);
      expect(machine.sandbox.takeNetworkUse()).toEqual({ hosts: [], denied: [] });
    });

    test('reaches a server of ours until it is closed, and passes the exit code on', async () => {
      const door = await machine.sandbox.forward(createServer((socket) => socket.end('from control\n')));
      const reach = `exec 3<>/dev/tcp/127.0.0.1/${door.port} && cat <&3; exit 3`;
      const run = () => runShell(machine, `bash -c '${reach}'`);
      const result = await run();
      expect([Buffer.from(result.stdout).toString(), result.exitCode]).toEqual(['from control\n', 3]);
      machine.sandbox.countBytes('model.test', 'sent', 7);
      const hosts = [{ host: 'model.test', sent: 7, received: 0 }];
      expect(machine.sandbox.takeNetworkUse()).toEqual({ hosts, denied: [] });
      await door.close();
      expect(Buffer.from((await run()).stdout).toString()).toBe('');
    });

    test('reaches a server of ours also with the network of the machine, without a port that others may have', async () => {
      const open = await openMachine(way, { networks: { agent: 'open' } });
      const door = await open.sandbox.forward(createServer((socket) => socket.end('from control\n')));
      const result = await runShell(open, `bash -c 'exec 3<>/dev/tcp/127.0.0.1/${door.port} && cat <&3'`);
      expect(Buffer.from(result.stdout).toString()).toBe('from control\n');
      expect(door.port).toBeGreaterThan(3200);
      await door.close();
    });

    test('serves many tools from one sandbox, and ends with all that they left', async () => {
      const tool = (command: string) => runShell(machine, command, { isTool: true });
      const first = await tool('readlink /proc/self/ns/pid; touch /tmp/kept');
      const second = await tool('readlink /proc/self/ns/pid; ls /tmp/kept');
      expect(Buffer.from(second.stdout).toString()).toBe(`${Buffer.from(first.stdout)}/tmp/kept\n`);
      await machine.sandbox.stopAll();
      const third = await tool('ls /tmp/kept 2>/dev/null; echo $?');
      expect(Buffer.from(third.stdout).toString()).toBe('2\n');
      await machine.sandbox.stopAll();
    });

    test('bounds the processes of a sandbox, and nobody else feels it', async () => {
      const bounded = await openMachine(way, { system: (before) => ({ ...before, maxProcesses: 40 }) });
      const bomb = 'for i in $(seq 100); do sleep 20 & done; echo made all';
      const result = await runShell(bounded, bomb);
      // Where processes are counted for the user, those of others may leave no room at all.
      expect(Buffer.from(result.stdout).toString()).not.toContain('made all');
      expect((await runShell(machine, 'echo fine')).exitCode).toBe(0);
    });
  });
}
