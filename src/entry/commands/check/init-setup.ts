import { isLockfile } from '../../../domain/plan/registry-hosts.ts';
import { textAt, tryParseJson } from '../../../domain/text/json-object.ts';
import { listTestRequirements } from '../../../domain/toolchain/python-requirements.ts';
import { type RepositoryFiles, requiresInPython } from '../../../domain/toolchain/repository-files.ts';
import { suggestSetup } from '../../../domain/toolchain/suggest-setup.ts';
import { findTestRunners } from '../../../domain/toolchain/test-runner.ts';
import type { InitRepository } from './init-choices.ts';

/** The command of a setup, and the Python that has what it installs. */
export interface FirstSetup {
  readonly command: string;
  readonly python?: string;
}

const VENV_PYTHON = '.venv/bin/python';

/** Finds the setup of a first plan: what the likeliest test runner needs; undefined where it needs nothing. */
export function findFirstSetup(files: RepositoryFiles): FirstSetup | undefined {
  const runner = findTestRunners(files)[0]?.name;
  const { node } = suggestSetup(files);
  if (runner === 'pytest') return findPythonSetup(files);
  return runner === undefined ||
    node === undefined ||
    ['go', 'cargo', 'maven', 'gradle', 'dotnet', 'node'].includes(runner)
    ? undefined
    : { command: node };
}

/** Finds how the packages of Python are installed in the folder itself: what a tool keeps in HOME is not there for criteria. */
function findPythonSetup(files: RepositoryFiles): FirstSetup | undefined {
  const { python: command } = suggestSetup(files);
  if (command === undefined) return undefined;
  if (command.startsWith('uv ')) return { command, python: VENV_PYTHON };
  if (command.startsWith('poetry '))
    return { command: `POETRY_VIRTUALENVS_IN_PROJECT=1 ${command}`, python: VENV_PYTHON };
  if (command.startsWith('pipenv ')) return { command: `PIPENV_VENV_IN_PROJECT=1 ${command}`, python: VENV_PYTHON };
  const pyproject = files.manifests.get('pyproject.toml') ?? '';
  const isOfProject = / -e /.test(command);
  // A table of settings alone is no package that pip could install.
  if (isOfProject && !/^\[(?:project|build-system)\]/m.test(pyproject)) return undefined;
  // Other files of requirements are not installed by it, and of a project only the part for tests is.
  const installed = isOfProject ? listTestRequirements(pyproject) : (files.manifests.get('requirements.txt') ?? '');
  const hasPytest = requiresInPython({ ...files, manifests: new Map([['requirements.txt', installed]]) }, 'pytest');
  return { command: hasPytest ? command : `${command} pytest`, python: VENV_PYTHON };
}

/** Lists the registries of a setup that no lockfile names. */
export function listSetupRegistries({ paths }: RepositoryFiles, setup: FirstSetup | undefined): string | undefined {
  if (setup === undefined || [...paths].some(isLockfile)) return undefined;
  return setup.python === undefined ? 'registry.npmjs.org' : 'pypi.org files.pythonhosted.org';
}

/** The lockfiles whose first lines name a version of the tool that wrote them. */
export const LOCKFILES_WITH_VERSION = ['pnpm-lock.yaml', 'poetry.lock'] as const;

/** Installs of tools that GitHub's runners lack; pipx and npm are there. */
const INSTALLS: readonly (readonly [tool: string, install: string, findVersion: (files: InitRepository) => string])[] =
  [
    ['pnpm', 'npm install --global pnpm@', findPnpmVersion],
    ['bun', 'npm install --global bun@', (files) => findManagerVersion(files, 'bun') ?? '1'],
    ['uv', 'pipx install uv==', findUvVersion],
    ['poetry', 'pipx install poetry==', findPoetryVersion],
    ['pipenv', 'pipx install pipenv==', () => '2025.0.4'],
  ];

/** Returns the command that installs the tool of the first setup where a runner lacks it; undefined for no such tool. */
export function findToolInstall(files: InitRepository): string | undefined {
  const [, tool] = /^(?:\w+=1 )?(\w+) /.exec(findFirstSetup(files)?.command ?? '') ?? [];
  const found = INSTALLS.find(([name]) => name === tool);
  return found && `${found[1]}${found[2](files)}`;
}

/** Finds the whole version of a package manager that `packageManager` names. */
function findManagerVersion({ manifests }: InitRepository, name: string): string | undefined {
  const named = textAt(tryParseJson(manifests.get('package.json') ?? ''), 'packageManager');
  const [, manager, version] = /^([a-z]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)(?:\+|$)/.exec(named) ?? [];
  return manager === name ? version : undefined;
}

/** The last major version of pnpm that installs from a lockfile as it is, by the version of the lockfile. */
const PNPM_OF_LOCKFILE: readonly (readonly [RegExp, string])[] = [
  [/^9\./, '10'],
  [/^6\./, '8'],
  [/^5\.4/, '7'],
  [/^5\./, '6'],
];

function findPnpmVersion(files: InitRepository): string {
  const head = files.lockHeads?.get('pnpm-lock.yaml') ?? '';
  const [, lockfile = '9.0'] = /^lockfileVersion: '?(\d+\.\d+)/m.exec(head) ?? [];
  const byLockfile = PNPM_OF_LOCKFILE.find(([pattern]) => pattern.test(lockfile))?.[1] ?? '10';
  return findManagerVersion(files, 'pnpm') ?? byLockfile;
}

function findUvVersion({ manifests }: InitRepository): string {
  const [, required] =
    /^required-version *= *["']==(\d+\.\d+\.\d+)["']/m.exec(manifests.get('pyproject.toml') ?? '') ?? [];
  return required ?? '0.11.7';
}

function findPoetryVersion({ lockHeads }: InitRepository): string {
  const [, version] = /^# .*@generated by Poetry (\d+\.\d+\.\d+) /m.exec(lockHeads?.get('poetry.lock') ?? '') ?? [];
  return version ?? '2.3.2';
}
