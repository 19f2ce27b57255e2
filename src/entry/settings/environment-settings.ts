import { parseWholeNumber } from './settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

const DEFAULT_LEASE_SECONDS = 600;

/** How long a task is kept for a run that is no longer heard of. Throws ConfigurationError. */
export function readLeaseMs({ GROUNDHOG_LEASE_SECONDS: text }: Env): number {
  const limits = { name: 'GROUNDHOG_LEASE_SECONDS', min: 1, max: 86_400 };
  return (parseWholeNumber(text, limits) ?? DEFAULT_LEASE_SECONDS) * 1000;
}

/** The time between two writes to GitHub, where it is another than usual. Throws ConfigurationError. */
export function readWritePaceMs({ GROUNDHOG_WRITE_PACE_MS: text }: Env): number | undefined {
  return parseWholeNumber(text, { name: 'GROUNDHOG_WRITE_PACE_MS', min: 0, max: 3_600_000 });
}

/** The time between two looks at a check on GitHub, where it is another than usual. Throws ConfigurationError. */
export function readCheckPaceMs({ GROUNDHOG_CHECK_PACE_MS: text }: Env): number | undefined {
  return parseWholeNumber(text, { name: 'GROUNDHOG_CHECK_PACE_MS', min: 1, max: 3_600_000 });
}

/** After how long without a byte git gives a server up, where it is another time than usual. Throws ConfigurationError. */
export function readStallSeconds({ GROUNDHOG_GIT_STALL_SECONDS: text }: Env): number | undefined {
  return parseWholeNumber(text, { name: 'GROUNDHOG_GIT_STALL_SECONDS', min: 1, max: 99_999 });
}

/** After how long without an answer a request to GitHub's API is given up, where it is another time than usual. Throws ConfigurationError. */
export function readApiStallMs({ GROUNDHOG_API_STALL_SECONDS: text }: Env): number | undefined {
  const seconds = parseWholeNumber(text, { name: 'GROUNDHOG_API_STALL_SECONDS', min: 1, max: 3600 });
  return seconds === undefined ? undefined : seconds * 1000;
}
