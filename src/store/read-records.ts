import type { TaskId } from '../domain/ids.ts';
import type { ChronicleEvent } from '../domain/record/chronicle-event.ts';
import { conforms } from '../domain/record/conforms.ts';
import type { RecordView } from '../domain/record/notifier.ts';
import { recordShape } from '../domain/record/record-shape.ts';
import { prepareObjects, type ReadObject } from '../git/cat-file.ts';
import { listRefs } from '../git/for-each-ref.ts';
import type { GitReader } from '../git/git-in-folder.ts';
import { chronicleFile, EVENTS_PER_FILE } from './chronicle.ts';
import { LEASE_FILE, PLAN_FILE, parseState, toText } from './parse-state.ts';
import { findStates, RECORD_REFS } from './state-refs.ts';

const MAX_BYTES = 256 * 1024 * 1024;

// Why: docs/decisions/0145-records-are-read-at-once.md
/**
 * Reads the records of tasks, all at once: two git processes, which start together, for any number of tasks. `choose`
 * gets the ids of all tasks and returns those to read. Rejects for a record that is in any way unusual, such as one of
 * more than 100 events: `readState` reads that, or says what is wrong.
 */
export async function readRecords(
  git: GitReader,
  choose: (known: readonly TaskId[]) => readonly TaskId[],
): Promise<readonly RecordView[]> {
  const objects = prepareObjects(git, MAX_BYTES);
  objects.start();
  try {
    const states = findStates(await listRefs(git, [RECORD_REFS]));
    const commits = choose([...states.keys()]).map((taskId) => states.get(taskId));
    const files = [chronicleFile(0), 'chronicle', PLAN_FILE, LEASE_FILE];
    const found = await objects.read(commits.flatMap((commit) => files.map((file) => `${commit}:${file}`)));
    return commits.map((_commit, index) => toRecord(found.slice(index * files.length, (index + 1) * files.length)));
  } finally {
    await objects.cancel();
  }
}

function toRecord([chronicle, further, plan, lease]: readonly (ReadObject | undefined)[]): RecordView {
  if (chronicle === undefined || plan === undefined || lease === undefined) throw new Error('a file is missing');
  const { events, state } = parseState(toText(chronicle.bytes, chronicleFile(0)), toEvent);
  if (further !== undefined || events.length >= EVENTS_PER_FILE) throw new Error('the chronicle has further files');
  toText(plan.bytes, PLAN_FILE);
  const isLease = conforms(JSON.parse(toText(lease.bytes, LEASE_FILE)), recordShape.lease);
  if (!isLease) throw new Error('no lease that this version knows');
  return { record: state.record };
}

function toEvent(value: unknown): ChronicleEvent {
  if (!isEvent(value)) throw new Error('no event that this version writes');
  return value;
}

function isEvent(value: unknown): value is ChronicleEvent {
  return conforms(value, recordShape.event);
}
