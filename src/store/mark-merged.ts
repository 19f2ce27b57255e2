import { join } from 'node:path';
import type { RecordView } from '../domain/record/notifier.ts';
import { type GroundhogRun, isCheckpointDone } from '../domain/record/run-record.ts';
import { toBranchRef } from '../domain/refs/ref-name.ts';
import type { Git } from '../git/git.ts';
import { readPlainFile } from '../git/plain-file.ts';
import { listUnmerged } from '../git/rev-list.ts';

const MAX_REF_BYTES = 1024;

export interface MergeReader {
  openGit(): Promise<Pick<Git, 'text'>>;
  /** The folder of the refs, where these are files: a branch that has not moved, or ends with the task, is read there without git. */
  readonly refsFolder?: string | undefined;
}

/**
 * Marks the views of tasks without open checkpoints whose base branch has all that has landed, as a merge commit or a
 * fast-forward leaves it there; a squashed merge cannot be known. Git is asked once for each base branch; where it cannot
 * answer, nothing is marked.
 */
export async function markMerged<V extends RecordView>(views: readonly V[], reader: MergeReader): Promise<V[]> {
  const merged = new Set<GroundhogRun>();
  const asked = new Map<string, GroundhogRun[]>();
  for (const { record } of views.filter(hasLandedAll)) {
    const branch = toBranchRef(record.base_ref);
    const tip = readTip(reader.refsFolder, branch);
    if (tip === record.head) merged.add(record);
    else if (tip !== record.base_sha) asked.set(branch, [...(asked.get(branch) ?? []), record]);
  }
  for (const [branch, records] of asked) for (const each of await findMerged(branch, records, reader)) merged.add(each);
  return views.map((view) => (merged.has(view.record) ? { ...view, isMerged: true } : view));
}

function hasLandedAll({ record: { head, base_sha: base, checkpoints } }: RecordView): boolean {
  return head !== base && checkpoints.every(isCheckpointDone);
}

function readTip(refsFolder: string | undefined, branch: string): string | undefined {
  if (refsFolder === undefined) return undefined;
  return readPlainFile(join(refsFolder, branch), MAX_REF_BYTES)?.toString('latin1').trimEnd();
}

async function findMerged(branch: string, records: readonly GroundhogRun[], { openGit }: MergeReader) {
  try {
    const heads = records.map(({ head }) => head);
    const unmerged = new Set(await listUnmerged(await openGit(), heads, branch));
    return records.filter(({ head }) => !unmerged.has(head));
  } catch {
    return [];
  }
}
