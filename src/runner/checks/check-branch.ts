import { GroundhogError, toError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { findProtectedChange } from '../../domain/paths/path-policy.ts';
import { scratchBranchName, toBranchRef } from '../../domain/refs/ref-name.ts';
import { listSome } from '../../domain/text/list-some.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import { diffTrees } from '../../git/diff-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import type { RefMove } from '../../git/push.ts';
import type { MovedRef } from '../../store/publish.ts';
import type { JournalOutcome } from '../../store/task-journal.ts';
import type { OpenedTask, RunPorts } from '../context/run-context.ts';

const LOST = 'another run has the task by now';

/** A branch whose head is the commit of an attempt, so that checks run on it. */
interface CheckBranch {
  readonly branch: string;
  readonly commit: ObjectId;
}

/** A branch to create; `base` is the head of the task branch, where the attempt started. */
export interface CheckBranchOptions extends CheckBranch {
  readonly base: ObjectId;
}

interface CheckBranchContext {
  readonly task: Pick<OpenedTask, 'control'> & { readonly journal: Pick<OpenedTask['journal'], 'record'> };
  readonly runContext: {
    readonly ports: Pick<RunPorts, 'notifier'> & { readonly redactor: Pick<Redactor, 'redact'> };
  };
}

// Why: docs/decisions/0076-check-branch-moves-with-the-record.md
/**
 * Creates the branch, while the task is ours. Throws `check_branch_refused` when the remote refuses it or the name is
 * taken, and for a commit that changes workflows or other files that GitHub obeys: on a branch, a workflow that an agent
 * has written would run with the repository's rights.
 */
export async function pushCheckBranch(context: CheckBranchContext, target: CheckBranchOptions): Promise<void> {
  const steering = await findSteeringChange(context, target);
  if (steering.length > 0)
    throw toRefusal(target, `a commit that changes ${listSome(steering)} is put on no branch where workflows run`);
  const publication = await move(context, target, { from: undefined, to: target.commit });
  if (publication.kind === 'published') return;
  if (publication.kind !== 'moved') throw toRefusal(target, publication.reason);
  const found = findBranch(publication.refs, target);
  throw toRefusal(target, found === undefined ? LOST : `it is there already, at ${found}`);
}

/** Lists the changed paths that GitHub obeys, read from the commit itself rather than from the record. */
async function findSteeringChange(
  { task }: CheckBranchContext,
  { base, commit }: CheckBranchOptions,
): Promise<string[]> {
  const changes = await diffTrees(task.control, base, commit);
  const paths = changes.map(({ path }) => toReadablePath(path));
  return findProtectedChange(paths, { globs: [], planPath: undefined });
}

/** Deletes a branch that is still where we put it, while the task is ours. Never throws: a branch that stays is reported. */
export async function dropCheckBranch(context: CheckBranchContext, target: CheckBranch): Promise<void> {
  const reason = await drop(context, target).catch((thrown: unknown) => toError(thrown).message);
  if (reason === undefined) return;
  const { notifier, redactor } = context.runContext.ports;
  const text = redactor.redact(`The branch "${target.branch}" was left as it is: ${reason}`);
  notifier.progress({ kind: 'warning', text });
}

/** Deletes the branches that dead runs have left on GitHub, apart from that of an attempt which waits to be verified. */
export async function dropLeftBranches({
  task,
  runContext,
}: {
  readonly task: Pick<OpenedTask, 'control' | 'scratchBranches'> & {
    readonly journal: Pick<OpenedTask['journal'], 'state' | 'record'>;
  };
  readonly runContext: CheckBranchContext['runContext'] & { readonly ports: Pick<RunPorts, 'checks'> };
}): Promise<void> {
  if (runContext.ports.checks === undefined || task.scratchBranches.size === 0) return;
  const { task_id: taskId, checkpoints } = task.journal.state().record;
  for (const { day, outcome, scratch_commit: commit } of checkpoints.flatMap(({ attempts }) => attempts)) {
    const branch = scratchBranchName(taskId, day);
    const isLeft = outcome !== 'running' && commit !== null && task.scratchBranches.get(branch) === commit;
    if (isLeft) await dropCheckBranch({ task, runContext }, { branch, commit });
  }
}

async function drop(context: CheckBranchContext, target: CheckBranch): Promise<string | undefined> {
  const publication = await move(context, target, { from: target.commit, to: undefined });
  if (publication.kind === 'published') return undefined;
  if (publication.kind !== 'moved') return publication.reason;
  return publication.refs.some(({ ref }) => ref === toBranchRef(target.branch)) ? 'somebody has moved it' : LOST;
}

/** Moves the branch together with the record, so that a run which has lost its task moves no branch either. */
function move(
  { task }: CheckBranchContext,
  { branch }: CheckBranch,
  { from, to }: Omit<RefMove, 'ref'>,
): Promise<JournalOutcome> {
  return task.journal.record([], { further: [{ ref: toBranchRef(branch), from, to }] });
}

function findBranch(refs: readonly MovedRef[], { branch }: CheckBranch): ObjectId | undefined {
  return refs.find(({ ref }) => ref === toBranchRef(branch))?.found;
}

function toRefusal({ branch }: CheckBranch, message: string): GroundhogError {
  return new GroundhogError('check_branch_refused', { branch, message });
}
