import { assertNever } from '../assert-never.ts';
import { listSome } from '../text/list-some.ts';
import type { DenialReason, NetworkDenial, NetworkUse } from './network-use.ts';

/** The beginning of notes about connections that were refused, by which the brief of the next attempt finds them. */
const REFUSAL = 'Refused in the sandbox: ';

/** Describes connections as notes of an attempt: one about the hosts reached, and one for each host that was refused. */
export function describeNetworkUse({ hosts, denied }: NetworkUse): string[] {
  const reached = hosts.map(({ host, sent, received }) => `${host} (${sent} bytes sent, ${received} received)`);
  return [...(reached.length === 0 ? [] : [`Hosts reached: ${listSome(reached)}.`]), ...denied.map(describeDenial)];
}

/** Describes one refused host as such a note. */
export function describeDenial({ host, port, reason, count }: NetworkDenial): string {
  const times = count === 1 ? '' : ` (${count} times)`;
  return `${REFUSAL}host ${host}:${port}${times}, ${describeReason(reason)}.`;
}

/** True for a note about a connection that was refused. */
export function isRefusalNote(note: string): boolean {
  return note.startsWith(REFUSAL);
}

function describeReason(reason: DenialReason): string {
  switch (reason) {
    case 'not_allowed':
      return 'which no setting allows; ask for it in network-agent, network-setup or network-criteria';
    case 'port':
      return 'since only port 443 is possible';
    case 'address':
      return 'since it is an address and not the name of a host';
    case 'private_address':
      return 'since its addresses are private: only "open" in network-agent, network-setup or network-criteria reaches those';
    case 'server_name':
      return 'since the connection was for another server, or not TLS';
    case 'plain_http':
      return 'since only https is possible';
    case 'malformed':
      return 'since it is no name of a host';
    default:
      return assertNever(reason);
  }
}
