import { tryFiles, tryOwnFiles } from './file-probes.ts';
import { tryNetwork } from './network-probes.ts';
import type { ProbeOrder, ProbeReply } from './probe-order.ts';
import { tryProcesses, tryPrograms } from './process-probes.ts';

/** Runs all probes, in a sandbox or without one, and returns what they reached. `env` is that of the process. */
export async function runProbes(order: ProbeOrder, env: Readonly<Record<string, string>>): Promise<ProbeReply> {
  const [network, programs] = await Promise.all([tryNetwork(order), tryPrograms(order, env)]);
  const own = { ...tryFiles(order), ...tryOwnFiles(order), ...tryProcesses(order) };
  return { token: order.token, answers: { ...own, ...network, ...programs } };
}
