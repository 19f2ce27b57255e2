import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

export interface PackedHistory {
  readonly tips: readonly ObjectId[];
  /** Commits whose history is left out. */
  readonly without: readonly ObjectId[];
  /** The packs get this path with `-<hash>.pack` and the like behind it. */
  readonly prefix: string;
}

/** Writes the history of commits as a pack, without a search for smaller forms, see git-pack-objects(1). */
export async function packHistory(git: Git, { tips, without, prefix }: PackedHistory): Promise<void> {
  const flags = ['--quiet', '--revs', '--delta-base-offset', '--window=0'];
  const lines = [...tips, '--not', ...without, ''];
  await git.bytes(['pack-objects', ...flags, prefix], { stdin: lines.join('\n') });
}
