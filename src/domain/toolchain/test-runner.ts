import type { TestsCriterion } from '../plan/tests-criterion.ts';
import { renderYaml } from '../yaml/render-yaml.ts';
import {
  hasPlugAndPlay,
  listPythonTexts,
  type RepositoryFiles,
  readPackageManifest,
  requiresInPython,
} from './repository-files.ts';
import { isAmongTests } from './test-files.ts';
import {
  findNodeCommand,
  findRunnerCommand,
  findScriptRunner,
  findTestScript,
  type NodeRunnerName,
} from './test-script.ts';

/** The test runners that Groundhog knows. */
export type RunnerName = NodeRunnerName | 'pytest' | 'go' | 'cargo' | 'maven' | 'gradle' | 'dotnet';

/** Names a test runner for display. */
export function nameRunner(name: RunnerName): string {
  return name === 'node' ? 'node --test' : name;
}

/** A test runner of a repository. */
export interface TestRunner {
  readonly name: RunnerName;
  /** The command that runs all tests and writes the report. */
  readonly command: string;
  /** The path or glob of its JUnit XML, or the name of the format that it prints; undefined for a runner without a report. */
  readonly report: string | undefined;
}

/** A test runner with the flags that make it write a report. */
interface Reporter {
  readonly flags: string;
  readonly report: string;
}

/** The name and traits of a test runner. */
export interface RunnerTraits {
  /** Whether it fails when the code under test ends the process with exit code 0. */
  readonly seesEarlyExit: boolean;
  /** Flags that choose tests by name. */
  readonly filters: RegExp;
}

/** The flag by which pytest runs the tests that it can load where it cannot load others. */
export const ON_COLLECTION_ERRORS = '--continue-on-collection-errors';

const NONE = /^(?!)/;

// `node --test` and jest were tried with `process.exit(0)` in the code under test, go with `os.Exit(0)` in `init`; all exit with 0.
export const runnerTraits: Readonly<Record<RunnerName, RunnerTraits>> = {
  node: { seesEarlyExit: false, filters: /^--test-(?:name-pattern|only)/ },
  jest: { seesEarlyExit: false, filters: /^(?:-t|--testNamePattern|--testPathPatterns?|--findRelatedTests)(?:=|$)/ },
  vitest: { seesEarlyExit: true, filters: /^(?:-t|--testNamePattern)(?:=|$)/ },
  mocha: { seesEarlyExit: false, filters: /^(?:-g|-f|--grep|--fgrep)(?:=|$)/ },
  ava: { seesEarlyExit: true, filters: /^(?:-m|--match)(?:=|$)/ },
  tap: { seesEarlyExit: true, filters: NONE },
  pytest: { seesEarlyExit: false, filters: /^-k/ },
  go: { seesEarlyExit: false, filters: /^--?run(?:=|$)/ },
  cargo: { seesEarlyExit: false, filters: /^--test(?:=|$)/ },
  maven: { seesEarlyExit: true, filters: /^-D(?:it\.)?test=/ },
  gradle: { seesEarlyExit: true, filters: /^--tests(?:=|$)/ },
  dotnet: { seesEarlyExit: true, filters: /^--filter(?:=|$)/ },
};

const PACKAGES: readonly NodeRunnerName[] = ['jest', 'vitest', 'mocha', 'ava', 'tap'];
const NODE_TESTS = /(?:^|\/)(?:test\/.*|[^/]+[.-]test|test-[^/]+)\.[cm]?js$/;
const PYTHON_TESTS = /(?:^|\/)(?:test_[^/]+|[^/]+_test)\.py$/;

/**
 * Finds the test runners of a repository by its manifests and the names of its files, the likeliest first in each
 * language: the runner that the script `test` calls, else one that is installed, else what the language has built in.
 */
export function findTestRunners(files: RepositoryFiles): TestRunner[] {
  const names = [findNodeRunner(files), ...findOthers(files)];
  return names.flatMap((name) => (name === undefined ? [] : [toRunner(name, files)]));
}

function findNodeRunner(files: RepositoryFiles): RunnerName | undefined {
  const manifest = readPackageManifest(files);
  if (manifest === undefined) return undefined;
  const installed = PACKAGES.find((name) => manifest.packages.has(name) && findsTests(name, files));
  // A script of another kind runs tests that are of another kind.
  const hasTests = findTestScript(files) === undefined && [...files.paths].some((path) => NODE_TESTS.test(path));
  return findScriptRunner(files) ?? installed ?? (hasTests ? 'node' : undefined);
}

