import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process as `/proc/<pid>/stat` describes it, see proc_pid_stat(5). */
export interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  /** In clock ticks since the machine started. */
  readonly startTicks: number;
  /** True for a process that has ended and only waits for its parent to read how. */
  readonly hasEnded: boolean;
  /** True for a process that is ending: it may show neither environment nor arguments any more, nor let them be read. */
  readonly isEnding: boolean;
  /** True for a thread of the kernel, which never has an environment. */
  readonly isKernelThread: boolean;
  /** True for a process with a controlling terminal, as those that a person starts by hand. */
  readonly hasTerminal: boolean;
}

// PF_KTHREAD and PF_EXITING, see include/linux/sched.h.
const KERNEL_THREAD_FLAG = 0x00200000;
const ENDING_FLAG = 0x00000004;

const MAX_STARTING_ROUNDS = 400;
const STARTING_PAUSE_MS = 5;

/** Lists the ids of all processes; none on a system without `/proc` (macOS). */
export async function listProcessIds(): Promise<number[]> {
  return toProcessIds(await readdir('/proc').catch(() => []));
}

/** Does as `listProcessIds`, synchronously. */
export function listProcessIdsSync(): number[] {
  try {
    return toProcessIds(readdirSync('/proc'));
  } catch {
    return [];
  }
}

/** Reads the state of a process; undefined when it is gone or may not be read. */
export async function findProcessStat(pid: number): Promise<ProcessStat | undefined> {
  return parseStat(pid, await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ''));
}

/** Does as `findProcessStat`, synchronously. */
export function findProcessStatSync(pid: number): ProcessStat | undefined {
  return parseStat(pid, readTextSync(`/proc/${pid}/stat`));
}

/**
 * Reads the entries "NAME=value" that a process was started with; undefined when they may not be read. Waits a while for
 * a process that the kernel is just starting another program in: it shows neither environment nor arguments then.
 */
export async function findProcessEnv(pid: number): Promise<string[] | undefined> {
  let entries = findEntries(pid, 'environ');
  for (let round = 0; round < MAX_STARTING_ROUNDS && entries?.length === 0; round += 1) {
    const stat = findProcessStatSync(pid);
    const isStarting = stat?.hasEnded === false && !stat.isKernelThread;
    if (!isStarting || findEntries(pid, 'cmdline')?.length !== 0) break;
    await sleep(STARTING_PAUSE_MS);
    entries = findEntries(pid, 'environ');
  }
  return entries;
}

/** Opens and reads at once: a process that has replaced its program in between shows nothing. */
function findEntries(pid: number, file: 'environ' | 'cmdline'): string[] | undefined {
  try {
    return toEntries(readFileSync(`/proc/${pid}/${file}`, 'latin1'));
  } catch {
    return undefined;
  }
}

/** Does as `findProcessEnv`, synchronously, with no entries when they may not be read. */
export function readProcessEnvSync(pid: number): string[] {
  return findEntries(pid, 'environ') ?? [];
}

/** Reads the arguments of a process, its name first; none when it is gone or may not be read. */
export function readProcessArgumentsSync(pid: number): string[] {
  return findEntries(pid, 'cmdline') ?? [];
}

/** Reads the working folder of a process, also one that was deleted since; undefined when it may not be read. */
export async function findProcessFolder(pid: number): Promise<string | undefined> {
  const link = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return link?.replace(/ \(deleted\)$/, '');
}

/** Reads the name of a process's program, at most 15 bytes of it; undefined when it may not be read. */
export async function findProcessName(pid: number): Promise<string | undefined> {
  return (await readFile(`/proc/${pid}/comm`, 'latin1').catch(() => undefined))?.trim();
}

/** Returns true for the working folder of a process that is the given one or below it. */
export function isWithinFolder(path: string | undefined, folder: string): boolean {
  return path === folder || path?.startsWith(`${folder}/`) === true;
}

/**
 * Reads the name of the namespace that the ids of our processes belong to, or those of another process, see
 * pid_namespaces(7); empty when it may not be read, and without `/proc`.
 */
export async function readPidNamespace(pid: number | 'self' = 'self'): Promise<string> {
  return readlink(`/proc/${pid}/ns/pid`).catch(() => '');
}

/** Returns true for the first process of its namespace of process ids, with which all others of it end. */
export async function isFirstProcess(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  return /^NSpid:.*\s1$/m.test(status);
}

/** Reads the id that the kernel gives each start of the machine; undefined without `/proc`. */
export async function findBootId(): Promise<string | undefined> {
  const text = await readFile('/proc/sys/kernel/random/boot_id', 'latin1').catch(() => undefined);
  return text?.trim();
}

function toProcessIds(names: readonly string[]): number[] {
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

function toEntries(text: string): string[] {
  return text.split('\0').filter((entry) => entry !== '');
}

function parseStat(pid: number, text: string): ProcessStat | undefined {
  if (text === '') return undefined;
  // The program's name stands in brackets and may hold anything, so that fields are counted from behind it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const hasEnded = fields[0] === 'Z' || fields[0] === 'X';
  const isKernelThread = (Number(fields[6]) & KERNEL_THREAD_FLAG) !== 0;
  const isEnding = (Number(fields[6]) & ENDING_FLAG) !== 0;
  const hasTerminal = fields[4] !== '0';
  const [parent, startTicks] = [Number(fields[1]), Number(fields[19])];
  return { pid, parent, startTicks, hasEnded, isEnding, isKernelThread, hasTerminal };
}

function readTextSync(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
