import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../../domain/ids.ts';
import type { PlanWarning } from '../../../domain/plan/lint-plan.ts';
import { type GroundhogRun, isAnyLanded, isCheckpointDone } from '../../../domain/record/run-record.ts';
import { toBranchRef } from '../../../domain/refs/ref-name.ts';
import type { Git } from '../../../git/git.ts';
import { findCommit } from '../../../git/rev-parse.ts';
import { requireWholeTree } from '../../../runner/open/require-whole-tree.ts';
import { openLocalOrigin } from '../../../store/origin.ts';
import { readRepositoryFiles } from '../../../store/read-repository-files.ts';
import type { HostContext } from '../../compose/host-context.ts';
import type { LoadedPlan } from '../../compose/load-plan.ts';
import { findUncommitted } from '../../planning/describe-uncommitted.ts';
import { lintOnMachine } from '../../planning/lint-on-machine.ts';
import { refuseImpossible } from '../../planning/locate-impossible.ts';
import { locateUncommittedTests } from '../../planning/locate-uncommitted-tests.ts';
import { findRecord, openRepository } from './find-record.ts';
import { toNextRecord } from './next-record.ts';

/** A plan on disk, the task that it is for, and the machine that it is to run on. */
interface PlanToStart extends LoadedPlan {
  readonly planPath: string;
  readonly taskId: TaskId;
  readonly host: HostContext;
}

/** The flags that say what a task works from. */
interface StartFlags {
  readonly repo: string;
  readonly base?: string;
  /** True where the task is to be moved to what its base has now. */
  readonly rebase?: boolean;
}

/**
 * Refuses, before an agent starts, a plan that `groundhog validate` refuses: its attempts would fail one after the other.
 * A task that has begun works from the commit that it has reached, and only what it has still to do under the plan counts. Returns the
 * warnings of that. Throws ConfigurationError `plan_invalid` or `objects_missing`.
 */
export async function requirePossible(
  opened: Git,
  { planPath, taskId, plan, text, host }: PlanToStart,
  { repo, base, rebase }: StartFlags,
): Promise<readonly PlanWarning[]> {
  const git = await openRepository(opened, repo);
  const found = await findRecord(git, taskId).then(
    (record) => ({ record }),
    () => undefined,
  );
  // A record that cannot be read is for the run to report.
  if (found === undefined) return [];
  const { record } = found;
  const moved = record === undefined || rebase === true;
  const findTip = async (branch?: string) => (await (await openLocalOrigin(opened, repo)).resolveBase(branch)).sha;
  const from = moved ? await findTip(base ?? record?.base_ref) : record.head;
  const { impossible, warnings } = await lintOnMachine(plan, { files: await readFiles(git, from) }, host);
  const unseen = await locateUncommittedTests(plan, {
    ...{ git, commit: from },
    findUncommitted: () => findUncommitted(opened, repo),
    tip: moved || !(await isOnBranch(git, record)) ? undefined : await findTip(record.base_ref).catch(() => undefined),
  });
  const next = record && toNextRecord(record, plan);
  const isLeft = (id: string | undefined) => !isDone(next, id);
  const left = [...impossible, ...unseen].filter(({ checkpoint }) => isLeft(plan.checkpoints[checkpoint]?.id));
  refuseImpossible(left, { plan, text, path: planPath, from: moved ? undefined : from });
  return warnings.filter(({ checkpointId }) => isLeft(checkpointId));
}

/** Returns whether a task works on from where it is; one that has landed and whose branch is gone does not, once it is merged. */
async function isOnBranch(git: Git, record: GroundhogRun): Promise<boolean> {
  return !isAnyLanded(record) || (await findCommit(git, toBranchRef(record.task_branch))) !== undefined;
}

async function readFiles(git: Git, commit: ObjectId) {
  try {
    return await readRepositoryFiles(git, commit);
  } catch (thrown) {
    // A tree that cannot be read is refused with what is missing in it.
    if (!(thrown instanceof ConfigurationError)) await requireWholeTree(git, commit);
    throw thrown;
  }
}

function isDone(record: GroundhogRun | undefined, id: string | undefined): boolean {
  const run = record?.checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
  return run !== undefined && isCheckpointDone(run);
}
