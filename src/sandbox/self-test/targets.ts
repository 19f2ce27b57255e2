import { randomBytes } from 'node:crypto';
import { readlinkSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { succeeds } from '../../domain/succeeds.ts';
import { findProcessStatSync, readProcessEnvSync } from '../../exec/proc.ts';
import { findText, toDigest } from './file-probes.ts';
import { openServers } from './own-servers.ts';
import type { FileIdentity, KnownFile, ProbeTargets } from './probe-order.ts';

/** The parts of a machine that no program in a sandbox may reach. Those that are missing are not tried. */
export interface ForbiddenPaths {
  readonly home: string | undefined;
  /** The folder for temporary files. */
  readonly temporaryFolder: string;
  /** The parent of the folders of attempts. */
  readonly socketParent: string;
  /** Configurations of repositories: our own, and those of the user. */
  readonly controlConfigs: readonly string[];
  readonly repositoryConfigs: readonly string[];
  /** The files by which a step of a job talks to its runner. */
  readonly commandFiles: readonly string[];
  /** The files of our own program. */
  readonly ownProgram: readonly string[];
  readonly serviceSockets: readonly string[];
  /** Paths that programs in a sandbox are meant to see, with all below them. */
  readonly visible: readonly string[];
  /** Variables that programs are given, as they are in this process, too. */
  readonly given: Readonly<Record<string, string>>;
  /** The folders of sandboxes, in which nothing is placed. */
  readonly worked: readonly string[];
}

/** Targets that are ready for probes; `remove` closes and removes all that was made for them. */
export interface ReadyTargets {
  readonly targets: ProbeTargets;
  readonly remove: () => Promise<void>;
}

/** Names that shells, sudo(8) and every program have; their values tell nothing about control. */
const COMMON_NAMES =
  /^(?:PATH|HOME|LANG|LC_\w+|TERM|TZ|TMPDIR|CI|PWD|OLDPWD|SHLVL|_|USER|LOGNAME|MAIL|SHELL|SUDO_\w+|GROUNDHOG_PROCESS_MARK)=/;

/** Puts files and servers where no program in a sandbox may reach them. */
export async function createTargets(forbidden: ForbiddenPaths): Promise<ReadyTargets> {
  const salt = randomBytes(16).toString('hex');
  const made: string[] = [];
  const isForbidden = (path: string) => !isBelowAny(path, forbidden.visible);
  const place = async (folder: string | undefined): Promise<KnownFile[]> => {
    if (folder === undefined || folder === '/' || isBelowAny(folder, [...forbidden.visible, ...forbidden.worked]))
      return [];
    const path = join(folder, `.groundhog-self-test-${salt}`);
    const created = await createKnownFile(path, salt);
    made.push(...created.map((file) => file.path));
    return created;
  };
  const socketFolder = await mkdtemp(join(forbidden.socketParent, 'self-test-'));
  made.push(socketFolder);
  const { served, close } = await serve(join(socketFolder, 'socket'), `\0groundhog-self-test-${salt}`);
  const remove = async () => {
    await close();
    for (const path of made) rmSync(path, { recursive: true, force: true });
  };
  const known = (paths: readonly string[]) => paths.filter(isForbidden).flatMap((path) => findKnownFile(path, salt));
  const files = {
    home_file: await place(forbidden.home),
    temporary_file: await place(forbidden.temporaryFolder),
    shared_file: forbidden.temporaryFolder === '/tmp' ? [] : await place('/tmp'),
    control_config: known(forbidden.controlConfigs),
    repository_config: known(forbidden.repositoryConfigs),
  };
  const writable = {
    command_file: forbidden.commandFiles.flatMap(findIdentity),
    own_program: forbidden.ownProgram.flatMap(findIdentity),
  };
  const asked = { serviceSockets: forbidden.serviceSockets.filter(isForbidden), nameServers: await listNameServers() };
  const environment = listSecretEntries(forbidden).map((entry) => toDigest(salt, entry));
  return { targets: { salt, control: describeControl(), environment, files, writable, ...served, ...asked }, remove };
}

function isBelowAny(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

async function serve(attemptSocket: string, abstractSocket: string) {
  const { listen, close } = openServers();
  await listen({ path: attemptSocket });
  await listen({ path: abstractSocket });
  const loopback: { host: string; port: number }[] = [];
  for (const host of ['127.0.0.1', '::1']) {
    const port = await listen({ host, port: 0 });
    if (port !== undefined) loopback.push({ host, port });
  }
  return { served: { attemptSocket, abstractSocket, loopback }, close };
}

/** Writes a file that only its owner may read; none where nobody may write. */
async function createKnownFile(path: string, salt: string): Promise<KnownFile[]> {
  const content = randomBytes(16).toString('hex');
  const isWritten = await succeeds(writeFile(path, content, { mode: 0o600, flag: 'wx' }));
  return isWritten ? [{ path, digest: toDigest(salt, content) }] : [];
}

function findKnownFile(path: string, salt: string): KnownFile[] {
  const content = findText(path);
  return content === undefined ? [] : [{ path, digest: toDigest(salt, content) }];
}

function findIdentity(path: string): FileIdentity[] {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? [] : [{ path, device: found.dev, inode: found.ino }];
}

function describeControl(): ProbeTargets['control'] {
  const namespaces = Object.fromEntries(
    ['pid', 'mnt', 'ipc', 'uts', 'net'].map((name) => [name, readlinkSync(`/proc/self/ns/${name}`)]),
  );
  return { pid: process.pid, startTicks: findProcessStatSync(process.pid)?.startTicks ?? -1, namespaces };
}

function listSecretEntries({ given }: ForbiddenPaths): string[] {
  const known = new Set(Object.entries(given).map(([name, value]) => `${name}=${value}`));
  return readProcessEnvSync(process.pid).filter((entry) => !COMMON_NAMES.test(entry) && !known.has(entry));
}

async function listNameServers(): Promise<string[]> {
  const text = await readFile('/etc/resolv.conf', 'utf8').catch(() => '');
  return [...text.matchAll(/^nameserver\s+([\d.]+|[\da-f:]+)\s*$/gim)].map(([, address = '']) => address);
}
