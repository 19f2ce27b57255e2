import { describe, expect, test } from '@jest/globals';
import { type DecidingFiles, toDecidingFiles } from '../../../src/domain/toolchain/deciding-files.ts';
import { filesOf } from './files-of.ts';

const npm = ['package.json', '.npmrc'];
const pnpm = [...npm, '.pnpmfile.{cjs,mjs}', 'pnpm-workspace.yaml'];
const yarn = [...npm, '.yarnrc{,.yml}'];
const ofPytest = (conftest: string) => [conftest, '{,.}pytest.{ini,toml}', 'pyproject.toml', 'tox.ini', 'setup.cfg'];
const pytest = ofPytest('**/conftest.py');
const jest = expect.arrayContaining(['package.json', 'jest.config.*']);
const make = ['{GNUm,m,M}akefile'];
const none = filesOf({});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['npm test', { 'npm test': npm }],
  ['npm run lint -- --fix', { 'npm run lint': npm }],
  ['CI=1 npm --silent test', { 'npm test': npm }],
  ['npm run-script build', { 'npm run-script build': npm }],
  ['npm run', { 'npm run': npm }],
  ['npm test unit', { 'npm test': npm }],
  ['npm ci', { 'npm ci': [...npm, 'package-lock.json'] }],
  ['npm exec tool', { 'npm exec': npm }],
  ['npx --yes tool', { npx: ['.npmrc'] }],
  ['CI=1 npx jest --ci', { npx: ['.npmrc'], jest }],
  ['yarn', { yarn: [...yarn, 'yarn.lock'] }],
  ['yarn build', { 'yarn build': yarn }],
  ['pnpm run -r test', { 'pnpm run -r': pnpm }],
  ['pnpm exec vitest run', { 'pnpm exec': pnpm, vitest: expect.arrayContaining(['package.json']) }],
  ['npm ls', {}],
  ['npm lists', { 'npm lists': npm }],
  ['npm', {}],
  ['npm --version', {}],
  ['cd a && make check 2>&1', { make: ['a/{GNUm,m,M}akefile'] }],
  ['pytest -q', { pytest }],
  ['python -m pytest tests', { pytest: ofPytest('conftest.py') }],
  ['python3 -m pytest', { pytest }],
  ['.venv/bin/python -m pytest > out.txt', { pytest }],
  ['.venv/bin/pytest', { '.venv/bin/pytest': ['.venv/bin/pytest'], pytest }],
  ['uv run pytest', { pytest }],
  ['python -m tox', { tox: ['tox.{ini,toml}', 'pyproject.toml', 'setup.cfg'] }],
  ['python -m bash run.sh', { 'bash run.sh': ['run.sh'] }],
  ['python -m', {}],
  ['python -m tool', {}],
  ['python a pytest', { 'python a': ['a'] }],
  ['go test ./...', { go: ['go.{mod,work}'] }],
  ['cargo test', { cargo: expect.arrayContaining(['.cargo/config{,.toml}']) }],
  ['./gradlew test', { './gradlew': ['gradlew'], gradle: expect.arrayContaining(['{build,settings}.gradle{,.kts}']) }],
  ['npx tsc --noEmit', { npx: ['.npmrc'], tsc: ['tsconfig.json'] }],
  ['node_modules/.bin/tsc -p tsconfig.build.json', { tsc: ['tsconfig.json', 'tsconfig.build.json'] }],
  [
    'pnpm exec eslint . --config=lint/own.config.mjs',
    { 'pnpm exec': pnpm, eslint: ['eslint.config.*', '.eslintrc{,.*}', 'lint/own.config.mjs'] },
  ],
  ['uv run mypy src', { mypy: ['{,.}mypy.ini', 'pyproject.toml', 'setup.cfg'] }],
  ['python3 -m ruff check .', { ruff: ['{,.}ruff.toml', 'pyproject.toml'] }],
  ['cargo clippy -- -D warnings', { cargo: expect.arrayContaining(['{,.}clippy.toml', 'Cargo.toml']) }],
  ['cargo --version', {}],
  ['go vet ./...', { go: ['go.{mod,work}'] }],
  ['go version', {}],
  ['golangci-lint run', { 'golangci-lint': ['.golangci.{yml,yaml,toml,json}'] }],
  ['echo eslint', {}],
  ['./check.sh --all', { './check.sh': ['check.sh'] }],
  ['scripts/check', { 'scripts/check': ['scripts/check'] }],
  ['bash -eu scripts/check.sh', { 'bash scripts/check.sh': ['scripts/check.sh'] }],
  ['timeout 60 node "tools/check.mjs" >> log', { 'node tools/check.mjs': ['tools/check.mjs'] }],
  ['true; ! sh a.sh', { 'sh a.sh': ['a.sh'] }],
  ['/usr/bin/python check.py', { 'python check.py': ['check.py'] }],
  ['node x.js a-c', { 'node x.js': ['x.js'] }],
  ['.//././scripts/a.sh', { './/././scripts/a.sh': ['scripts/a.sh'] }],
  ['bash a~', { 'bash a~': ['a~'] }],
  ['bash   "a.sh"', { 'bash a.sh': ['a.sh'] }],
  ['env A_B=1 make', { make }],
  ['timeout 5 make', { make }],
  ['make a & make b', { make }],
  [
    'make && npm test; ./a.sh | just\ntox',
    { make, 'npm test': npm, './a.sh': ['a.sh'], just: ['{,.}justfile'], tox: expect.anything() },
  ],
  ...[
    ...['true', 'test -f a', 'node -e "1"', 'bash -c "exit 0"', '/usr/bin/env', 'sh /tmp/x.sh', 'node', 'node x.js -e'],
    ...['node --eval x', 'bash -lc x', 'bash ./', 'bash ~/a.sh', '../a.sh', 'a/../b.sh', 'node_modules/.bin/x', 'env'],
    ...['bash "$DIR/a.sh"', 'x-A=1 make', 'timeout x5 make', '5 make'],
  ].map((command): [string, Readonly<Record<string, unknown>>] => [command, {}]),
])('the files that decide what %j finds are known', (command, expected) => {
  const found = toDecidingFiles(none)(command).map(({ program, globs }) => [program, globs]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

describe('the tests that a command runs', () => {
  const repository = filesOf({
    'package.json': '{"scripts":{"test":"node --test","unit":"vitest run test/a.test.js"}}',
    'src/add.js': '',
    'src/pkg/a_test.go': '',
    'test/a.test.js': '',
    'tests/test_a.py': '',
    'tests/help.py': '',
    'tests/sub/test_b.py': '',
  });
  const all = [...repository.paths].filter((path) => /^tests?\/|_test/.test(path));
  const python = all.filter((path) => path.startsWith('tests/'));
  const testsOf = (command: string, files = repository) =>
    [...new Set(toDecidingFiles(files)(command).flatMap(({ tests }) => tests))].sort();

  test.each<[string, readonly string[]]>([
    ['python3 -m pytest --junitxml=junit.xml tests/test_a.py', ['tests/test_a.py']],
    ['.venv/bin/python -m pytest ./tests/test_a.py::test_add -q', ['tests/test_a.py']],
    ['uv run pytest tests', python],
    ['pytest tests/ --junitxml report.xml', python],
    ['pytest tests/sub', ['tests/sub/test_b.py']],
    ['pytest tests/test_new.py > tests/test_out.py', ['tests/test_new.py']],
    ['pytest -q --junitxml tests/out.xml', all],
    ['pytest', all],
    ['npx vitest run a.test.js', ['test/a.test.js']],
    ['npx jest --ci --json test/a.test.js', ['test/a.test.js']],
    ['npm test', all],
    ['npm run unit', ['test/a.test.js']],
    ['go test -json ./...', all],
    ['go test ./src/pkg/...', ['src/pkg/a_test.go']],
    ['mvn -B -o test', all],
    ['bundle exec rspec', all],
    ['rspec', all],
    ['vendor/bin/phpunit tests', all],
    ['make test', all],
    ['make', []],
    ['composer test', all],
    ['node src/add.js', []],
    ['npm run lint', []],
  ])('of %s', (command, expected) => {
    expect(testsOf(command)).toEqual([...expected].sort());
  });

  test('are those that it names, where the repository is not known', () => {
    expect(testsOf('node --test test/new.test.mjs', none)).toEqual(['test/new.test.mjs']);
    expect(testsOf('pytest tests', none)).toEqual([]);
  });
});

test('what reads the manifest at the root may read those of the packages below it', () => {
  const files = filesOf({
    'package.json': '{}',
    'packages/a/package.json': '{}',
    'packages/a/a.js': '',
    'packages/[b]/package.json': '{}',
  });
  const found = toDecidingFiles(files)('npm test -w a').find(({ program }) => program === 'npm test');
  expect(found?.globs).toEqual(['package.json', 'packages/a/package.json', '.npmrc']);
});

test('what a script of a package runs decides too, also behind another script', () => {
  const scripts = { test: 'node t.js && npm run -s more >out.txt', more: 'sh ./m.sh; make a', again: 'npm run again' };
  const find = toDecidingFiles(filesOf({ 'package.json': JSON.stringify({ scripts }) }));
  const globsOf = (command: string) =>
    Object.fromEntries(find(command).map(({ program, globs }) => [program, globs] as const));
  expect(globsOf('npm test')).toEqual({ 'npm test': npm, 'node t.js': ['t.js'], 'sh ./m.sh': ['m.sh'], make });
  expect(globsOf('npm run again')).toEqual({ 'npm run again': npm });
});

describe('in a folder', () => {
  test.each<[string, Readonly<Record<string, readonly string[]>>]>([
    ['cd a/b && sh ./t.sh', { 'sh ./t.sh': ['a/b/t.sh'] }],
    ['cd a; cd b/ && ./t.sh', { './t.sh': ['a/b/t.sh'] }],
    ['(cd a && sh t.sh) && sh u.sh', { 'sh t.sh': ['a/t.sh'], 'sh u.sh': ['u.sh'] }],
    ['cd . && sh t.sh', { 'sh t.sh': ['t.sh'] }],
    ['cd "$DIR" && sh t.sh', { 'sh t.sh': ['t.sh'] }],
    ['cd "a b" && sh t.sh', { 'sh t.sh': ['t.sh'] }],
    ['cd a && cd .. && sh t.sh', { 'sh t.sh': ['t.sh'] }],
    ['make -C a/b test', { make: ['a/b/{GNUm,m,M}akefile'] }],
    ['make --directory=a test', { make: ['a/{GNUm,m,M}akefile'] }],
    ['cd a && npm test', { 'npm test': ['a/package.json', 'a/.npmrc'] }],
    ['npm --prefix a test', { 'npm test': ['a/package.json', 'a/.npmrc'] }],
  ])('%s', (command, expected) => {
    const found = toDecidingFiles(filesOf({}))(command).map(({ program, globs }) => [program, globs]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('a runner has the files of the folder, those of the root that are there, and the tests of the folder', () => {
    const files = filesOf({ 'go.mod': '', 'a/x_test.go': '', 'b/y_test.go': '', 'test/z.js': '' });
    for (const command of ['cd a && go test ./...', 'go -C a test ./...'])
      expect(toDecidingFiles(files)(command)).toEqual([
        {
          program: expect.stringMatching(/^go/),
          globs: ['a/go.{mod,work}', 'go.{mod,work}', 'go.work'],
          tests: ['a/x_test.go'],
        },
      ]);
  });
});

test.each([
  'node --import tsx test/a.ts',
  'node -r dotenv/config test/a.ts',
  'node --import=tsx test/a.ts',
  'python3 -W error test/a.ts',
])('%s: the value of a flag is no script', (command) => {
  expect(toDecidingFiles(filesOf({}))(command).flatMap(({ globs }) => globs)).toEqual(['test/a.ts']);
});

describe('the configuration of a compiler or a linter', () => {
  const scripts = { build: 'tsc --noEmit && eslint .', all: 'tsc --build' };
  const files = filesOf({
    'package.json': JSON.stringify({ scripts }),
    ...{ 'tsconfig.json': '', 'tsconfig.base.json': '', 'a/tsconfig.json': '', 'a/b/tsconfig.lib.json': '' },
    ...{ 'tsconfig.[x].json': '', 'eslint.config.mjs': '' },
  });
  const globsOf = (command: string, program: string) =>
    toDecidingFiles(files)(command).find((found) => found.program === program)?.globs;

  test('decides also behind a script, with what it is based on', () => {
    expect(globsOf('npm run build', 'tsc')).toEqual(['tsconfig.json', 'tsconfig.base.json']);
    expect(globsOf('npm run build', 'eslint')).toEqual(['eslint.config.*', '.eslintrc{,.*}']);
  });

  test('is that of the folder and of the root, or of all folders of a build', () => {
    expect(globsOf('cd a && npx tsc', 'tsc')).toEqual(['a/tsconfig.json', 'tsconfig.json', 'tsconfig.base.json']);
    expect(globsOf('cd a && npx eslint .', 'eslint')).toEqual([
      'a/eslint.config.*',
      'a/.eslintrc{,.*}',
      'eslint.config.*',
    ]);
    expect(globsOf('npm run all', 'tsc')).toContain('a/b/tsconfig.lib.json');
  });
});

test('pytest reads the files of the folders that its tests are in, wherever it is started', () => {
  const files = filesOf({ 'libs/py/pyproject.toml': '', 'libs/py/tests/test_a.py': '', 'test/b.js': '' });
  const found = toDecidingFiles(files)('python3 -m pytest libs/py').flatMap(({ globs }) => globs);
  for (const path of [
    'libs/py/pyproject.toml',
    'libs/py/{,.}pytest.{ini,toml}',
    'libs/conftest.py',
    'libs/py/tests/conftest.py',
  ])
    expect(found).toContain(path);
  expect(found).not.toContain('libs/py/tests/tox.ini');
});

describe('what a setup installs from', () => {
  test.each<[string, readonly string[]]>([
    [
      'pip install --no-index --find-links vendor/wheels -r requirements-dev.txt -c ./c.txt',
      ['vendor/wheels/**', 'requirements-dev.txt', 'c.txt'],
    ],
    ['.venv/bin/pip install --requirement=a.txt pytest requests==2', ['a.txt']],
    ['python3 -m pip install -e .[test]', ['pyproject.toml', 'setup.{py,cfg}']],
    ['uv pip install -e ./lib', ['lib/pyproject.toml', 'lib/setup.{py,cfg}']],
    ['uv sync --frozen', ['pyproject.toml', 'uv.lock', 'uv.toml']],
    ['cd a && poetry install', ['a/pyproject.toml', 'a/poetry.{lock,toml}']],
    ['bundle install', ['Gemfile{,.lock}']],
    ['pip install pytest && pip freeze', []],
  ])('%s', (command, globs) => {
    expect(toDecidingFiles(filesOf({}))(command).flatMap((found) => found.globs)).toEqual(globs);
  });

  test('go reads a workspace file of each folder above, also one that is new', () => {
    const found = toDecidingFiles(filesOf({ 'a/b/go.mod': '' }))('cd a/b && go test ./...');
    expect(found.flatMap(({ globs }) => globs)).toEqual(['a/b/go.{mod,work}', 'a/go.work', 'go.work']);
  });
});

describe('behind make', () => {
  const MAKEFILE = `include mk/common.mk
RUN := sh scripts/run.sh
.PHONY: test
all: build # first
test: unit lint; @$(RUN)
\t-@cd sub && \\
\t  ./check.sh
unit:
\t$(MAKE) -C lib check
lint: ; python3 tools/lint.py
build:
\tsh build.sh
%.o: %.c
\tsh never.sh
`;
  const find = (command: string, more: Readonly<Record<string, string>> = {}) => {
    const texts = { Makefile: MAKEFILE, 'lib/Makefile': 'check:\n\tnode t.js\n', ...more };
    const found = toDecidingFiles(filesOf(texts))(command);
    return [...new Set(found.flatMap(({ globs }) => globs))].sort();
  };
  const ROOT = ['mk/common.mk', '{GNUm,m,M}akefile'];

  test('the recipes of a target and of what it needs are read, in their folders', () => {
    const own = ['lib/t.js', 'lib/{GNUm,m,M}akefile', 'scripts/run.sh', 'sub/check.sh', 'tools/lint.py'];
    expect(find('make test')).toEqual([...own, ...ROOT].sort());
    expect(find('make -j2 V=1 lint')).toEqual(['tools/lint.py', ...ROOT].sort());
  });

  test('the first target is read where none is named', () => {
    expect(find('make')).toEqual(['build.sh', ...ROOT].sort());
  });

  test('files that are included, and others than the usual ones, are read', () => {
    expect(find('make more', { 'mk/common.mk': 'more:\n\tsh more.sh\n' })).toEqual(['more.sh', ...ROOT].sort());
    expect(find('make -f mk/own.mk', { 'mk/own.mk': 'a:\n\tsh own.sh\n' })).toContain('own.sh');
  });

  test.each<[string, string]>([
    [
      'values of values',
      `${Array.from({ length: 9 }, (_, i) => `V${i} = ${`$(V${i + 1})`.repeat(300)}\n`).join('')}a:\n\t$(V0)\n`,
    ],
    ['blanks', `a${' '.repeat(900_000)}b\n${`a${' '.repeat(1900)}b\n`.repeat(400)}`],
    ['one target', 'a: b\n\ttrue\n'.repeat(60_000)],
    ['calls', `a:\n${Array.from({ length: 300 }, (_, i) => `\t$(MAKE) a X=${i}\n`).join('')}`],
  ])('hostile %s are read to their end', (_, text) => {
    expect(find('make a', { Makefile: text })).toEqual(['{GNUm,m,M}akefile']);
  });

  test('a chain of calls is followed for 200 of them', () => {
    const rules = Array.from({ length: 300 }, (_, i) => `t${i}:\n\tsh s${i}.sh\n\t$(MAKE) t${i + 1}\n`);
    expect(find('make t0', { Makefile: rules.join('') }).filter((path) => path.endsWith('.sh'))).toHaveLength(200);
  });

  test('what includes or calls itself ends', () => {
    expect(find('make test', { 'mk/common.mk': 'include mk/common.mk\nX = $(X)\n' })).toContain('sub/check.sh');
    expect(find('make -C lib check', { 'lib/Makefile': 'check: check\n\t$(MAKE) check\n' })).toEqual([
      'lib/{GNUm,m,M}akefile',
    ]);
  });
});

describe('behind a shell script', () => {
  const TEST = `#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "\${BASH_SOURCE[0]}")/.."
. "$(dirname "$0")/lib.sh"   # not never.sh
cat <<'END' | sh
sh never.sh
END
prepare() { node prepare.js; }
case "\${1:-all}" in
  unit) npm test ;;
  *)
    if ! python3 -m pytest tests/unit \\
      -q; then exit 1; fi ;;
esac
for each in a b; do
  (cd sub && ./more "$each")
done
`;
  const texts: Readonly<Record<string, string>> = {
    'scripts/test.sh': TEST,
    'scripts/lib.sh': 'make -C lib\n',
    'package.json': JSON.stringify({ scripts: { test: 'node --test test/a.js' } }),
    'test/a.js': '',
    'tests/unit/test_a.py': '',
    'tests/other/test_b.py': '',
  };
  const find = (command: string, more: Readonly<Record<string, string>> = {}) =>
    toDecidingFiles(filesOf({ ...texts, ...more }))(command);
  const pathsOf = (found: readonly DecidingFiles[]) => [
    ...new Set(found.flatMap(({ globs, tests }) => [...globs, ...tests])),
  ];

  test.each([
    './scripts/test.sh unit',
    'bash -eu scripts/test.sh',
    'scripts/test.sh && true',
    '/bin/sh scripts/test.sh',
  ])('%s: what its lines call is read, with the tests that it runs', (command) => {
    const paths = pathsOf(find(command));
    for (const path of ['scripts/test.sh', 'scripts/lib.sh', 'lib/{GNUm,m,M}akefile', 'prepare.js', 'package.json'])
      expect(paths).toContain(path);
    for (const path of ['sub/more', 'test/a.js', 'tests/unit/test_a.py', 'conftest.py']) expect(paths).toContain(path);
    expect(paths).not.toContain('tests/other/test_b.py');
    expect(paths.join()).not.toMatch(/never/);
  });

  test('one in a folder is found there, and one without an ending where scripts are', () => {
    expect(pathsOf(find('cd a && ./b/c.sh', { 'a/b/c.sh': 'sh d.sh\n' }))).toEqual(['a/b/c.sh', 'a/d.sh']);
    expect(pathsOf(find('script/cibuild', { 'script/cibuild': 'sh d.sh\n' }))).toEqual(['script/cibuild', 'd.sh']);
    expect(pathsOf(find('make', { Makefile: 'a:\n\t./b.sh\n', 'b.sh': 'node c.js' }))).toContain('c.js');
  });

  test('a script of another language is not taken for one', () => {
    const python = { 'bin/check': '#!/usr/bin/env python3\nsh d.sh\n' };
    expect(pathsOf(find('bin/check', python))).toEqual(['bin/check']);
    expect(pathsOf(find('bash -c scripts/test.sh'))).toEqual([]);
  });

  test.each<[string, string]>([
    ['itself', 'sh a.sh\nsh a.sh x\n'],
    ['long lines', `${'$(dirname '.repeat(100_000)}\n${' '.repeat(1999)}x\n`],
    ['many lines', 'true\n'.repeat(200_000)],
    ['documents', '<<A\n'.repeat(100_000)],
    ['digits', `${'1'.repeat(1999)}\n`.repeat(2000)],
  ])('hostile %s: read to the end', (_, text) => {
    expect(pathsOf(find('sh a.sh', { 'a.sh': text }))).toEqual(['a.sh']);
  });
});