/** Returns whether a runner without arguments may find tests: mocha alone looks into one folder only. */
function findsTests(name: NodeRunnerName, { paths }: RepositoryFiles): boolean {
  return name !== 'mocha' || [...paths].some((path) => /^(?:test\/[^/]+\.[cm]?js$|\.mocharc\.)/.test(path));
}

function findOthers(files: RepositoryFiles): RunnerName[] {
  const { paths } = files;
  const has = (pattern: RegExp) => [...paths].some((path) => pattern.test(path));
  const isPytest =
    has(/(?:^|\/)(?:pytest\.ini|conftest\.py)$/) ||
    requiresInPython(files, 'pytest') ||
    /^\[(?:tool\.pytest|tool:pytest|pytest)\b/m.test(listPythonTexts(files).join('\n')) ||
    has(PYTHON_TESTS);
  const found: readonly (readonly [boolean, RunnerName])[] = [
    [isPytest, 'pytest'],
    [paths.has('go.mod'), 'go'],
    [paths.has('Cargo.toml'), 'cargo'],
    [paths.has('pom.xml'), 'maven'],
    [paths.has('build.gradle') || paths.has('build.gradle.kts'), 'gradle'],
    [has(/^[^/]+\.(?:sln|slnx)$/) || has(/^[^/]*\.?[Tt]ests?[^/]*\/[^/]+\.csproj$/), 'dotnet'],
  ];
  return found.filter(([isThere]) => isThere).map(([, name]) => name);
}

/** Suggests the whole suite of a runner in a folder; an empty one is the root. */
export function suggestSuite(name: RunnerName, folder: string, files: RepositoryFiles): TestRunner {
  const { command, report } = toRunner(name, files);
  return folder === ''
    ? { name, command, report }
    : inFolder({ name, command: `cd ${folder} && ${command}`, report }, folder);
}

/** Gives the report of a runner that works in a folder its path from the root; the name of a printed format has none. */
export function inFolder(runner: TestRunner, folder: string): TestRunner {
  const { report } = runner;
  const isPath = folder !== '' && report?.includes('.') === true && !report.startsWith('**/');
  return isPath ? { ...runner, report: `${folder}/${report}` } : runner;
}

function toRunner(name: RunnerName, files: RepositoryFiles): TestRunner {
  const command = wholeCommand(name, files);
  const reporter = findReporter(name, files);
  return { name, command: addFlags(name, command, reporter), report: reporter?.report };
}

/** Adds to a command of a runner the flags by which it writes a report, unless it has them. */
export function addReporter(name: RunnerName, command: string, files: RepositoryFiles): TestRunner {
  const reporter = findReporter(name, files);
  return { name, command: addFlags(name, command, reporter), report: reporter?.report };
}

function addFlags(name: RunnerName, given: string, reporter: Reporter | undefined): string {
  const command = given.trim();
  if (reporter === undefined || reporter.flags === '' || command.includes(reporter.flags)) return command;
  // The go command takes `-C` as its first flag alone.
  const anchors: Partial<Record<RunnerName, RegExp>> = { node: /--test(?![\w-])/, go: /go test\b(?: -C[ =]\S+)?/ };
  const anchor = anchors[name];
  return anchor === undefined ? `${command} ${reporter.flags}` : command.replace(anchor, `$& ${reporter.flags}`);
}

function wholeCommand(name: RunnerName, files: RepositoryFiles): string {
  const { paths } = files;
  const isPlugAndPlay = hasPlugAndPlay(files);
  const node = isPlugAndPlay ? 'yarn run' : paths.has('pnpm-lock.yaml') ? 'pnpm exec' : 'npx';
  const nextest = findNextest(files);
  const commands: Readonly<Record<RunnerName, string>> = {
    node: findNodeCommand(files) ?? `${isPlugAndPlay ? 'yarn ' : ''}node --test`,
    jest: findRunnerCommand('jest', files)?.concat(' --ci') ?? `${node} jest --ci`,
    vitest: findRunnerCommand('vitest', files) ?? `${node} vitest run`,
    mocha: findRunnerCommand('mocha', files) ?? `${node} mocha`,
    ava: findRunnerCommand('ava', files) ?? `${node} ava`,
    tap: findRunnerCommand('tap', files) ?? `${node} tap`,
    pytest: ['python3 -m pytest', ...listPythonFolders(files)].join(' '),
    go: 'go test ./...',
    cargo: nextest === undefined ? 'cargo test' : `cargo nextest run --profile ${nextest.profile}`,
    maven: `${paths.has('mvnw') ? './mvnw' : 'mvn'} -B test`,
    gradle: paths.has('gradlew') ? './gradlew test' : 'gradle test',
    dotnet: 'dotnet test',
  };
  return commands[name];
}

/** Lists the one folder of all tests of Python, so that pytest loads nothing beside it; none where its configuration names folders. */
function listPythonFolders(files: RepositoryFiles): readonly string[] {
  const tests = [...files.paths].filter((path) => path.endsWith('.py') && isAmongTests(path));
  const folders = new Set(tests.map((path) => path.split('/', 1).join('')));
  const isOwn = folders.size === 1 && (folders.has('tests') || folders.has('test'));
  return isOwn && !hasTestPaths(files) ? [...folders] : [];
}

/** Returns whether the configuration of pytest says where tests are. */
export function hasTestPaths({ manifests }: RepositoryFiles): boolean {
  const names = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg'];
  return names.some((name) => /^\s*testpaths\s*=/m.test(manifests.get(name) ?? ''));
}

/** Finds the profile of cargo-nextest that writes JUnit XML, and its file; undefined where none does. */
function findNextest({ manifests }: RepositoryFiles): { profile: string; report: string } | undefined {
  const table = /^\[profile\.([\w-]+)\.junit\]\s*\n(?:(?!\[).*\n)*?path *= *"([\w./-]+\.xml)"/m;
  const [, profile, path] = table.exec(manifests.get('.config/nextest.toml') ?? '') ?? [];
  return profile === undefined ? undefined : { profile, report: `target/nextest/${profile}/${path}` };
}

/** Finds a report that the runner writes with what is installed. */
function findReporter(name: RunnerName, files: RepositoryFiles): Reporter | undefined {
  const packages = readPackageManifest(files)?.packages;
  switch (name) {
    case 'node':
      // Its JUnit form has "test failed" alone of a file that cannot be loaded.
      return { flags: '--test-reporter=tap', report: 'tap' };
    case 'jest':
      return packages?.has('jest-junit') === true
        ? { flags: '--reporters=jest-junit', report: 'junit.xml' }
        : { flags: '--json', report: 'jest-json' };
    case 'vitest':
      return { flags: '--reporter=junit --outputFile=junit.xml', report: 'junit.xml' };
    case 'mocha':
      return packages?.has('mocha-junit-reporter') === true
        ? { flags: '--reporter=mocha-junit-reporter', report: 'test-results.xml' }
        : { flags: '--reporter=json', report: 'mocha-json' };
    case 'ava':
      return { flags: '--tap', report: 'tap' };
    case 'tap':
      return { flags: '--reporter=tap', report: 'tap' };
    case 'pytest':
      // Else it runs no test at all where one file cannot be loaded, such as a test for code that is not there yet.
      return { flags: `${ON_COLLECTION_ERRORS} --junitxml=junit.xml`, report: 'junit.xml' };
    case 'go':
      return { flags: '-json', report: 'go-json' };
    case 'cargo': {
      const nextest = findNextest(files);
      return nextest && { flags: '', report: nextest.report };
    }
    case 'maven':
      return { flags: '', report: '**/target/surefire-reports/*.xml' };
    case 'gradle':
      return { flags: '', report: '**/build/test-results/test/*.xml' };
    case 'dotnet':
      return { flags: '--logger "junit;LogFilePath=junit.xml"', report: '**/junit.xml' };
  }
}

/** Renders lines of a plan to paste: the criterion `tests` of a runner, in a list below a key; undefined for one without a report. */
export function renderSuggestion(
  key: 'guards' | 'success_criteria',
  { command, report }: TestRunner,
  demand: Pick<TestsCriterion, 'must_pass'> = {},
): string | undefined {
  if (report === undefined) return undefined;
  return renderYaml({ [key]: [{ kind: 'tests', command, report, ...demand }] });
}
