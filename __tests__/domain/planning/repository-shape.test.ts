import { describe, expect, test } from '@jest/globals';
import {
  describeShape,
  isTestFile,
  type RepositoryShape,
  renderShape,
} from '../../../src/domain/planning/repository-shape.ts';
import { filesOf } from '../toolchain/files-of.ts';

/** Describes a repository with empty files at these paths. */
function shapeOf(...paths: readonly string[]): RepositoryShape {
  return describeShape(filesOf(Object.fromEntries(paths.map((path) => [path, '']))));
}

const NOTHING: RepositoryShape = {
  runners: [],
  managers: [],
  setups: [],
  scripts: new Map(),
  folders: new Map(),
  tests: [],
  pipelines: [],
};

describe('the shape of a repository', () => {
  test('without files has nothing', () => {
    expect(shapeOf()).toEqual(NOTHING);
  });

  test('has the runners, and the manager and setup of each language', () => {
    const manifest = { scripts: { test: 'jest', lint: 'eslint .' }, devDependencies: { jest: '1' } };
    const files = filesOf({
      'package.json': JSON.stringify(manifest),
      'pnpm-lock.yaml': '',
      'uv.lock': '',
      'pytest.ini': '',
    });
    const shape = describeShape(files);
    expect(shape.runners.map(({ name }) => name)).toEqual(['jest', 'pytest']);
    expect(shape.managers).toEqual(['pnpm', 'uv']);
    expect(shape.setups).toEqual(['pnpm install --frozen-lockfile', 'uv sync --frozen']);
    expect([...shape.scripts]).toEqual([
      ['test', 'jest'],
      ['lint', 'eslint .'],
    ]);
  });

  test('names pip where a virtual environment is the setup', () => {
    const shape = shapeOf('requirements.txt');
    expect(shape.managers).toEqual(['pip']);
    expect(shape.setups).toEqual(['python3 -m venv .venv && .venv/bin/pip install -r requirements.txt']);
  });

  test('needs no setup for a package without packages, and has its manager', () => {
    const shape = describeShape(filesOf({ 'package.json': '{"scripts":{"test":"node --test"}}' }));
    expect(shape.managers).toEqual(['npm']);
    expect(shape.setups).toEqual([]);
  });

  test('counts the files of the folders at the top, the fullest first, equal ones by name', () => {
    const shape = shapeOf(
      'src/a.ts',
      'src/deep/b.ts',
      'src/c.ts',
      'lib/d.ts',
      'lib/e.ts',
      'app/f.ts',
      'app/g.ts',
      'README',
    );
    expect([...shape.folders]).toEqual([
      ['src', 3],
      ['app', 2],
      ['lib', 2],
      ['.', 1],
    ]);
  });

  test('leaves out what is installed or built, at any depth', () => {
    const paths = ['node_modules', 'vendor', 'dist', 'build', '.git'].flatMap((folder) => [
      `${folder}/test/a.test.js`,
      `packages/b/${folder}/a.test.js`,
    ]);
    const kept = ['distance/a.js', 'rebuild/a.js', 'vendor.js'];
    const shape = shapeOf(...paths, ...kept);
    expect(shape.tests).toEqual([]);
    expect([...shape.folders.keys()].sort()).toEqual(['.', 'distance', 'rebuild']);
  });

  test('has the tests and pipelines in the order of their names', () => {
    const shape = shapeOf('z.test.ts', 'a.test.ts', 'src/a.ts', 'Jenkinsfile', '.github/workflows/ci.yml');
    expect(shape.tests).toEqual(['a.test.ts', 'z.test.ts']);
    expect(shape.pipelines).toEqual(['.github/workflows/ci.yml', 'Jenkinsfile']);
  });

  test.each([
    '.github/workflows/ci.yml',
    '.github/workflows/ci.yaml',
    '.gitlab-ci.yml',
    '.circleci/config.yml',
    'azure-pipelines.yml',
    'Jenkinsfile',
  ])('has a pipeline: %s', (path) => {
    expect(shapeOf(path).pipelines).toEqual([path]);
  });

  test.each([
    'docs/.github/workflows/ci.yml',
    '.github/workflows/lib/ci.yml',
    '.github/workflows/ci.yml.bak',
    '.github/workflows/README.md',
    'app/Jenkinsfile',
    'Jenkinsfile.old',
    'xgitlab-ci.yml',
  ])('has no pipeline: %s', (path) => {
    expect(shapeOf(path).pipelines).toEqual([]);
  });
});

