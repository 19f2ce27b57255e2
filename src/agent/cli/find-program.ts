import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findOnPath } from '../../exec/programs.ts';
import type { CliAgentOptions } from './cli-adapter.ts';

/** The program of a CLI. */
export interface CliProgram {
  readonly file: string;
  /** Paths that a sandbox must show for it to run. */
  readonly readable: readonly string[];
}

/** The outermost folder of packages: a package may need those beside it, and its files are there by their real paths. */
const PACKAGES = /^.*?\/node_modules(?=\/)/;

/** Finds the program; undefined when it is not on the PATH. */
export async function findProgram({
  program,
  env,
}: Pick<CliAgentOptions, 'program' | 'env'>): Promise<CliProgram | undefined> {
  const isNamedByPath = program.includes('/');
  const path = isNamedByPath ? program : await findOnPath(program, env.PATH ?? '');
  if (path === undefined) return undefined;
  const real = await realpath(path).catch(() => path);
  const packages = PACKAGES.exec(real)?.[0];
  if (packages !== undefined) return { file: real, readable: [packages] };
  const python = await findPython(real);
  if (python.length > 0) return { file: path, readable: python };
  // Other programs are called by the name that they were found by: some decide by it what they do. A sandbox shows the
  // folders of the PATH, with their links.
  return { file: path, readable: [isNamedByPath ? path : real] };
}

const PYTHON_HOME = /^home *= *(\/.+)\/bin *$/m;

/** Finds the environment of Python that a program is installed in, and the Python that it was made of; none of another program. */
async function findPython(file: string): Promise<readonly string[]> {
  const environment = dirname(dirname(file));
  const settings = await readFile(join(environment, 'pyvenv.cfg'), 'utf8').catch(() => undefined);
  if (settings === undefined) return [];
  const home = PYTHON_HOME.exec(settings)?.[1];
  return home === undefined ? [environment] : [environment, home];
}
