import type { StepReason } from '../../domain/attempt/step.ts';
import {
  decideStream,
  type FileStates,
  isSameWork,
  type StreamDecision,
  type StreamEvidence,
} from '../../domain/attempt/step-stream.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { RefName } from '../../domain/refs/ref-name.ts';
import { succeeds } from '../../domain/succeeds.ts';
import { commitTree } from '../../git/commit-tree.ts';
import { importForward, importTree, type TreeChange } from '../../git/fast-import.ts';
import { readLooseRef } from '../../git/loose-refs.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { readBaseTree } from '../files/tree-diff-cache.ts';
import type { StepContext, StepFiles } from './step-state.ts';
import { GONE, type KnownStreams, rankStreams, readStreams, type StreamPosition, toStreamRef } from './step-streams.ts';

export type CommittedStep = {
  readonly stream: number | null;
  readonly reason: StepReason;
  readonly commit: ObjectId | null;
};

/** The stream that a step is added to, by its ref; without a tip it is a new one. */
export interface StepTarget {
  readonly ref: RefName;
  readonly tip: ObjectId | undefined;
}

/** A state of the files to commit. */
export interface CommittedFiles {
  readonly files: FileStates;
  /** True when a tool has made it from the last known state; otherwise its origin is unknown. */
  readonly isReported: boolean;
  /** Content that is not in the repository yet. */
  readonly texts: ReadonlyMap<ObjectId, Uint8Array>;
}

/** Commits a state to its stream. The base, and the tip of a stream, are not written again. */
export async function commitStepTo(
  context: StepContext,
  { files, isReported, texts }: CommittedFiles,
  write: (target: StepTarget) => Promise<ObjectId>,
): Promise<CommittedStep> {
  const { state, snapshot } = context;
  if (files.size === 0) return { stream: null, reason: 'undone', commit: snapshot.snapshotRef };
  const known = await loadStreams(context);
  const streams = [...known.streams.values()];
  const returned = streams.filter((stream) => isSameWork(stream.files, files)).at(-1);
  if (returned !== undefined) return { stream: returned.number, reason: 'returned', commit: returned.tip };
  const { number, isNew, reason } = await decide(context, known, { files, isReported, texts });
  const ref = toStreamRef(streamOf(context), number);
  const tip = isNew ? undefined : known.streams.get(number)?.tip;
  const commit = await write({ ref, tip });
  known.streams.set(number, { number, tip: commit, files });
  known.highest = Math.max(known.highest, number);
  state.moved.set(ref, commit);
  return { stream: number, reason, commit };
}

/**
 * Decides the stream of the next step by the files before it, since those after it resemble earlier work too easily. A
 * change that no tool reported was made at an unknown time, and is judged by itself.
 */
async function decide(
  { state, workspace, match }: StepContext,
  { highest, streams, isComplete }: KnownStreams,
  { files, isReported, texts }: CommittedFiles,
): Promise<StreamDecision> {
  const isClean = state.isSampled && state.known.size === 0;
  const sample = isReported ? state.known : files;
  const kind = isClean ? 'clean' : isReported && !state.isSampled ? 'unreadable' : 'modified';
  const stateInBase = (path: string) => state.inBase.get(path) ?? GONE;
  const ranked =
    kind === 'modified'
      ? await rankStreams(workspace.control, { streams: streams.values(), sample, match, stateInBase, texts })
      : [...streams.keys()].map(toUnranked);
  return decideStream({ highest, sample: kind, streams: isComplete ? ranked : [...ranked, UNKNOWN_STREAM] });
}

function toUnranked(number: number): StreamEvidence {
  return { number, shared: 0, same: 0, lines: 0, isPartial: false };
}

const UNKNOWN_STREAM: StreamEvidence = { ...toUnranked(0), isPartial: true };

interface Imported extends StepTarget {
  readonly message: string;
  readonly at: Date;
}

/** Commits the base with the changes on disk: files of earlier steps that are gone from disk are not in it. */
export async function importStep(
  context: StepContext,
  { changes, contents }: StepFiles,
  imported: Imported,
): Promise<ObjectId> {
  const { workspace, snapshot, sign, state } = context;
  const { ref, tip, message, at } = imported;
  const { control } = workspace;
  const base = snapshot.snapshotRef;
  const ids = new Map(changes.map(({ path, id }) => [path, id]));
  const written = contents.map((change) => toKnownBlob(change, ids.get(change.path), state.written));
  const noteWritten = () => {
    for (const id of ids.values()) state.written.add(id);
  };
  // An import only requires a fast-forward: where the ref is not at the tip, update-ref compares and swaps.
  if ((await readLooseRef(control, ref)) !== tip) {
    const tree = await importTree(control, { from: base, changes: written });
    noteWritten();
    return commitStep(context, tree, imported);
  }
  const { commit } = await importForward(control, {
    ref,
    message,
    signature: sign(at),
    from: tip ?? base,
    ...(tip === undefined ? {} : { onTree: await readBaseTree(workspace, base) }),
    changes: written,
  });
  noteWritten();
  return commit;
}

/** Commits a tree that was written before as a step. */
export async function commitStep(
  { workspace: { control }, snapshot, sign }: StepContext,
  tree: ObjectId,
  { ref, tip, message, at }: Imported,
): Promise<ObjectId> {
  const parent = tip ?? snapshot.snapshotRef;
  const to = await commitTree(control, { tree, parent, message, signature: sign(at) });
  await updateRefs(control, [tip === undefined ? { kind: 'create', ref, to } : { kind: 'update', ref, from: tip, to }]);
  return to;
}

/** Names the blob that an earlier step has written instead of writing it again. */
function toKnownBlob(change: TreeChange, id: ObjectId | undefined, written: ReadonlySet<ObjectId>): TreeChange {
  if (change.kind !== 'content' || id === undefined || !written.has(id)) return change;
  return { kind: 'blob', mode: change.mode ?? '100644', path: change.path, id };
}

/** Returns the base that the streams of an attempt belong to. */
export function streamOf({ snapshot }: StepContext): StreamPosition {
  return { taskId: snapshot.taskId, base: snapshot.snapshotRef };
}

/** Reads the streams of the base, local and published. Those that cannot be fetched decide nothing, and are kept. */
export function loadStreams(context: StepContext): Promise<KnownStreams> {
  context.state.streams ??= findStreams(context);
  return context.state.streams;
}

async function findStreams(context: StepContext): Promise<KnownStreams> {
  const { fetchStreams, publishedNumbers, workspace } = context;
  const isComplete = await succeeds(fetchStreams());
  const known = await readStreams(workspace.control, streamOf(context));
  const highest = Math.max(known.highest, ...publishedNumbers);
  return { ...known, highest, isComplete: isComplete && known.isComplete };
}
