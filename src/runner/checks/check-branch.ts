import { GroundhogError, toError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { findProtectedChange } from '../../domain/paths/path-policy.ts';
import { scratchBranchName, toBranchRef } from '../../domain/refs/ref-name.ts';
import { listSome } from '../../domain/text/list-some.ts';
import type { Redactor } from '../../exec/redact.ts';
import { diffTrees } from '../../git/diff-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import type { RefMove } from '../../git/push.ts';
import type { MovedRef, PublishOutcome } from '../../store/publish.ts';
import type { OpenedTask } from '../context/opened-task.ts';
import type { RunContext } from '../context/run-context.ts';

const LOST = 'another run has the task by now';

/** A branch whose head is the commit of an attempt, so that checks run on it. */
interface CheckBranch {
  readonly branch: string;
  readonly commit: ObjectId;
}

/** The same before it is made; `base` is the head of the task branch, where the attempt started. */
export interface CheckBranchOptions extends CheckBranch {
  readonly base: ObjectId;
}

interface CheckBranchContext {
  readonly task: Pick<OpenedTask, 'control'> & { readonly journal: Pick<OpenedTask['journal'], 'record'> };
  readonly runContext: Pick<RunContext, 'notifier'> & { readonly redactor: Pick<Redactor, 'redact'> };
}

/**
 * Makes the branch, while the task is ours. Throws `check_branch_refused`, also when the name is taken by anything else, and for a commit that
 * changes what steers GitHub: on a branch, a workflow that an agent has written would run with the repository's rights.
 */
export async function pushCheckBranch(ground: CheckBranchContext, place: CheckBranchOptions): Promise<void> {
  const steering = await findSteeringChange(ground, place);
  if (steering.length > 0)
    throw toRefusal(place, `a commit that changes ${listSome(steering)} is put on no branch where workflows run`);
  const publication = await move(ground, place, { from: undefined, to: place.commit });
  if (publication.kind === 'published') return;
  if (publication.kind !== 'moved') throw toRefusal(place, publication.reason);
  const found = findBranch(publication.refs, place);
  throw toRefusal(place, found === undefined ? LOST : `it is there already, at ${found}`);
}

/** Read from the commit itself, whatever is known of the attempt. */
async function findSteeringChange(
  { task }: CheckBranchContext,
  { base, commit }: CheckBranchOptions,
): Promise<string[]> {
  const changes = await diffTrees(task.control, base, commit);
  const paths = changes.map(({ path }) => toReadablePath(path));
  return findProtectedChange(paths, { globs: [], planPath: undefined });
}

/** Takes a branch away while it is where it was put, and the task is ours. It never throws: what stays behind is said. */
export async function dropCheckBranch(ground: CheckBranchContext, place: CheckBranch): Promise<void> {
  const reason = await drop(ground, place).catch((thrown: unknown) => toError(thrown).message);
  if (reason === undefined) return;
  const { notifier, redactor } = ground.runContext;
  const text = redactor.redact(`The branch "${place.branch}" was left as it is: ${reason}`);
  notifier.progress({ kind: 'warning', text });
}

/** Takes away what runs that died have left on GitHub, apart from that of an attempt which waits to be checked. */
export async function dropLeftBranches({
  task,
  runContext,
}: {
  readonly task: Pick<OpenedTask, 'control' | 'scratchBranches'> & {
    readonly journal: Pick<OpenedTask['journal'], 'state' | 'record'>;
  };
  readonly runContext: CheckBranchContext['runContext'] & Pick<RunContext, 'checks'>;
}): Promise<void> {
  if (runContext.checks === undefined || task.scratchBranches.size === 0) return;
  const { task_id: taskId, checkpoints } = task.journal.state().run;
  for (const { day, outcome, scratch_commit: commit } of checkpoints.flatMap(({ attempts }) => attempts)) {
    const branch = scratchBranchName(taskId, day);
    const isLeft = outcome !== 'running' && commit !== null && task.scratchBranches.get(branch) === commit;
    if (isLeft) await dropCheckBranch({ task, runContext }, { branch, commit });
  }
}

async function drop(ground: CheckBranchContext, place: CheckBranch): Promise<string | undefined> {
  const publication = await move(ground, place, { from: place.commit, to: undefined });
  if (publication.kind === 'published') return undefined;
  if (publication.kind !== 'moved') return publication.reason;
  return publication.refs.some(({ ref }) => ref === toBranchRef(place.branch)) ? 'somebody has moved it' : LOST;
}

/** With the record, so that a run which has lost its task moves no branch either. */
function move(
  { task }: CheckBranchContext,
  { branch }: CheckBranch,
  { from, to }: Omit<RefMove, 'ref'>,
): Promise<PublishOutcome> {
  return task.journal.record([], { further: [{ ref: toBranchRef(branch), from, to }] });
}

function findBranch(refs: readonly MovedRef[], { branch }: CheckBranch): ObjectId | undefined {
  return refs.find(({ ref }) => ref === toBranchRef(branch))?.found;
}

function toRefusal({ branch }: CheckBranch, message: string): GroundhogError {
  return new GroundhogError('check_branch_refused', { branch, message });
}
