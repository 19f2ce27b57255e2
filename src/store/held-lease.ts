import { type Lease, type LeaseHolder, toLease } from '../domain/record/lease.ts';

/** The lease that a run has claimed, with its length. */
export interface HeldLease {
  readonly generation: number;
  readonly holder: LeaseHolder;
  readonly ttlMs: number;
  /** The origin's time, the same for all runs that compete for the lease. */
  readonly now: () => Promise<Date>;
}

/** Creates the lease of a writer that releases it with its only record. It has no holder, and is never merged with. */
export function toFreeLease(generation: number, now: HeldLease['now']): HeldLease {
  return { generation, holder: { run_id: '', place: { kind: 'unknown' } }, ttlMs: 0, now };
}

/** Creates the lease to write with a record: its whole length from now on, or released with the last record. */
export async function toLeaseRecord(lease: HeldLease, { isLast }: { readonly isLast: boolean }): Promise<Lease> {
  const { generation, ttlMs } = lease;
  const now = await lease.now();
  return toLease({ generation, holder: isLast ? null : lease.holder }, { now, ttlMs });
}
