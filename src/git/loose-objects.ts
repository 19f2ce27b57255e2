// Buys 0.4 bare Nodes of a start of `groundhog status`, which takes 2.8 of them without it (docs/performance.md).

import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { ObjectId } from '../domain/ids.ts';
import type { ReadObject } from './cat-file.ts';
import { readPlainFile } from './plain-file.ts';

const MAX_REF_BYTES = 1024;
const MAX_PACKED_REFS_BYTES = 1024 * 1024;
const MAX_OBJECT_BYTES = 16 * 1024 * 1024;
const ID_BYTES = 20;

/**
 * Lists the refs `<below>/<any>/<name>` with the objects that they name, without a process, see gitrepository-layout(5).
 * Throws an Error for refs that are in any way unusual, such as symbolic ones: git knows those.
 */
export function listPlainRefs(
  commonDir: string,
  { below, name }: { readonly below: string; readonly name: string },
): Map<string, ObjectId> {
  const refs = new Map<string, ObjectId>();
  for (const entry of listFolder(join(commonDir, below))) {
    const ref = `${below}/${entry.name}/${name}`;
    const text = entry.isFile() ? undefined : readText(join(commonDir, ref), MAX_REF_BYTES);
    const id = /^([0-9a-f]{40})\n$/.exec(text ?? '')?.[1];
    if (text !== undefined && id === undefined) throw new Error(`${ref} is no plain ref`);
    if (id !== undefined) refs.set(ref, id);
  }
  // Read last: git packs a ref before it removes the file of the ref, and the file counts.
  for (const [ref, id] of listPackedRefs(commonDir)) {
    const isWanted = ref.startsWith(`${below}/`) && ref.endsWith(`/${name}`);
    if (isWanted && !refs.has(ref)) refs.set(ref, id);
  }
  return refs;
}

/** Finds the object that a ref names; undefined where there is none. Throws an Error for a ref that is in any way unusual. */
export type FindRef = (ref: string) => ObjectId | undefined;

/** Opens the refs of a repository, read without a process, see gitrepository-layout(5); the packed ones once for all. */
export function openPlainRefs(commonDir: string): FindRef {
  let packed: ReadonlyMap<string, ObjectId> | undefined;
  return (ref) => {
    const text = readText(join(commonDir, ref), MAX_REF_BYTES);
    if (text === undefined) {
      packed ??= new Map(listPackedRefs(commonDir));
      return packed.get(ref);
    }
    const id = /^([0-9a-f]{40})\n$/.exec(text)?.[1];
    if (id === undefined) throw new Error(`${ref} is no plain ref`);
    return id;
  };
}

function listFolder(path: string): Dirent[] {
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  if (entries.some((entry) => !entry.isFile() && !entry.isDirectory())) throw new Error(`${path} has links`);
  return entries;
}

function listPackedRefs(commonDir: string): [string, ObjectId][] {
  const lines = (readText(join(commonDir, 'packed-refs'), MAX_PACKED_REFS_BYTES) ?? '').split('\n');
  if (lines.pop() !== '') throw new Error('the packed refs do not end with a line end');
  return lines.flatMap((line): [string, ObjectId][] => {
    const [, id, ref] = /^([0-9a-f]{40}) (refs\/.+)$/.exec(line) ?? [];
    if (id !== undefined && ref !== undefined) return [[ref, id]];
    if (!/^(?:#.*|\^[0-9a-f]{40})$/.test(line)) throw new Error('the packed refs have a line that is no ref');
    return [];
  });
}

/**
 * Reads files in the root of a commit whose objects are all loose, without a process, in the order of the names;
 * undefined for one that is not there. Throws an Error for an object that is packed, damaged or above 16 MiB, and for what is no
 * file: git knows those.
 */
export function readLooseFiles(
  commonDir: string,
  commit: ObjectId,
  names: readonly string[],
): (ReadObject | undefined)[] {
  const text = readLoose(commonDir, commit, 'commit').bytes.toString('latin1');
  const tree = /^tree ([0-9a-f]{40})\n/.exec(text)?.[1] ?? '';
  const entries = parseTree(readLoose(commonDir, tree, 'tree').bytes);
  return names.map((name) => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    if (entry.mode !== '100644') throw new Error(`${name} is no plain file`);
    return readLoose(commonDir, entry.id, 'blob');
  });
}

/** Reads an object, with the checks that git makes of a loose one: its checksum, its type and its size. */
function readLoose(commonDir: string, id: ObjectId, type: string) {
  const packed = readPlainFile(join(commonDir, 'objects', id.slice(0, 2), id.slice(2)), MAX_OBJECT_BYTES);
  if (packed === undefined) throw new Error(`${id} is not loose`);
  const whole = inflateSync(packed, { maxOutputLength: MAX_OBJECT_BYTES });
  const bytes = whole.subarray(whole.indexOf(0) + 1);
  const head = whole.toString('latin1', 0, whole.length - bytes.length);
  if (head !== `${type} ${bytes.length}\0`) throw new Error(`${id} is no ${type} of its size`);
  return { id, type, bytes };
}

/** Parses a tree, whose entries are "mode name", a zero byte, and the id as bytes. Throws an Error for any other bytes. */
function parseTree(bytes: Buffer): Map<string, { readonly mode: string; readonly id: ObjectId }> {
  const entries = new Map<string, { readonly mode: string; readonly id: ObjectId }>();
  for (let at = 0; at < bytes.length; ) {
    const start = bytes.indexOf(0, at) + 1;
    const [, mode, name] = /^([1-7][0-7]{4,5}) ([^/]+)\0$/.exec(bytes.toString('latin1', at, start)) ?? [];
    const end = start + ID_BYTES;
    if (mode === undefined || name === undefined || end > bytes.length) throw new Error('a tree is damaged');
    if (!entries.has(name)) entries.set(name, { mode, id: bytes.toString('hex', start, end) });
    at = end;
  }
  return entries;
}

function readText(path: string, maxBytes: number): string | undefined {
  return readPlainFile(path, maxBytes)?.toString('latin1');
}
