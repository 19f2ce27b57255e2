import { type Lease, type LeaseHolder, toLease } from '../domain/record/lease.ts';

/** The lease of a run: what it has claimed, and how it is kept. */
export interface HeldLease {
  readonly generation: number;
  readonly holder: LeaseHolder;
  readonly ttlMs: number;
  /** The origin's time, which all who ask for the lease agree on. */
  readonly now: () => Promise<Date>;
}

/** A lease that is given back with the one record that takes it. As nobody's, it takes in no news of others. */
export function toFreeLease(generation: number, now: HeldLease['now']): HeldLease {
  return { generation, holder: { run_id: '', place: { kind: 'unknown' } }, ttlMs: 0, now };
}

/** The lease as it is written with a record: from now on for its whole length, or given back with the last one. */
export async function toLeaseRecord(lease: HeldLease, { isLast }: { readonly isLast: boolean }): Promise<Lease> {
  const { generation, ttlMs } = lease;
  const now = await lease.now();
  return toLease({ generation, holder: isLast ? null : lease.holder }, { now, ttlMs });
}
