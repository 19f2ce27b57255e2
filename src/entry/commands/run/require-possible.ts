import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../../domain/ids.ts';
import type { PlanWarning } from '../../../domain/plan/lint-plan.ts';
import { type GroundhogRun, isCheckpointDone } from '../../../domain/record/run-record.ts';
import type { Git } from '../../../git/git.ts';
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
 * A task that has begun works from the commit that it has reached, and only what it has still to do counts. Returns the
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
  const from = moved
    ? (await (await openLocalOrigin(opened, repo)).resolveBase(base ?? record?.base_ref)).sha
    : record.head;
  const { impossible, warnings } = await lintOnMachine(plan, { files: await readFiles(git, from) }, host);
  const unseen = await locateUncommittedTests(plan, {
    ...{ git, commit: from },
    findUncommitted: () => findUncommitted(opened, repo),
  });
  const isLeft = (id: string | undefined) => !isDone(record, id);
  const left = [...impossible, ...unseen].filter(({ checkpoint }) => isLeft(plan.checkpoints[checkpoint]?.id));
  refuseImpossible(left, { plan, text, path: planPath, from: moved ? undefined : from });
  return warnings.filter(({ checkpointId }) => isLeft(checkpointId));
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
