import { BlockList, isIP } from 'node:net';

/** Every range that is not of the internet, see the IANA registries of special-purpose addresses (RFC 6890). */
const ipv4Ranges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // The platform of Azure, on hosted runners: metadata and the agent of the machine.
  ['168.63.129.16', 32],
] as const;

/** Ranges inside the only one that is given out, 2000::/3, that do not lead to the internet, or to any IPv4 address. */
const ipv6Ranges = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [net, prefix] of ipv4Ranges) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of ipv6Ranges) special.addSubnet(net, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an address is one of the internet: not of this machine, its network, its cloud, nor translated to one. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
