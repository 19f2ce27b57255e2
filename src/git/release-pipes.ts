import { closeSync, constants, fstatSync, openSync, unlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { useFolder } from '../exec/files/held-folder.ts';

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
  let isBusy = false;
  const release = async () => {
    if (isBusy) return;
    isBusy = true;
    await removePipes(workTree, []);
    isBusy = false;
  };
  const timer = setInterval(() => void release(), PERIOD_MS);
  timer.unref();
  try {
    return await run();
  } finally {
    clearInterval(timer);
  }
}

async function removePipes(root: string, names: readonly Buffer[]): Promise<void> {
  const folder = Buffer.concat([Buffer.from(root), ...names.flatMap((name) => [SLASH, name])]);
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' }).catch(() => []);
  for (const entry of entries) {
    if (entry.isFIFO() && RULES.has(entry.name.toString())) removePipe({ root, names }, entry.name);
    else if (entry.isDirectory() && entry.name.toString() !== '.git') await removePipes(root, [...names, entry.name]);
  }
}

function removePipe(folder: { readonly root: string; readonly names: readonly Buffer[] }, name: Buffer): void {
  try {
    useFolder(folder, (at) => {
      const path = Buffer.concat([at, SLASH, name]);
      // As a writer: a git that waits goes on, and one that comes now does not wait. When it is closed they read its end.
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
