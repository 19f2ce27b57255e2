import { describe, expect, test } from '@jest/globals';
import { listPrograms, warnOfPrograms } from '../../../src/domain/toolchain/lint-commands.ts';
import { lintInRepository } from '../../../src/domain/toolchain/lint-in-repository.ts';
import { parseOk } from '../plan/plan-samples.ts';
import { filesOf } from './files-of.ts';

const SUITE = { 'package.json': '{"scripts":{"test":"node --test"}}', 'test/old.test.js': '' };

interface PlanParts {
  readonly head?: string;
  readonly more?: string;
}

function planOf(criteria: readonly object[], { head = '', more = '' }: PlanParts = {}): string {
  return `${head}\ncheckpoints:\n  - id: a\n    spec: b\n    ${more}\n    success_criteria: ${JSON.stringify(criteria)}\n`;
}

const command = (text: string, more = {}) => ({ kind: 'command', command: text, ...more });

function impossibleOf(text: string, files: Readonly<Record<string, string>> = SUITE): string[] {
  return lintInRepository(parseOk(text), filesOf(files)).impossible.map(
    ({ checkpoint, criterion, message }) => `${checkpoint}.${criterion} ${message}`,
  );
}

const PROTECTED = { head: 'protect: [test]' };

describe('a checkpoint that cannot pass', () => {
  test.each([
    ['node --test test/new.test.js'],
    ['npx jest test/new.test.js --ci'],
    ['npm test -- test/new.test.js'],
    ['pytest test/new_test.py::case'],
    ['node test/new.mjs'],
    ['sh test/check.sh'],
    ['./test/check.sh'],
    ['set -e && node --test test/old.test.js && node --test test/new.test.js'],
  ])('%s names a protected file that is not at the base', (text) => {
    expect(impossibleOf(planOf([command('true'), command(text)], PROTECTED))).toEqual([
      expect.stringMatching(/^0\.1 this checkpoint cannot pass: "test\/[^"]+" is not at the base, and "protect"/),
    ]);
    // The file at the base, or without protection, is all right.
    expect(impossibleOf(planOf([command(text)]))).toEqual([]);
    const files = { 'test/new.test.js': '', 'test/new_test.py': '', 'test/new.mjs': '', 'test/check.sh': '' };
    expect(impossibleOf(planOf([command(text)], PROTECTED), { ...SUITE, ...files })).toEqual([]);
  });

  test.each([
    ['a program that may make it', 'make && node --test test/new.test.js'],
    ['a copy', 'cp src/a test/new.test.js'],
    ['an output', 'node src/a.js > test/out.txt'],
    ['an output flag', 'npx jest --outputFile test/out.json'],
    ['an output flag with a value', 'npx jest --outputFile=test/out.json'],
    ['a glob', 'node --test test/*.test.js'],
    ['another folder', 'cd sub && node --test test/new.test.js'],
    ['a failure that is wanted', '! node test/new.js'],
    ['a failure that does not count', 'node test/new.js; true'],
    ['a choice', 'node test/new.js || true'],
    ['code', 'node -e "1" test/new.js'],
    ['an argument of a program', 'node src/a.js test/new.js'],
    ['packages', 'node node_modules/jest/bin/jest.js'],
    ['a folder above', 'node ../test/new.js'],
  ])('is not claimed for %s', (_name, text) => {
    const files = { ...SUITE, 'src/a.js': '', 'sub/test/new.test.js': '' };
    expect(impossibleOf(planOf([command(text)], { head: 'protect: ["**"]' }), { ...files, 'test/x.js': '' })).toEqual(
      [],
    );
  });

  test('is not claimed where the setup may make the file, or where its absence is asked for', () => {
    const withSetup = (setup: string) =>
      planOf([command('node test/new.js')], { head: `protect: [test]\nsetup: ${setup}` });
    expect(impossibleOf(withSetup('make'))).toEqual([]);
    const hooked = { 'package.json': '{ "scripts": { "postinstall": "node make.js" } }' };
    expect(impossibleOf(withSetup('npm ci'), hooked)).toEqual([]);
    // What only installs packages makes no file of the repository.
    expect(impossibleOf(withSetup('npm ci'))).toHaveLength(1);
    expect(impossibleOf(planOf([command('node test/new.js', { expect_exit: 1 })], PROTECTED))).toEqual([]);
  });

  test('is found for files that are to be there, or to be gone', () => {
    const criteria = [
      { kind: 'file_exists', path: 'test/new.js' },
      { kind: 'file_contains', path: '.github/a.yml', pattern: 'a' },
      { kind: 'file_absent', path: 'test/old.test.js' },
      { kind: 'file_absent', path: 'test/other.js' },
      { kind: 'file_exists', path: 'src/new.js' },
    ];
    expect(impossibleOf(planOf(criteria, PROTECTED)).map((text) => text.slice(0, 3))).toEqual(['0.0', '0.1', '0.2']);
  });

  test('is not claimed where an earlier checkpoint may create the file', () => {
    const checkpoint = (id: string, text: string, protect: string) =>
      `  - id: ${id}\n    spec: b\n    protect: [${protect}]\n    success_criteria: [{ kind: command, command: ${text} }]\n`;
    const run = 'node test/new.js';
    expect(impossibleOf(`checkpoints:\n${checkpoint('a', 'npm test', 'x')}${checkpoint('b', run, 'test')}`)).toEqual(
      [],
    );
    expect(
      impossibleOf(`checkpoints:\n${checkpoint('a', 'npm test', 'test')}${checkpoint('b', run, 'test')}`),
    ).toHaveLength(1);
  });
});

