import {
  type BigIntStats,
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Files as they were when they were trusted. */
export interface TrustedFiles {
  /** Lists the paths that differ now. Cheap while nothing was touched: a file is read only when its identity differs. */
  findChanges(): readonly string[];
  /** Writes the files that differ as they were, removes the new ones, and returns the paths. */
  restore(): readonly string[];
}

/** The paths to trust. A file that does not exist must not appear. */
export interface FilesToTrust {
  readonly files: readonly string[];
  /** Their entries count, new ones too, but not what is in folders below. */
  readonly folders: readonly string[];
}

type Content =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly mode: number }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'folder' | 'other' };

interface Entry {
  readonly identity: string;
  readonly content: Content;
}

// Why: docs/decisions/0095-trusted-before-the-first-agent.md
/** Reads files that nobody else can have changed yet, and remembers them with their content. */
export function trustFiles({ files, folders }: FilesToTrust): TrustedFiles {
  const listPaths = () => [...files, ...folders.flatMap(listEntries)];
  const known = new Map<string, Entry>();
  for (const path of listPaths()) {
    const stat = findStat(path);
    if (stat !== undefined) known.set(path, { identity: toIdentity(stat), content: readContent(path, stat) });
  }
  // Sorted, so that a folder comes before what is in it.
  const findChanges = () =>
    [...new Set([...known.keys(), ...listPaths()])].filter((path) => !isUnchanged(path, known.get(path))).sort();
  return {
    findChanges,
    restore() {
      const changed = findChanges();
      for (const path of changed) restoreEntry(path, known.get(path)?.content);
      return changed;
    },
  };
}

function listEntries(folder: string): string[] {
  // A link in its place is not followed.
  if (findStat(folder)?.isDirectory() !== true) return [folder];
  return [folder, ...readdirSync(folder).map((name) => join(folder, name))];
}

/** Compares by identity, then by content: a file that was only touched has not changed. */
function isUnchanged(path: string, before: Entry | undefined): boolean {
  const stat = findStat(path);
  if (before === undefined || stat === undefined) return before === undefined && stat === undefined;
  return before.identity === toIdentity(stat) || isSameContent(before.content, readContent(path, stat));
}

/** Identifies the version of a file by its time of change, which no program can set, unlike that of modification. */
function toIdentity({ dev, ino, size, ctimeNs, mode }: BigIntStats): string {
  return [dev, ino, size, ctimeNs, mode].join(':');
}

function findStat(path: string): BigIntStats | undefined {
  return lstatSync(path, { bigint: true, throwIfNoEntry: false });
}

function readContent(path: string, stat: BigIntStats): Content {
  if (stat.isSymbolicLink()) return { kind: 'link', target: readlinkSync(path) };
  if (stat.isDirectory()) return { kind: 'folder' };
  if (!stat.isFile()) return { kind: 'other' };
  return { kind: 'file', bytes: readFileSync(path), mode: Number(stat.mode) & 0o777 };
}

function isSameContent(before: Content, now: Content): boolean {
  if (before.kind === 'file' && now.kind === 'file') return before.mode === now.mode && before.bytes.equals(now.bytes);
  if (before.kind === 'link' && now.kind === 'link') return before.target === now.target;
  return before.kind === now.kind;
}

function restoreEntry(path: string, content: Content | undefined): void {
  rmSync(path, { recursive: true, force: true });
  if (content === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  if (content.kind === 'folder') mkdirSync(path);
  if (content.kind === 'link') symlinkSync(content.target, path);
  if (content.kind !== 'file') return;
  writeFileSync(path, content.bytes, { flag: 'wx' });
  chmodSync(path, content.mode);
}
