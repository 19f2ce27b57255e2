import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** True as soon as the process is gone or a zombie; false when it still runs after some seconds. */
export async function waitUntilGone(pid: number): Promise<boolean> {
  for (let round = 0; round < 100; round += 1) {
    if (!(await isRunning(pid))) return true;
    await sleep(50);
  }
  return false;
}

/** True while the process exists and is no zombie. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  return stat === undefined || stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
}