function warningsOf(text: string, files: Readonly<Record<string, string>> = SUITE) {
  return lintInRepository(parseOk(text), filesOf(files)).warnings;
}

describe('a criterion that needs what the base does not have', () => {
  const textsOf = (text: string, files?: Readonly<Record<string, string>>) =>
    warningsOf(text, files).flatMap(({ message, isFault }) => (isFault === true ? [message] : []));

  test('is warned of when no checkpoint is to write the file', () => {
    const run = planOf([command('node --test test/new.test.js')]);
    const message =
      'criterion 1 needs "test/new.test.js", which the base does not have: commit it first, or let "spec" ask for it';
    expect(textsOf(run)).toEqual([message]);
    expect(textsOf(run, { ...SUITE, 'test/new.test.js': '' })).toEqual([]);
    expect(textsOf(run.replace('spec: b', 'spec: Write test/new.test.js first.'))).toEqual([]);
    const within = { kind: 'changes_within', paths: ['test/new.test.js'] };
    expect(textsOf(planOf([command('node --test test/new.test.js'), within]))).toEqual([]);
    expect(textsOf(planOf([command('node --test test/new.test.js')], { head: 'setup: make' }))).toEqual([]);
    const guard = '{ kind: command, command: node --test test/new.test.js }';
    expect(textsOf(`${planOf([command('make')])}guards: [${guard}]\n`)).toEqual([
      message.replace('criterion', 'guard'),
    ]);
  });

  test('is warned of beside a setup that does not name it, where no attempt may make it', () => {
    const run = [command('node --test test/new.test.js')];
    const warned =
      'criterion 1 needs "test/new.test.js", which the base does not have: commit it first, unless "setup" makes it';
    expect(textsOf(planOf(run, { head: 'setup: make\nprotect: ["test/**"]' }))).toEqual([warned]);
    expect(textsOf(planOf(run, { head: 'setup: make test/new.test.js\nprotect: ["test/**"]' }))).toEqual([]);
    const elsewhere = { kind: 'changes_within', paths: ['src/**'] };
    expect(textsOf(planOf([...run, elsewhere], { head: 'setup: make' }))).toEqual([warned]);
    expect(textsOf(planOf([...run, elsewhere]))).toEqual([warned.replace(', unless "setup" makes it', '')]);
  });

  test.each([
    ['npm run nosuch', 'nosuch'],
    ['CI=1 npm run -s nosuch && echo ok', 'nosuch'],
    ['pnpm run nosuch -- --ci', 'nosuch'],
    ['npm run test:unit', 'test:unit'],
    ['npm ci && npm test && npm run nosuch', 'nosuch'],
  ])('is warned of when no script of package.json is meant: %s', (text, name) => {
    const message = `criterion 1 needs a script "${name}", which package.json at the base does not have`;
    expect(textsOf(planOf([command(text)]))).toEqual([message]);
    expect(textsOf(planOf([command(text)], { head: 'setup: npm ci' }))).toEqual([message]);
    expect(textsOf(planOf([command(text)]).replace('spec: b', `spec: Add a script ${name}.`))).toEqual([]);
    expect(impossibleOf(planOf([command(text)], { head: 'protect: [package.json]' }))).toEqual([
      `0.0 this checkpoint cannot pass: package.json at the base has no script "${name}", and "protect" keeps attempts from adding it; commit it first, or change "protect"`,
    ]);
    expect(textsOf(planOf([command(text)], { head: 'protect: [package.json]' }))).toEqual([]);
    const withSetup = (setup: string) => planOf([command(text)], { head: `setup: ${setup}\nprotect: [package.json]` });
    expect(impossibleOf(withSetup('npm ci'))).toHaveLength(1);
    expect(impossibleOf(withSetup('node make-manifest.js'))).toEqual([]);
    expect(textsOf(planOf([{ kind: 'command', command: text, expect_exit: 1 }]))).toEqual([]);
  });

  test.each([
    'npm test',
    'npm t',
    'npm run test',
    'npm run nosuch --if-present',
    'npm --prefix sub run nosuch',
    'cd sub && npm run nosuch',
    'pnpm nosuch',
    'npm run $NAME',
    'npm ci',
    'npm run env',
    'npm run nosuch | cat',
    'npm run nosuch; make',
    'npm run nosuch || make',
    '! npm run nosuch',
    'if npm run nosuch; then make; fi',
    'make && npm run nosuch',
    'npm run --loglevel silent test',
    'npm run nosuch --workspaces',
    'npm run nosuch -ws',
    'yarn run nosuch',
    'node --test # of test/new.test.js',
  ])('is not warned of for %s', (text) => {
    expect(textsOf(planOf([command(text)]))).toEqual([]);
  });
});

