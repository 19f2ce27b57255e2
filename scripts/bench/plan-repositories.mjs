// Ten small repositories of ours with a wish each, a plan that fulfils it, and a criterion that holds there already.

const RUN_TESTS = `      - kind: tests
        command: node --test --test-reporter=junit --test-reporter-destination=junit.xml
        report: junit.xml
`;
const GUARD = RUN_TESTS.replaceAll(/^ {4}/gm, '');
const MANIFEST = JSON.stringify({ name: 'wish', type: 'module', scripts: { test: 'node --test' } });

const testFile = (module, name, assertion) =>
  `import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { ${name} } from '../${module}';\n${assertion}\n`;

/** A plan of one checkpoint. */
export const planOf = (criteria, head = '') =>
  `${head}checkpoints:\n  - id: work\n    spec: Do what is wished.\n    success_criteria:\n${criteria.map((text) => (text.startsWith('      - ') ? text : `      - ${text}\n`)).join('')}`;

const testFirst = (name, module) => `protect: [package.json]
checkpoints:
  - id: test-of-${name}
    spec: Write test/${name}.test.js for ${name} of ${module}, with the test "${name}". Write no other file.
    success_criteria:
      - { kind: changes_within, paths: [test/${name}.test.js] }
      - { kind: command, command: "test -f test/${name}.test.js && ! node --test test/${name}.test.js" }
  - id: ${name}
    spec: Write ${name} in ${module}.
    protect: [test/${name}.test.js]
    success_criteria:
${RUN_TESTS}        must_pass: [${name}]
        must_fail_at_base: true
`;

/** `passing` names a test that passes already, where there are tests. */
export const REPOSITORIES = [
  {
    name: 'a failing test',
    wish: 'Read negative numbers as values.',
    files: {
      'package.json': MANIFEST,
      'src/args.js': "export const parse = (word) => (word.startsWith('-') ? undefined : Number(word));\n",
      'test/args.test.js': testFile(
        'src/args.js',
        'parse',
        "test('reads a number', () => assert.equal(parse('1'), 1));\ntest('reads a negative number', () => assert.equal(parse('-1'), -1));",
      ),
    },
    good: planOf(
      [`${RUN_TESTS}        must_pass: ["reads a negative number"]\n        must_fail_at_base: true\n`],
      'protect: [package.json, "test/**"]\n',
    ),
    holds: '{ kind: file_contains, path: src/args.js, pattern: parse }',
    passing: 'reads a number',
  },
  {
    name: 'a module with tests',
    wish: 'Add slugify to src/slugify.js.',
    files: {
      'package.json': MANIFEST,
      'src/trim.js': 'export const trim = (text) => text.trim();\n',
      'test/trim.test.js': testFile('src/trim.js', 'trim', "test('trims', () => assert.equal(trim(' a '), 'a'));"),
    },
    good: testFirst('slugify', 'src/slugify.js'),
    holds: '{ kind: command, command: node --test }',
    passing: 'trims',
  },
  {
    name: 'a shell script',
    wish: 'hello.sh takes --loud and then writes capitals.',
    files: { 'hello.sh': 'echo hello\n', 'test.sh': '[ "$(sh hello.sh)" = hello ]\n' },
    good: planOf(
      ['{ kind: command, command: "sh hello.sh --loud | grep -q HELLO" }'],
      'protect: [test.sh]\nguards:\n  - { kind: command, command: sh test.sh }\n',
    ),
    holds: '{ kind: command, command: sh test.sh }',
  },
  {
    name: 'a monorepo',
    wish: 'Package b exports twice.',
    files: {
      'package.json': JSON.stringify({ private: true, workspaces: ['packages/*'] }),
      'packages/a/package.json': MANIFEST,
      'packages/a/index.js': 'export const once = (n) => n;\n',
      'packages/b/package.json': MANIFEST,
      'packages/b/index.js': 'export const none = () => 0;\n',
    },
    good: planOf([
      `{ kind: file_contains, path: packages/b/index.js, pattern: 'export const twice' }`,
      '{ kind: changes_within, paths: ["packages/b/**"] }',
    ]),
    holds: '{ kind: file_exists, path: packages/b/index.js }',
  },
  {
    name: 'documentation',
    wish: 'The README links to guide.md instead of old.md.',
    files: { 'README.md': '# Project\n\nSee [the guide](old.md).\n', 'guide.md': '# Guide\n' },
    good: planOf([
      `{ kind: command, command: "! grep -q old.md README.md" }`,
      `{ kind: file_contains, path: README.md, pattern: 'guide\\.md' }`,
    ]),
    holds: '{ kind: file_exists, path: guide.md }',
  },
  {
    name: 'a configuration',
    wish: 'Three retries in config.json.',
    files: { 'config.json': '{ "retries": 1 }\n' },
    good: planOf(
      [`{ kind: file_contains, path: config.json, pattern: '"retries": 3' }`],
      `guards:\n  - { kind: command, command: "node -e \\"JSON.parse(require('fs').readFileSync('config.json', 'utf8'))\\"" }\n`,
    ),
    holds: `{ kind: file_contains, path: config.json, pattern: 'retries' }`,
  },
  {
    name: 'a refactoring',
    wish: 'Move formatDate to src/dates.js.',
    files: {
      'package.json': MANIFEST,
      'src/util.js': 'export function formatDate(date) {\n  return date.toISOString();\n}\n',
      'test/util.test.js': testFile(
        'src/util.js',
        'formatDate',
        "test('formats', () => assert.equal(formatDate(new Date(0)), '1970-01-01T00:00:00.000Z'));",
      ),
    },
    good: planOf(
      [
        `{ kind: file_contains, path: src/dates.js, pattern: 'export function formatDate' }`,
        `{ kind: command, command: "! grep -n 'function formatDate' src/util.js" }`,
        '{ kind: changes_within, paths: ["src/**"] }',
      ],
      `protect: [package.json, "test/**"]\nguards:\n${GUARD}`,
    ),
    holds: `{ kind: changes_within, paths: ["src/**"] }`,
    passing: 'formats',
  },
  {
    name: 'code without tests',
    wish: 'Add sum to src/sum.js.',
    files: { 'package.json': MANIFEST, 'src/index.js': 'export {};\n' },
    good: testFirst('sum', 'src/sum.js'),
    holds: '{ kind: file_exists, path: src/index.js }',
  },
  {
    name: 'types beside code',
    wish: 'Declare the version in index.d.ts.',
    files: {
      'package.json': MANIFEST,
      'index.js': "export const name = 'wish';\n",
      'index.d.ts': 'export declare const name: string;\n',
      'test/index.test.js': testFile('index.js', 'name', "test('has a name', () => assert.equal(name, 'wish'));"),
    },
    good: planOf(
      [`{ kind: file_contains, path: index.d.ts, pattern: 'export declare const version: string' }`],
      `protect: [package.json, "test/**"]\nguards:\n${GUARD}`,
    ),
    holds: `{ kind: file_contains, path: index.d.ts, pattern: 'export declare' }`,
    passing: 'has a name',
  },
  {
    name: 'a table of data',
    wish: 'Each row of data.csv has three fields.',
    files: { 'data.csv': 'a,b,c\n1,2\n' },
    good: planOf([`{ kind: command, command: "awk -F, 'NF != 3 { exit 1 }' data.csv" }`]),
    holds: `{ kind: command, command: "grep -q a data.csv" }`,
  },
];

/** Renders the criterion that a test passes, which passes already. */
export const passesAlready = (name) => `${RUN_TESTS}        must_pass: ["${name}"]\n        must_fail_at_base: true\n`;
