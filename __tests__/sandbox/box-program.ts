import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type PipedProgram, startPiped } from '../../src/exec/start/start-piped.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The command that starts the program of a box from its source. */
export function toBoxCommand(...args: readonly string[]): { readonly file: string; readonly args: readonly string[] } {
  const hooks = inProject('scripts/typescript-hooks.mjs');
  return { file: process.execPath, args: ['--no-warnings', '--import', hooks, inProject('src/entry/box.ts'), ...args] };
}

const BWRAP = ['--unshare-pid', '--unshare-net', '--die-with-parent', '--dev-bind', '/', '/', '--proc', '/proc'];

/** Whether a box with namespaces of its own can be started here. */
export const hasBoxes = spawnSync('bwrap', [...BWRAP, 'true']).status === 0;

/** Puts a command into a box that sees all files, but no process and no network of the machine. */
export function inBox({ file, args }: ReturnType<typeof toBoxCommand>): ReturnType<typeof toBoxCommand> {
  return { file: 'bwrap', args: [...BWRAP, file, ...args] };
}

/** Starts a command with pipes. */
export function start(command: ReturnType<typeof toBoxCommand>): PipedProgram {
  return startPiped({ ...command, cwd: '/', env: { PATH: process.env.PATH ?? '', HOME: homedir() } });
}
