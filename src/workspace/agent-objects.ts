import { join } from 'node:path';
import type { ObjectId } from '../domain/ids.ts';
import { makeFolder } from '../exec/folder-access.ts';
import type { Git } from '../git/git.ts';
import { packHistory } from '../git/pack-objects.ts';

/** The objects that the repositories of agents and criteria borrow; they see no other of the control repository. */
export interface AgentObjects {
  /** The folder of objects, as gitrepository-layout(5) describes it. */
  readonly folder: string;
  /** The git directory that stands in for that of the user's checkout. */
  readonly standIn: string;
  /** Adds the history of commits; what is there already costs nothing. */
  show(commits: Iterable<ObjectId>): Promise<void>;
}

/** Creates a folder of objects with nothing in it. `standIn` is made when the user's checkout is worked in. */
export async function openAgentObjects(
  control: Git,
  { folder, standIn }: Pick<AgentObjects, 'folder' | 'standIn'>,
): Promise<AgentObjects> {
  await makeFolder(join(folder, 'pack'));
  const shown = new Set<ObjectId>();
  let adding: Promise<void> = Promise.resolve();
  const add = async (commits: readonly ObjectId[]) => {
    const tips = [...new Set(commits)].filter((commit) => !shown.has(commit));
    if (tips.length === 0) return;
    await packHistory(control, { tips, without: [...shown], prefix: join(folder, 'pack', 'pack') });
    for (const tip of tips) shown.add(tip);
  };
  return {
    folder,
    standIn,
    show(commits) {
      const wanted = [...commits];
      const added = adding.then(() => add(wanted));
      adding = added.catch(() => undefined);
      return added;
    },
  };
}
