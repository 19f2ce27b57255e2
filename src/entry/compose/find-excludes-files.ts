import { isAbsolute, join } from 'node:path';
import type { ExcludesFiles } from '../../git/excludes-file.ts';
import type { HostContext } from './compose.ts';

/** Where git itself would look for a person's ignore rules. */
export function findExcludesFiles(env: HostContext['env']): ExcludesFiles {
  const home = env.HOME ?? '/nonexistent';
  const chosen = env.XDG_CONFIG_HOME;
  const xdg = chosen !== undefined && isAbsolute(chosen) ? chosen : join(home, '.config');
  const own = env.GIT_CONFIG_GLOBAL;
  return {
    home,
    fallback: join(xdg, 'git', 'ignore'),
    configFiles: [
      ...(env.GIT_CONFIG_NOSYSTEM === undefined ? [env.GIT_CONFIG_SYSTEM ?? '/etc/gitconfig'] : []),
      ...(own === undefined ? [join(xdg, 'git', 'config'), join(home, '.gitconfig')] : [own]),
    ],
  };
}
