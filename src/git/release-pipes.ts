import { closeSync, constants, fstatSync, openSync, unlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type FolderBelow, useFolder } from '../exec/files/held-folder.ts';

/** The files with rules that git opens in a work tree, see gitignore(5) and gitattributes(5). */
const RULES: ReadonlySet<string> = new Set(['.gitignore', '.gitattributes']);
const PERIOD_MS = 2000;
const { O_RDWR, O_NONBLOCK, O_NOFOLLOW } = constants;
const SLASH = Buffer.from('/');

// Why: docs/decisions/0166-pipes-in-the-place-of-rules.md
/**
 * Runs a git command over a work tree. Git would wait for good at a pipe that a program has put in the place of a file with
 * rules: where it takes longer than two seconds, such pipes are looked for and removed, and git reads nothing from them.
 */
export async function releasePipesDuring<T>(workTree: string | undefined, run: () => Promise<T>): Promise<T> {
  if (workTree === undefined) return run();
  let [isBusy, isOver] = [false, false];
  const release = async () => {
    if (isBusy) return;
    isBusy = true;
    await removePipes({ root: workTree, names: [] }, () => !isOver);
    isBusy = false;
  };
  const timer = setInterval(() => void release(), PERIOD_MS);
  timer.unref();
  try {
    return await run();
  } finally {
    clearInterval(timer);
    isOver = true;
  }
}

/** Removes the pipes in a folder and below it, for as long as they are in the way. */
async function removePipes(folder: FolderBelow, isInTheWay: () => boolean): Promise<void> {
  const { root, names } = folder;
  const path = Buffer.concat([Buffer.from(root), ...names.flatMap((name) => [SLASH, name])]);
  const entries = await readdir(path, { withFileTypes: true, encoding: 'buffer' }).catch(() => []);
  for (const entry of entries) {
    if (!isInTheWay()) return;
    const name = entry.name.toString();
    if (entry.isFIFO() && RULES.has(name)) removePipe(folder, entry.name);
    else if (entry.isDirectory() && name !== '.git')
      await removePipes({ root, names: [...names, entry.name] }, isInTheWay);
  }
}

function removePipe(folder: FolderBelow, name: Buffer): void {
  try {
    useFolder(folder, (at) => {
      const path = Buffer.concat([at, SLASH, name]);
      // Opened as a writer, so that git does not wait any more to open it, and reads its end once this is closed.
      const file = openSync(path, O_RDWR | O_NONBLOCK | O_NOFOLLOW);
      try {
        if (fstatSync(file).isFIFO()) unlinkSync(path);
      } finally {
        closeSync(file);
      }
    });
  } catch {
    // Replaced meanwhile; the next round looks again.
  }
}
