import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { succeeds } from '../../domain/succeeds.ts';

/**
 * Starts a program that outlives this process, such as a browser, without standard streams. Resolves to whether it could be
 * started; how it ends is not known.
 */
export async function startDetached(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  const child = spawn(file, args, { env, detached: true, stdio: 'ignore' });
  child.unref();
  return succeeds(once(child, 'spawn'));
}
