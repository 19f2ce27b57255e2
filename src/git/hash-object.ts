import { createHash } from 'node:crypto';
import { type ObjectId, toObjectFormat } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { type PathBytes, quotePath } from './path-bytes.ts';

/** Writes files as blobs, byte for byte, and returns their ids in the same order, see git-hash-object(1). */
export async function hashFiles(git: Git, paths: readonly PathBytes[]): Promise<ObjectId[]> {
  if (paths.length === 0) return [];
  const stdin = Buffer.from(`${paths.map(quotePath).join('\n')}\n`, 'latin1');
  const { stdout } = await git.bytes(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin });
  return Buffer.from(stdout).toString('latin1').trimEnd().split('\n');
}

/** Writes bytes as a blob and returns its id. */
export async function hashBytes(git: Git, bytes: Uint8Array): Promise<ObjectId> {
  const { stdout } = await git.bytes(['hash-object', '-w', '--stdin'], { stdin: bytes });
  return Buffer.from(stdout).toString('latin1').trim();
}

/** Computes the id of a blob of these bytes, in a repository whose ids are this long, without writing it. */
export function toBlobId(bytes: Uint8Array, idLength: number): ObjectId {
  const hash = createHash(toObjectFormat(idLength));
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
