import type { StepMatch } from '../../domain/attempt/step.ts';
import { countKeptLines, type FileStates, findShared, type StreamEvidence } from '../../domain/attempt/step-stream.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import { parseTrailers } from '../../domain/refs/commit-message.ts';
import { parseTaskRef, type RefName, taskNamespace, toRefName } from '../../domain/refs/ref-name.ts';
import { readSmallBlobs } from '../../git/cat-file.ts';
import { diffTrees, type TreeDifference } from '../../git/diff-tree.ts';
import type { Git } from '../../git/git.ts';
import { listCommits } from '../../git/list-commits.ts';
import type { PathBytes } from '../../git/path-bytes.ts';

// One shared line decides; in more and larger files it is not searched for.
const MAX_COMPARED_FILES = 200;
const MAX_COMPARED_BYTES = 1024 * 1024;

export interface Stream {
  readonly number: number;
  readonly tip: ObjectId;
  /** The files that it has changed in the base. */
  readonly files: FileStates;
}

/** The streams of one base, and the numbers that are taken under its prefix: seven digits may stand for two bases. */
export interface KnownStreams {
  readonly streams: Map<number, Stream>;
  highest: number;
  /** False when some are known by their number only. */
  readonly isComplete: boolean;
}

export interface StreamPosition {
  readonly taskId: TaskId;
  readonly base: ObjectId;
}

export function toStreamRef({ taskId, base }: StreamPosition, number: number): RefName {
  return toRefName({ kind: 'steps', taskId, base7: base.slice(0, 7), number });
}

/** Reads the streams that the control repository has under the prefix of a base. */
export async function readStreams(control: Git, { taskId, base }: StreamPosition): Promise<KnownStreams> {
  const known: KnownStreams = { streams: new Map(), highest: 0, isComplete: true };
  for (const { ref, id, message } of await listCommits(control, `${taskNamespace(taskId)}/steps`)) {
    const name = parseTaskRef(ref);
    if (name?.kind !== 'steps' || name.base7 !== base.slice(0, 7)) continue;
    known.highest = Math.max(known.highest, name.number);
    if (parseTrailers(message).get('Groundhog-Base') !== base) continue;
    const files = toFileStates(await diffTrees(control, base, id));
    known.streams.set(name.number, { number: name.number, tip: id, files });
  }
  return known;
}

/** Translates changes to the base into states that can be compared. */
export function toFileStates(changes: readonly TreeDifference[]): FileStates {
  return new Map(changes.map(({ status, path, mode, id }) => [path, status === 'D' ? GONE : `${mode} ${id}`]));
}

/** The state of a file that is not there. */
export const GONE = 'gone';

export interface RankedStream {
  readonly streams: Iterable<Stream>;
  /** The files before the agent wrote. */
  readonly sample: FileStates;
  /** Returns the state of a path in the base. */
  readonly stateInBase: (path: PathBytes) => string;
  readonly match: StepMatch;
  /** Content that is not in the repository yet. */
  readonly texts: ReadonlyMap<ObjectId, Uint8Array>;
}

/** Measures how much of each stream's work is in the files. Content is read only where no file is the same. */
export async function rankStreams(control: Git, ranked: RankedStream): Promise<StreamEvidence[]> {
  const found: StreamEvidence[] = [];
  for (const { number, files } of ranked.streams) {
    const shared = findShared(files, ranked.sample);
    const same = shared.filter((path) => files.get(path) === ranked.sample.get(path)).length;
    const kept = same > 0 ? { lines: 0, isPartial: false } : await findKeptLines(control, { ...ranked, files, shared });
    found.push({ number, shared: shared.length, same, ...kept });
  }
  return found;
}

interface Compared extends RankedStream {
  readonly files: FileStates;
  readonly shared: readonly PathBytes[];
}

async function findKeptLines(
  control: Git,
  { files, shared, sample, stateInBase, match, texts }: Compared,
): Promise<Pick<StreamEvidence, 'lines' | 'isPartial'>> {
  const compared = shared.slice(0, MAX_COMPARED_FILES).map((path) => ({
    base: stateInBase(path),
    stream: files.get(path) ?? GONE,
    now: sample.get(path) ?? GONE,
  }));
  const ids = compared
    .flatMap(({ base, stream, now }) => [base, stream, now])
    .flatMap((state) => findText(state) ?? []);
  const stored = ids.filter((id) => !texts.has(id));
  const blobs = new Map([...(await readSmallBlobs(control, stored, MAX_COMPARED_BYTES)), ...texts]);
  let lines = 0;
  let isPartial = compared.length < shared.length;
  for (const states of compared) {
    const [base, stream, now] = [states.base, states.stream, states.now].map((state) => readText(state, blobs));
    if (base === undefined || stream === undefined || now === undefined) isPartial = true;
    else lines += countKeptLines({ base, stream, now }, match);
  }
  return { lines, isPartial };
}

/** Finds the blob that holds the text of a file; undefined for a link, a submodule, or no file. */
function findText(state: string): ObjectId | undefined {
  return state.startsWith('100') ? state.slice('100644 '.length) : undefined;
}

/** Returns bytes as characters; empty for a file without lines, undefined for one that was not read. */
function readText(state: string, blobs: ReadonlyMap<ObjectId, Uint8Array>): string | undefined {
  const id = findText(state);
  if (id === undefined) return '';
  const bytes = blobs.get(id);
  if (bytes === undefined) return undefined;
  return bytes.includes(0) ? '' : Buffer.from(bytes).toString('latin1');
}
