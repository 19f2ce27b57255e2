import { closeSync, constants, existsSync, lstatSync, mkdirSync, openSync, readlinkSync, realpathSync } from 'node:fs';

// A file that is open has a path here, see proc_pid_fd(5). Elsewhere there are no sandboxes that a link could lead out of.
const OPEN_FILES = '/proc/self/fd';
const HAS_OPEN_FILES = existsSync(OPEN_FILES);
/** Opens a folder only to go on from it, also one that may not be listed, see open(2). Node.js has no name for it. */
const O_PATH = 0o10000000;

/** A folder below a root, by the names that lead to it. */
export interface FolderBelow {
  readonly root: string;
  readonly names: readonly Buffer[];
  /** True to create folders that are missing. */
  readonly isMade?: boolean;
}

// Why: docs/decisions/0165-files-beside-a-living-agent.md
/**
 * Calls `use` with a path of a folder that stays the path of this folder whatever a program puts in its place, or in that
 * of one above it. Throws where one of the folders is a link or no folder. `use` must be done when it returns.
 */
export function useFolder<T>({ root, names, isMade = false }: FolderBelow, use: (folder: Buffer) => T): T {
  let at = Buffer.from(root);
  let held = holdFolder(at);
  try {
    for (const name of names) {
      const next = Buffer.concat([held.path, SLASH, name]);
      if (isMade) makeUnlessThere(next);
      at = Buffer.concat([at, SLASH, name]);
      const inner = holdFolder(next);
      held.close();
      held = inner;
    }
    return use(held.path);
  } catch (error) {
    throw nameFolder(error, held.path.toString(), at.toString());
  } finally {
    held.close();
  }
}

const SLASH = Buffer.from('/');

function makeUnlessThere(path: Buffer): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) mkdirSync(path);
}

interface HeldFolder {
  readonly path: Buffer;
  readonly close: () => void;
}

function holdFolder(path: Buffer): HeldFolder {
  if (!HAS_OPEN_FILES) {
    if (!lstatSync(path).isDirectory()) throw Object.assign(new Error(`no folder: ${path}`), { code: 'ENOTDIR' });
    return { path, close: () => undefined };
  }
  const file = openSync(path, O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  return { path: Buffer.from(`${OPEN_FILES}/${file}`), close: () => closeSync(file) };
}

/** Has an error name the folder as everybody knows it. */
function nameFolder(error: unknown, held: string, folder: string): unknown {
  if (typeof error === 'object' && error !== null && 'message' in error)
    error.message = String(error.message).replaceAll(`${held}/`, `${folder}/`);
  return error;
}

/**
 * True unless an open file lies elsewhere than at the path by which it was opened, below a root: a program may have put a
 * link in the place of a folder on the way to it.
 */
export function isOpenAt(file: number, root: string, path: Buffer): boolean {
  if (!HAS_OPEN_FILES) return true;
  const found = readlinkSync(`${OPEN_FILES}/${file}`, { encoding: 'buffer' });
  if (found.equals(path)) return true;
  const below = path.subarray(Buffer.byteLength(root));
  return found.equals(Buffer.concat([realpathSync(Buffer.from(root), { encoding: 'buffer' }), below]));
}

/** Returns a path of an open file for a program that we start, which leads to no other one; undefined where there is none. */
export function findOpenPath(file: number): string | undefined {
  return HAS_OPEN_FILES ? `/proc/${process.pid}/fd/${file}` : undefined;
}