describe('a file of tests', () => {
  test.each([
    'test/a.js',
    'tests/deep/a.py',
    'spec/a.rb',
    'pkg/specs/a.rb',
    'src/__tests__/a.ts',
    'Tests/A.cs',
    'a.test.ts',
    'a.spec.tsx',
    'src/a_test.go',
    'a-tests.js',
    'test_a.py',
    'src/test.js',
    'a.test.int.ts',
    'a_spec.rb',
  ])('is known by its name: %s', (path) => {
    expect(isTestFile(path)).toBe(true);
  });

  test.each([
    'src/a.ts',
    'latest/a.js',
    'src/latest.js',
    'contest.py',
    'test',
    'test/fixture',
    'testing/a.js',
    'a.tester.js',
    'inspector.ts',
    'src/__tests__x/a.ts',
  ])('is nothing else: %s', (path) => {
    expect(isTestFile(path)).toBe(false);
  });
});

describe('the lines for a model', () => {
  test('say so where nothing was found', () => {
    expect(renderShape(NOTHING)).toBe(
      [
        'Test runners: none was found',
        'Package managers: none',
        'Setup: none is needed, or none is known',
        'Scripts: none',
        'Folders: ',
        'Test files: none',
        'CI: none',
      ].join('\n'),
    );
  });

  test('have each fact with its name', () => {
    const shape: RepositoryShape = {
      runners: [
        { name: 'go', command: 'go test -json ./...', report: 'go-json' },
        { name: 'pytest', command: 'python3 -m pytest', report: 'junit.xml' },
      ],
      managers: ['npm', 'pip'],
      setups: ['npm ci', 'make deps'],
      scripts: new Map([
        ['lint', 'eslint .'],
        ['test', 'jest'],
      ]),
      folders: new Map([
        ['src', 3],
        ['.', 1],
      ]),
      tests: ['a.test.ts', 'b.test.ts'],
      pipelines: ['Jenkinsfile', '.gitlab-ci.yml'],
    };
    expect(renderShape(shape)).toBe(
      [
        'Test runners: go (go test -json ./...), pytest (python3 -m pytest)',
        'A criterion that runs all tests:',
        '  success_criteria:',
        '    - kind: tests',
        '      command: go test -json ./...',
        '      report: go-json',
        'Package managers: npm, pip',
        'Setup: npm ci; make deps',
        'Scripts: ',
        '  lint: eslint .',
        '  test: jest',
        'Folders: src (3), . (1)',
        'Test files: a.test.ts, b.test.ts',
        'CI: Jenkinsfile, .gitlab-ci.yml',
      ].join('\n'),
    );
  });

  test('propose no criterion with a runner that writes no report', () => {
    const text = renderShape({ ...NOTHING, runners: [{ name: 'cargo', command: 'cargo test', report: undefined }] });
    expect(text).toMatch(/^Test runners: cargo \(cargo test\)\nPackage managers: none\n/);
  });

  test('are bounded', () => {
    const count = (many: number) => Array.from({ length: many }, (_, index) => index);
    const shape: RepositoryShape = {
      ...NOTHING,
      scripts: new Map(count(31).map((index) => [`script${index}:`, 'x'.repeat(201)])),
      folders: new Map(count(21).map((index) => [`folder${index}.`, 1])),
      tests: count(32).map((index) => `${index}.test.ts`),
      pipelines: count(30).map((index) => `${index}.yml`),
    };
    const lines = renderShape(shape).split('\n');
    expect(lines.filter((line) => line.startsWith('  script'))).toHaveLength(30);
    expect(lines.find((line) => line.startsWith('  script0:'))).toBe(`  script0:: ${'x'.repeat(200)}`);
    expect(lines.find((line) => line.startsWith('Folders: '))).toMatch(/folder19\. \(1\)$/);
    expect(lines.find((line) => line.startsWith('Test files: '))).toMatch(/, 29\.test\.ts and 2 more$/);
    expect(lines.find((line) => line.startsWith('CI: '))).toMatch(/, 29\.yml$/);
  });
});
