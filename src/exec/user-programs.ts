import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { succeeds } from '../domain/succeeds.ts';
import { type Shell, toShell } from './programs.ts';

/** Shows a text through the user's pager, a shell command, in this terminal. Returns false when it could not be started. */
export async function pageText(
  text: string,
  { pager, shell, env }: { readonly pager: string; readonly shell: Shell; readonly env: NodeJS.ProcessEnv },
): Promise<boolean> {
  const { file, args } = toShell(pager, shell);
  // As git does it: less ends at once where the text fits, keeps colours, and leaves the text on the screen.
  const child = spawn(file, args, { env: { LESS: 'FRX', ...env }, stdio: ['pipe', 'inherit', 'inherit'] });
  // A pager that is left before the end of the text closes its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(text);
  const code = await once(child, 'close').then(
    ([exitCode]: (number | null)[]) => exitCode,
    () => 127,
  );
  return code !== 126 && code !== 127;
}

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
