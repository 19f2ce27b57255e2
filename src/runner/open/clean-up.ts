import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import { removeLeftLocks } from '../../store/left-locks.ts';
import { type Leftovers, removeLeftovers, removeStranded } from '../../workspace/backend/run-leftovers.ts';
import type { TaskContext } from '../context/run-context.ts';

/** Removes the folders that runs that died have left on this machine. */
export async function removeDead({ task, runContext: { identity, folders } }: TaskContext): Promise<Leftovers[]> {
  const { runId } = identity;
  const leftovers = await removeLeftovers(task.contexts, runId);
  return [...leftovers, ...(await removeStranded([...new Set(folders.all.map(dirname))], runId))];
}

/** Removes what dead runs have left, and returns an event for each of them. */
export async function cleanUp(context: TaskContext): Promise<EventBody[]> {
  const locks = await removeLocks(context);
  const leftovers = [...(await removeDead(context)), ...(locks === undefined ? [] : [locks])];
  return leftovers.map(({ runId: run_id, paths }) => ({ kind: 'leftovers_removed', run_id, paths: [...paths] }));
}

async function removeLocks({ task, request, runContext }: TaskContext): Promise<Leftovers | undefined> {
  const { ports, identity } = runContext;
  const { control, taskBranch, claim } = task;
  const { refsFolder, listFolders } = ports.origin;
  if (refsFolder === undefined) return undefined;
  const holder = claim.kind === 'takeover' ? claim.from : undefined;
  const { isGone } = identity.lease;
  const folders = await Promise.all((await listFolders()).map((folder) => realpath(folder).catch(() => folder)));
  return removeLeftLocks({ control, refsFolder, folders, taskId: request.taskId, taskBranch, holder, isGone });
}
