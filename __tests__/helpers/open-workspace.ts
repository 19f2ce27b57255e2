import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, readlink, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type TaskId, taskIdSchema } from '../../src/domain/ids.ts';
import { findPrograms } from '../../src/exec/programs.ts';
import { type Git, openGit } from '../../src/git/git.ts';
import { createControlRepository, fetchCommits } from '../../src/store/control-repository.ts';
import { openLocalOrigin } from '../../src/store/origin.ts';
import { type Capture, captureScratch } from '../../src/workspace/attempt/capture.ts';
import { buildLandedCommit, land } from '../../src/workspace/attempt/land.ts';
import { createSnapshot, type Snapshot } from '../../src/workspace/attempt/snapshot.ts';
import { prepareWorktree } from '../../src/workspace/backend/worktree-backend.ts';
import { findCheckout, openInPlace } from '../../src/workspace/in-place/in-place.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';
import { createRepo, createTempDir, git, gitEnv } from './temp-repo.ts';

export const TASK: TaskId = taskIdSchema.parse('demo');
export const TASK_BRANCH = 'groundhog/demo/task';
export const SIGNATURE = { name: 'Groundhog', email: 'groundhog@noreply.invalid', epochSeconds: 1_767_000_000 };

/** A door to git as the product opens it, with an empty home. */
export async function openDoor(
  gitDir: string,
  redact: (text: string) => string = (text) => text,
  path = gitEnv.PATH ?? '',
): Promise<Git> {
  const programs = await findPrograms(path);
  return openGit({ gitDir }, { programs, home: await createTempDir('groundhog-home'), proxyEnv: {}, redact });
}

export interface Opened {
  /** The user's repository. */
  readonly origin: string;
  readonly workspace: Workspace;
  /** The git directory of the control repository, for raw git. */
  readonly controlDir: string;
  readonly head: string;
}

export interface OpenOptions {
  readonly files?: Readonly<Record<string, string>>;
  /** Works on the user's repository with raw git before it is opened; its HEAD is the base. */
  readonly prepare?: (dir: string) => Promise<unknown>;
  /** Files from which on the private index gets its cache of untracked files. */
  readonly primeFrom?: number;
  /** Where git is looked up. */
  readonly path?: string;
}

interface Made {
  readonly dir: string;
  readonly head: string;
}

// A run writes nothing into the user's repository before it publishes, so that equal ones are made once for each file.
const made = new Map<OpenOptions['prepare'], Map<string, Promise<Made>>>();

async function makeOrigin({ files, prepare }: OpenOptions): Promise<Made> {
  const { dir } = await createRepo(files === undefined ? {} : { files });
  await prepare?.(dir);
  return { dir, head: await git(dir, 'rev-parse', 'HEAD') };
}

/** Makes a repository and a workspace of it, in the steps in which a run does; what it makes must stay until the end. */
export async function openWorkspace(options: OpenOptions = {}): Promise<Opened> {
  const alike = made.get(options.prepare) ?? new Map<string, Promise<Made>>();
  const key = JSON.stringify(options.files ?? {});
  const making = alike.get(key) ?? makeOrigin(options);
  made.set(options.prepare, alike.set(key, making));
  const { dir, head } = await making;
  const runDir = await createTempDir('groundhog-control');
  const workDir = await createTempDir('groundhog-work');
  const priming = options.primeFrom === undefined ? {} : { primeFrom: options.primeFrom };
  const door = await openDoor(runDir, undefined, options.path);
  const origin = await openLocalOrigin(door, dir);
  const control = await createControlRepository(door, origin, { runDir, idLength: head.length });
  await fetchCommits(control, origin, [head]);
  const workspace = await prepareWorktree({ control, runDir, workDir, taskBranch: TASK_BRANCH, head, ...priming });
  return { origin: dir, workspace, controlDir: control.location.gitDir, head };
}

