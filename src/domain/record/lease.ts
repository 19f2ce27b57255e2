import { z } from 'zod';

/** Who works on a task: enough to tell whether it is the same one, and whether it is still there. */
export const leaseHolderSchema = z.object({
  /** Random, one per run. */
  run_id: z.string(),
  /** Where the run can be looked for; `unknown` where nothing but time can tell that it is gone. */
  place: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('process'),
      /** The machine since its last start, and its process namespace: a number means the same process only there. */
      host: z.string(),
      pid: z.int().min(1),
      /** When the process started, in the host's own unit: a number is used again. */
      started: z.string(),
    }),
    z.object({
      kind: z.literal('job'),
      /** The workflow run and its attempt, as GitHub counts them. */
      run: z.string(),
      attempt: z.int().min(1),
      url: z.string(),
    }),
    z.object({ kind: z.literal('unknown') }),
  ]),
});
export type LeaseHolder = z.infer<typeof leaseHolderSchema>;
export type HolderLocation = LeaseHolder['place'];

/** The right to write to a task, kept beside its records. Times are the origin's, never those of two machines. */
export const leaseSchema = z.object({
  schema_version: z.literal(1),
  /** Counts the holders of the task, from 1; a holder whose number was passed can publish nothing. */
  generation: z.int().min(1),
  /** Null when nobody works on the task. */
  holder: leaseHolderSchema.nullable(),
  expires_at: z.iso.datetime(),
});
export type Lease = z.infer<typeof leaseSchema>;

export type Claim =
  | { readonly kind: 'free'; readonly generation: number }
  /** The holder is gone: `reason` says how that is known. */
  | { readonly kind: 'takeover'; readonly generation: number; readonly from: LeaseHolder; readonly reason: string }
  | { readonly kind: 'held'; readonly lease: Lease; readonly holder: LeaseHolder };

/** Decides whether a task may be worked on, by the origin's time and by what is known of its holder. */
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

/** A lease from now on, for as long as it is worth. */
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

/** Where a holder is, in words for people. */
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
