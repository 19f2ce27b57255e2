import { closeSync, constants, fstatSync, openSync, unlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, sep } from 'node:path';
import { type FolderBelow, isOpenAt, useFolder } from '../../../exec/files/held-folder.ts';
import { resolvePath } from './resolve-path.ts';
import { accept, refuse, type ToolAnswer } from './tool.ts';

const MAX_READ_BYTES = 10 * 1024 * 1024;

/** The text of a file, or why it cannot be read. */
export type TextFile = { readonly kind: 'text'; readonly text: string } | Problem;

interface Problem {
  readonly kind: 'problem';
  readonly problem: string;
}

/** Reads a text file of the workspace. Links in its path are followed; what is outside is refused. */
export async function readText(root: string, path: string): Promise<TextFile> {
  const file = await readBytes(root, path, MAX_READ_BYTES);
  if (file.kind === 'problem') return file;
  const { bytes } = file;
  if (bytes.includes(0)) return problem(`${path} is no text: it has ${bytes.length} bytes.`);
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    return problem(describeFailure(path, error));
  }
}

/** The bytes of a file, or why it cannot be read. */
export type FileBytes = { readonly kind: 'bytes'; readonly bytes: Uint8Array } | Problem;

/** Reads a file of the workspace as `readText` does. */
export async function readBytes(root: string, path: string, maxBytes: number): Promise<FileBytes> {
  const resolved = await resolvePath(root, path);
  if (resolved.kind === 'outside') return { kind: 'problem', problem: resolved.problem };
  try {
    // O_NONBLOCK: a pipe must not block. O_NOFOLLOW: a link may have been created since the path was resolved.
    const handle = await open(resolved.file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      // Neither may a link have been put in the place of a folder above it.
      if (!isOpenAt(handle.fd, root, Buffer.from(resolved.file))) return problem(`${path} was moved meanwhile.`);
      const stats = await handle.stat();
      if (!stats.isFile()) return problem(`${path} is no file.`);
      if (stats.size > maxBytes) return problem(`${path} has ${stats.size} bytes: search it, or read it by bash.`);
      return { kind: 'bytes', bytes: await handle.readFile() };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return problem(describeFailure(path, error));
  }
}

function problem(text: string): Problem {
  return { kind: 'problem', problem: text };
}

/** Writes a file of the workspace, with its folders. */
export async function writeText(
  root: string,
  { path, content }: { readonly path: string; readonly content: string },
): Promise<ToolAnswer> {
  const resolved = await resolvePath(root, path);
  if (resolved.kind === 'outside') return refuse(resolved.problem);
  try {
    const isWritten = useFolder({ ...toFolder(root, resolved.shown), isMade: true }, (folder) =>
      writeFile(Buffer.concat([folder, toName(resolved.shown)]), content),
    );
    return isWritten ? accept(`Wrote ${Buffer.byteLength(content)} bytes to ${path}.`) : refuse(`${path} is no file.`);
  } catch (error) {
    return refuse(describeFailure(path, error));
  }
}

/** Writes a file; false when another thing is in its place. */
function writeFile(target: Buffer, content: string): boolean {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = openSync(target, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o666);
  try {
    if (!fstatSync(file).isFile()) return false;
    writeFileSync(file, content);
    return true;
  } finally {
    closeSync(file);
  }
}

/** Returns the folder of a path in the workspace. */
function toFolder(root: string, shown: string): FolderBelow {
  const folder = dirname(shown);
  const names = folder === '.' ? [] : folder.split(sep).map((name) => Buffer.from(name));
  return { root, names };
}

function toName(shown: string): Buffer {
  return Buffer.from(`/${basename(shown)}`);
}

function describeFailure(path: string, error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (code === 'EISDIR') return `${path} is a folder: list it with list_files.`;
  if (code === 'ENOTDIR') return `A folder on the way to ${path} is a file.`;
  if (code === 'ELOOP') return `${path} is a link that these tools do not follow.`;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return `${path} is not UTF-8 text: read it by bash.`;
  return `${path}: ${error instanceof Error ? error.message : String(error)}`;
}

/** Deletes a file of the workspace. */
export async function deleteFile(root: string, path: string): Promise<ToolAnswer> {
  const resolved = await resolvePath(root, path);
  if (resolved.kind === 'outside') return refuse(resolved.problem);
  try {
    useFolder(toFolder(root, resolved.shown), (folder) => unlinkSync(Buffer.concat([folder, toName(resolved.shown)])));
    return accept(`Deleted ${path}.`);
  } catch (error) {
    return refuse(describeFailure(path, error));
  }
}
