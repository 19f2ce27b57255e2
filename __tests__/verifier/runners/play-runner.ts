import { execFile } from 'node:child_process';
import { mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CriterionOf } from '../../../src/domain/plan/criterion.ts';
import { testsCriterionSchema } from '../../../src/domain/plan/tests-criterion.ts';
import { findPrograms } from '../../../src/exec/programs.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { shareFolder } from '../../../src/verifier/command-folder.ts';
import type { TestsCommand } from '../../../src/verifier/run-tests.ts';
import type { RunnerProject } from './runner-projects.ts';

const run = promisify(execFile);
const OUR_PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** The criterion of a runner: its command stands in a script, which an attempt can change. */
export function criterionOf(
  { report }: RunnerProject,
  more: Readonly<Record<string, unknown>> = {},
): CriterionOf<'tests'> {
  return testsCriterionSchema.parse({ kind: 'tests', command: 'sh run-tests.sh', report, ...more });
}

/** Writes a project into a new folder, with its packages. */
export async function writeProject(
  folder: string,
  files: Readonly<Record<string, string>>,
  packages: string | undefined,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  if (packages !== undefined) await symlink(packages, join(folder, 'node_modules'));
  return realpath(folder);
}

/** Returns the folder with the packages of a runner, which are installed where they are not this project's. */
export async function installPackages({ packages }: RunnerProject, folder: string): Promise<string | undefined> {
  if (packages === 'ours') return OUR_PACKAGES;
  if (packages.length === 0) return undefined;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts'];
  await run('npm', ['install', ...flags, ...packages], { cwd: folder });
  return join(folder, 'node_modules');
}

/** Returns whether the program of a runner is on this machine. */
export async function isThere({ program }: RunnerProject): Promise<boolean> {
  const [name = '', ...words] = program.split(' ');
  return run(name, [...words, name === 'go' ? 'version' : '--version']).then(
    () => true,
    () => false,
  );
}

/** The context in which a criterion runs its command in a folder. */
export async function contextIn(path: string, home: string) {
  const env = { PATH: process.env.PATH ?? '', HOME: home, CI: 'true', GOCACHE: join(home, 'go-build'), GOFLAGS: '' };
  const sandbox = createNoSandbox({ workspacePath: path, mark: `runner-${process.pid}` });
  return {
    folders: shareFolder({ path, env, sandbox }),
    shell: (await findPrograms(env.PATH)).shell,
    redactor: createRedactor([]),
  };
}

/** The call of a runner as a criterion makes it. */
export function callOf(project: RunnerProject): TestsCommand {
  return { criterion: criterionOf(project), index: 0 };
}
