import { describe, expect, test } from '@jest/globals';
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

const ROOT_SCRIPTS = new Map([
  ['test', 'jest'],
  ['one', 'npm run two'],
  ['two', 'npm run three'],
  ['three', 'jest'],
  ['zero', 'npm run one'],
]);

/** Returns the calls in a command as `runner whole direct`, without the words that are false. */
function callsOf(command: string): string[] {
  return findRunnerCalls(command, ROOT_SCRIPTS).map(({ runner, isWhole, isDirect }) =>
    [runner, ...(isWhole ? ['whole'] : []), ...(isDirect ? ['direct'] : [])].join(' '),
  );
}

describe('a script of the package.json', () => {
  test.each(['npm test', 'npm t', 'npm run test', 'npm run-script test', 'pnpm test', 'yarn test', 'bun run test'])(
    'is followed: %s',
    (command) => {
      expect(callsOf(command)).toEqual(['jest whole']);
    },
  );

  test.each(['npm --silent test', 'npm run --silent test', 'CI=1 npm test'])(
    'is found behind flags and variables: %s',
    (command) => {
      expect(callsOf(command)).toEqual(['jest whole']);
    },
  );

  test.each(['npm t -- -t new', 'npm test -- test/unit/a.js', 'npm run test -t new', 'yarn test a.spec.js'])(
    'is given the words behind it: %s',
    (command) => {
      expect(callsOf(command)).toEqual(['jest']);
    },
  );

  test('is not given the flags in front of it', () => {
    expect(callsOf('npm -t test')).toEqual(['jest whole']);
  });

  test('is followed through two more, and no further', () => {
    expect(callsOf('npm run one')).toEqual(['jest whole']);
    expect(callsOf('npm run zero')).toEqual([]);
  });

  test.each(['npm', 'npm run', 'npm run-script', 'npm run missing', 'xnpm test', 'npmx test', 'make test'])(
    'is not guessed: %s',
    (command) => {
      expect(callsOf(command)).toEqual([]);
    },
  );
});

describe('a command', () => {
  test.each(['jest && true', 'cd app; jest', 'jest | tee log', 'jest && mocha'])(
    'of several is no direct call: %s',
    (command) => {
      expect(callsOf(command)[0]).toBe('jest whole');
    },
  );

  test('with a separator at its end is one call', () => {
    expect(callsOf('jest;')).toEqual(['jest whole direct']);
  });

  test('has each runner that it calls, in order', () => {
    expect(callsOf('mocha && go test ./... && npm test')).toEqual(['mocha whole', 'go whole', 'jest whole']);
  });

  test.each(['', ';', '-', '--', 'A=1', 'npx', 'poetry run'])('without a runner has none: %j', (command) => {
    expect(callsOf(command)).toEqual([]);
  });
});

describe('a runner is found', () => {
  test.each([
    ['ava', 'ava'],
    ['tap', 'tap'],
    ['py.test', 'pytest'],
    ['/usr/bin/pytest', 'pytest'],
    ['python -m pytest', 'pytest'],
    ['python3.12 -m pytest', 'pytest'],
    ['python3 -W error -m pytest', 'pytest'],
    ['python -m coverage run -m pytest', 'pytest'],
    ['go test', 'go'],
    ['go -v test', 'go'],
    ['dotnet test', 'dotnet'],
    ['cargo t', 'cargo'],
    ['cargo --locked test', 'cargo'],
    ['cargo nextest run', 'cargo'],
    ['mvn verify', 'maven'],
    ['mvn -q install', 'maven'],
    ['./mvnw package', 'maven'],
    ['gradle test', 'gradle'],
    ['gradle check', 'gradle'],
    ['gradle :app:build', 'gradle'],
  ])('by its name and verb: %s', (command, runner) => {
    expect(callsOf(command)).toEqual([`${runner} whole direct`]);
  });

  test.each([
    'poetry run pytest',
    'uv run pytest',
    'pipenv run pytest',
    'hatch run pytest',
    'coverage run -m pytest',
    'pnpm dlx pytest',
    'bun x pytest',
    'bunx pytest',
    'c8 pytest',
    'nyc pytest',
    'cross-env _CI=1 X2=3 pytest',
    'npm exec -- pytest',
    'poetry -q run pytest',
  ])('behind what runs it: %s', (command) => {
    expect(callsOf(command)).toEqual(['pytest whole direct']);
  });

  test.each([
    'node test.js',
    'python -m unittest',
    'python tests/run.py',
    'xpython -m pytest',
    'pythonx -m pytest',
    'go vet test',
    'dotnet build test',
    'cargo build',
    'cargo bench test',
    'mvn compile',
    'mvn test-compile',
    'mvn retest',
    'gradle assemble',
    'gradle testClasses',
    'gradle latest',
    'echo jest',
    'pytest-watch',
    'cross-env a.b=1 pytest',
    'c8 --all --src --clean pytest',
    'executor pytest',
    'prerun pytest',
    'npm2 exec pytest',
  ])('in nothing else: %s', (command) => {
    expect(callsOf(command)).toEqual([]);
  });
});

describe('a call', () => {
  test.each([
    'jest tests',
    'jest tests/',
    'pytest ./tests',
    'pytest src/main.py',
    'jest "test/*.js"',
    'jest test.config.js',
    'jest -c tests/unit.js',
    'jest --config tests/unit.js',
    'jest --testTimeout=5',
    'jest --reporters=test/report.js',
    'go test',
    'go test -v ./...',
    'go test ./parser/...',
    'go test .',
    'go test -count 1 ./...',
  ])('that chooses no test runs all: %s', (command) => {
    expect(callsOf(command)[0]).toMatch(/ whole direct$/);
  });

  test.each([
    'jest tests/unit',
    'jest a.test.ts',
    'jest Spec/a.js',
    'pytest ./tests/unit',
    'pytest tests_new.py',
    'pytest a.py::new',
    'jest --no-config test/a.js',
    'jest --config-file test/a.js',
    'jest test/a.config.js/b',
    'jest --ci test/a.js',
    'go test ./parser',
    'go test example.com/parser',
    'go test -v ./parser ./...',
    'cargo test --test new',
    'cargo nextest run tests/new.rs',
    'mvn verify -Dit.test=New',
    'node --test --test-only',
  ])('that chooses some does not: %s', (command) => {
    expect(callsOf(command)[0]).toMatch(/^\w+ direct$/);
  });
});
