import { lstat, readdir, readlink, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../exec/folder-access.ts';
import type { Mount } from './mount.ts';

/** The machine as the programs of a sandbox may see it. */
export interface VisibleMachine {
  /** The HOME of programs that have none of their own; an empty folder stands in its place. */
  readonly home: string | undefined;
  /** The folders of the PATH, and others that hold tools; those that are missing do not count. */
  readonly toolFolders: readonly string[];
  /** Our own program and what it is started with. */
  readonly ownFolders: readonly string[];
  /** Further paths to show; those that are missing do not count, and nothing above them is shown. */
  readonly visiblePaths: readonly string[];
  /** Takes the files that are made for the sandboxes; created. */
  readonly folder: string;
  readonly userId: number;
  readonly groupId: number;
}

/** Below /opt runners keep secrets, too: only what packages of programs are installed to is shown. */
const SYSTEM_FOLDERS = ['/usr', '/nix/store', '/gnu/store', '/opt/google', '/opt/microsoft', '/opt/pipx'];
const ROOT_LINKS = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
/** Folders for temporary files, which are empty in every sandbox. */
export const EMPTY_FOLDERS: readonly string[] = ['/tmp', '/var/tmp', '/run'];
/** Entries of /etc that tools read and that hold no secret; keys of servers lie in the folders that are covered. */
const SHOWN_IN_ETC =
  /^(?:alternatives|ca-certificates(?:\.conf)?|chromium.*|crypto-policies|debian_version|dotnet|fonts|gradle|java.*|ld\.so\..*|locale\..*|localtime|lsb-release|magic.*|maven|mime\.types|os-release|perl|php.*|pki|protocols|python.*|R|ruby.*|services|shells|ssl|terminfo|timezone|xdg)$/;
const COVERED_IN_ETC = ['/etc/ssl/private', '/etc/pki/tls/private'];
/** Folders of /proc in which the owner may write; the sandbox's user may be the owner of all. */
const READ_ONLY_IN_PROC = ['acpi', 'bus', 'driver', 'fs', 'irq', 'scsi', 'sys', 'tty'];

/** Lists what every sandbox of a run sees. Only what it needs to run tools is there, and nothing of it can be written. */
export async function listSystemMounts(machine: VisibleMachine): Promise<readonly Mount[]> {
  const { home, toolFolders, ownFolders, visiblePaths } = machine;
  const system = [...(await toReadMounts(SYSTEM_FOLDERS)), ...(await listRootLinks())];
  const empty = [...EMPTY_FOLDERS, ...(home === undefined || home === '/' ? [] : [home])];
  const tools = (await toReadMounts([...toolFolders.flatMap(toToolFolders), ...ownFolders, ...visiblePaths])).filter(
    ({ path }) => ![...SYSTEM_FOLDERS, ...ROOT_LINKS].some((folder) => isWithin(path, folder)),
  );
  return [
    ...system,
    ...empty.map((path) => ({ kind: 'empty' as const, path })),
    ...(await listEtc()),
    ...(await writeAccounts(machine)),
    ...tools,
  ];
}

/** Returns whether a path is a folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Renders the arguments that give a sandbox a `/proc` and a `/dev` of its own; no file of either can be written. */
export async function listKernelArgs(): Promise<readonly string[]> {
  const names = await readdir('/proc').catch(() => []);
  const covers: string[] = [];
  for (const name of names.filter((entry) => !/^\d/.test(entry)).sort()) {
    const path = join('/proc', name);
    const found = await lstat(path).catch(() => undefined);
    if (found?.isDirectory() === true && READ_ONLY_IN_PROC.includes(name)) covers.push('--ro-bind', path, path);
    // Readable for its owner alone, or writable: the owner may be the user of the sandbox.
    const isOwners = found?.isFile() === true && ((found.mode & 0o044) === 0 || (found.mode & 0o222) !== 0);
    // Containers cover files with the device of /dev/null.
    if (isOwners || found?.isCharacterDevice() === true) covers.push('--ro-bind', '/dev/null', path);
  }
  return ['--proc', '/proc', ...covers, '--dev', '/dev'];
}

/** Lists the files by which names are resolved, for programs that share the network of the machine. */
export async function listResolverMounts(): Promise<readonly Mount[]> {
  const paths = ['/etc/hosts', '/etc/resolv.conf'];
  const sources = await Promise.all(paths.map((path) => realpath(path).catch(() => undefined)));
  return paths.flatMap((path, index) => {
    const source = sources[index];
    return source === undefined ? [] : [{ kind: 'read', source, path }];
  });
}

/** Returns mounts of paths with whatever they lead to; those that are missing do not count. */
export async function toReadMounts(paths: readonly string[]): Promise<Mount[]> {
  const mounts = new Map<string, Mount>();
  for (const path of paths) {
    const source = await realpath(path).catch(() => undefined);
    if (source === undefined || source === '/') continue;
    // By both names: a program may be called by one, and find its files by the other.
    mounts.set(path, { kind: 'read', source, path });
    mounts.set(source, { kind: 'read', source, path: source });
  }
  return [...mounts.values()];
}

async function listRootLinks(): Promise<Mount[]> {
  const mounts: Mount[] = [];
  for (const path of ROOT_LINKS) {
    const found = await lstat(path).catch(() => undefined);
    if (found?.isSymbolicLink() === true) mounts.push({ kind: 'link', target: await readlink(path), path });
    else if (found?.isDirectory() === true) mounts.push({ kind: 'read', source: path, path });
  }
  return mounts;
}

async function listEtc(): Promise<Mount[]> {
  const names = (await readdir('/etc').catch(() => [])).filter((name) => SHOWN_IN_ETC.test(name));
  const mounts: Mount[] = [];
  for (const name of names) {
    const path = join('/etc', name);
    const source = await realpath(path).catch(() => undefined);
    if (source !== undefined) mounts.push({ kind: 'read', source, path });
  }
  for (const path of COVERED_IN_ETC) {
    const isThere = await stat(path).catch(() => undefined);
    if (isThere !== undefined) mounts.push({ kind: 'empty', path });
  }
  return mounts;
}

/** Writes the files by which tools find out who they are, and that a host is called localhost. */
async function writeAccounts({ folder, home, userId, groupId }: VisibleMachine): Promise<Mount[]> {
  const texts = {
    passwd: `root:x:0:0:root:/root:/usr/sbin/nologin\ngroundhog:x:${userId}:${groupId}::${home ?? '/tmp'}:/bin/sh\nnobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n`,
    group: `root:x:0:\ngroundhog:x:${groupId}:\nnogroup:x:65534:\n`,
    hosts: '127.0.0.1 localhost\n::1 localhost\n',
    'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
  };
  await makeFolder(folder);
  const mounts: Mount[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const source = join(folder, name);
    await writeFile(source, text, { mode: 0o644 });
    mounts.push({ kind: 'read', source, path: join('/etc', name) });
  }
  return mounts;
}

/** The folders of managers of tool versions, below a HOME: `bin` folders on the PATH need the rest of their version. */
const VERSION_FOLDERS =
  /\/(?:\.nvm\/versions|\.pyenv|\.rbenv|\.asdf|\.volta|\.local\/share\/(?:mise|fnm)|\.sdkman)(?:\/|$)/;
const RUST_TOOLS = /^(.*)\/\.cargo\/bin$/;

/** Adds to a folder of the PATH what the programs in it need, and no more of the HOME that it may lie in. */
function toToolFolders(folder: string): string[] {
  const rust = RUST_TOOLS.exec(folder);
  if (rust !== null) return [folder, join(rust[1] ?? '', '.rustup')];
  const manager = VERSION_FOLDERS.exec(folder);
  if (manager !== null) return [folder.slice(0, manager.index + manager[0].length).replace(/\/$/, '')];
  // A prefix such as /opt/hostedtoolcache/node/20/x64, with its libraries beside `bin`.
  const isPrefix = basename(folder) === 'bin' && /\/(?:hostedtoolcache|_tool|toolcache|externals)\//i.test(folder);
  return [isPrefix ? dirname(folder) : folder];
}
