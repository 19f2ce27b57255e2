import { findOnPath } from '../../exec/programs.ts';
import { runCommand } from '../../exec/run-command.ts';
import { SYSTEM_PATH } from './system-path.ts';

const INSTALL_MS = 180_000;

/**
 * Installs bubblewrap by apt-get(8), as root or by a sudo(8) that asks for no password. Returns undefined when it did,
 * else the reason why not.
 */
export async function installBubblewrap(userId: number): Promise<string | undefined> {
  const [apt, sudo] = await Promise.all(['apt-get', 'sudo'].map((name) => findOnPath(name, SYSTEM_PATH)));
  if (apt === undefined) return 'there is no apt-get';
  if (userId !== 0 && sudo === undefined) return 'there is no sudo';
  const asRoot = userId === 0 || sudo === undefined ? [] : [sudo, '--non-interactive', '--'];
  const run = async (args: readonly string[]) => {
    const [file = apt, ...rest] = [...asRoot, apt, ...args];
    const env = { PATH: SYSTEM_PATH, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
    return runCommand({ file, args: rest, cwd: '/', env, timeoutMs: INSTALL_MS });
  };
  const install = ['install', '--yes', '--no-install-recommends', 'bubblewrap'];
  const first = await run(install);
  if (first.exitCode === 0) return undefined;
  await run(['update']);
  const second = await run(install);
  if (second.exitCode === 0) return undefined;
  return Buffer.from(second.stderr).toString('utf8').trim().split('\n').at(-1) ?? 'apt-get failed';
}
