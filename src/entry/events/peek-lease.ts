import { type Claim, decideClaim, type Lease } from '../../domain/record/lease.ts';
import type { LeaseTerms } from '../../runner/context/run-context.ts';

/** Decides what a run that claims a task now would get, without claiming it. */
export async function peekLease(
  lease: Lease | undefined,
  { now, isGone }: Pick<LeaseTerms, 'now' | 'isGone'>,
): Promise<Claim> {
  const holder = lease?.holder ?? undefined;
  return decideClaim(lease, { now: await now(), isHolderGone: holder !== undefined && (await isGone(holder)) });
}
