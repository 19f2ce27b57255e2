import { createHash } from 'node:crypto';
import { type ObjectId, toObjectFormat } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { type PathBytes, quotePath } from './path-bytes.ts';

/** Writes the files as blobs, byte for byte: no filter and no line-end conversion. The ids come in the files' order. */
export async function hashFiles(git: Git, paths: readonly PathBytes[]): Promise<ObjectId[]> {
  if (paths.length === 0) return [];
  const stdin = Buffer.from(`${paths.map(quotePath).join('\n')}\n`, 'latin1');
  const { stdout } = await git.bytes(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin });
  return Buffer.from(stdout).toString('latin1').trimEnd().split('\n');
}

/** Writes bytes as a blob. */
export async function hashBytes(git: Git, bytes: Uint8Array): Promise<ObjectId> {
  const { stdout } = await git.bytes(['hash-object', '-w', '--stdin'], { stdin: bytes });
  return Buffer.from(stdout).toString('latin1').trim();
}

/** The id that a blob of these bytes has, in a repository whose ids are this long. Nothing is written. */
export function toBlobId(bytes: Uint8Array, idLength: number): ObjectId {
  const hash = createHash(toObjectFormat(idLength));
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
