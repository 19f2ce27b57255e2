import {
  type ProjectChange,
  renderDescribe,
  renderGo,
  renderLib,
  renderPython,
  renderTapTests,
} from './test-sources.ts';

/** A runner, and a tiny project of ours for it. */
export interface RunnerProject {
  readonly name: string;
  /** The command, in a script that an attempt can weaken. */
  readonly command: string;
  readonly report: string;
  /** The program without which it cannot run. */
  readonly program: string;
  /** Its packages with their exact versions; `ours` are those of this project. */
  readonly packages: readonly string[] | 'ours';
  readonly files: (change: ProjectChange) => Readonly<Record<string, string>>;
  /** The name of the test in the group `sums` as the report has it. */
  readonly nameOf: (title: string) => string;
  /** Whether a mark on one test leaves out others. */
  readonly hasFocus: boolean;
}

const inGroup = (title: string) => `sums › ${title}`;
const withoutSigns = (title: string) => `sums ${title}`;
const toPython = (title: string) => `test_lib.TestSums › test_${title.replace(' ', '_')}`;
const toGo = (title: string) => `example.com/lib › TestSums/${title.replace(' ', '_')}`;

const NODE_HEAD = "const { describe, test } = require('node:test');\n";
const JEST_CONFIG =
  '{ "name": "lib", "version": "1.0.0", "jest": { "transform": {}, "haste": { "enableSymlinks": false } } }\n';
const PACKAGE = '{ "name": "lib", "version": "1.0.0" }\n';
const VITEST_HEAD = `import { describe, test } from 'vitest';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
`;

const javascript =
  (head: string, file = 'test/lib.test.js', manifest = PACKAGE) =>
  (change: ProjectChange) => ({
    'package.json': manifest,
    'lib.js': renderLib(change),
    [file]: renderDescribe(change, head),
  });

/** The runners that the criterion `tests` is tried with. */
export const runnerProjects: readonly RunnerProject[] = [
  {
    name: 'node-tap-reporter',
    command: 'node --test --test-reporter=tap test/lib.test.js',
    report: 'tap',
    program: 'node',
    packages: [],
    files: javascript(NODE_HEAD),
    nameOf: inGroup,
    hasFocus: false,
  },
  {
    name: 'node-junit-reporter',
    command: 'node --test --test-reporter=junit --test-reporter-destination=junit.xml test/lib.test.js',
    report: 'junit.xml',
    program: 'node',
    packages: [],
    files: javascript(NODE_HEAD),
    nameOf: inGroup,
    hasFocus: false,
  },
  {
    name: 'jest',
    command: 'node node_modules/jest/bin/jest.js --ci --json',
    report: 'jest-json',
    program: 'node',
    packages: 'ours',
    files: javascript('', 'test/lib.test.js', JEST_CONFIG),
    nameOf: inGroup,
    hasFocus: true,
  },
  {
    name: 'vitest-json',
    command: 'node node_modules/vitest/vitest.mjs run --allowOnly --reporter=json',
    report: 'jest-json',
    program: 'node',
    packages: ['vitest@3.2.7'],
    files: javascript(VITEST_HEAD, 'test/lib.test.mjs'),
    nameOf: inGroup,
    hasFocus: true,
  },
  {
    name: 'vitest-junit',
    command: 'node node_modules/vitest/vitest.mjs run --allowOnly --reporter=junit --outputFile=reports/junit.xml',
    report: 'reports/*.xml',
    program: 'node',
    packages: ['vitest@3.2.7'],
    files: javascript(VITEST_HEAD, 'test/lib.test.mjs'),
    nameOf: (title) => `test/lib.test.mjs › sums > ${title}`,
    hasFocus: true,
  },
  {
    name: 'mocha',
    command: 'node node_modules/mocha/bin/mocha.js --reporter json test/lib.test.js',
    report: 'mocha-json',
    program: 'node',
    packages: ['mocha@11.8.0'],
    files: javascript('const test = it;\n'),
    nameOf: withoutSigns,
    hasFocus: true,
  },
  {
    name: 'node-tap',
    command: 'node_modules/.bin/tap --reporter=tap --disable-coverage --allow-empty-coverage test/lib.test.js',
    report: 'tap',
    program: 'node',
    packages: ['tap@21.8.0'],
    files: (change) => ({
      'package.json': PACKAGE,
      'lib.js': renderLib(change),
      'test/lib.test.js': renderTapTests(change),
    }),
    nameOf: inGroup,
    hasFocus: false,
  },
  {
    name: 'pytest',
    command: 'python3 -m pytest -q -p no:cacheprovider --junitxml=junit.xml',
    report: 'junit.xml',
    program: 'python3 -m pytest',
    packages: [],
    files: renderPython,
    nameOf: toPython,
    hasFocus: false,
  },
  {
    name: 'go',
    command: 'go test -json ./...',
    report: 'go-json',
    program: 'go',
    packages: [],
    files: renderGo,
    nameOf: toGo,
    hasFocus: false,
  },
];
