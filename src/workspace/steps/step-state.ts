import type { StepMatch, StepRecord, StepTimeline } from '../../domain/attempt/step.ts';
import type { FileStates } from '../../domain/attempt/step-stream.ts';
import { GroundhogError, toError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { ChangedPath } from '../../domain/paths/changed-path.ts';
import type { RefName } from '../../domain/refs/ref-name.ts';
import { listSome } from '../../domain/text/list-some.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { Signature, TreeChange } from '../../git/fast-import.ts';
import { type PathBytes, toReadablePath, toShortPath } from '../../git/path-bytes.ts';
import { CAPTURE_LIMITS } from '../attempt/capture.ts';
import { scanWork } from '../attempt/scan-work.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { isWorkspaceThere } from '../files/disk-file.ts';
import { readStatusUnlessPlanted } from '../files/nested-repository.ts';
import { readChangedFiles } from '../files/read-changed-files.ts';
import type { Workspace, WorktreeStatus } from '../workspace.ts';
import { GONE, type KnownStreams, toFileStates } from './step-streams.ts';

export interface TimelineOptions {
  readonly workspace: Workspace;
  readonly snapshot: Snapshot;
  /** A complete timeline, which is shown and takes no further step. */
  readonly closed?: StepTimeline | undefined;
  /** The number of the first step. */
  readonly firstNumber: number;
  readonly match: StepMatch;
  readonly now: () => Date;
  readonly sign: (at: Date) => Signature;
  readonly hasSecret: (bytes: Uint8Array) => boolean;
  /** The numbers of the streams that earlier attempts have published under the prefix of this base. */
  readonly publishedNumbers: readonly number[];
  /** Fetches those streams; called once, before the first step is written. */
  readonly fetchStreams: () => Promise<void>;
}

export type StepOutcome =
  | { readonly kind: 'recorded'; readonly step: StepRecord }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'missed'; readonly reason: string };

/** The steps of an attempt that is running. */
export interface StepState {
  /** The files at the last moment. */
  known: FileStates;
  /** False when the last status failed: then it is unknown what the agent started from. */
  isSampled: boolean;
  missed: number;
  isClosed: boolean;
  streams: Promise<KnownStreams> | undefined;
  readonly steps: StepRecord[];
  readonly moved: Map<RefName, ObjectId>;
  /** The state in the base of each path that was ever changed. */
  readonly inBase: Map<PathBytes, string>;
  readonly written: Set<ObjectId>;
  readonly harmless: Set<ObjectId>;
}

export type StepContext = TimelineOptions & { readonly state: StepState };

/** Returns the state of an attempt that has just started: its files are those of its base. */
export function createState(closed: StepTimeline | undefined): StepState {
  return {
    known: new Map(),
    isSampled: true,
    missed: closed?.missed ?? 0,
    isClosed: closed !== undefined,
    streams: undefined,
    steps: [...(closed?.steps ?? [])],
    moved: new Map(),
    inBase: new Map(),
    written: new Set(),
    harmless: new Set(),
  };
}

/** True when a changed file holds a secret; each content is searched once. */
export function holdsSecret({ state, hasSecret }: StepContext, { changes, contents }: StepFiles): boolean {
  const ids = new Map(changes.map(({ path, id }) => [path, id]));
  return contents.some((change) => {
    const id = ids.get(change.path) ?? '';
    if (change.kind !== 'content' || state.harmless.has(id)) return false;
    if (hasSecret(change.bytes)) return true;
    state.harmless.add(id);
    return false;
  });
}

/** Caches the state in the base of each changed path. */
export function cacheBaseStates({ inBase }: StepState, files: FileStates, indexed: WorktreeStatus['indexed']): void {
  for (const path of files.keys()) {
    const entry = indexed.get(path);
    if (!inBase.has(path)) inBase.set(path, entry === undefined ? GONE : `${entry.mode} ${entry.id}`);
  }
}

/** Lists the paths that differ between two states of the files. */
export function listChangedPaths({ inBase }: StepState, before: FileStates, after: FileStates): ChangedPath[] {
  const stateOf = (files: FileStates, path: PathBytes) => files.get(path) ?? inBase.get(path) ?? GONE;
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const [from, to] = [stateOf(before, path), stateOf(after, path)];
    return from === to ? [] : [{ status: toStatus(from, to), path: toReadablePath(path) }];
  });
}

function toStatus(from: string, to: string): ChangedPath['status'] {
  if (from === GONE) return 'A';
  if (to === GONE) return 'D';
  return from.slice(0, 2) === to.slice(0, 2) ? 'M' : 'T';
}

/** Counts a moment whose files were not read. */
export function recordMiss(state: StepState, reason: string): StepOutcome {
  state.missed += 1;
  state.isSampled = false;
  return { kind: 'missed', reason };
}

/** The changed files by one status, compared with the commit that the attempt started from. */
export interface StepFiles {
  readonly files: FileStates;
  readonly changes: readonly TreeDifference[];
  readonly contents: readonly TreeChange[];
  readonly indexed: WorktreeStatus['indexed'];
}

type StepFilesOutcome = StepFiles | { readonly problem: string };

// Why: docs/decisions/0023-steps-by-the-rules-of-the-capture.md
/** Reads the changed files while the agent may be writing: all or none, with one retry. */
export async function findStepFiles(workspace: Workspace, snapshot: Snapshot): Promise<StepFilesOutcome> {
  const first = await tryFindStepFiles(workspace, snapshot);
  return 'problem' in first && first.isTransient ? tryFindStepFiles(workspace, snapshot) : first;
}

type Tried = StepFiles | { readonly problem: string; readonly isTransient: boolean };

async function tryFindStepFiles(workspace: Workspace, snapshot: Snapshot): Promise<Tried> {
  try {
    return await readStepFiles(workspace, snapshot);
  } catch (thrown) {
    const { message } = toError(thrown);
    const detail = thrown instanceof GroundhogError ? String(thrown.data.stderr ?? message) : message;
    return { problem: `the files could not be read: ${detail}`, isTransient: true };
  }
}

async function readStepFiles(workspace: Workspace, snapshot: Snapshot): Promise<Tried> {
  const fail = (problem: string) => ({ problem, isTransient: false });
  if (!(await isWorkspaceThere(workspace))) return fail('the workspace is gone');
  const { planted, deep, status } = await readStatusUnlessPlanted(workspace);
  if (deep.length > 0) return fail(`folders are nested too deeply: ${listSome(deep.map(toShortPath))}`);
  if (status === undefined) return fail(`a git repository was made in ${listSome(planted.map(toReadablePath))}`);
  const scan = await scanWork(workspace, snapshot, status);
  const unreadable = scan.problems.find(({ kind }) => kind === 'unreadable');
  if (unreadable?.kind === 'unreadable') return fail(`cannot be read: ${listSome(unreadable.paths)}`);
  const bytes = [...scan.files.values()].reduce((sum, file) => sum + file.bytes, 0);
  const { maxFiles, maxBytes } = CAPTURE_LIMITS;
  if (scan.files.size > maxFiles || bytes > maxBytes)
    return fail(`${scan.files.size} files with ${bytes} bytes are changed, which is more than is kept`);
  const { indexed } = scan.status;
  const idLength = snapshot.snapshotRef.length;
  const { changes, contents } = await readChangedFiles(workspace.path, scan.files, { indexed, idLength });
  return { files: toFileStates(changes), changes, contents, indexed };
}
