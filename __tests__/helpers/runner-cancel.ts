import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

const TERM_AFTER_MS = 7500;
const KILL_AFTER_MS = 2500;

/** Cancels a step as the runner does: its entry process alone is asked, asked again, and killed. */
export async function cancelAsRunner(child: ChildProcess): Promise<void> {
  const isEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<void>((resolve) => {
    if (isEnded()) resolve();
    child.once('exit', () => resolve());
  });
  for (const [signal, waitMs] of [
    ['SIGINT', TERM_AFTER_MS],
    ['SIGTERM', KILL_AFTER_MS],
    ['SIGKILL', KILL_AFTER_MS],
  ] as const) {
    if (isEnded()) return;
    child.kill(signal);
    await Promise.race([ended, pause(waitMs)]);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** The command lines of processes that have a text in their environment or command line; only where there is `/proc`. */
export async function findProcessesWith(text: string): Promise<readonly string[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'latin1').catch(() => '');
      const line = await read('cmdline');
      return `${line}${await read('environ')}`.includes(text) ? line.replaceAll('\0', ' ') : undefined;
    }),
  );
  return found.filter((line) => line !== undefined);
}
