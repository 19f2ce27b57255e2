const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY)$/i;
const MIN_SECRET_LENGTH = 8;

/** The values of an environment whose names say that they are secret: they are masked wherever text leaves us. */
export function findSecretsInEnv(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env)
    .filter(([name, value]) => SECRET_NAME.test(name) && (value?.length ?? 0) >= MIN_SECRET_LENGTH)
    .map(([, value]) => value ?? '');
}
