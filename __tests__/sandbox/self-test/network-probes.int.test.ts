import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { tryNetwork } from '../../../src/sandbox/self-test/network-probes.ts';
import { openServers } from '../../../src/sandbox/self-test/own-servers.ts';
import type { ProbeOrder } from '../../../src/sandbox/self-test/probe-order.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

test('a process that was paused for longer than its limit finds what it reaches all the same', async () => {
  const dir = await createTempDir('groundhog-probes');
  const path = (name: string) => join(dir, name);
  const abstractSocket = `\0groundhog-test-${randomUUID()}`;
  const { listen, close } = openServers();
  for (const socket of [path('attempt'), path('service'), path('verbs'), abstractSocket])
    await listen({ path: socket });
  const port = await listen({ host: '127.0.0.1', port: 0 });
  const targets = {
    ...{ salt: '', control: { pid: process.pid, startTicks: 0, namespaces: {} }, environment: [], nameServers: [] },
    files: { home_file: [], temporary_file: [], shared_file: [], control_config: [], repository_config: [] },
    ...{ writable: { command_file: [], own_program: [] }, attemptSocket: path('attempt'), abstractSocket },
    ...{ serviceSockets: [path('service')], loopback: [{ host: '127.0.0.1', port: port ?? 0 }] },
  };
  const given = { token: '', folder: dir, hasHistory: false, verbSocket: path('verbs'), ownPort: undefined };
  const order: ProbeOrder = { ...given, targets, survivorSeconds: '0', triesSudo: false };
  const answers = tryNetwork(order);
  // Longer than the limit of a probe, with its connections made.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  const { attempt_socket, service_socket, abstract_socket, verb_socket, loopback } = await answers;
  await close();
  const own = [attempt_socket, service_socket, abstract_socket, verb_socket, loopback];
  expect(own.map((answer) => answer?.outcome)).toEqual(own.map(() => 'reached'));
});
