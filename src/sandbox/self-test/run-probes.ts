import { tryFiles, tryOwnFiles } from './file-probes.ts';
import { tryNetwork, tryOwnServers } from './network-probes.ts';
import type { ProbeOrder, ProbeReply } from './probe-order.ts';
import { tryProcesses, tryPrograms } from './process-probes.ts';

/**
 * Runs all probes, in a sandbox or without one, and returns what they reached. `env` is that of the process, and `proxy`
 * the address that a sandbox has put into it.
 */
export async function runProbes(
  order: ProbeOrder,
  { env, proxy }: { readonly env: Readonly<Record<string, string>>; readonly proxy: string | undefined },
): Promise<ProbeReply> {
  const [network, programs, own_server] = await Promise.all([
    tryNetwork(order),
    tryPrograms(order, env),
    tryOwnServers(order, proxy),
  ]);
  const own = { ...tryFiles(order), ...tryOwnFiles(order), ...tryProcesses(order), own_server };
  return { token: order.token, answers: { ...own, ...network, ...programs } };
}