describe('programs that are not on the PATH', () => {
  test('are named, but for those that the setup names', () => {
    const plan = parseOk(planOf([command('pnpm test | tee out && make')], { head: 'setup: npm ci' }));
    expect([...listPrograms(plan)]).toEqual(['pnpm', 'tee', 'make', 'npm']);
    expect(warnOfPrograms(plan, new Set(['make', 'tee', 'npm']))).toEqual([
      {
        checkpointId: 'a',
        message: 'criterion 1 calls "pnpm", which is not on the PATH of this machine',
        isFault: true,
      },
    ]);
    const has = new Set(['make', 'tee', 'corepack']);
    expect(warnOfPrograms({ ...plan, setup: 'corepack enable pnpm' }, has)).toEqual([]);
  });

  test.each([
    ['uv sync', ['uv']],
    ['poetry install && make build', ['poetry']],
    ['npm ci', []],
    ['npm install -g pnpm && pnpm install', []],
    ['cd web && pnpm install', []],
    ['./setup.sh', []],
    ['PATH=$PATH:/opt/uv uv sync', []],
  ])('are named of a setup where it starts with them: %s', (setup, missing) => {
    const plan = { ...parseOk(planOf([command('make')])), setup };
    const messages = warnOfPrograms(plan, new Set(['make', 'npm'])).map(({ message }) => message);
    expect(messages).toEqual(
      missing.map((name) => `"setup" calls "${name}", which is not on the PATH of this machine`),
    );
  });
});

