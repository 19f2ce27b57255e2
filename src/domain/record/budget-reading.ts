import { z } from 'zod';

/** How far a limit of a run is used, in the unit of its setting. */
export const budgetReadingSchema = z.object({
  limit: z.enum(['max_tokens', 'max_cost_usd', 'deadline_minutes']),
  used: z.number().min(0),
  max: z.number().min(0),
});
export type BudgetReading = z.infer<typeof budgetReadingSchema>;

/** A reading for people, such as "850 of 1000 tokens". */
export function describeReading({ limit, used, max }: BudgetReading): string {
  if (limit === 'max_cost_usd') return `${toShort(used)} of ${toShort(max)} US dollars`;
  return `${toShort(used)} of ${toShort(max)} ${limit === 'max_tokens' ? 'tokens' : 'minutes'}`;
}

/** The input and the flag that sets a limit. */
export function toSettingName({ limit }: BudgetReading): string {
  return limit.replaceAll('_', '-');
}

/** Without the noise of sums of decimals. */
function toShort(value: number): string {
  return String(Number(value.toFixed(value < 1 ? 4 : 2)));
}
