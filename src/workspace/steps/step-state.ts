import type { StepMatch, StepRecord, StepTimeline } from '../../domain/attempt/step.ts';
import type { FileStates } from '../../domain/attempt/step-stream.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { ChangedPath } from '../../domain/paths/changed-path.ts';
import type { RefName } from '../../domain/refs/ref-name.ts';
import type { Signature } from '../../git/fast-import.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import type { WorktreeStatus } from '../files/worktree-status.ts';
import type { Workspace } from '../workspace.ts';
import type { StepFiles } from './find-step-files.ts';
import { GONE, type KnownStreams } from './step-streams.ts';

export interface TimelineOptions {
  readonly workspace: Workspace;
  readonly snapshot: Snapshot;
  /** A timeline that is complete already, to be shown and not gone on with. */
  readonly closed?: StepTimeline | undefined;
  /** The number of the first step. */
  readonly firstNumber: number;
  readonly match: StepMatch;
  readonly now: () => Date;
  readonly sign: (at: Date) => Signature;
  readonly hasSecret: (bytes: Uint8Array) => boolean;
  /** The numbers of the streams that earlier attempts have published under the prefix of this base. */
  readonly publishedNumbers: readonly number[];
  /** Brings those streams here; called once, before the first step is kept. */
  readonly fetchStreams: () => Promise<void>;
}

export type StepOutcome =
  | { readonly kind: 'recorded'; readonly step: StepRecord }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'missed'; readonly reason: string };

/** What is known of the steps of an attempt while it goes on. */
export interface StepState {
  /** The files as they were last seen. */
  known: FileStates;
  /** False when the last look failed: nobody knows what the agent started from. */
  isSampled: boolean;
  missed: number;
  isClosed: boolean;
  streams: Promise<KnownStreams> | undefined;
  readonly steps: StepRecord[];
  readonly moved: Map<RefName, ObjectId>;
  /** What the base has at the paths that were ever seen changed. */
  readonly inBase: Map<PathBytes, string>;
  readonly written: Set<ObjectId>;
  readonly harmless: Set<ObjectId>;
}

/** What each part of the timeline works with. */
export type StepContext = TimelineOptions & { readonly state: StepState };

/** An attempt that has just started: its files are as its base has them. One that was closed takes no further step. */
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

/** Says whether a changed file holds a secret; each content is searched once. */
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

/** Keeps what the base has at the changed paths. */
export function cacheBaseStates({ inBase }: StepState, files: FileStates, indexed: WorktreeStatus['indexed']): void {
  for (const path of files.keys()) {
    const entry = indexed.get(path);
    if (!inBase.has(path)) inBase.set(path, entry === undefined ? GONE : `${entry.mode} ${entry.id}`);
  }
}

/** What differs from one state of the files to another. */
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

/** Counts a moment whose files were not seen. */
export function recordMiss(state: StepState, reason: string): StepOutcome {
  state.missed += 1;
  state.isSampled = false;
  return { kind: 'missed', reason };
}
