import { type Git, openGit } from '../../git/git.ts';
import { requireGitVersion } from '../../git/version.ts';
import { readStallSeconds } from '../settings/paces.ts';
import type { Env } from '../settings/settings.ts';
import type { HostContext } from './host-context.ts';
import { type RunFolders, withRunFolders } from './run-folders.ts';
import { systemClock } from './system-clock.ts';

/** Opens git and temporary folders for `use`; the folders are removed afterwards. `requireTrusted` is that of the git. */
export async function withGit<T>(
  host: HostContext,
  use: (git: Git, folders: RunFolders) => Promise<T>,
  requireTrusted: () => void = () => undefined,
): Promise<T> {
  const stallSeconds = readStallSeconds(host.env);
  return withRunFolders(host.tempDir, async (folders) => {
    const options = {
      programs: host.programs,
      home: folders.gitHome,
      proxyEnv: findProxyEnv(host.env),
      userEnv: host.env,
      ...(stallSeconds === undefined ? {} : { stallSeconds }),
      redact: host.redactor.redact,
      now: systemClock.now,
      debug: host.debug,
      requireTrusted,
    };
    const git = openGit({ gitDir: folders.runDir }, options);
    await requireGitVersion(git);
    return use(git, folders);
  });
}

const PROXY_NAMES = [
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'ALL_PROXY',
  'all_proxy',
];

function findProxyEnv(env: Env): Record<string, string> {
  return Object.fromEntries(PROXY_NAMES.map((name) => [name, env[name] ?? '']).filter(([, value]) => value !== ''));
}
