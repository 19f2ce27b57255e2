import type { ObjectId, TaskId } from '../domain/ids.ts';
import type { ChronicleEvent } from '../domain/record/chronicle-event.ts';
import { conforms } from '../domain/record/conforms.ts';
import type { RecordView } from '../domain/record/notifier.ts';
import { recordShape } from '../domain/record/record-shape.ts';
import { prepareObjects, type ReadObject } from '../git/cat-file.ts';
import { listRefs } from '../git/for-each-ref.ts';
import type { GitReader } from '../git/git-in-folder.ts';
import { listPlainRefs, readLooseFiles } from '../git/loose-objects.ts';
import { findCommonDir } from '../git/plain-repository.ts';
import { chronicleFile, EVENTS_PER_FILE } from './chronicle.ts';
import { markMerged } from './mark-merged.ts';
import { LEASE_FILE, PLAN_FILE, parseState, toText } from './parse-state.ts';
import { findStates, RECORD_REFS, STATE_REFS } from './state-refs.ts';

const MAX_BYTES = 256 * 1024 * 1024;

const FILES = [chronicleFile(0), 'chronicle', PLAN_FILE, LEASE_FILE];

/** The files of a record, in the order of `FILES`; undefined for one that is not there. */
type RecordFiles = readonly (ReadObject | undefined)[];
type Choose = (known: readonly TaskId[]) => readonly TaskId[];

// Why: docs/decisions/0145-records-are-read-at-once.md
/**
 * Reads the records of tasks in the repository of a folder, all at once: without a process where they are loose, else by
 * two git processes, which start together, for any number of tasks. `choose` gets the ids of all tasks and returns those
 * to read. Rejects for a record that is in any way unusual, such as one of more than 100 events or without an ending: `readState` reads that,
 * or says what is wrong.
 */
export async function readRecords(
  { folder, openGit }: { readonly folder: string; readonly openGit: () => Promise<GitReader> },
  choose: Choose,
): Promise<readonly RecordView[]> {
  const commonDir = findCommonDir(folder);
  const loose = commonDir === undefined ? undefined : readLooseRecords(commonDir, choose);
  const files = loose ?? (await readRecordsByGit(await openGit(), choose));
  return markMerged(files.map(toRecord), { openGit, commonDir });
}

/** Returns undefined for refs or an object that only git can read. Each ref is read once, and all else by its id. */
function readLooseRecords(commonDir: string, choose: Choose): RecordFiles[] | undefined {
  try {
    const states = findStates(listPlainRefs(commonDir, STATE_REFS));
    if (states.size === 0) return undefined;
    return listCommits(states, choose).map((commit) => readLooseFiles(commonDir, commit, FILES));
  } catch {
    return undefined;
  }
}

async function readRecordsByGit(git: GitReader, choose: Choose): Promise<RecordFiles[]> {
  const objects = prepareObjects(git, MAX_BYTES);
  objects.start();
  try {
    const commits = listCommits(findStates(await listRefs(git, [RECORD_REFS])), choose);
    const found = await objects.read(commits.flatMap((commit) => FILES.map((file) => `${commit}:${file}`)));
    return commits.map((_commit, index) => found.slice(index * FILES.length, (index + 1) * FILES.length));
  } finally {
    await objects.cancel();
  }
}

function listCommits(states: ReadonlyMap<TaskId, ObjectId>, choose: Choose): ObjectId[] {
  return choose([...states.keys()]).flatMap((taskId) => states.get(taskId) ?? []);
}

function toRecord([chronicle, further, plan, lease]: RecordFiles): RecordView {
  if (chronicle === undefined || plan === undefined || lease === undefined) throw new Error('a file is missing');
  const { events, state } = parseState(toText(chronicle.bytes, chronicleFile(0)), toEvent);
  if (further !== undefined || events.length >= EVENTS_PER_FILE) throw new Error('the chronicle has further files');
  toText(plan.bytes, PLAN_FILE);
  const isLease = conforms(JSON.parse(toText(lease.bytes, LEASE_FILE)), recordShape.lease);
  if (!isLease) throw new Error('no lease that this version knows');
  if (state.record.ending === null) throw new Error('a run may be at work, or have died');
  return { record: state.record };
}

function toEvent(value: unknown): ChronicleEvent {
  if (!isEvent(value)) throw new Error('no event that this version writes');
  return value;
}

function isEvent(value: unknown): value is ChronicleEvent {
  return conforms(value, recordShape.event);
}
