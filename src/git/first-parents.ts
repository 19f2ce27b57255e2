import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

export interface StepCommit {
  readonly id: ObjectId;
  readonly parents: readonly ObjectId[];
  readonly message: string;
}

/** Lists the commits of a branch after `from`, oldest first, without those that a merge brought in, see git-log(1). */
export async function listFirstParents(
  git: Git,
  { from, to, max }: { readonly from: ObjectId; readonly to: ObjectId; readonly max: number },
): Promise<StepCommit[]> {
  const args = ['log', '-z', '--first-parent', `--max-count=${max}`, '--format=%H%n%P%n%B', `${from}..${to}`];
  const { stdout } = await git.text(args);
  const records = stdout.split('\0').filter((record) => record !== '');
  return records.reverse().map((record) => {
    const [id = '', parents = '', ...message] = record.split('\n');
    return { id, parents: parents.split(' ').filter((parent) => parent !== ''), message: message.join('\n') };
  });
}

/** Lists the parents of a commit, the first parent first; none where a shallow history ends, see git-rev-list(1). */
export async function listParents(git: Git, commit: ObjectId): Promise<ObjectId[]> {
  const { stdout } = await git.text(['rev-list', '--parents', '--max-count=1', '--end-of-options', commit]);
  return stdout.trim().split(' ').slice(1);
}