/** The same in a copy of the repository with the task branch checked out: the workspace is that very checkout. */
export async function openOwnWorkspace(
  options: OpenOptions & { readonly before?: (dir: string) => Promise<unknown> } = {},
): Promise<Opened> {
  const made = await makeOrigin(options);
  const { head } = made;
  // A folder deeper, so that what an agent leaves beside its workspace goes with it.
  const dir = join(await createTempDir('groundhog-checkout'), 'checkout');
  await rename(made.dir, dir);
  await git(dir, 'checkout', '--quiet', '-b', TASK_BRANCH);
  await options.before?.(dir);
  const runDir = await createTempDir('groundhog-control');
  const door = await openDoor(runDir);
  const origin = await openLocalOrigin(door, dir);
  const control = await createControlRepository(door, origin, { runDir, idLength: head.length });
  const workspace = await openInPlace({
    control,
    held: { ...(await findCheckout(door, dir)), folder: await createTempDir('groundhog-held') },
    excludes: NO_EXCLUDES,
    runDir,
    taskId: TASK,
    taskBranch: TASK_BRANCH,
    head,
    nextDay: 1,
  });
  return { origin: dir, workspace, controlDir: control.location.gitDir, head };
}

const NO_EXCLUDES = { configFiles: [], home: '/nonexistent', fallback: '/nonexistent' };

export function startAttempt({ workspace }: Opened, day = 1): Promise<Snapshot> {
  return createSnapshot(workspace, { taskId: TASK, day });
}

export function capture({ workspace }: Opened, snapshot: Snapshot): Promise<Capture> {
  return captureScratch(workspace, snapshot, { checkpointId: 'first', signature: SIGNATURE });
}

/** Redacts nothing. */
export const keepText = (text: string): string => text;

/** Lands a capture and gives the commit, undefined when there was nothing to commit. */
export async function landCapture(
  { workspace }: Opened,
  snapshot: Snapshot,
  { capture: captured, summary = 'Do the work' }: { capture: Capture; summary?: string },
): Promise<string | undefined> {
  const landing = { checkpointId: 'first', planHash: 'f'.repeat(64), summary, signature: SIGNATURE, redact: keepText };
  const landed = await buildLandedCommit(workspace, snapshot, { capture: captured, landing });
  await land(workspace, snapshot, { commit: landed, capture: captured });
  return landed;
}

/** The kinds of the problems of a capture, in order. */
export function problemKinds({ problems }: Capture): string[] {
  return problems.map(({ kind }) => kind);
}

const run = promisify(execFile);

/** Runs raw git and gives its output with each byte as one character. */
export async function gitBytes(
  dir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { cwd: dir, env: { ...gitEnv, ...env }, encoding: 'latin1', maxBuffer: 64 * 1024 * 1024 } as const;
  return (await run('git', [...args], options)).stdout;
}

/** What a tree holds: path (each byte one character) to mode and id. */
export async function listTree(gitDir: string, tree: string): Promise<Readonly<Record<string, string>>> {
  const records = (await gitBytes(gitDir, ['ls-tree', '-r', '-z', tree])).split('\0').filter((line) => line !== '');
  const toEntry = (record: string) => {
    const [mode = '', , id = ''] = record.slice(0, record.indexOf('\t')).split(' ');
    return [record.slice(record.indexOf('\t') + 1), `${mode} ${id}`] as const;
  };
  return Object.fromEntries(records.map(toEntry));
}

/**
 * Everything in a folder but its own `.git`: path (each byte one character) to kind, mode and content. Folders are
 * entries too.
 */
export async function takeInventory(root: string): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  const walk = async (folder: string) => {
    for (const name of await readdir(toDisk(root, folder), { encoding: 'buffer' })) {
      const path = folder === '' ? name.toString('latin1') : `${folder}/${name.toString('latin1')}`;
      if (path === '.git') continue;
      found[path] = await describeFile(toDisk(root, path));
      if (found[path].startsWith('folder')) await walk(path);
    }
  };
  await walk('');
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A path of which each character is a byte, below a root. */
export function toDisk(root: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), Buffer.from(path, 'latin1')]);
}

async function describeFile(path: Buffer): Promise<string> {
  const stat = await lstat(path);
  if (stat.isDirectory()) return 'folder';
  if (stat.isSymbolicLink()) return `link ${(await readlink(path, { encoding: 'buffer' })).toString('latin1')}`;
  if (!stat.isFile()) return 'special';
  const mode = (stat.mode & 0o100) === 0 ? 'file' : 'program';
  return `${mode} ${createHash('sha256')
    .update(await readFile(path))
    .digest('hex')}`;
}

/** A hostile program that leaves a file behind when it is run. */
export async function createCanary(): Promise<{ readonly command: string; readonly wasRun: () => Promise<boolean> }> {
  const folder = await createTempDir('groundhog-canary');
  await mkdir(folder, { recursive: true });
  return {
    command: `touch ${join(folder, 'ran')}`,
    wasRun: async () => (await readdir(folder)).length > 0,
  };
}
