import { text } from 'node:stream/consumers';
import { childEnv } from '../exec/child-env.ts';
import type { ProbeOrder } from '../sandbox/self-test/probe-order.ts';
import { runProbes } from '../sandbox/self-test/run-probes.ts';

/** The door of the self-test, a program of its own: it is started for each sandbox, and must start fast. */
async function probe(): Promise<void> {
  const order: ProbeOrder = JSON.parse(await text(process.stdin));
  const found = await runProbes(order, { env: childEnv(process.env), proxy: process.env.https_proxy });
  process.stdout.write(`${JSON.stringify(found)}\n`);
}

void probe();
