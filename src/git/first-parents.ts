import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

export interface StepCommit {
  readonly id: ObjectId;
  readonly parents: readonly ObjectId[];
  readonly message: string;
}

/** The commits of a branch after `from`, oldest first, as the branch itself went: what a merge brought in is left out. */
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