describe('a glob of a folder that the base does not have', () => {
  const files = { 'tests/a.js': '', 'src/parser/a.js': '', 'v1/a.js': '', '.gitlab/a': '' };
  const textsOf = (head: string, within: readonly string[]) =>
    warningsOf(planOf([command('make'), { kind: 'changes_within', paths: within }], { head }), files).map(
      ({ message }) => message,
    );
  test('is warned of where one beside it has almost that name', () => {
    expect(textsOf('protect: ["test/**", docs]', ['scr/**'])).toEqual([
      '"protect" names "test/**", and the base has no folder "test"; did you mean "tests"?',
      '"changes_within" names "scr/**", and the base has no folder "scr"; did you mean "src"?',
    ]);
    expect(textsOf('', ['src/parsr/*.js'])).toEqual([
      '"changes_within" names "src/parsr/*.js", and the base has no folder "src/parsr"; did you mean "src/parser"?',
    ]);
  });

  test.each([
    ['protect: ["test/**", "tests/**"]', ['src/**']],
    ['protect: ["test/**", "tests/*.js"]', ['src/**']],
    ['protect: [".github/**", package-lock.json, conftest.py, "**/test/**", "{test,spec}/**"]', ['src/**']],
    ['protect: ["spec/**", "e2e/**"]', ['v2/**', 'lib/**', 'src/parser.js', 'new.js']],
  ])('is not warned of otherwise: %s and %j', (head, within) => {
    expect(textsOf(head, within)).toEqual([]);
  });

  test.each([
    ['Move all, so that the test passes.', ['"protect"', '"changes_within"']],
    ['Move all to the folder test.', ['"protect"']],
    ['Move all to `test`.', ['"protect"']],
  ])('may be a new one where a spec speaks of a folder, unless no attempt can create it: %s', (spec, keys) => {
    const within = { kind: 'changes_within', paths: ['test/**'] };
    const text = planOf([command('make'), within], { head: 'protect: ["test/**"]' }).replace(
      'spec: b',
      `spec: "${spec}"`,
    );
    const found = warningsOf(text, files).flatMap(
      ({ message }) => /^(\S+) names .* did you mean/.exec(message)?.[1] ?? [],
    );
    expect(found).toEqual(keys);
  });

  test('is not warned of where a spec names it', () => {
    const within = { kind: 'changes_within', paths: ['parser2x/**', 'test/**'] };
    const text = planOf([command('make'), within]).replace('spec: b', 'spec: Move all to test/.');
    expect(warningsOf(text, files)).toEqual([]);
  });
});

describe('a file that the base has', () => {
  const exists = { kind: 'file_exists', path: 'test/old.test.js' };
  const withRemoval = planOf([{ kind: 'file_absent', path: 'test/old.test.js' }, command('make'), exists]);

  test('is no work to ask for, unless it is to go first', () => {
    expect(warningsOf(planOf([exists, command('make')]))).toEqual([
      {
        checkpointId: 'a',
        message: 'criterion 1 asks for "test/old.test.js", which the base has: it holds before any work',
      },
    ]);
    expect(warningsOf(withRemoval)).toEqual([]);
  });
});

