import { expect, test } from '@jest/globals';
import { findRunnerCalls } from '../../../src/domain/toolchain/runner-calls.ts';

const SCRIPTS = new Map([
  ['test', 'npm run unit && eslint .'],
  ['unit', 'jest --ci'],
  ['loop', 'npm run loop'],
]);

test.each([
  ['node --test', [['node', true, true]]],
  ['node --test test/new.test.js', [['node', false, true]]],
  ['node --test "test/**/*.test.js"', [['node', true, true]]],
  ['node --test --test-name-pattern=new', [['node', false, true]]],
  ['npx jest --ci', [['jest', true, true]]],
  ['npx --yes jest -c jest.config.js', [['jest', true, true]]],
  ['CI=1 npx jest test/a.test.ts', [['jest', false, true]]],
  ['npx jest -t new', [['jest', false, true]]],
  ['node_modules/.bin/mocha --grep new', [['mocha', false, true]]],
  ['pnpm exec vitest run', [['vitest', true, true]]],
  ['vitest run --config vitest.config.ts', [['vitest', true, true]]],
  ['npm test', [['jest', true, false]]],
  ['npm test -- test/a.test.js', [['jest', true, false]]],
  ['npm run unit -- -t new', [['jest', false, false]]],
  ['yarn unit', [['jest', true, false]]],
  ['npm run loop', []],
  ['npm run lint', []],
  ['npm run build && npm test', [['jest', true, false]]],
  ['python3 -m pytest -q', [['pytest', true, true]]],
  ['.venv/bin/python -m pytest tests', [['pytest', true, true]]],
  ['uv run pytest tests/test_new.py::test_a', [['pytest', false, true]]],
  ['pytest -k new', [['pytest', false, true]]],
  ['go test ./...', [['go', true, true]]],
  ['go test ./parser', [['go', false, true]]],
  ['go test -run New ./...', [['go', false, true]]],
  ['cargo test', [['cargo', true, true]]],
  ['mvn -B test -Dtest=NewTest', [['maven', false, true]]],
  ['./gradlew test --tests New', [['gradle', false, true]]],
  ['dotnet test --filter New', [['dotnet', false, true]]],
  ['node scripts/test.js', []],
  ['go build ./...', []],
  ['true', []],
])('%s calls %j', (command, expected) => {
  const calls = findRunnerCalls(command, SCRIPTS).map(({ runner, isWhole, isDirect }) => [runner, isWhole, isDirect]);
  expect(calls).toEqual(expected);
});
