import { type Env, parseWholeNumber } from './settings.ts';

/** Reads the time between two writes to GitHub; undefined for the default. Throws ConfigurationError. */
export function readWritePaceMs({ GROUNDHOG_WRITE_PACE_MS: text }: Env): number | undefined {
  return parseWholeNumber(text, { name: 'GROUNDHOG_WRITE_PACE_MS', min: 0, max: 3_600_000 });
}

/** Reads the pause before a model is asked again; undefined for the default. Throws ConfigurationError. */
export function readModelPaceMs({ GROUNDHOG_MODEL_PACE_MS: text }: Env): number | undefined {
  return parseWholeNumber(text, { name: 'GROUNDHOG_MODEL_PACE_MS', min: 0, max: 60_000 });
}

/** Reads the time between two requests for a check's state; undefined for the default. Throws ConfigurationError. */
export function readCheckPaceMs({ GROUNDHOG_CHECK_PACE_MS: text }: Env): number | undefined {
  return parseWholeNumber(text, { name: 'GROUNDHOG_CHECK_PACE_MS', min: 1, max: 3_600_000 });
}

/** Reads the time from the start of an attempt to the first edit that shows its progress. Throws ConfigurationError. */
export function readLivePaceMs({ GROUNDHOG_LIVE_PACE_MS: text }: Env): number | undefined {
  return parseWholeNumber(text, { name: 'GROUNDHOG_LIVE_PACE_MS', min: 1, max: 3_600_000 });
}

/** Reads after how long without a byte git gives up a server; undefined for the default. Throws ConfigurationError. */
export function readStallSeconds({ GROUNDHOG_GIT_STALL_SECONDS: text }: Env): number | undefined {
  return parseWholeNumber(text, { name: 'GROUNDHOG_GIT_STALL_SECONDS', min: 1, max: 99_999 });
}

/** Reads the timeout of a request to GitHub's API; undefined for the default. Throws ConfigurationError. */
export function readApiStallMs({ GROUNDHOG_API_STALL_SECONDS: text }: Env): number | undefined {
  const seconds = parseWholeNumber(text, { name: 'GROUNDHOG_API_STALL_SECONDS', min: 1, max: 3600 });
  return seconds === undefined ? undefined : seconds * 1000;
}
