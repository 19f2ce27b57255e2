import { expect, test } from '@jest/globals';
import { listOtherSuites } from '../../../src/domain/toolchain/other-suites.ts';
import { filesOf } from './files-of.ts';

const NODE = { 'package.json': '{ "scripts": { "test": "node --test" } }' };
const PYTEST = 'python3 -m pytest --continue-on-collection-errors --junitxml=junit.xml';

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['a single suite', { ...NODE, 'test/a.test.js': '' }, []],
  ['a second language at the root', { ...NODE, 'go.mod': 'module a\n' }, ['go test -json ./...']],
  [
    'a module of Go below a package of Node.js',
    { ...NODE, 'services/api/go.mod': '', 'services/api/main_test.go': '' },
    ['cd services/api && go test -json ./...'],
  ],
  [
    'a script of an unknown runner beside Python',
    { 'package.json': '{ "scripts": { "test": "make check" } }', 'tests/test_a.py': '' },
    ['CI=true npm --silent test'],
  ],
  ['a module without tests', { ...NODE, 'tools/go.mod': '', 'tools/main.go': '' }, []],
  [
    'modules where the root has no suite',
    { 'web/package.json': '{}', 'web/src/a.test.ts': '', 'core/Cargo.toml': '', 'core/src/lib.rs': '' },
    ['cd core && cargo test', 'cd web && npm test'],
  ],
  [
    'packages of workspaces, which the root tests',
    { 'package.json': '{ "workspaces": ["packages/*"] }', 'packages/a/package.json': '{}', 'packages/a/a.test.js': '' },
    [],
  ],
  [
    'a package of Python, which the pytest at the root tests',
    { 'pytest.ini': '', 'lib/pyproject.toml': '', 'lib/tests/test_a.py': '' },
    [],
  ],
  ['a package of Python beside Node.js', { ...NODE, 'lib/pyproject.toml': '', 'lib/tests/test_a.py': '' }, [PYTEST]],
  ['modules that are test data', { ...NODE, 'testdata/m/go.mod': '', 'testdata/m/a_test.go': '' }, []],
  [
    'a folder whose name a shell would run',
    { ...NODE, 'a$(id)/go.mod': '', 'a$(id)/a_test.go': '', 'b;id/go.mod': '', 'b;id/a_test.go': '' },
    [],
  ],
])('the other suites of a repository with %s', (_name, files, commands) => {
  expect(listOtherSuites(filesOf(files))).toEqual(commands);
});
