import { renderError } from '../domain/errors/error-catalog.ts';
import { GroundhogError, toError } from '../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../domain/ids.ts';
import { parsePlan } from '../domain/plan/parse-plan.ts';
import type { Plan } from '../domain/plan/plan.ts';
import { readEvent } from '../domain/record/chronicle-event.ts';
import type { TaskState } from '../domain/record/fold-events.ts';
import { type Lease, leaseSchema } from '../domain/record/lease.ts';
import { type RefName, toRefName } from '../domain/refs/ref-name.ts';
import { readBlob, readSmallBlobs } from '../git/cat-file.ts';
import { importCommit, type Signature, type TreeChange } from '../git/fast-import.ts';
import type { Git } from '../git/git.ts';
import { findTreeEntry, listTree } from '../git/ls-tree.ts';
import { toPathBytes, toReadablePath } from '../git/path-bytes.ts';
import { type Chronicle, chronicleFile, renderChronicleFiles } from './chronicle.ts';
import { LEASE_FILE, PLAN_FILE, parseState, toText } from './parse-state.ts';

/** A further file of the state, such as evidence. */
export interface StateFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface NewState extends Chronicle {
  readonly taskId: TaskId;
  readonly planText: string;
  /** Number of the events that the parent holds. */
  readonly known: number;
  readonly state: TaskState;
  /** Whether the run ends with it: then derived files are brought up to date. */
  readonly isLast: boolean;
  readonly files: readonly StateFile[];
  /** Undefined keeps the parent's lease. */
  readonly lease?: Lease | undefined;
  readonly parent: ObjectId | undefined;
  /** Commits that the state names: as parents they stay reachable. */
  readonly keeps: readonly ObjectId[];
  readonly signature: Signature;
}

const MAX_EVENTS_WITH_DIGESTS = 250;
const MAX_CHRONICLE_FILE_BYTES = 256 * 1024 * 1024;

/** The content of a state commit. */
export interface StoredTask extends Chronicle {
  readonly commit: ObjectId;
  readonly planText: string;
  readonly state: TaskState;
  /** The lease on the task; undefined in a record that was written without one. */
  readonly lease: Lease | undefined;
}

// Why: docs/decisions/0011-what-keeps-scratch-commits.md
/** Appends one commit to the chain of states; files of earlier states are kept. */
export async function writeState(git: Git, state: NewState): Promise<ObjectId> {
  const text = new Map([
    [PLAN_FILE, state.planText],
    ...renderChronicleFiles(state, state.known).map(({ path, text }) => [path, text] as const),
    ...(isDigestDue(state) ? toDigests(state.state) : []),
    ...(state.lease === undefined ? [] : ([[LEASE_FILE, toJson(state.lease)]] as const)),
  ]);
  const files = [...text].map(([path, content]) => ({ path, bytes: Buffer.from(content, 'utf8') }));
  const changes: TreeChange[] = [...files, ...state.files].map(({ path, bytes }) => ({
    kind: 'content',
    path: toPathBytes(path),
    bytes,
  }));
  const last = state.events.at(-1);
  return importCommit(git, {
    ref: toRefName({ kind: 'state', taskId: state.taskId }),
    message: `groundhog: state of ${state.taskId} after event ${last?.seq ?? 0} (${last?.kind ?? 'none'})\n`,
    signature: state.signature,
    ...(state.parent === undefined ? {} : { from: state.parent }),
    furtherParents: state.keeps,
    changes,
  });
}

/** Returns true when derived files are due: in a long task only at the end of a run, since they grow with the task. */
function isDigestDue({ events, isLast }: NewState): boolean {
  return isLast || events.length <= MAX_EVENTS_WITH_DIGESTS;
}

function toDigests({ memory, record }: TaskState): (readonly [string, string])[] {
  return [
    ['memory.json', toJson(memory)],
    ['run.json', toJson(record)],
  ];
}

/**
 * Reads a state commit. Throws GroundhogError `state_unreadable`, with the ref that names it where that is given, on
 * anything that this version does not know.
 */
export async function readState(git: Git, commit: ObjectId, name?: RefName): Promise<StoredTask> {
  try {
    return {
      commit,
      ...parseState(await readChronicle(git, commit), readEvent),
      planText: await readText(git, commit, PLAN_FILE),
      lease: parseLease(await findText(git, commit, LEASE_FILE)),
    };
  } catch (error) {
    throw toStateError({ commit, name }, error);
  }
}

/** Joins the texts of all files of the chronicle; a missing file shows as a gap in the numbers of the events. */
async function readChronicle(git: Git, commit: ObjectId): Promise<string> {
  const first = await readText(git, commit, chronicleFile(0));
  const further = (await listTree(git, commit, 'chronicle')).sort((a, b) => (a.path < b.path ? -1 : 1));
  const ids = further.map(({ id }) => id);
  const blobs = await readSmallBlobs(git, ids, MAX_CHRONICLE_FILE_BYTES);
  const texts = further.map(({ id, path }) => {
    const bytes = blobs.get(id);
    if (bytes === undefined) throw new Error(`${toReadablePath(path)} is no file that a chronicle can have`);
    return toText(bytes, toReadablePath(path));
  });
  return [first, ...texts].join('');
}

function parseLease(text: string | undefined): Lease | undefined {
  if (text === undefined) return undefined;
  try {
    return leaseSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${LEASE_FILE} is not whole, or no lease that this version knows`, { cause });
  }
}

interface NamedCommit {
  readonly commit: ObjectId;
  readonly name: RefName | undefined;
}

function toStateError({ commit, name }: NamedCommit, cause: unknown): GroundhogError {
  const reason = cause instanceof GroundhogError ? describeError(cause) : toError(cause).message;
  return new GroundhogError('state_unreadable', { ref: commit, name, reason }, { cause });
}

/** Renders what was observed, without what to do about it. */
function describeError(error: GroundhogError): string {
  return renderError(error).split('\n').slice(0, 2).join(' ');
}

async function readText(git: Git, commit: ObjectId, path: string): Promise<string> {
  const text = await findText(git, commit, path);
  if (text === undefined) throw new Error(`${path} is missing`);
  return text;
}

async function findText(git: Git, commit: ObjectId, path: string): Promise<string | undefined> {
  const entry = await findTreeEntry(git, commit, path);
  if (entry === undefined) return undefined;
  return toText(await readBlob(git, entry.id), path);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Parses the plan of a record. Throws GroundhogError `state_unreadable` when this version cannot read it. */
export function requirePlan({ commit, planText }: Pick<StoredTask, 'commit' | 'planText'>): Plan {
  const parsed = parsePlan(planText, { fileName: PLAN_FILE });
  if (parsed.kind === 'ok') return parsed.plan;
  throw new GroundhogError('state_unreadable', { ref: commit, reason: 'its plan cannot be read' });
}
