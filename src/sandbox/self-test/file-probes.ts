import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ProbeAnswers } from '../../domain/sandbox-attacks.ts';
import { listProcessIdsSync } from '../../exec/proc.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import { blocked, firstReached, reached } from './probe-answer.ts';
import type { FileIdentity, KnownFile, ProbeOrder, ProbeTargets } from './probe-order.ts';

const SYSTEM_FOLDERS = ['/', '/etc', '/usr', '/usr/bin', '/usr/local/bin', '/proc'];
const KERNEL_SETTINGS = [
  ...['/proc/sys/kernel/core_pattern', '/proc/sys/kernel/modprobe', '/proc/sys/vm/swappiness'],
  ...['/proc/sys/vm/drop_caches', '/proc/sysrq-trigger', '/sys/kernel/uevent_helper'],
];
const KERNEL_MEMORY = ['/proc/kcore', '/proc/kmsg', '/proc/kpagecount', '/dev/mem', '/dev/kmsg'];

/** Tries to read and write files outside of a program's folder. Writes nothing: opening decides. */
export function tryFiles({ targets }: ProbeOrder): ProbeAnswers {
  const { files, writable } = targets;
  return {
    home_file: tryReads(files.home_file, targets),
    temporary_file: tryReads(files.temporary_file, targets),
    shared_file: tryReads(files.shared_file, targets),
    control_config: tryReads(files.control_config, targets),
    repository_config: tryReads(files.repository_config, targets),
    command_file: firstReached(writable.command_file, tryWrite),
    own_program: firstReached(writable.own_program, tryWrite),
    system_folder: firstReached(SYSTEM_FOLDERS, tryFolder),
    kernel_setting: firstReached(KERNEL_SETTINGS, (path) => tryOpen(path, constants.O_WRONLY)),
    kernel_memory: firstReached(KERNEL_MEMORY, (path) => tryOpen(path, constants.O_RDONLY)),
  };
}

/** Tries what a program needs of its folder and of the folder for temporary files. */
export function tryOwnFiles({ folder, token }: ProbeOrder): ProbeAnswers {
  const name = `.groundhog-self-test-${token}`;
  return { workspace: tryCreate(join(folder, name)), temporary_files: tryCreate(join('/tmp', name)) };
}

/** Tries to read each file by its path, and by the roots that processes have. */
function tryReads(files: readonly KnownFile[], { salt }: ProbeTargets) {
  const roots = files.length === 0 ? [] : ['', ...listProcessIdsSync().map((pid) => `/proc/${pid}/root`)];
  return firstReached(files, ({ path, digest }) => {
    const isRead = roots.some((root) => {
      const content = findText(`${root}${path}`);
      return content !== undefined && toDigest(salt, content) === digest;
    });
    return isRead ? reached(path) : blocked(path);
  });
}

/** Digests a text so that it can be recognised and not learned. */
export function toDigest(salt: string, text: string): string {
  return sha256Hex(`${salt}\n${text}`);
}

/** Reads a file as bytes, one character each; undefined when it cannot be read. */
export function findText(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}

function tryWrite({ path, device, inode }: FileIdentity) {
  return tryOpen(path, constants.O_RDWR, ({ dev, ino }) => dev === device && ino === inode);
}

/** A device may be opened in its place, such as that of /dev/null: `isIt` tells, or that it is a file. */
function tryOpen(path: string, flags: number, isIt = (found: Stats) => found.isFile() || path.startsWith('/dev/')) {
  try {
    const file = openSync(path, flags | constants.O_NONBLOCK);
    try {
      return isIt(fstatSync(file)) ? reached(path) : blocked(path);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return blocked(String(error));
  }
}

function tryFolder(path: string) {
  try {
    accessSync(path, constants.W_OK);
    return reached(path);
  } catch (error) {
    return blocked(String(error));
  }
}

function tryCreate(path: string) {
  try {
    writeFileSync(path, '', { flag: 'wx' });
    rmSync(path);
    return reached('');
  } catch (error) {
    return blocked(String(error));
  }
}
