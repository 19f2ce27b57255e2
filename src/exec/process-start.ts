import { readFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/**
 * When a process started, in whatever words its system has for it: together with its number this names one process.
 * Undefined when there is none.
 */
export async function findProcessStart(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return findLinuxStart(pid);
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };
  const result = await runCommand({ file: 'ps', args: ['-o', 'lstart=', '-p', String(pid)], cwd: '/', env });
  const text = Buffer.from(result.stdout).toString('utf8').trim();
  return result.exitCode === 0 && text !== '' ? text : undefined;
}

/** Ticks since the boot, and which boot it was. */
function findLinuxStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}
