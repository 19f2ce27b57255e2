import { describe, expect, test } from '@jest/globals';
import { suggestSetup } from '../../../src/domain/toolchain/suggest-setup.ts';
import { findTestRunners } from '../../../src/domain/toolchain/test-runner.ts';
import { filesOf } from './files-of.ts';

const packageWith = (script: string | undefined, ...packages: readonly string[]) =>
  JSON.stringify({
    ...(script === undefined ? {} : { scripts: { test: script } }),
    devDependencies: Object.fromEntries(packages.map((name) => [name, '1'])),
  });

describe('the test runner of a repository', () => {
  test.each([
    ['the script test', { 'package.json': packageWith('mocha', 'jest') }, ['npx mocha --reporter=json', 'mocha-json']],
    ['an installed package', { 'package.json': packageWith(undefined, 'jest') }, ['npx jest --ci --json', 'jest-json']],
    [
      'an installed reporter',
      { 'package.json': packageWith('jest', 'jest', 'jest-junit') },
      ['npx jest --ci --reporters=jest-junit', 'junit.xml'],
    ],
    [
      'vitest',
      { 'package.json': packageWith('vitest') },
      ['npx vitest run --reporter=junit --outputFile=junit.xml', 'junit.xml'],
    ],
    [
      'vitest, installed by pnpm',
      { 'package.json': packageWith('vitest'), 'pnpm-lock.yaml': '' },
      ['pnpm exec vitest run --reporter=junit --outputFile=junit.xml', 'junit.xml'],
    ],
    [
      'the built-in runner, by its test files',
      { 'package.json': '{}', 'test/a.test.js': '' },
      ['node --test --test-reporter=tap', 'tap'],
    ],
    ...Object.entries({
      'node --import tsx --test --test-reporter=spec test/*.test.ts':
        'node --import tsx --test --test-reporter=tap test/*.test.ts',
      'node --test --experimental-strip-types': 'node --test --test-reporter=tap --experimental-strip-types',
      'npm run build && node --test dist/test': 'NODE_OPTIONS=--test-reporter=tap npm --silent test',
      'tsx --test "src/**/*.test.ts"': 'NODE_OPTIONS=--test-reporter=tap npm --silent test',
    }).map(([script, command]): [string, Readonly<Record<string, string>>, [string, string]] => [
      `the built-in runner, as the script calls it: ${script}`,
      { 'package.json': JSON.stringify({ scripts: { test: script } }) },
      [command, 'tap'],
    ]),
    ...(
      [
        ["mocha --recursive 'dist/**/*.spec.js'", 'npm --silent test -- --reporter=json', 'mocha-json'],
        ['npm run build && mocha dist', 'npm --silent test -- --reporter=json', 'mocha-json'],
        ['NODE_OPTIONS=--experimental-vm-modules jest', 'npm --silent test -- --ci --json', 'jest-json'],
        ['cross-env CI=1 jest --config a.js', 'npm --silent test -- --ci --json', 'jest-json'],
        ['vitest run --config a.ts', 'npm --silent test -- --reporter=junit --outputFile=junit.xml', 'junit.xml'],
        ['npx vitest run', 'npx vitest run --reporter=junit --outputFile=junit.xml', 'junit.xml'],
        ['jest --watch', 'npx jest --ci --json', 'jest-json'],
        ['jest && eslint .', 'npx jest --ci --json', 'jest-json'],
        ['mocha | tee log.txt', 'npx mocha --reporter=json', 'mocha-json'],
      ] as const
    ).map(([script, command, report]): [string, Readonly<Record<string, string>>, [string, string]] => [
      `the runner that the script calls, with its flags where ours reach it: ${script}`,
      { 'package.json': packageWith(script) },
      [command, report],
    ]),
    [
      'a script for pnpm',
      { 'package.json': packageWith('mocha test/unit'), 'pnpm-lock.yaml': '' },
      ['pnpm --silent test --reporter=json', 'mocha-json'],
    ],
    [
      'pytest, by a requirement',
      { 'requirements-dev.txt': 'pytest>=8 # tests\n' },
      ['python3 -m pytest --continue-on-collection-errors --junitxml=junit.xml', 'junit.xml'],
    ],
    [
      'pytest, by a group of pyproject',
      { 'pyproject.toml': '[dependency-groups]\ndev = ["pytest[x]>=8"]\n' },
      ['python3 -m pytest --continue-on-collection-errors --junitxml=junit.xml', 'junit.xml'],
    ],
    [
      'pytest, by its settings',
      { 'setup.cfg': '[tool:pytest]\n' },
      ['python3 -m pytest --continue-on-collection-errors --junitxml=junit.xml', 'junit.xml'],
    ],
    ['go', { 'go.mod': '' }, ['go test -json ./...', 'go-json']],
    [
      'nextest',
      {
        'Cargo.toml': '',
        '.config/nextest.toml': '[profile.default]\n\n[profile.ci.junit]\n# For CI.\npath = "out/junit.xml"\n',
      },
      ['cargo nextest run --profile ci', 'target/nextest/ci/out/junit.xml'],
    ],
    ['cargo, which writes no report', { 'Cargo.toml': '' }, ['cargo test', undefined]],
    [
      'cargo, with a nextest that writes none',
      { 'Cargo.toml': '', '.config/nextest.toml': '[profile.ci]\nretries = 2\n[profile.x.other]\npath = "a.xml"\n' },
      ['cargo test', undefined],
    ],
    [
      'jest, where Yarn makes no node_modules',
      {
        'package.json': packageWith('jest'),
        'yarn.lock': '',
        '.yarnrc.yml': 'yarnPath: .yarn/releases/yarn-4.9.1.cjs\n',
      },
      ['yarn run jest --ci --json', 'jest-json'],
    ],
    [
      'jest, where Yarn makes node_modules',
      { 'package.json': packageWith('jest'), 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\n' },
      ['npx jest --ci --json', 'jest-json'],
    ],
    ['maven', { 'pom.xml': '' }, ['mvn -B test', '**/target/surefire-reports/*.xml']],
    ['maven with its wrapper', { 'pom.xml': '', mvnw: '' }, ['./mvnw -B test', '**/target/surefire-reports/*.xml']],
    [
      'gradle with its wrapper',
      { 'build.gradle.kts': '', gradlew: '' },
      ['./gradlew test', '**/build/test-results/test/*.xml'],
    ],
  ])('is found by %s', (_name, files, [command, report]) => {
    expect(findTestRunners(filesOf(files))[0]).toMatchObject({ command, report });
  });

  test.each([
    ['an empty repository', {}],
    ['the script that npm init writes', { 'package.json': packageWith('echo "Error: no test specified" && exit 1') }],
    ['a manifest that is no JSON', { 'package.json': '{' }],
    ['a manifest that is a list', { 'package.json': '[]' }],
    ['a package whose name only begins so', { 'requirements.txt': 'pytest-cov\n' }],
  ])('is not found in %s', (_name, files) => {
    expect(findTestRunners(filesOf(files))).toEqual([]);
  });

  test('is one for each language', () => {
    const files = filesOf({ 'package.json': packageWith('jest'), 'go.mod': '', 'a/conftest.py': '' });
    expect(findTestRunners(files).map(({ name }) => name)).toEqual(['jest', 'pytest', 'go']);
  });
});

test.each([
  [['package.json', 'package-lock.json'], 'npm ci', undefined],
  [['package.json', 'yarn.lock', '.yarnrc.yml'], 'yarn install --immutable', undefined],
  [['package.json'], 'npm install --no-package-lock', undefined],
  [['uv.lock', 'pyproject.toml'], undefined, 'uv sync --frozen'],
  [['README.md'], undefined, undefined],
])('the setup of %j is suggested by its lockfiles', (paths, node, python) => {
  expect(suggestSetup(filesOf(Object.fromEntries(paths.map((path) => [path, '']))))).toEqual({ node, python });
});
