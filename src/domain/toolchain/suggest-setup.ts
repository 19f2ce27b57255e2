import { findPipSources, findTestRequirements, type TestRequirements } from './python-requirements.ts';
import type { RepositoryFiles } from './repository-files.ts';
import { findTestRunners } from './test-runner.ts';

/** The commands that install the packages of each language, as its lockfiles say. */
export interface SetupSuggestion {
  readonly node: string | undefined;
  readonly python: string | undefined;
}

/** Finds the command by which a repository installs its packages; undefined where there are none. */
export function suggestSetup(files: RepositoryFiles): SetupSuggestion {
  const tests = findTestRequirements(files);
  const first = (choices: readonly (readonly [string, string])[]) =>
    choices.find(([path]) => files.paths.has(path))?.[1];
  return {
    node: first([
      ['package-lock.json', 'npm ci'],
      ['npm-shrinkwrap.json', 'npm ci'],
      ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile'],
      ['.yarnrc.yml', 'yarn install --immutable'],
      ['yarn.lock', 'yarn install --frozen-lockfile'],
      ['bun.lock', 'bun install --frozen-lockfile'],
      ['package.json', 'npm install --no-package-lock'],
    ]),
    python:
      first([
        ['uv.lock', `uv sync --frozen${renderUvFlag(tests)}`],
        ['poetry.lock', `poetry install${tests?.kind === 'extra' ? ` --extras ${tests.name}` : ''}`],
        ['Pipfile.lock', 'pipenv sync --dev'],
      ]) ?? findPipSetup(files),
  };
}

/** Renders the flag of what uv leaves out by itself: all but the group `dev`. */
function renderUvFlag(tests: TestRequirements | undefined): string {
  return tests === undefined || (tests.kind === 'group' && tests.name === 'dev')
    ? ''
    : ` --${tests.kind} ${tests.name}`;
}

/** Finds what a virtual environment needs: what the repository names, and pytest where that runs its tests. */
function findPipSetup(files: RepositoryFiles): string | undefined {
  const { isProject, tests, requirements, hasPytest } = findPipSources(files);
  const isTested = findTestRunners(files).some(({ name }) => name === 'pytest');
  const named = [...(isProject ? [renderProject(tests)] : []), ...requirements.map((path) => `-r ${path}`)];
  const packages = [...named, ...(isTested && !hasPytest ? ['pytest'] : [])];
  if (packages.length === 0) return undefined;
  // Where nothing is named the tests use what the machine has.
  const venv = named.length === 0 ? 'python3 -m venv --system-site-packages .venv' : 'python3 -m venv .venv';
  // Older versions of pip have no option for groups, and a new environment may have one of them.
  const upgrade = tests?.kind === 'group' ? [".venv/bin/pip install --upgrade 'pip>=25.1'"] : [];
  return [venv, ...upgrade, `.venv/bin/pip install ${packages.join(' ')}`].join(' && ');
}

function renderProject(tests: TestRequirements | undefined): string {
  if (tests === undefined) return '-e .';
  return tests.kind === 'extra' ? `-e '.[${tests.name}]'` : `-e . --group ${tests.name}`;
}
