import { z } from 'zod';

/** The use of a limit of a run, in the unit of its setting. */
export const budgetReadingSchema = z.object({
  limit: z.enum(['max_tokens', 'max_cost_usd', 'deadline_minutes']),
  used: z.number().min(0),
  max: z.number().min(0),
});
export type BudgetReading = z.infer<typeof budgetReadingSchema>;

/** Renders a reading as the reason in a record has it, such as "850 of 1000 tokens" and "4.1 of 5 US dollars". */
export function describeReading({ limit, used, max }: BudgetReading): string {
  if (limit === 'max_cost_usd') return `${toShort(used)} of ${toShort(max)} US dollars`;
  return `${toShort(used)} of ${toShort(max)} ${limit === 'max_tokens' ? 'tokens' : 'minutes'}`;
}

/** Renders a reading as pages show it: as `describeReading`, but money as "$4.10 of $5.00". */
export function renderReading(reading: BudgetReading): string {
  const { limit, used, max } = reading;
  return limit === 'max_cost_usd' ? `${toDollars(used)} of ${toDollars(max)}` : describeReading(reading);
}

function toDollars(value: number): string {
  return `$${value.toFixed(value > 0 && value < 0.1 ? 4 : 2)}`;
}

/** Returns the name of the input and flag that set a limit. */
export function toSettingName({ limit }: BudgetReading): string {
  return limit.replaceAll('_', '-');
}

/** Rounds away the noise of sums of decimals. */
function toShort(value: number): string {
  return String(Number(value.toFixed(value < 1 ? 4 : 2)));
}
