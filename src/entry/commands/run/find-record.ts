import type { TaskId } from '../../../domain/ids.ts';
import type { GroundhogRun } from '../../../domain/record/run-record.ts';
import { toRefName } from '../../../domain/refs/ref-name.ts';
import { requireGitDir } from '../../../git/find-git-dir.ts';
import { listRefs } from '../../../git/for-each-ref.ts';
import type { Git } from '../../../git/git.ts';
import { readState } from '../../../store/state-commit.ts';

/** Opens the repository of a folder. Throws ConfigurationError `not_a_repository`. */
export async function openRepository(opened: Git, repo: string): Promise<Git> {
  const { gitDir } = await requireGitDir(opened, repo);
  return opened.at({ gitDir });
}

/** Finds the record of a task; undefined for one that has not begun. */
export async function findRecord(git: Git, taskId: TaskId): Promise<GroundhogRun | undefined> {
  const ref = toRefName({ kind: 'state', taskId });
  const commit = (await listRefs(git, [ref])).get(ref);
  return commit === undefined ? undefined : (await readState(git, commit, ref)).state.record;
}
