import {
  type FoundRef,
  parseRetained,
  type RefVerdict,
  type ScratchBranchFacts,
  type TaskRecordState,
} from '../domain/decisions/retention.ts';
import { GitError, GroundhogError } from '../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../domain/ids.ts';
import { isCaptureMessage } from '../domain/refs/commit-message.ts';
import {
  isRefName,
  parseTaskRef,
  type RefName,
  scratchBranchNamespace,
  taskNamespace,
  toRefName,
} from '../domain/refs/ref-name.ts';
import { type DatedRef, listDatedRefs, listRefs } from '../git/for-each-ref.ts';
import type { Git } from '../git/git.ts';
import { listCommits } from '../git/list-commits.ts';
import { readCommitterEmail } from '../git/log.ts';
import type { RefMove } from '../git/push.ts';
import type { Remote } from '../git/remote.ts';
import { type RefChange, updateRefs } from '../git/update-ref.ts';
import { listWorktrees } from '../git/worktree-list.ts';
import { type MovedRef, publish } from './publish.ts';
import { toSignature } from './signature.ts';
import { readState } from './state-commit.ts';

const SNAPSHOTS = 'refs/sandbox/snapshots/';
const EXPIRES = 'Groundhog-Expires';

/** The refs that `gc` may delete, with the state of their tasks. */
export interface Survey {
  readonly refs: readonly FoundRef[];
  readonly lives: ReadonlyMap<TaskId, TaskRecordState>;
}

/** Reads the refs of all tasks and of the named snapshots, or the refs of one task. */
export async function surveyRefs(git: Git, taskId: TaskId | undefined): Promise<Survey> {
  const branches = scratchBranchNamespace(taskId);
  const prefixes = taskId === undefined ? ['refs/groundhog/', SNAPSHOTS] : [`${taskNamespace(taskId)}/`];
  const dated = await listDatedRefs(git, { prefixes: [...prefixes, `${branches}/`], trailer: EXPIRES });
  const facts = dated.some(({ ref }) => ref.startsWith(branches)) ? await readBranchFacts(git, branches) : new Map();
  const refs = dated.flatMap(toFoundRef).map((found) => ({ ...found, branch: facts.get(found.ref) }));
  const states = new Map<string, ObjectId>(refs.map(({ ref, id }) => [ref, id]));
  const lives = new Map<TaskId, TaskRecordState>();
  for (const { ref } of refs) {
    const owner = parseRetained(ref)?.taskId;
    if (owner === undefined || lives.has(owner)) continue;
    lives.set(owner, await readLife(git, states.get(toRefName({ kind: 'state', taskId: owner }))));
  }
  return { refs, lives };
}

function toFoundRef({ ref, id, atSeconds, trailer }: DatedRef): FoundRef[] {
  if (!isRefName(ref)) return [];
  const expiresAtSeconds = /^\d{1,12}$/.test(trailer) ? Number(trailer) : undefined;
  const isSnapshot = ref.startsWith(SNAPSHOTS);
  return [{ ref, id, atSeconds, expiresAtSeconds: isSnapshot ? expiresAtSeconds : undefined }];
}

/** Reads the branches that are named as scratch branches. Any other branch is not ours, and gets no facts. */
async function readBranchFacts(git: Git, prefix: RefName): Promise<ReadonlyMap<string, ScratchBranchFacts>> {
  const { email } = toSignature(new Date(0));
  const heads = new Set((await listWorktrees(git)).map(({ head }) => head));
  const facts = new Map<string, ScratchBranchFacts>();
  for (const { ref, id, message } of await listCommits(git, prefix)) {
    const name = parseTaskRef(ref);
    if (name?.kind !== 'scratch_branch') continue;
    const endsWithCapture = isCaptureMessage(message, name) && (await readCommitterEmail(git, id)) === email;
    facts.set(ref, { isCheckedOut: heads.has(ref), endsWithCapture });
  }
  return facts;
}

async function readLife(git: Git, commit: ObjectId | undefined): Promise<TaskRecordState> {
  if (commit === undefined) return { kind: 'unrecorded' };
  try {
    return { kind: 'recorded', record: (await readState(git, commit)).state.record };
  } catch (error) {
    if (error instanceof GroundhogError && error.code === 'state_unreadable') return { kind: 'unreadable' };
    throw error;
  }
}

/** The refs to delete, and the records of their tasks, which must not have moved meanwhile. */
interface Deletion {
  readonly gone: readonly RefVerdict[];
  /** Undefined for a record that must not exist. */
  readonly records: ReadonlyMap<RefName, ObjectId | undefined>;
}

function toDeletion(verdicts: readonly RefVerdict[], { refs }: Survey): Deletion {
  const gone = verdicts.filter(({ action }) => action === 'delete');
  const known = new Map<string, ObjectId>(refs.map(({ ref, id }) => [ref, id]));
  const records = new Map<RefName, ObjectId | undefined>();
  for (const { taskId } of gone) {
    const state = taskId === undefined ? undefined : toRefName({ kind: 'state', taskId });
    const isGone = gone.some(({ ref }) => ref === state);
    if (state !== undefined && !isGone) records.set(state, known.get(state));
  }
  return { gone, records };
}

/**
 * Deletes the refs with the verdict `delete` in one transaction. Throws GroundhogError `refs_moved`, with nothing
 * deleted, when one of them or the record of its task has moved since the survey.
 */
export async function deleteRefs(git: Git, verdicts: readonly RefVerdict[], survey: Survey): Promise<void> {
  const { gone, records } = toDeletion(verdicts, survey);
  if (gone.length === 0) return;
  const changes: RefChange[] = gone.map(({ ref, id }) => ({ kind: 'delete', ref, from: id }));
  const nothing = '0'.repeat(gone[0]?.id.length ?? 40);
  for (const [ref, id] of records) changes.push({ kind: 'verify', ref, is: id ?? nothing });
  try {
    await updateRefs(git, changes);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const now = await listRefs(git, ['refs/groundhog/', `${scratchBranchNamespace(undefined)}/`, SNAPSHOTS]);
    const expected = new Map<RefName, ObjectId | undefined>([
      ...gone.map(({ ref, id }) => [ref, id] as const),
      ...records,
    ]);
    const moved = [...expected].filter(([ref, id]) => now.get(ref) !== id).map(([ref]) => ref);
    throw moved.length === 0 ? error : toMovedError(moved);
  }
}

/** Deletes the refs on a remote in one atomic push, with the errors of `deleteRefs`. */
export async function deleteRemoteRefs(
  target: { readonly git: Git; readonly remote: Remote; readonly sleep: (ms: number) => Promise<void> },
  verdicts: readonly RefVerdict[],
  survey: Survey,
): Promise<void> {
  const { gone, records } = toDeletion(verdicts, survey);
  if (gone.length === 0) return;
  const moves: RefMove[] = gone.map(({ ref, id }) => ({ ref, from: id, to: undefined }));
  // A push to the value that it has: git refuses the whole push when the ref has moved.
  for (const [ref, id] of records) if (id !== undefined) moves.push({ ref, from: id, to: id });
  const outcome = await publish(target, moves);
  if (outcome.kind === 'moved') throw toMovedError(outcome.refs.map(({ ref }: MovedRef) => ref));
  if (outcome.kind === 'rejected' || outcome.kind === 'torn')
    throw new GitError('remote_rejected', { remote: 'The remote', stderr: outcome.reason });
}

function toMovedError(refs: readonly string[]): GroundhogError {
  return new GroundhogError('refs_moved', { refs: refs.join(', ') });
}
