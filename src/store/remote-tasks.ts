import { join } from 'node:path';
import { z } from 'zod';
import type { GroundhogError } from '../domain/errors/errors.ts';
import { toGroundhogError } from '../domain/errors/to-groundhog-error.ts';
import { type ObjectId, type TaskId, toObjectFormat } from '../domain/ids.ts';
import { parseTaskRef, toRefName } from '../domain/refs/ref-name.ts';
import { readBlob } from '../git/cat-file.ts';
import { fetchRefs, toFetchSpec } from '../git/fetch.ts';
import type { Git } from '../git/git.ts';
import { initBare } from '../git/init.ts';
import { listRemoteRefs } from '../git/ls-remote.ts';
import { findTreeEntry } from '../git/ls-tree.ts';
import type { Remote } from '../git/remote.ts';
import { readState, type StoredTask } from './state-commit.ts';

/** The thread of a task on GitHub: an issue, or the pull request of a branch. */
export type TaskThread =
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'pull_request'; readonly branch: string };

const linksSchema = z.object({
  issue_number: z.int().nullable().default(null),
  task_branch: z.string(),
});
type TaskLinks = z.infer<typeof linksSchema>;

/** Lists the tasks on a remote with the commits of their records. */
export async function listRemoteTasks(git: Git, remote: Remote): Promise<Map<TaskId, ObjectId>> {
  const tasks = new Map<TaskId, ObjectId>();
  for (const [name, commit] of await listRemoteRefs(git, remote, ['refs/groundhog/*'])) {
    const ref = parseTaskRef(name);
    if (ref?.kind === 'state') tasks.set(ref.taskId, commit);
  }
  return tasks;
}

/** Finds the tasks of a thread. Only their records count, so that no text of a comment can claim a task. */
export async function findTasksOf(git: Git, remote: Remote, thread: TaskThread): Promise<TaskId[]> {
  const tasks = await listRemoteTasks(git, remote);
  const copy = await fetchRecords(git, remote, tasks);
  const found: TaskId[] = [];
  for (const [taskId, commit] of tasks) {
    const links = await findLinks(copy, commit);
    if (links !== undefined && isOf(links, thread)) found.push(taskId);
  }
  return found;
}

async function fetchRecords(git: Git, remote: Remote, tasks: ReadonlyMap<TaskId, ObjectId>): Promise<Git> {
  const [first] = tasks.values();
  const copy = git.at({ gitDir: join(git.location.gitDir, 'records.git') });
  await initBare(copy, { objectFormat: toObjectFormat(first?.length), borrowFrom: [] });
  const refspecs = [...new Set(tasks.values())].map(toFetchSpec);
  await fetchRefs(copy, remote, { refspecs, depth: 1 });
  return copy;
}

async function findLinks(git: Git, commit: ObjectId): Promise<TaskLinks | undefined> {
  const entry = await findTreeEntry(git, commit, 'run.json');
  if (entry?.type !== 'blob') return undefined;
  const text = Buffer.from(await readBlob(git, entry.id)).toString('utf8');
  try {
    return linksSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // A record that is not whole must not keep the threads of other tasks from their answers.
    return undefined;
  }
}

function isOf(links: TaskLinks, thread: TaskThread): boolean {
  return thread.kind === 'issue' ? links.issue_number === thread.number : links.task_branch === thread.branch;
}

/**
 * Fetches the records of all tasks of a remote at once, without their history. A record that cannot be read becomes an
 * error in its place, so that the others are still returned.
 */
export async function fetchRemoteTasks(
  git: Git,
  remote: Remote,
): Promise<ReadonlyMap<TaskId, StoredTask | GroundhogError>> {
  const tasks = await listRemoteTasks(git, remote);
  const copy = await fetchRecords(git, remote, tasks);
  const read = new Map<TaskId, StoredTask | GroundhogError>();
  for (const [taskId, commit] of tasks) {
    const ref = toRefName({ kind: 'state', taskId });
    const stored = await readState(copy, commit, ref).catch((thrown: unknown) => toGroundhogError(thrown));
    read.set(taskId, stored);
  }
  return read;
}

/** Fetches the record of a task, by its commit from `listRemoteTasks`. */
export async function fetchRemoteTask(git: Git, remote: Remote, commit: ObjectId): Promise<StoredTask> {
  const copy = git.at({ gitDir: join(git.location.gitDir, 'record.git') });
  await initBare(copy, { objectFormat: toObjectFormat(commit.length), borrowFrom: [] });
  await fetchRefs(copy, remote, { refspecs: [toFetchSpec(commit)], depth: 1 });
  return readState(copy, commit);
}
