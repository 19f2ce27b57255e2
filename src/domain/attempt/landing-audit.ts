import { z } from 'zod';

/** The place of a hunk in a landed commit. */
const hunkPositionSchema = z.object({
  path: z.string(),
  /** The first changed line in the landed file; null for the file as a whole. */
  line: z.int().min(1).nullable(),
  added: z.int().min(0),
  removed: z.int().min(0),
});

/**
 * The end of an audit. `done`: each hunk was undone and the criteria ran without it. `out_of_time`: those that were tried.
 * `interrupted`: those that were tried before a person or the end of the run stopped it.
 * `not_holding`: criteria failed on the landed commit itself, so that nothing was undone. `nothing_to_run`: no criterion
 * of the checkpoint runs on this machine.
 */
const auditEndSchema = z.enum(['done', 'out_of_time', 'interrupted', 'not_holding', 'nothing_to_run']);

/** The result of undoing each hunk of a landed commit in turn. */
export const landingAuditSchema = z.object({
  end: auditEndSchema,
  /** Hunks of the commit, and those that were undone. */
  hunks: z.int().min(0),
  tried: z.int().min(0),
  /** Hunks without which all criteria held. */
  unnoticed: z.array(hunkPositionSchema),
});
export type LandingAudit = z.infer<typeof landingAuditSchema>;

/** Describes an audit in one sentence without its end: `3 of 11 hunks are not covered by any criterion`. */
export function describeAudit({ end, hunks, tried, unnoticed }: LandingAudit): string {
  if (end === 'not_holding') return 'a criterion does not hold on the landed commit itself, so that nothing was undone';
  if (end === 'nothing_to_run') return 'no criterion runs on this machine, so that nothing was undone';
  const found = unnoticed.length;
  const verb = found === 1 ? 'is' : 'are';
  const cause = end === 'interrupted' ? 'it was interrupted' : 'the time was up';
  const rest =
    end === 'done' ? '' : `; ${hunks - tried} ${hunks - tried === 1 ? 'was' : 'were'} not tried, since ${cause}`;
  if (tried === 0) return `no hunk was undone${rest}`;
  if (found === 0)
    return `${tried === 1 ? 'the hunk that was undone is' : `all ${tried} hunks that were undone are`} covered by a criterion${rest}`;
  return `${found} of ${tried} ${tried === 1 ? 'hunk' : 'hunks'} ${verb} not covered by any criterion${rest}`;
}
