import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = resolve(fileURLToPath(new URL('../..', import.meta.url)));

// A run of the tests compiles the code of dist once (scripts/compile-dist.mjs): most of a short process is that.
let dir = process.env.GROUNDHOG_TEST_PROGRAM ?? projectDir;

/** Returns the folder with `action.yml` and the `dist` that tests start: the committed code, compiled once for the run. */
export function programDir(): string {
  return dir;
}

/** Makes the tests of this file start the committed `dist` itself, as users do. */
export function useCommittedDist(): void {
  dir = projectDir;
}

/** Returns the path of the command line that tests start. */
export function cliPath(): string {
  return join(dir, 'dist', 'cli.js');
}
