import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { TaskId } from '../../../domain/ids.ts';
import { toRefName } from '../../../domain/refs/ref-name.ts';
import { requireGitDir } from '../../../git/find-git-dir.ts';
import { listRefs } from '../../../git/for-each-ref.ts';
import type { Git } from '../../../git/git.ts';
import { requireWholeTree } from '../../../runner/open/require-whole-tree.ts';
import { openLocalOrigin } from '../../../store/origin.ts';
import type { LoadedPlan } from '../../compose/load-plan.ts';
import { requirePossibleAt } from '../../planning/locate-impossible.ts';

/** A plan on disk, and the task that it is for. */
interface PlanToStart extends LoadedPlan {
  readonly planPath: string;
  readonly taskId: TaskId;
}

/**
 * Refuses, before a task begins, a plan that `groundhog validate` refuses. A task keeps the base that it began from, so that
 * its attempts would fail one after the other, and a file that is committed later would not reach them. Throws ConfigurationError `objects_missing`, too.
 */
export async function requirePossible(
  opened: Git,
  { planPath, taskId, plan, text }: PlanToStart,
  { repo, base }: { readonly repo: string; readonly base?: string },
): Promise<void> {
  const { gitDir } = await requireGitDir(opened, repo);
  const git = opened.at({ gitDir });
  const ref = toRefName({ kind: 'state', taskId });
  if ((await listRefs(git, [ref])).has(ref)) return;
  const { sha } = await (await openLocalOrigin(opened, repo)).resolveBase(base);
  try {
    await requirePossibleAt(git, sha, { plan, text, path: planPath });
  } catch (thrown) {
    // A tree that cannot be read is refused with what is missing in it.
    if (!(thrown instanceof ConfigurationError)) await requireWholeTree(git, sha);
    throw thrown;
  }
}
