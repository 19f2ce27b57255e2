import type { Env } from './settings.ts';

const SECRET_NAME =
  /(?:TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SIGNING_?KEY|BEARER_TOKEN_BEDROCK)$/i;
const MIN_SECRET_LENGTH = 12;
const SURE_SECRET_LENGTH = 24;

/**
 * Finds the values whose variables are named like secrets: they are masked in all output, and may not be written to a
 * file. A short word such as "development" is no secret, whatever its variable is called.
 */
export function findSecretsInEnv(env: Env): string[] {
  return Object.entries(env)
    .filter(([name]) => SECRET_NAME.test(name))
    .map(([, value]) => value ?? '')
    .filter(isSecretLike);
}

/** Returns the values of the variables that a setting names as secrets; none for one that is not set. */
export function findNamedSecrets(env: Env, names: readonly string[]): string[] {
  return names.map((name) => env[name] ?? '').filter((value) => value !== '');
}

/** Returns whether a value that may be a secret is no word of a text. */
export function isSecretLike(value: string): boolean {
  if (value.length >= SURE_SECRET_LENGTH) return true;
  return value.length >= MIN_SECRET_LENGTH && /\d/.test(value) && /\D/.test(value);
}
