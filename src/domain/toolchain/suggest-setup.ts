import type { RepositoryFiles } from './repository-files.ts';

/** The commands that install the packages of each language, as its lockfiles say. */
export interface SetupSuggestion {
  readonly node: string | undefined;
  readonly python: string | undefined;
}

/** Finds the command by which a repository installs its packages; undefined where nothing says how. */
export function suggestSetup({ paths }: RepositoryFiles): SetupSuggestion {
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
      ['uv.lock', 'uv sync --frozen'],
      ['poetry.lock', 'poetry install'],
      ['Pipfile.lock', 'pipenv sync --dev'],
      ['requirements.txt', 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt'],
      ['pyproject.toml', 'python3 -m venv .venv && .venv/bin/pip install -e .'],
    ]),
  };
}
