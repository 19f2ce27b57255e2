import { ConfigurationError } from '../domain/errors.ts';

interface Limits {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

export const ATTEMPT_BUDGET: Limits = { name: 'attempt-budget-default', min: 1, max: 20 };
export const WALL_CLOCK_SECONDS: Limits = { name: 'wall-clock-timeout-seconds', min: 1, max: 21_600 };
export const DEFAULT_WALL_CLOCK_SECONDS = 1800;

/** A whole number within its limits; undefined when nothing was given. Throws ConfigurationError otherwise. */
export function parseWholeNumber(text: string | undefined, { name, min, max }: Limits): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigurationError('setting_invalid', {
    name,
    value: text,
    reason: `is not a whole number from ${min} to ${max}`,
  });
}

const LEASE_SECONDS: Limits = { name: 'GROUNDHOG_LEASE_SECONDS', min: 1, max: 86_400 };
const DEFAULT_LEASE_SECONDS = 600;

/** How long a task is kept for a run that is no longer heard of. */
export function toLeaseMs(env: Readonly<Record<string, string | undefined>>): number {
  return (parseWholeNumber(env.GROUNDHOG_LEASE_SECONDS, LEASE_SECONDS) ?? DEFAULT_LEASE_SECONDS) * 1000;
}

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** A length of time such as `30d`: a whole number and `m`, `h`, `d` or `w`. Throws ConfigurationError otherwise. */
export function parseAge(text: string, name: string): number {
  const match = /^(\d{1,5})([mhdw])$/.exec(text.trim());
  const unit = Object.entries(UNITS_MS).find(([letter]) => letter === match?.[2]);
  if (match !== null && unit !== undefined) return Number(match[1]) * unit[1];
  const reason = 'is not a length of time such as 30d: a whole number, then m, h, d or w';
  throw new ConfigurationError('setting_invalid', { name, value: text, reason });
}

/** True or false as the YAML core schema writes them. Throws ConfigurationError otherwise. */
export function parseBoolean(text: string, name: string): boolean {
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE|)$/.test(text)) return false;
  throw new ConfigurationError('setting_invalid', { name, value: text, reason: 'is neither "true" nor "false"' });
}

/** What lands goes to the task branch at once, or waits for a person. */
export const MATERIALIZE_MODES = ['direct', 'approval'] as const;
export type MaterializeMode = (typeof MATERIALIZE_MODES)[number];

/** How results are published; at once when nothing was given. Throws ConfigurationError otherwise. */
export function parseMaterialize(text: string | undefined): MaterializeMode {
  if (text === undefined || text === '') return 'direct';
  const mode = MATERIALIZE_MODES.find((name) => name === text);
  if (mode !== undefined) return mode;
  const reason = `is none of: ${MATERIALIZE_MODES.join(', ')}`;
  throw new ConfigurationError('setting_invalid', { name: 'materialize', value: text, reason });
}
