import { describe, expect, test } from '@jest/globals';
import { findTestRequirements } from '../../../src/domain/toolchain/python-requirements.ts';
import { suggestSetup } from '../../../src/domain/toolchain/suggest-setup.ts';
import { filesOf } from './files-of.ts';

const EXTRAS = '[project.optional-dependencies]\n';
const GROUPS = '[dependency-groups]\n';

describe('what the tests of a project of Python need', () => {
  test.each([
    [`${EXTRAS}test = ["pytest"]`, 'extra', 'test'],
    [`${EXTRAS}docs = ["sphinx"]\ndev = ["ruff", "pytest[x]>=8"]\n`, 'extra', 'dev'],
    [`${EXTRAS}tests = [\n  "coverage[toml]", # don't\n  'pytest',\n]\n[tool.x]\na = 1`, 'extra', 'tests'],
    [`${GROUPS}dev = [{include-group = "test"}, "ruff"]\ntest = ["pytest"]\n`, 'group', 'test'],
    [`${EXTRAS}test = ["hypothesis"]\n${GROUPS}dev = ["pytest"]`, 'group', 'dev'],
    [`${EXTRAS}dev = ["ruff"]\n${GROUPS}test = ["tox"]`, 'group', 'test'],
  ])('is the part with pytest, else the one for tests: %j', (text, kind, name) => {
    const pyproject = `[project]\nname = "a"\n\n${text}`;
    expect(findTestRequirements(filesOf({ 'pyproject.toml': pyproject }))).toEqual({ kind, name });
  });

  test.each([
    '',
    `${EXTRAS}docs = ["pytest"]`,
    `${EXTRAS}[tool.a]\ntest = ["pytest"]`,
    '[tool.poetry.group.test.dependencies]\npytest = "8"',
    `${EXTRAS}test = "pytest"`,
  ])('is not known without such a part: %j', (text) => {
    expect(findTestRequirements(filesOf({ 'pyproject.toml': text }))).toBeUndefined();
  });
});

test.each([
  ['uv.lock', `${EXTRAS}test = ["pytest"]`, 'uv sync --frozen --extra test'],
  ['uv.lock', `${GROUPS}test = ["pytest"]`, 'uv sync --frozen --group test'],
  ['uv.lock', `${GROUPS}dev = ["pytest"]`, 'uv sync --frozen'],
  ['poetry.lock', `${EXTRAS}test = ["pytest"]`, 'poetry install --extras test'],
  ['poetry.lock', `${GROUPS}test = ["pytest"]`, 'poetry install'],
  ['Pipfile.lock', `${EXTRAS}test = ["pytest"]`, 'pipenv sync --dev'],
])('the tool of %s installs it: %j', (lock, text, command) => {
  expect(suggestSetup(filesOf({ [lock]: '', 'pyproject.toml': text })).python).toBe(command);
});
