import { assertNever } from '../assert-never.ts';
import { listSome } from '../text/list-some.ts';
import type { DenialReason, NetworkDenial, NetworkUse, NetworkZone } from './network-use.ts';

/** The beginning of notes about connections that were refused, by which the brief of the next attempt finds them. */
const REFUSAL = 'Refused in the sandbox: ';

/** Describes connections of a zone as notes of an attempt: one about the hosts reached, and one for each that was refused. */
export function describeNetworkUse({ hosts, denied }: NetworkUse, zone: NetworkZone): string[] {
  const reached = hosts.map(({ host, sent, received }) => `${host} (${sent} bytes sent, ${received} received)`);
  return [
    ...(reached.length === 0 ? [] : [`Hosts reached: ${listSome(reached)}.`]),
    ...denied.map((denial) => describeDenial(denial, zone)),
  ];
}

/** Describes one refused host as such a note, with the flag that would allow it. */
export function describeDenial({ host, port, reason, count }: NetworkDenial, zone: NetworkZone): string {
  const times = count === 1 ? '' : ` (${count} times)`;
  return `${REFUSAL}host ${host}:${port}${times}, ${describeReason(reason, `--network-${zone}`)}.`;
}

/** True for a note about a connection that was refused. */
export function isRefusalNote(note: string): boolean {
  return note.startsWith(REFUSAL);
}

function describeReason(reason: DenialReason, flag: string): string {
  switch (reason) {
    case 'not_allowed':
      return `which no setting allows: name it with ${flag}`;
    case 'port':
      return 'since only port 443 is possible';
    case 'address':
      return 'since it is an address and not the name of a host';
    case 'private_address':
      return `since its addresses are private: only ${flag} open reaches those`;
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
