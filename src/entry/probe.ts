import { text } from 'node:stream/consumers';
import { childEnv } from '../exec/child-env.ts';
import type { ProbeOrder } from '../sandbox/self-test/probe-order.ts';
import { runProbes } from '../sandbox/self-test/run-probes.ts';

/** The door of the self-test, a program of its own: it is started for each sandbox, and must start fast. */
const order: ProbeOrder = JSON.parse(await text(process.stdin));
process.stdout.write(
  `${JSON.stringify(await runProbes(order, { env: childEnv(process.env), proxy: process.env.https_proxy }))}\n`,
);
