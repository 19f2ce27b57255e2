import { isAbsolute, join } from 'node:path';
import type { ExcludesFiles } from '../../git/excludes-file.ts';
import type { Env } from '../settings/settings.ts';

/** Lists the files in which git looks for the user's ignore rules: gitignore(5), and git-config(1) under FILES. */
export function findExcludesFiles(env: Env): ExcludesFiles {
  const home = env.HOME ?? '/nonexistent';
  const xdgHome = env.XDG_CONFIG_HOME;
  const xdg = xdgHome !== undefined && isAbsolute(xdgHome) ? xdgHome : join(home, '.config');
  const userConfig = env.GIT_CONFIG_GLOBAL;
  return {
    home,
    fallback: join(xdg, 'git', 'ignore'),
    configFiles: [
      ...(env.GIT_CONFIG_NOSYSTEM === undefined ? [env.GIT_CONFIG_SYSTEM ?? '/etc/gitconfig'] : []),
      ...(userConfig === undefined ? [join(xdg, 'git', 'config'), join(home, '.gitconfig')] : [userConfig]),
    ],
  };
}
