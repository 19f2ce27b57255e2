import { GitError } from '../domain/errors.ts';
import type { ObjectId } from '../domain/ids.ts';
import { type IndexEntry, listIgnoredEntries, listIndex } from '../git/ls-files.ts';
import { type PathBytes, toReadablePath } from '../git/path-bytes.ts';
import { readStatus } from '../git/status.ts';
import { addToIndex, applyToIndex, removeFromIndex, writeTree } from '../git/update-index.ts';
import { isForbidden } from './capture.ts';
import { findAbsent, lookAt } from './disk-file.ts';
import { findPlantedRepositories } from './nested-repository.ts';
import { dropIndex, refuseSnapshot, type SnapshotPlace } from './snapshot-place.ts';

/** A file that is on disk and not in a snapshot, though no rule ignores it. */
export interface LeftOut {
  readonly path: string;
  readonly why: 'nested_repository' | 'special_file' | 'too_large' | 'forbidden_name';
}

export interface TreeOfNow {
  readonly tree: ObjectId;
  readonly leftOut: readonly LeftOut[];
  /** What the checkout leaves off the disk because it is sparse: in the tree as the repository's index has it. */
  readonly outside: ReadonlySet<PathBytes>;
}

/** What is not tracked and larger than this is left out. */
const MAX_UNTRACKED_BYTES = 10 * 1024 * 1024;

/**
 * Writes what is in the folder as a tree: tracked files, and others that no rule ignores. `also` names files that are
 * taken in whatever the rules say. All of it, or a refusal that says what could not be read: never an older tree.
 */
export async function writeTreeOfNow(place: SnapshotPlace, also: readonly PathBytes[] = []): Promise<TreeOfNow> {
  try {
    return await scan(place, also);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (!(await dropIndex(place))) throw refuseSnapshot('another snapshot is being made in this folder; try again');
    return scan(place, also);
  }
}

async function scan(place: SnapshotPlace, also: readonly PathBytes[]): Promise<TreeOfNow> {
  const { git } = place;
  await requireNonePlanted(place);
  const [{ changed, untracked, unreadable }, entries, tracked, outdated] = await Promise.all([
    readStatus(git),
    listIndex(git),
    listTracked(place),
    listIgnoredEntries(git),
  ]);
  if (unreadable.length > 0) throw refuseSnapshot(`no snapshot: cannot be read: ${unreadable.join(', ')}`);
  const known = new Map(entries.map((entry) => [entry.path, entry]));
  const outside = findOutside(place, tracked);
  const nested = untracked.filter((path) => path.endsWith('/')).map((path) => toLeftOut(path, 'nested_repository'));
  const ignored = outdated.filter((path) => !tracked.has(path));
  const unlisted = [...tracked.keys()].filter((path) => !known.has(path));
  const wanted = new Set([...changed, ...untracked.filter((path) => !path.endsWith('/')), ...unlisted, ...also]);
  const asked = new Set(also);
  for (const path of ignored) if (!asked.has(path)) wanted.delete(path);
  for (const path of outside.keys()) wanted.delete(path);
  const sorted = await sortByKind(place, wanted, new Set([...tracked.keys(), ...also]));
  requireNone('cannot be read:', sorted.unreadable);
  const gone = [...sorted.gone, ...ignored.filter((path) => !wanted.has(path))];
  await removeFromIndex(
    git,
    gone.filter((path) => known.has(path)),
  );
  const moved = [...outside.values()].filter(({ path, id, mode }) => {
    const entry = known.get(path);
    return entry?.id !== id || entry.mode !== mode;
  });
  await applyToIndex(
    git,
    moved.map(({ path, id, mode }) => ({ status: 'M', path, id, mode })),
  );
  await addToIndex(git, sorted.present);
  const tree = await writeTree(git, { mayLackObjects: outside.size > 0 });
  return { tree, leftOut: [...nested, ...sorted.leftOut], outside: new Set(outside.keys()) };
}

/** The files that the repository's index has git pass over, and that are not there: no attempt to find them deleted. */
function findOutside(
  { root }: SnapshotPlace,
  tracked: ReadonlyMap<PathBytes, IndexEntry>,
): ReadonlyMap<PathBytes, IndexEntry> {
  const skipped = [...tracked.values()].filter(({ isSkipped }) => isSkipped);
  const absent = findAbsent(
    root,
    skipped.map(({ path }) => path),
  );
  return new Map(skipped.filter(({ path }) => absent.has(path)).map((entry) => [entry.path, entry]));
}

/** Git would enter such a folder where the index names it as a submodule: the attempt's index may. */
async function requireNonePlanted({ planted, root, refs, git }: SnapshotPlace): Promise<void> {
  if (planted === 'left_out') return;
  requireNone('a git repository was made in', await findPlantedRepositories({ path: root, control: refs, git }));
}

interface Sorted {
  readonly present: readonly PathBytes[];
  readonly gone: readonly PathBytes[];
  readonly unreadable: readonly PathBytes[];
  readonly leftOut: readonly LeftOut[];
}

async function sortByKind(
  { root }: SnapshotPlace,
  paths: ReadonlySet<PathBytes>,
  ofAnySize: ReadonlySet<PathBytes>,
): Promise<Sorted> {
  const present: PathBytes[] = [];
  const gone: PathBytes[] = [];
  const unreadable: PathBytes[] = [];
  const leftOut: LeftOut[] = [];
  for (const path of paths) {
    const { kind, bytes } = await lookAt(root, path);
    const why = findReason(path, kind, bytes > MAX_UNTRACKED_BYTES && !ofAnySize.has(path));
    if (why !== undefined) leftOut.push(toLeftOut(path, why));
    if (kind === 'unreadable') unreadable.push(path);
    else if (why !== undefined || kind === 'missing' || kind === 'folder') gone.push(path);
    else present.push(path);
  }
  return { present, gone, unreadable, leftOut };
}

function findReason(path: PathBytes, kind: string, isTooLarge: boolean): LeftOut['why'] | undefined {
  if (isForbidden(path)) return 'forbidden_name';
  if (kind === 'special') return 'special_file';
  return isTooLarge ? 'too_large' : undefined;
}

async function listTracked({ tracked }: SnapshotPlace): Promise<Map<PathBytes, IndexEntry>> {
  const entries = await listIndex(tracked);
  return new Map(entries.filter(({ mode }) => mode !== '160000').map((entry) => [entry.path, entry]));
}

function toLeftOut(path: PathBytes, why: LeftOut['why']): LeftOut {
  return { path: toReadablePath(path), why };
}

function requireNone(what: string, paths: readonly PathBytes[]): void {
  if (paths.length > 0)
    throw refuseSnapshot(`no snapshot: ${what} ${paths.slice(0, 10).map(toReadablePath).join(', ')}`);
}
