import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { TaskId } from '../../../domain/ids.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import type { GroundhogRun } from '../../../domain/record/run-record.ts';
import { toRefName } from '../../../domain/refs/ref-name.ts';
import { listPlanPaths } from '../../../domain/toolchain/named-paths.ts';
import { requireGitDir } from '../../../git/find-git-dir.ts';
import { listRefs } from '../../../git/for-each-ref.ts';
import type { Git } from '../../../git/git.ts';
import { listWholeTree } from '../../../git/ls-tree.ts';
import { toReadablePath } from '../../../git/path-bytes.ts';
import { openLocalOrigin } from '../../../store/origin.ts';
import { readState } from '../../../store/state-commit.ts';

/** Files that the base has by now, and the task that began from it has not. */
export interface LaterFiles {
  readonly paths: readonly string[];
  readonly record: GroundhogRun;
}

/**
 * Finds the files that a plan names and that came to the base after its task had begun: a task keeps the base that it began
 * from. Undefined for a new task, and where there are none.
 */
export async function findLaterFiles(
  opened: Git,
  { plan, taskId }: { readonly plan: Plan; readonly taskId: TaskId },
  { repo, base }: { readonly repo: string; readonly base?: string },
): Promise<LaterFiles | undefined> {
  const { gitDir } = await requireGitDir(opened, repo);
  const git = opened.at({ gitDir });
  const ref = toRefName({ kind: 'state', taskId });
  const commit = (await listRefs(git, [ref])).get(ref);
  if (commit === undefined) return undefined;
  const { record } = (await readState(git, commit, ref)).state;
  const sha = await findBase(opened, repo, base ?? record.base_ref);
  if (sha === undefined || sha === record.base_sha) return undefined;
  const named = listPlanPaths(plan);
  const list = async (tree: string) => {
    const files = await listWholeTree(git, tree, (path) => named.has(toReadablePath(path)));
    return files.map(({ path }) => toReadablePath(path));
  };
  const known = new Set(await list(record.head));
  const paths = (await list(sha)).filter((path) => !known.has(path));
  return paths.length === 0 ? undefined : { paths, record };
}

/** Resolves the base of a task; undefined when it is gone. */
async function findBase(opened: Git, repo: string, base: string): Promise<string | undefined> {
  try {
    return (await (await openLocalOrigin(opened, repo)).resolveBase(base)).sha;
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
