import { z } from 'zod';

/** The causes for which a connection of a program in a box is refused. */
export const denialReasons = [
  /** The host is not in the list of the zone. */
  'not_allowed',
  /** The port is not 443. */
  'port',
  /** An address is named in place of a host. */
  'address',
  /** All addresses of the name are private, of this machine or of its cloud. */
  'private_address',
  /** The TLS connection is for another server than the one that was asked for, or is none. */
  'server_name',
  'plain_http',
  'malformed',
] as const;
export type DenialReason = (typeof denialReasons)[number];

/** A purpose of programs, with hosts of its own: those of the setting `network-<zone>`. */
export type NetworkZone = 'setup' | 'agent' | 'criteria';

/** Connections of an attempt's programs: bytes by host, and refusals, each host, port and reason once. */
export const networkUseSchema = z.object({
  hosts: z.array(z.object({ host: z.string(), sent: z.int().min(0), received: z.int().min(0) })),
  denied: z.array(
    z.object({ host: z.string(), port: z.int().min(0), reason: z.enum(denialReasons), count: z.int().min(1) }),
  ),
});
export type NetworkUse = z.infer<typeof networkUseSchema>;
export type NetworkDenial = NetworkUse['denied'][number];
