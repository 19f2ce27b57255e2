import type { ObjectId } from '../domain/ids.ts';
import type { RecordView } from '../domain/record/notifier.ts';
import { type GroundhogRun, isCheckpointDone } from '../domain/record/run-record.ts';
import { toBranchRef } from '../domain/refs/ref-name.ts';
import { containsChanges } from '../git/contains-changes.ts';
import type { Git } from '../git/git.ts';
import { type FindRef, openPlainRefs } from '../git/loose-objects.ts';
import { countLater, listUnmerged, wasTip } from '../git/rev-list.ts';

type Marks = Pick<RecordView, 'isMerged' | 'laterCommits' | 'isBaseRewritten'>;

/** Git is asked about each of the last tasks alone. */
const MAX_COUNTED = 5;

export interface MergeReader {
  openGit(): Promise<Pick<Git, 'text'>>;
  /** Finds the tip of a branch of a remote, whose branches git does not have here. */
  readonly findTip?: ((branch: string) => Promise<ObjectId | undefined>) | undefined;
  /** The folder of a plain repository, where a branch that has not moved, or ends with the task, is read without git. */
  readonly commonDir?: string | undefined;
}

// Why: docs/decisions/0193-a-squashed-merge-is-a-merge.md
/**
 * Marks the views of tasks without open checkpoints whose base branch has all that has landed, as a merge leaves it there, and
 * for the last tasks a squashed one, until a file of it is changed again. The last others that have ended get how many commits
 * the base branch has since. Git is asked once for each base branch, and once for each of those; where it cannot answer, nothing
 * is marked. In a plain repository, and on a remote, views also get where their task branch has been moved to, and
 * whether it lacks what landed.
 */
export async function markMerged<V extends RecordView>(views: readonly V[], reader: MergeReader): Promise<V[]> {
  const branches = new Map<string, GroundhogRun[]>();
  for (const { record } of views.filter(({ record: { ending } }) => ending !== null)) {
    const branch = toBranchRef(record.base_ref);
    branches.set(branch, [...(branches.get(branch) ?? []), record]);
  }
  const { commonDir } = reader;
  const findRef = commonDir === undefined ? undefined : openPlainRefs(commonDir);
  const found = await Promise.all(
    [...branches].map(([branch, records]) => findMarks(branch, records, { ...reader, findRef })),
  );
  const marks = new Map(found.flatMap((each) => [...each]));
  return Promise.all(
    views.map(async (view) => {
      const move = await findMove(view.record, { findRef, findTip: reader.findTip });
      const isMerged = marks.get(view.record)?.isMerged === true;
      // What is open still begins from the base, as after a merge and a longer plan.
      if (move.movedTo === null && !isMerged && (await isHeadInBase(view.record, reader)))
        return { ...view, ...marks.get(view.record), isHeadInBase: true };
      const isRewound = typeof move.movedTo === 'string' && (await lacksLandings(view.record, move.movedTo, reader));
      return { ...view, ...marks.get(view.record), ...move, ...(isRewound ? { isRewound } : {}) };
    }),
  );
}

/** Returns whether a commit lacks what has landed; false where git cannot tell. */
async function lacksLandings({ head }: GroundhogRun, commit: ObjectId, { openGit }: MergeReader): Promise<boolean> {
  try {
    return (await listUnmerged(await openGit(), [head], commit)).length > 0;
  } catch {
    return false;
  }
}

/** Returns whether the base branch has the commit that a task works from; false where git cannot tell. */
async function isHeadInBase(record: GroundhogRun, reader: MergeReader): Promise<boolean> {
  const branch = toBranchRef(record.base_ref);
  const tip = reader.findTip === undefined ? branch : await reader.findTip(branch).catch(() => undefined);
  if (tip === undefined) return false;
  try {
    return (await listUnmerged(await reader.openGit(), [record.head], tip)).length === 0;
  } catch {
    return false;
  }
}

type BranchReader = Pick<MergeReader, 'findTip'> & { readonly findRef: FindRef | undefined };

/** Finds where the task branch is instead, here or on the remote; nothing where git would have to be asked. */
async function findMove(
  record: GroundhogRun,
  { findRef, findTip }: BranchReader,
): Promise<Pick<RecordView, 'movedTo'>> {
  const { head, base_sha: base, result, rebase, run_url, task_branch: branch } = record;
  const isNone = head === base && result === null;
  // The branch of a job is on its remote.
  const find = findTip ?? (run_url === null ? findRef : undefined);
  if (find === undefined || isNone || rebase !== null) return {};
  try {
    const found = (await find(toBranchRef(branch))) ?? null;
    // Before the first landing there may be no branch.
    const isThere = found === head || (head === base && found === null) || (result !== null && found === result);
    return isThere ? {} : { movedTo: found };
  } catch {
    return {};
  }
}

function hasLandedAll({ head, base_sha: base, checkpoints }: GroundhogRun): boolean {
  return head !== base && checkpoints.every(isCheckpointDone);
}

async function findMarks(
  branch: string,
  records: readonly GroundhogRun[],
  { openGit, findTip, findRef }: MergeReader & { readonly findRef: FindRef | undefined },
): Promise<ReadonlyMap<GroundhogRun, Marks>> {
  const marks = new Map<GroundhogRun, Marks>();
  try {
    const tip = await (findTip === undefined ? readTip(findRef, branch) : findTip(branch));
    const landed = records.filter(hasLandedAll);
    for (const record of landed.filter(({ head }) => tip === head)) marks.set(record, { isMerged: true });
    const asked = records.filter(({ head, base_sha: base }) => tip !== head && tip !== base);
    const name = findTip === undefined ? branch : tip;
    if (asked.length === 0 || name === undefined) return marks;
    const git = await openGit();
    const heads = landed.filter((record) => asked.includes(record)).map(({ head }) => head);
    const unmerged = new Set(heads.length === 0 ? [] : await listUnmerged(git, heads, name));
    const isMerged = (record: GroundhogRun) => hasLandedAll(record) && !unmerged.has(record.head);
    for (const record of asked.filter(isMerged)) marks.set(record, { isMerged: true });
    for (const record of asked.filter((each) => !isMerged(each)).slice(-MAX_COUNTED)) {
      const range = { from: record.base_sha, to: record.head };
      const isSquashed = hasLandedAll(record) && (await containsChanges(git, range, name));
      const laterCommits = isSquashed ? 0 : await countLater(git, record.head, name);
      if (isSquashed) marks.set(record, { isMerged: true });
      else {
        const isRewritten = findTip === undefined && (await wasRewritten(git, record, name));
        marks.set(record, { ...(laterCommits > 0 && { laterCommits }), ...(isRewritten && { isBaseRewritten: true }) });
      }
    }
    return marks;
  } catch {
    return marks;
  }
}

/** Returns whether a branch of the reader has the base of a task no more; one that is merely behind never had it. */
async function wasRewritten(
  git: Pick<Git, 'text'>,
  { base_sha: base }: GroundhogRun,
  branch: string,
): Promise<boolean> {
  return (await listUnmerged(git, [base], branch)).length > 0 && (await wasTip(git, branch, base));
}

/** Finds the tip of a branch without git; undefined where git must be asked. */
function readTip(findRef: FindRef | undefined, branch: string): ObjectId | undefined {
  try {
    return findRef?.(branch);
  } catch {
    return undefined;
  }
}
