import { mayWaitForBase } from '../../../domain/decisions/decide-rebase.ts';
import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { TaskId } from '../../../domain/ids.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { type GroundhogRun, isAnyLanded } from '../../../domain/record/run-record.ts';
import { toBranchRef } from '../../../domain/refs/ref-name.ts';
import { listPlanPaths } from '../../../domain/toolchain/named-paths.ts';
import type { Git } from '../../../git/git.ts';
import { listWholeTree } from '../../../git/ls-tree.ts';
import { toReadablePath } from '../../../git/path-bytes.ts';
import { findCommit } from '../../../git/rev-parse.ts';
import { openLocalOrigin } from '../../../store/origin.ts';
import { findRecord, openRepository } from './find-record.ts';

/** Files that the base has by now, and the task that began from it has not. */
export interface LaterFiles {
  readonly paths: readonly string[];
  readonly record: GroundhogRun;
}

/** A plan and its task, and where they are to run. */
interface PlanOfTask {
  readonly plan: Plan;
  readonly taskId: TaskId;
}

/** The flags that name the repository and the base. */
interface BaseFlags {
  readonly repo: string;
  readonly base?: string;
}

/**
 * Finds the files that a plan names and that came to the base after its task had begun: a task keeps the base that it began
 * from. Undefined for a new task, and where there are none.
 */
export async function findLaterFiles(
  opened: Git,
  { plan, taskId }: PlanOfTask,
  { repo, base }: BaseFlags,
): Promise<LaterFiles | undefined> {
  const git = await openRepository(opened, repo);
  const record = await findRecord(git, taskId);
  // The run itself warns of a base that may have what its last one lacked.
  if (record === undefined || mayWaitForBase(record)) return undefined;
  // Without its branch a task continues from the base, or cannot continue.
  if (isAnyLanded(record) && (await findCommit(git, toBranchRef(record.task_branch))) === undefined) return undefined;
  const found = await findBase(opened, repo, base ?? record.base_ref);
  if (found === undefined || found.sha === record.base_sha) return undefined;
  const named = listPlanPaths(plan);
  const list = async (tree: string) => {
    const files = await listWholeTree(git, tree, (path) => named.has(toReadablePath(path)));
    return files.map(({ path }) => toReadablePath(path));
  };
  const known = new Set(await list(record.head));
  const paths = (await list(found.sha)).filter((path) => !known.has(path));
  return paths.length === 0 ? undefined : { paths, record };
}

/** Finds the record of a task that began from another base than the one that is asked for now, which then has no effect. */
export async function findOtherBase(
  opened: Git,
  taskId: TaskId,
  { repo, base }: BaseFlags,
): Promise<GroundhogRun | undefined> {
  if (base === undefined) return undefined;
  const record = await findRecord(await openRepository(opened, repo), taskId);
  const found = await findBase(opened, repo, base);
  const isSame = found === undefined || found.ref === record?.base_ref || found.sha === record?.base_sha;
  return isSame ? undefined : record;
}

/** Resolves the base of a task; undefined when it is gone. */
async function findBase(opened: Git, repo: string, base: string) {
  try {
    return await (await openLocalOrigin(opened, repo)).resolveBase(base);
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
