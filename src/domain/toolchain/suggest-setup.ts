import { findTestRequirements, type TestRequirements } from './python-requirements.ts';
import type { RepositoryFiles } from './repository-files.ts';

/** The commands that install the packages of each language, as its lockfiles say. */
export interface SetupSuggestion {
  readonly node: string | undefined;
  readonly python: string | undefined;
}

/** Finds the command by which a repository installs its packages; undefined where nothing says how. */
export function suggestSetup({ paths, manifests }: RepositoryFiles): SetupSuggestion {
  const tests = findTestRequirements(manifests.get('pyproject.toml') ?? '');
  const first = (choices: readonly (readonly [string, string])[]) => choices.find(([path]) => paths.has(path))?.[1];
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
    python: first([
      ['uv.lock', `uv sync --frozen${renderUvFlag(tests)}`],
      ['poetry.lock', `poetry install${tests?.kind === 'extra' ? ` --extras ${tests.name}` : ''}`],
      ['Pipfile.lock', 'pipenv sync --dev'],
      ['requirements.txt', 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt'],
      ['pyproject.toml', `python3 -m venv .venv && ${renderPipInstall(tests)}`],
    ]),
  };
}

/** Renders the flag of what uv leaves out by itself: all but the group `dev`. */
function renderUvFlag(tests: TestRequirements | undefined): string {
  return tests === undefined || (tests.kind === 'group' && tests.name === 'dev')
    ? ''
    : ` --${tests.kind} ${tests.name}`;
}

function renderPipInstall(tests: TestRequirements | undefined): string {
  if (tests?.kind === 'extra') return `.venv/bin/pip install -e '.[${tests.name}]'`;
  // Older versions of pip have no option for groups, and a new environment may have one of them.
  if (tests?.kind === 'group')
    return `.venv/bin/pip install --upgrade 'pip>=25.1' && .venv/bin/pip install -e . --group ${tests.name}`;
  return '.venv/bin/pip install -e .';
}
