import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Env } from '../settings/settings.ts';

/** The variables by which managers of tool versions find their tools, and where those are below the user's HOME. */
const TOOL_HOMES = {
  RUSTUP_HOME: '.rustup',
  PYENV_ROOT: '.pyenv',
  RBENV_ROOT: '.rbenv',
  VOLTA_HOME: '.volta',
  ASDF_DATA_DIR: '.asdf',
} as const;

/** Finds the folders of tools that programs with a HOME of their own would not find; only those that are there. */
export function findToolHomes(env: Env): Record<string, string> {
  const home = env.HOME;
  const found = Object.entries(TOOL_HOMES).map(([name, folder]): [string, string] => {
    const usual = home === undefined ? '' : join(home, folder);
    return [name, env[name] || usual];
  });
  return Object.fromEntries(found.filter(([, path]) => isAbsolute(path) && existsSync(path)));
}
