import { describeDenial } from '../../domain/attempt/describe-network.ts';
import type { NetworkDenial } from '../../domain/attempt/network-use.ts';
import type { Sandbox } from '../../exec/sandbox.ts';

const LOOK_MS = 2000;

/** The refused connections of a program that runs. */
export interface RefusalWatch {
  /** Ends the watch; returns whether a refusal was reported. */
  stop(): (denial: NetworkDenial) => boolean;
}

/**
 * Reports each host that the setup in a sandbox is refused soon after the first time: what waits for it may try again for
 * many minutes.
 */
export function watchRefusals(
  sandbox: Pick<Sandbox, 'readNetworkUse'>,
  report: (text: string) => void,
  lookMs = LOOK_MS,
): RefusalWatch {
  const reported = new Set<string>();
  const toKey = ({ host, port, reason }: NetworkDenial) => JSON.stringify([host, port, reason]);
  const look = () => {
    for (const denial of sandbox.readNetworkUse().denied) {
      if (reported.has(toKey(denial))) continue;
      reported.add(toKey(denial));
      report(describeDenial({ ...denial, count: 1 }, 'setup'));
    }
  };
  const timer = setInterval(look, lookMs).unref();
  return {
    stop() {
      clearInterval(timer);
      return (denial) => reported.has(toKey(denial));
    },
  };
}
