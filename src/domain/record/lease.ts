import { z } from 'zod';

/** The run that holds a task, with the facts to identify it and to find out whether it is still running. */
export const leaseHolderSchema = z.object({
  /** Random, one per run. */
  run_id: z.string(),
  /** The location of the run; with `unknown` only the expiry shows that it is gone. */
  place: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('process'),
      /** The boot id of the machine and its process namespace, in which a pid is unique. */
      host: z.string(),
      pid: z.int().min(1),
      /** The start time of the process in the host's unit, because pids are reused. */
      started: z.string(),
    }),
    z.object({
      kind: z.literal('job'),
      /** The id of the workflow run (`github.run_id`); `attempt` is `github.run_attempt`. */
      run: z.string(),
      attempt: z.int().min(1),
      url: z.string(),
    }),
    z.object({ kind: z.literal('unknown') }),
  ]),
});
export type LeaseHolder = z.infer<typeof leaseHolderSchema>;
export type HolderLocation = LeaseHolder['place'];

/** The right to write to a task, stored beside its records. Times are of the origin's clock. */
export const leaseSchema = z.object({
  schema_version: z.literal(1),
  /** The number of the holder, from 1; a holder with a lower number can publish nothing. */
  generation: z.int().min(1),
  /** Null when no run works on the task. */
  holder: leaseHolderSchema.nullable(),
  expires_at: z.iso.datetime(),
});
export type Lease = z.infer<typeof leaseSchema>;

export type Claim =
  | { readonly kind: 'free'; readonly generation: number }
  /** The holder is gone: `reason` is the evidence. */
  | { readonly kind: 'takeover'; readonly generation: number; readonly from: LeaseHolder; readonly reason: string }
  | { readonly kind: 'held'; readonly lease: Lease; readonly holder: LeaseHolder };

/** Decides whether a run may take a task, by the origin's time and the status of its holder. */
export function decideClaim(
  lease: Lease | undefined,
  { now, isHolderGone }: { readonly now: Date; readonly isHolderGone: boolean },
): Claim {
  if (lease === undefined) return { kind: 'free', generation: 1 };
  const generation = lease.generation + 1;
  const { holder } = lease;
  if (holder === null) return { kind: 'free', generation };
  if (isHolderGone) return { kind: 'takeover', generation, from: holder, reason: 'its holder is no longer running' };
  if (now.getTime() >= Date.parse(lease.expires_at))
    return { kind: 'takeover', generation, from: holder, reason: `it was not renewed before ${lease.expires_at}` };
  return { kind: 'held', lease, holder };
}

/** Returns a lease that starts now and expires after `ttlMs`, or at once without a holder. */
export function toLease(
  held: { readonly generation: number; readonly holder: LeaseHolder | null },
  { now, ttlMs }: { readonly now: Date; readonly ttlMs: number },
): Lease {
  return {
    schema_version: 1,
    generation: held.generation,
    holder: held.holder,
    expires_at: new Date(now.getTime() + (held.holder === null ? 0 : ttlMs)).toISOString(),
  };
}

/** Renders the location of a holder. */
export function describeHolder({ place, run_id }: LeaseHolder): string {
  switch (place.kind) {
    case 'process':
      return `process ${place.pid} on the machine "${place.host.split(' ')[0]}" (run ${run_id})`;
    case 'job':
      return `${place.url} (attempt ${place.attempt})`;
    default:
      return `run ${run_id}`;
  }
}
