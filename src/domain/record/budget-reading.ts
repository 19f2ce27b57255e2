import { z } from 'zod';

/** The use of a limit of a run, in the unit of its setting. */
export const budgetReadingSchema = z.object({
  limit: z.enum(['max_tokens', 'max_cost_usd', 'deadline_minutes']),
  used: z.number().min(0),
  max: z.number().min(0),
});
export type BudgetReading = z.infer<typeof budgetReadingSchema>;

/** Renders a reading, such as "850 of 1000 tokens". */
export function describeReading({ limit, used, max }: BudgetReading): string {
  if (limit === 'max_cost_usd') return `${toShort(used)} of ${toShort(max)} US dollars`;
  return `${toShort(used)} of ${toShort(max)} ${limit === 'max_tokens' ? 'tokens' : 'minutes'}`;
}

/** Returns the name of the input and flag that set a limit. */
export function toSettingName({ limit }: BudgetReading): string {
  return limit.replaceAll('_', '-');
}

/** Rounds away the noise of sums of decimals. */
function toShort(value: number): string {
  return String(Number(value.toFixed(value < 1 ? 4 : 2)));
}
