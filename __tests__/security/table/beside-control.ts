import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { runCommand } from '../../../src/exec/run-command.ts';

/** Returns a number of seconds for sleep(1) by which a process is found again; others may run beside these tests. */
export function toUniqueSeconds(): string {
  return `1${randomInt(1e8, 1e9)}`;
}

/** Runs a process of ours, which sleeps for `seconds`, while the attack lasts. */
export async function besideControl(
  env: Readonly<Record<string, string>>,
  attack: (pid: number, seconds: string) => Promise<boolean>,
): Promise<boolean> {
  const seconds = toUniqueSeconds();
  const stop = new AbortController();
  let started: (pid: number) => void = () => undefined;
  const pid = new Promise<number>((resolve) => {
    started = resolve;
  });
  const control = runCommand({
    ...{ file: 'sh', args: ['-c', 'echo $$; exec sleep "$0"', seconds], cwd: '/' },
    ...{ env: { PATH: process.env.PATH ?? '', ...env }, signal: stop.signal, graceMs: 0 },
    onOutput: (bytes) => started(Number(Buffer.from(bytes).toString())),
  });
  try {
    return await attack(await pid, seconds);
  } finally {
    stop.abort();
    await control;
  }
}

/** Lists the processes of this machine with an argument. */
export async function findProcesses(argument: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const text = await readFile(`/proc/${name}/cmdline`, 'latin1').catch(() => '');
    if (text.split('\0').includes(argument)) found.push(Number(name));
  }
  return found;
}
