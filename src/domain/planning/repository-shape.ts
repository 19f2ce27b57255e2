import { type RepositoryFiles, readPackageManifest } from '../toolchain/repository-files.ts';
import { suggestSetup } from '../toolchain/suggest-setup.ts';
import { findTestRunners, renderSuggestion, type TestRunner } from '../toolchain/test-runner.ts';

/** The facts about a repository that a plan for it is drafted with, all from the names of its files and its manifests. */
export interface RepositoryShape {
  /** The likeliest first. */
  readonly runners: readonly TestRunner[];
  /** The programs that manage packages, one for each language. */
  readonly managers: readonly string[];
  /** The commands that install what the lockfiles name, one for each language. */
  readonly setups: readonly string[];
  /** The scripts of the `package.json` at the root, by name. */
  readonly scripts: ReadonlyMap<string, string>;
  /** The files of each folder at the top, those at the root as `.`, the fullest first. */
  readonly folders: ReadonlyMap<string, number>;
  readonly tests: readonly string[];
  /** The workflows of GitHub Actions and the files of other systems that run checks. */
  readonly pipelines: readonly string[];
}

const TEST_FILE = /(?:^|\/)(?:tests?|specs?|__tests__)\/.*\.\w+$|(?:^|[._/-])(?:test|spec)s?(?:[._-][^/]*)?\.\w+$/i;
const PIPELINE =
  /^(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|\.circleci\/config\.yml|azure-pipelines\.yml|Jenkinsfile)$/;
const NOT_CODE = /(?:^|\/)(?:node_modules|vendor|dist|build|\.git)\//;

const MAX_FOLDERS = 20;
const MAX_TESTS = 30;
const MAX_SCRIPTS = 30;
const MAX_SCRIPT_CHARACTERS = 200;

/** Describes a repository by its files. */
export function describeShape(files: RepositoryFiles): RepositoryShape {
  const paths = [...files.paths].filter((path) => !NOT_CODE.test(path)).sort();
  const { node, python } = suggestSetup(files);
  const hasPackages = (readPackageManifest(files)?.packages.size ?? 0) > 0;
  return {
    runners: findTestRunners(files),
    managers: [node, python].flatMap((setup) => (setup === undefined ? [] : [nameManager(setup)])),
    setups: [hasPackages ? node : undefined, python].filter((setup) => setup !== undefined),
    scripts: readPackageManifest(files)?.scripts ?? new Map(),
    folders: countFolders(paths),
    tests: paths.filter(isTestFile),
    pipelines: paths.filter((path) => PIPELINE.test(path)),
  };
}

/** Names the package manager of an installation; that of a virtual environment is pip. */
function nameManager(setup: string): string {
  return setup.includes('pip install') ? 'pip' : (setup.split(' ', 1)[0] ?? setup);
}

/** Returns whether a path is that of a file of tests, by its name. */
export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path);
}

function countFolders(paths: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const top = path.includes('/') ? (path.split('/', 1)[0] ?? '.') : '.';
    counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)));
}

/** Renders a shape as lines for a model: bounded, each fact with its name. */
export function renderShape(shape: RepositoryShape): string {
  const [runner] = shape.runners;
  const tests = runner === undefined ? undefined : renderSuggestion('success_criteria', runner);
  return [
    `Test runners: ${shape.runners.map(({ name, command }) => `${name} (${command})`).join(', ') || 'none was found'}`,
    ...(tests === undefined ? [] : ['A criterion that runs all tests:', indent(tests)]),
    `Package managers: ${shape.managers.join(', ') || 'none'}`,
    `Setup: ${shape.setups.join('; ') || 'none is needed, or none is known'}`,
    `Scripts: ${renderScripts(shape.scripts)}`,
    `Folders: ${[...shape.folders]
      .slice(0, MAX_FOLDERS)
      .map(([name, count]) => `${name} (${count})`)
      .join(', ')}`,
    `Test files: ${renderSome(shape.tests, MAX_TESTS)}`,
    `CI: ${renderSome(shape.pipelines, MAX_TESTS)}`,
  ].join('\n');
}

function renderScripts(scripts: ReadonlyMap<string, string>): string {
  const shown = [...scripts].slice(0, MAX_SCRIPTS);
  if (shown.length === 0) return 'none';
  return shown.map(([name, text]) => `\n  ${name}: ${text.slice(0, MAX_SCRIPT_CHARACTERS)}`).join('');
}

function renderSome(paths: readonly string[], most: number): string {
  if (paths.length === 0) return 'none';
  const more = paths.length > most ? ` and ${paths.length - most} more` : '';
  return `${paths.slice(0, most).join(', ')}${more}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
