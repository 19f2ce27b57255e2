import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RefName } from '../../domain/refs/ref-name.ts';
import { removeFromDisk } from '../files/disk-file.ts';
import { readIndexStamp } from '../files/untracked-scan.ts';
import type { Workspace } from '../workspace.ts';

const MAX_HEAD_BYTES = 4096;
// In the control repository, which is on the same file system as the workspace.
const NEXT = 'agent-repository.new';
const RETIRED = 'agent-repository.old';

export interface AgentRepositoryRefs {
  readonly head: RefName;
  readonly refs: ReadonlyMap<string, string>;
}

/**
 * Gives the workspace a new `.git`: the agent's `git status`, `diff` and `log` work there, and of all that it does to
 * it we read one line, HEAD. The files are written without running git; gitrepository-layout(5).
 */
export async function writeAgentRepository(workspace: Workspace, { head, refs }: AgentRepositoryRefs): Promise<void> {
  await finishAgentRepository(workspace, startAgentRepository(workspace), { head, refs });
}

/** True where the agent has a repository of its own, and does not work in the user's. */
export function hasAgentRepository({ userCheckout, objects }: Workspace): boolean {
  return userCheckout === undefined || objects !== undefined;
}

/** An agent's repository without refs. The agent cannot reach it, and it is not in force. */
export interface StartedRepository {
  readonly folder: string;
  /** The stamp of the index that it has a copy of. */
  readonly stamp: string;
}

/** Makes everything in it that does not depend on where an attempt starts. */
export function startAgentRepository(workspace: Workspace): StartedRepository {
  findAgentGitDir(workspace);
  const control = workspace.control.location.gitDir;
  const folder = join(control, NEXT);
  const stamp = readIndexStamp(workspace);
  discardStarted({ folder, stamp });
  for (const name of ['objects/info', 'refs', 'info']) mkdirSync(join(folder, name), { recursive: true });
  const objects = workspace.objects?.folder ?? join(control, 'objects');
  writeFileSync(join(folder, 'objects', 'info', 'alternates'), `${objects}\n`);
  // Blobs and files hold the same bytes, as in the control repository.
  copyFileSync(join(control, 'info', 'attributes'), join(folder, 'info', 'attributes'));
  if (existsSync(join(control, 'shallow'))) copyFileSync(join(control, 'shallow'), join(folder, 'shallow'));
  copyIndex(workspace.git.location.indexFile ?? '', join(folder, 'index'));
  return { folder, stamp };
}

/** Removes a repository that was not finished. */
export function discardStarted({ folder }: StartedRepository): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Adds the refs, and replaces the repository that is there. */
export async function finishAgentRepository(
  workspace: Workspace,
  started: StartedRepository,
  { head, refs }: AgentRepositoryRefs,
): Promise<void> {
  const { folder } = started.stamp === readIndexStamp(workspace) ? started : startAgentRepository(workspace);
  writeFileSync(join(folder, 'HEAD'), `ref: ${head}\n`);
  writeFileSync(join(folder, 'config'), renderConfig(refs));
  writeFileSync(join(folder, 'packed-refs'), renderPackedRefs(refs));
  await workspace.objects?.show(refs.values());
  await retireAgentRepository(workspace);
  renameSync(folder, findAgentGitDir(workspace));
}

/** Finds the git directory of the agent: in a user's checkout one that stands in for theirs, which is never recreated. */
function findAgentGitDir({ path, userCheckout, objects }: Workspace): string {
  if (userCheckout === undefined) return join(path, '.git');
  if (objects === undefined) throw new Error("a user's repository is never recreated");
  return objects.standIn;
}

/** Moves the repository out of the agent's reach: removing one takes longer than making the next. */
async function retireAgentRepository(workspace: Workspace): Promise<void> {
  const { gitDir } = workspace.control.location;
  await removeRetired(workspace);
  const agentGitDir = findAgentGitDir(workspace);
  try {
    renameSync(agentGitDir, join(gitDir, RETIRED));
  } catch {
    await removeFromDisk(dirname(agentGitDir), basename(agentGitDir));
  }
}

/** Removes the last retired repository, if it is still there. */
export async function removeRetired({ control }: Workspace): Promise<void> {
  await removeFromDisk(control.location.gitDir, RETIRED);
}

/** Finds the ref that the agent's HEAD names; undefined when it is detached, gone, or not a plain file. */
export async function findAgentHead(workspace: Workspace): Promise<string | undefined> {
  try {
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    const file = openSync(join(workspace.userCheckout?.gitDir ?? join(workspace.path, '.git'), 'HEAD'), flags);
    try {
      // Synchronously, since the thread pool takes longer than the reading; a pipe is not read at all.
      if (!fstatSync(file).isFile()) return undefined;
      const buffer = Buffer.alloc(MAX_HEAD_BYTES);
      const bytesRead = readSync(file, buffer, 0, MAX_HEAD_BYTES, 0);
      return /^ref: (\S+)\n?$/.exec(buffer.subarray(0, bytesRead).toString('utf8'))?.[1];
    } finally {
      closeSync(file);
    }
  } catch {
    // Whatever keeps us from reading it, the agent has done: HEAD names nothing.
    return undefined;
  }
}

function renderConfig(refs: ReadonlyMap<string, string>): string {
  const isSha256 = [...refs.values()].some((id) => id.length === 64);
  const format = isSha256 ? '\trepositoryformatversion = 1\n' : '\trepositoryformatversion = 0\n';
  const extension = isSha256 ? '[extensions]\n\tobjectformat = sha256\n' : '';
  return `[core]\n${format}\tbare = false\n\tfilemode = true\n\tlogallrefupdates = true\n${extension}[user]\n\tname = agent\n\temail = agent@groundhog.invalid\n[gc]\n\tauto = 0\n`;
}

function renderPackedRefs(refs: ReadonlyMap<string, string>): string {
  const lines = [...refs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([ref, id]) => `${id} ${ref}\n`);
  return `# pack-refs with: sorted\n${lines.join('')}`;
}

/**
 * Copies an index, with its mtime rounded down to a second: a copy that is newer than its files would hide edits of the
 * same second from git (racy-git in git's technical documentation).
 */
export function copyIndex(from: string, to: string): void {
  const { mtimeMs } = statSync(from);
  copyFileSync(from, to);
  const seconds = Math.floor(mtimeMs / 1000);
  utimesSync(to, seconds, seconds);
}
