const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY)$/i;
const MIN_SECRET_LENGTH = 12;
const SURE_SECRET_LENGTH = 24;

/**
 * The values of an environment whose names say that they are secret: they are masked wherever text leaves us, and may
 * not be written to a file. A short word such as "development" is no secret, whatever its name says.
 */
export function findSecretsInEnv(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env)
    .filter(([name]) => SECRET_NAME.test(name))
    .map(([, value]) => value ?? '')
    .filter(isSecretLike);
}

function isSecretLike(value: string): boolean {
  if (value.length >= SURE_SECRET_LENGTH) return true;
  return value.length >= MIN_SECRET_LENGTH && /\d/.test(value) && /\D/.test(value);
}