describe('a plan that a wrong change could pass', () => {
  const exists = { kind: 'file_exists', path: 'a' };
  const guards = 'guards:\n  - kind: tests\n    command: node --test --test-reporter=tap\n    report: tap';

  test('is warned of when it only looks at files, with the lines that run the tests', () => {
    expect(warningsOf(planOf([exists, { kind: 'changes_within', paths: ['a'] }]))).toEqual([
      { checkpointId: undefined, message: expect.stringMatching(/^no criterion runs anything/), paste: guards },
    ]);
    expect(warningsOf(planOf([exists, command('make')]))).toEqual([]);
    expect(warningsOf(planOf([exists, { kind: 'github_check', name: 'ci' }]))).toEqual([]);
    expect(warningsOf(planOf([exists]), {})).toEqual([{ checkpointId: undefined, message: expect.any(String) }]);
  });

  test('is warned of when it runs the new test only', () => {
    const narrow = planOf([command('node --test test/new.test.js')]);
    expect(warningsOf(narrow, { ...SUITE, 'test/new.test.js': '' })[0]).toEqual({
      checkpointId: 'a',
      message: expect.stringMatching(
        /^criterion 1 runs only some tests: what breaks other tests of the repository can land/,
      ),
      paste: guards,
    });
    const whole = planOf([command('node --test test/new.test.js'), command('npm test')]);
    expect(warningsOf(whole).filter(({ message }) => message.includes('only some'))).toEqual([]);
    expect(warningsOf(narrow, {}).filter(({ message }) => message.includes('only some'))).toEqual([]);
  });

  test('is not asked for where tests are to fail for now: a guard would break that', () => {
    const fails = command('node --test test/new.test.js', { expect_exit: 1 });
    const within = { kind: 'changes_within', paths: ['test/**'] };
    const first = planOf([fails, within]);
    expect(warningsOf(first)).toEqual([]);
    expect(warningsOf(planOf([command('test -f test/a.js && ! node --test test/a.js'), within]))).toEqual([]);
    const second = `  - id: b\n    spec: b\n    success_criteria: ${JSON.stringify([command('npx vitest run -t A')])}\n`;
    expect(warningsOf(first + second)).toEqual([]);
  });

  test('is warned of once when runners cannot see an early exit, with the command and its reporter', () => {
    const one = '{ kind: command, command: npx jest }';
    const text = `checkpoints:\n  - { id: a, spec: b, success_criteria: [${one}] }\n  - { id: c, spec: b, success_criteria: [${one}] }\n`;
    expect(warningsOf(text)).toEqual([
      {
        checkpointId: 'a',
        message: expect.stringMatching(
          /^criterion 1 judges "jest" by its exit code, .* \(likewise in "c"\); name in "must_pass"/,
        ),
        paste:
          'success_criteria:\n  - kind: tests\n    command: npx jest --json\n    report: jest-json\n    must_pass:\n      - "*"',
      },
    ]);
  });

  test.each(['npx vitest run', 'make build', 'cargo test'])('is not warned of early exits for %s', (text) => {
    expect(warningsOf(planOf([command(text)]))).toEqual([]);
  });

  test('has the folder of the command in what it is to be', () => {
    const pastesOf = (text: string, files: Readonly<Record<string, string>> = {}) =>
      warningsOf(planOf([command(text)]), files).flatMap(({ paste }) => paste ?? []);
    expect(pastesOf('cd tools/a && python3 -m pytest -q')).toEqual([
      'success_criteria:\n  - kind: tests\n    command: cd tools/a && python3 -m pytest -q --continue-on-collection-errors --junitxml=junit.xml\n    report: tools/a/junit.xml\n    must_pass:\n      - "*"',
    ]);
    // The first suite of the repository is that of another language.
    const files = { 'conftest.py': '', 'services/api/go.mod': '' };
    expect(pastesOf('cd services/api && go test ./store', files)).toContain(
      'guards:\n  - kind: tests\n    command: cd services/api && go test -json ./...\n    report: go-json',
    );
    expect(pastesOf('(cd services/api && go test ./store)', files)).toEqual([]);
    // https://pkg.go.dev/cmd/go: "If used, this flag must be the first one in the command line."
    expect(pastesOf('go test -C a ./...')).toContain(
      'success_criteria:\n  - kind: tests\n    command: go test -C a -json ./...\n    report: go-json\n    must_pass:\n      - "*"',
    );
  });

  test('is not asked for where a guard runs all tests of the runner, and is for one of another', () => {
    const narrowOf = (guard: string) =>
      warningsOf(`guards: [${JSON.stringify(command(guard))}]\n${planOf([command('cd a && go test ./store')])}`).filter(
        ({ message }) => message.includes('only some tests'),
      );
    expect([narrowOf('cd a && go test ./...'), narrowOf('make all')]).toEqual([[], []]);
    expect(narrowOf('python3 -m pytest')).toHaveLength(1);
  });

  test('is warned of for go, whose tests pass where the code ends the process before them', () => {
    expect(warningsOf(planOf([command('go test ./...')]))).toMatchObject([
      {
        paste:
          'success_criteria:\n  - kind: tests\n    command: go test -json ./...\n    report: go-json\n    must_pass:\n      - "*"',
      },
    ]);
  });

  test('is not warned of early exits where a failure is expected', () => {
    expect(warningsOf(planOf([command('npx jest', { expect_exit: 1 })]))).toEqual([]);
  });
});

