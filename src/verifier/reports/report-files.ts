import { constants, type Dirent, mkdtempSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { open, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { toError } from '../../domain/errors/errors.ts';
import { compileGlobs } from '../../domain/paths/glob.ts';
import { MAX_REPORT_BYTES } from './report-text.ts';

/** The files of a report, or the reason why there are none. */
export type ReportFiles =
  | { readonly kind: 'read'; readonly files: readonly { readonly path: string; readonly text: string }[] }
  | { readonly kind: 'unusable'; readonly detail: string };

/** The folders and files that are searched for a report, and the files that it may have. */
const MAX_ENTRIES = 500_000;
const MAX_FILES = 5000;
const WILDCARD = /[*?[{\\]/;
/** Folders that no runner writes reports to, unless the glob names them. */
const UNSEARCHED: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** Removes the reports below a real path that are there before a run, so that none of them can pass for its own. */
export async function removeReports(root: string, glob: string): Promise<void> {
  for (const path of await findFiles(root, glob)) rmSync(join(root, path), { force: true });
}

/** Returns the present time in ms, as the file system of a folder counts it. */
export function readFileTime(root: string): number {
  const probe = mkdtempSync(join(root, '.time-'));
  const { mtimeMs } = statSync(probe);
  rmdirSync(probe);
  return mtimeMs;
}

/**
 * Reads the files that match, in the order of their paths. No link is followed, also not one in the place of the root,
 * whose real path is given, and nothing but plain files is opened.
 */
export async function readReports(root: string, glob: string, since: number): Promise<ReportFiles> {
  const paths = await findFiles(root, glob);
  if (paths.length === 0) return unusable(`There is no report: no file matches ${glob}.`);
  if (paths.length > MAX_FILES) return unusable(`The report has more than ${MAX_FILES} files.`);
  const files: { path: string; text: string }[] = [];
  let room = MAX_REPORT_BYTES;
  for (const path of paths) {
    const found = await readOne(join(root, path), { since, room });
    if (typeof found === 'string') return unusable(`The report ${path} ${found}.`);
    room -= found.length;
    files.push({ path, text: found.toString('utf8') });
  }
  return { kind: 'read', files };
}

async function readOne(
  path: string,
  { since, room }: { readonly since: number; readonly room: number },
): Promise<Buffer | string> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { size, mtimeMs } = await file.stat();
      if (size > room) return `is too large: at most ${MAX_REPORT_BYTES / 1024 / 1024} MiB are read`;
      if (mtimeMs < since) return 'is older than the run, which did not write it';
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (thrown) {
    return `cannot be read (${toError(thrown).message.slice(0, 120)})`;
  }
}

/** Finds the plain files that a glob matches, sorted; paths are relative to the root, with `/`. */
async function findFiles(root: string, glob: string): Promise<string[]> {
  const parts = glob.split('/');
  const firstWild = parts.findIndex((part) => WILDCARD.test(part));
  const start = parts.slice(0, firstWild === -1 ? -1 : firstWild);
  const matches = compileGlobs([glob]);
  const found: string[] = [];
  const waiting = [start.join('/')];
  let left = MAX_ENTRIES;
  for (let folder = waiting.pop(); folder !== undefined && left > 0; folder = waiting.pop()) {
    for (const entry of await listFolder(root, folder)) {
      left -= 1;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile() && matches(path)) found.push(path);
      if (entry.isDirectory() && firstWild !== -1 && !UNSEARCHED.has(entry.name)) waiting.push(path);
    }
  }
  return found.sort();
}

async function listFolder(root: string, folder: string): Promise<readonly Dirent[]> {
  try {
    // Behind a link are files that are not those of the checkout.
    const real = await realpath(join(root, folder));
    if (real !== join(root, folder)) return [];
    return await readdir(join(root, folder), { withFileTypes: true });
  } catch {
    // A folder that is missing or closed has no report.
    return [];
  }
}

function unusable(detail: string): ReportFiles {
  return { kind: 'unusable', detail };
}
