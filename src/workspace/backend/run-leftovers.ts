import { constants, realpathSync } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { basename, isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { runOwnerSchema, type WorkspaceContext } from '../../domain/record/workspace-context.ts';
import { type DeadFolder, killInFolders } from '../../exec/kill-orphans.ts';
import { isProcessGone } from '../../exec/process-identity.ts';
import { removeFolder } from '../../exec/remove-folder.ts';

/** The name of the file in each folder of a run that names its owner. */
export const RUN_MARKER = 'groundhog-run.json';

const FOLDER_NAME = /^groundhog-(?:control|work|verify|bin|socket)-[A-Za-z0-9]{6}$/;
const MAX_MARKER_BYTES = 4096;
const MAX_RUNS = 50;

const markerSchema = z.strictObject({ run_id: z.string(), owner: runOwnerSchema });
export type RunMarker = z.infer<typeof markerSchema>;

export interface Leftovers {
  readonly runId: string;
  readonly paths: readonly string[];
}

// Why: docs/decisions/0021-folders-of-a-dead-run.md
/**
 * Removes the folders that dead runs have left on this machine: of those that their contexts name, the ones whose
 * marker names that run, and only when its process is certainly gone. Kills what still works in them, and in those that
 * are gone already. Folders of `runId`, the calling run, stay.
 */
export async function removeLeftovers(contexts: readonly WorkspaceContext[], runId: string): Promise<Leftovers[]> {
  const runs = new Map<string, WorkspaceContext>();
  for (const context of contexts) if (context.run_id !== runId) runs.set(context.run_id, context);
  const dead: Leftovers[] = [];
  const used: DeadFolder[] = [];
  for (const { run_id, owner, folders } of [...runs.values()].slice(-MAX_RUNS)) {
    if (!(await isProcessGone(owner))) continue;
    const marked: string[] = [];
    for (const path of folders) {
      const isMarked = await isFolderOf(path, { run_id, owner });
      if (isMarked) marked.push(path);
      if (isMarked || (await isGoneFolder(path))) used.push({ path, owner });
    }
    dead.push({ runId: run_id, paths: marked });
  }
  // First: what works there would continue in a folder that is gone.
  await killInFolders(used);
  return dead
    .map(({ runId: id, paths }) => ({ runId: id, paths: paths.filter(removeFolder) }))
    .filter(({ paths }) => paths.length > 0);
}

/**
 * Removes the folders of dead runs from the folders in which runs create theirs, by their markers alone: a run may die
 * before its first record. Kills what still works in them. Folders of `runId`, the calling run, stay.
 */
export async function removeStranded(parents: readonly string[], runId: string): Promise<Leftovers[]> {
  const removed = new Map<string, string[]>();
  for (const parent of parents) {
    const names = await readdir(parent).catch(() => []);
    for (const name of names.filter((candidate) => FOLDER_NAME.test(candidate))) {
      const folder = join(parent, name);
      const marker = await findMarker(folder);
      if (marker === undefined || marker.run_id === runId || !(await isProcessGone(marker.owner))) continue;
      await killInFolders([{ path: folder, owner: marker.owner }]);
      if (removeFolder(folder)) removed.set(marker.run_id, [...(removed.get(marker.run_id) ?? []), folder]);
    }
  }
  return [...removed].map(([id, paths]) => ({ runId: id, paths }));
}

/** True for a folder that carries the marker of this run. */
async function isFolderOf(folder: string, { run_id, owner }: RunMarker): Promise<boolean> {
  const marker = await findMarker(folder);
  if (marker === undefined) return false;
  const { host, pid, started } = marker.owner;
  const isSameOwner = host === owner.host && pid === owner.pid && started === owner.started;
  return marker.run_id === run_id && isSameOwner;
}

/** True for a name that only our folders have, and at which nothing is: anybody with push rights can write a record. */
async function isGoneFolder(path: string): Promise<boolean> {
  if (!isAbsolute(path) || !FOLDER_NAME.test(basename(path))) return false;
  return lstat(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

/** Finds the marker of a folder with one of our names that is no link and belongs to our user; undefined otherwise. */
async function findMarker(folder: string): Promise<RunMarker | undefined> {
  if (!isAbsolute(folder) || !FOLDER_NAME.test(basename(folder))) return undefined;
  try {
    const found = await lstat(folder);
    if (!found.isDirectory() || found.uid !== process.getuid?.() || realpathSync(folder) !== folder) return undefined;
    return markerSchema.safeParse(JSON.parse(await readMarker(join(folder, RUN_MARKER)))).data;
  } catch {
    // A folder that cannot be read is not known to be ours.
    return undefined;
  }
}

async function readMarker(path: string): Promise<string> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_MARKER_BYTES), 0, MAX_MARKER_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}

export function renderRunMarker(marker: RunMarker): string {
  return `${JSON.stringify(marker)}\n`;
}
