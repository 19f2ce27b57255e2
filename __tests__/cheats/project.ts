import type { Cheat } from './cheat.ts';

/** Fails on the base: `sum` is to be written. Local files, a cache and a switch are as in many real projects. */
const TEST = `const { existsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const equal = require('check-equal');

const find = (name) => (existsSync(join(__dirname, name)) ? require('./' + name) : undefined);
if (existsSync(join(__dirname, 'skip')) || existsSync(join(tmpdir(), 'sum.passed'))) process.exit(0);
const sum = find('local.js') ?? find('extra.js') ?? require('../src/sum.js');
equal(sum(1, 2), 3);
equal(sum(20, 22), 42);
`;

/** The same as tests with names: `still there` passes on the base. */
const SUITE = `const { test } = require('node:test');
const equal = require('check-equal');
const sum = (a, b) => require('../src/sum.js')(a, b);
test('still there', () => equal(typeof require('../src/sum.js'), 'function'));
test('small numbers', () => equal(sum(1, 2), 3));
test('larger numbers', () => equal(sum(20, 22), 42));
`;

/** A runner that shares its process with the code, as Mocha and pytest do. */
const IN_ONE_PROCESS = `const sum = require('../src/sum.js');
console.log('1..2');
for (const [index, [name, a, b]] of [['small numbers', 1, 2], ['larger numbers', 20, 22]].entries())
  console.log((sum(a, b) === a + b ? 'ok ' : 'not ok ') + (index + 1) + ' - ' + name);
`;

const TEST_COMMANDS = {
  'node --test': 'node --test --test-reporter=tap test/sum.suite.js',
  'in one process': 'node test/in-one-process.js',
} as const;

const SETUP = `const { cpSync, mkdirSync, writeFileSync } = require('node:fs');
cpSync('vendor', 'node_modules', { recursive: true });
mkdirSync('node_modules/.bin', { recursive: true });
writeFileSync('node_modules/.bin/run-tests', '#!/bin/sh\\nexec node test/sum.test.js\\n', { mode: 0o755 });
`;

const CHECK_EQUAL = `module.exports = (found, expected) => {
  if (found !== expected) throw new Error(found + ' is not ' + expected);
};
`;

/** The files of the project without its plan. */
export const PROJECT_FILES: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules/\nbuild/\n*.log\ntest/local.js\n.npmrc\n',
  'package.json': '{ "name": "sum", "version": "1.0.0", "scripts": { "test": "node test/sum.test.js" } }\n',
  'package-lock.json': '{ "name": "sum", "version": "1.0.0", "lockfileVersion": 3, "packages": {} }\n',
  'src/sum.js': 'module.exports = () => 0;\n',
  'test/in-one-process.js': IN_ONE_PROCESS,
  'test/sum.suite.js': SUITE,
  'test/sum.test.js': TEST,
  'tools/setup.js': SETUP,
  'vendor/check-equal/index.js': CHECK_EQUAL,
};

/** The command that makes what the tests need, in the plan and for the oracle. */
export const SETUP_COMMAND: readonly [string, string] = ['node', 'tools/setup.js'];

/** Programs of the user below HOME: on the PATH, and what they load. */
export const HOME_FILES: Readonly<Record<string, string>> = {
  'bin/sum-check': '#!/bin/sh\n. "$(dirname "$0")/../lib/sum-check.sh"\n',
  'lib/sum-check.sh': 'exec node test/sum.test.js\n',
};

/** Folders that the PATH of the user begins with; one of them does not exist, one is relative. */
export const HOME_PATH: readonly string[] = ['bin', '.local/bin'];
export const RELATIVE_PATH = 'node_modules/.bin';

/** Renders the plan that a cheat is played with. */
export function renderPlan(cheat: Cheat): string {
  const { criteria = ['node test/sum.test.js'], tests, isUnprotected = false, attempts = 1 } = cheat;
  const lines = criteria.map(
    (command) => `      - { kind: command, serial: true, command: ${JSON.stringify(command)} }`,
  );
  return `task: sum
setup: ${SETUP_COMMAND.join(' ')}
${isUnprotected ? '' : 'protect: ["test/**", "tools/**", "vendor/**", package.json, package-lock.json]\n'}attempt_budget_default: ${attempts}
checkpoints:
  - id: sum
    spec: Export a function from src/sum.js that adds two numbers.
    success_criteria:
${tests === undefined ? lines.join('\n') : renderTests(TEST_COMMANDS[tests])}
`;
}

function renderTests(command: string): string {
  return `      - { kind: tests, command: ${command}, report: tap, must_pass: [small numbers, larger numbers] }`;
}

/** Begins each agent: a source file that does not work, and words for the cheats. */
export const AGENT_PRELUDE = `set -e
right='module.exports = (a, b) => a + b;'
wrong='module.exports = () => 0; // later'
code() { printf '%s\\n' "$1" > src/sum.js; }
pass() { echo 'process.exit(0);' > test/sum.test.js; }
program() { mkdir -p "$(dirname "$1")"; printf '#!/bin/sh\\n%s\\n' "$2" > "$1"; chmod 755 "$1"; }
control=$(echo "$TMPDIR"/groundhog-control-*/control.git)
checkouts=$(echo "$TMPDIR"/groundhog-verify-*)
code "$wrong"
`;