describe('a guard that pytest does not run where it cannot load one file', () => {
  const guardOf = (run: string) =>
    warningsOf(`${planOf([command('make')])}guards: [{ kind: tests, command: "${run}", report: junit.xml }]\n`).filter(
      ({ message }) => message.includes('cannot load one file'),
    );

  test.each(['pytest --junitxml=junit.xml', '.venv/bin/python -m pytest -q --junitxml=junit.xml', 'uv run pytest'])(
    'is warned of: %s',
    (run) => expect(guardOf(run)).toHaveLength(1),
  );

  test.each(['pytest --continue-on-collection-errors --junitxml=junit.xml', 'node --test'])(
    'is not warned of: %s',
    (run) => expect(guardOf(run)).toEqual([]),
  );
});

test('a command of a block of YAML gets the flags of its report behind its last word', () => {
  const text = planOf([command('python3 -m pytest -q tests\n')]);
  const pastes = warningsOf(text, { 'tests/test_a.py': '' }).flatMap(({ paste = '' }) => paste);
  expect(pastes.join('\n')).toContain(
    'python3 -m pytest -q tests --continue-on-collection-errors --junitxml=junit.xml',
  );
});

describe('a plan that runs tests of workspaces', () => {
  const MONO = {
    'package.json': '{ "workspaces": ["packages/*"] }',
    'package-lock.json': '{}',
    'packages/a/package.json': '{}',
  };
  const setupsOf = (run: string, { head = '', files = MONO }: { head?: string; files?: Record<string, string> } = {}) =>
    warningsOf(planOf([command(run)], { head }), files).flatMap(({ message, paste }) =>
      message.startsWith('no "setup"') ? [paste] : [],
    );

  test.each(['npm test -w a', 'npm test --workspaces', 'node --test', 'npx jest'])('needs a setup for %s', (run) => {
    expect(setupsOf(run)).toEqual(['setup: npm ci']);
  });

  test('needs none where it has one, runs nothing of Node.js, or has no workspaces', () => {
    expect(setupsOf('npm test', { head: 'setup: npm ci' })).toEqual([]);
    expect(setupsOf('make test')).toEqual([]);
    expect(setupsOf('npm test', { files: { 'package.json': '{}', 'package-lock.json': '{}' } })).toEqual([]);
  });
});

test('submodules are warned of, since agents and criteria have empty folders in their place', () => {
  const plan = parseOk(planOf([command('make')]));
  const textsWith = (...submodules: readonly string[]) =>
    lintInRepository(plan, { ...filesOf({}), submodules }).warnings.map(({ message }) => message);
  expect(textsWith()).toEqual([]);
  expect(textsWith('lib/sub')).toEqual([
    'a submodule is an empty folder where agents and criteria work, so that what needs its files fails: "lib/sub"',
  ]);
});

describe('a report that the criterion does not read', () => {
  const warningsOf = (text: string, report: string) =>
    lintInRepository(parseOk(planOf([{ kind: 'tests', command: text, report }])), filesOf(SUITE)).warnings.filter(
      ({ message }) => message.includes('reads the report'),
    );

  test.each([
    ['pytest --junitxml=report.xml', 'junit.xml', '"report.xml"'],
    ['cd api && pytest --junit-xml report.xml', 'report.xml', '"api/report.xml"'],
    ['npx vitest run --outputFile.junit=out/a.xml', 'out/b.xml', '"out/a.xml"'],
  ])('%s, read from %s, is warned of', (text, report, written) => {
    expect(warningsOf(text, report)).toEqual([
      expect.objectContaining({ checkpointId: 'a', message: expect.stringContaining(`its command writes ${written}`) }),
    ]);
  });

  test.each([
    ['pytest --junitxml=report.xml', 'report.xml'],
    ['pytest --junitxml=./out/report.xml', 'out/*.xml'],
    ['cd api && pytest --junitxml report.xml', 'api/report.xml'],
    ['pytest --junitxml="$OUT"', 'report.xml'],
    ['pytest --junitxml=/tmp/report.xml', 'report.xml'],
    ['node --test --test-reporter=tap --test-reporter-destination=stdout', 'tap'],
    ['go test -json ./... > out.jsonl', 'out.jsonl'],
    ['npm test', 'report.xml'],
  ])('%s, read from %s, may be right', (text, report) => {
    expect(warningsOf(text, report)).toEqual([]);
  });
});
