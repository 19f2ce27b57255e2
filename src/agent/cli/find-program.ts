import { access, readFile, realpath } from 'node:fs/promises';
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
/** The parts of an environment of Python that its programs need. Beside them, in HOME, lie the files of a person. */
const PYTHON_PARTS = ['bin', 'lib', 'lib64', 'pyvenv.cfg'];

/** Finds the parts of the environment of Python that a program is installed in, and of the Python that it was made of. */
async function findPython(file: string): Promise<readonly string[]> {
  const environment = dirname(dirname(file));
  const settings = await readFile(join(environment, 'pyvenv.cfg'), 'utf8').catch(() => undefined);
  if (settings === undefined) return [];
  const home = PYTHON_HOME.exec(settings)?.[1];
  const interpreter = await realpath(join(environment, 'bin/python')).catch(() => undefined);
  const folders = [environment, home, interpreter === undefined ? undefined : dirname(dirname(interpreter))];
  const parts = folders.flatMap((folder) => (folder ? PYTHON_PARTS.map((part) => join(folder, part)) : []));
  const isThere = await Promise.all(
    parts.map((part) =>
      access(part).then(
        () => true,
        () => false,
      ),
    ),
  );
  return [...new Set(parts.filter((_, index) => isThere[index]))];
}
