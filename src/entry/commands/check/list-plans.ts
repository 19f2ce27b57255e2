import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ConfigurationError } from '../../../domain/errors/errors.ts';
import { findCheckoutRoot } from '../../settings/checkout-root.ts';
import { isConfigPath } from './check-file.ts';

/** The folder of the plans of a repository. */
export const PLANS_FOLDER = '.groundhog/plans';

/** Lists the YAML files of a folder, in the order of their names; none where there is no folder. */
export async function listPlans(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Replaces each folder by the plans in it; no path means the plans of the checkout. Throws ConfigurationError for a folder
 * without any.
 */
export async function expandFolders(paths: readonly string[]): Promise<readonly string[]> {
  const given = paths.length > 0 ? paths : [relative('.', join(findCheckoutRoot('.') ?? '.', PLANS_FOLDER)) || '.'];
  const expanded = await Promise.all(
    given.map(async (path) => {
      // A folder in the place of a configuration is what is wrong with that.
      if (isConfigPath(path)) return [path];
      const isFolder = paths.length === 0 || (await stat(path).catch(() => undefined))?.isDirectory() === true;
      return isFolder ? requirePlans(path) : [path];
    }),
  );
  return expanded.flat();
}

async function requirePlans(folder: string): Promise<readonly string[]> {
  const found = await listPlans(folder);
  if (found.length === 0) throw new ConfigurationError('plan_not_found', { path: folder, kind: 'no_plans' });
  return found;
}
