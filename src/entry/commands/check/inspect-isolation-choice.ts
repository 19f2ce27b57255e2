import { CONFIG_PATH, type RunConfig } from '../../../domain/config/run-config.ts';
import type { Finding } from '../../../report/terminal/doctor-text.ts';
import type { Env } from '../../settings/settings.ts';

/** The name of the findings that switch isolation off, whatever the machine can do. */
export const ISOLATION = 'isolation';

/** Finds that the configuration or the environment switches isolation off. */
export function inspectIsolationChoice(
  config: Pick<RunConfig, 'isolation'> | undefined,
  { GROUNDHOG_ISOLATION: variable }: Env,
): readonly Finding[] {
  const chosen = config?.isolation ?? variable?.trim();
  if (chosen !== 'none') return [];
  const place = config?.isolation === undefined ? 'the variable GROUNDHOG_ISOLATION' : CONFIG_PATH;
  return [
    {
      ...{ name: ISOLATION, state: 'missing' },
      detail: `${place} switches it off: the agent has all rights of the job, or yours, and can read its token and its keys`,
      fix: 'Remove "isolation: none", where the machine can have a sandbox: groundhog doctor --isolation',
    },
  ];
}
