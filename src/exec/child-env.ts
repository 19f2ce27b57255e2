const ALLOWED = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TERM', 'TZ', 'TMPDIR', 'CI'] as const;

/**
 * Creates the environment of a program that is not ours: an allow-list of names from `source`, then all of `extras`. No
 * token, `GITHUB_*`, `ACTIONS_*`, `INPUT_*` or `RUNNER_*` can come from `source`; `extras` must come from trusted code.
 */
export function childEnv(
  source: Readonly<Record<string, string | undefined>>,
  extras: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const env: Record<string, string> = {};
  for (const name of ALLOWED) {
    const value = source[name];
    if (value !== undefined) env[name] = value;
  }
  return { ...env, ...extras };
}
