import { compileGlobs } from '../paths/glob.ts';
import { toRepositoryPath } from '../plan/command-words.ts';
import { listCalledCommands } from './called-commands.ts';
import type { CommandInFolder } from './command-folders.ts';
import { findCheckerFiles, PROGRAM_FILES } from './program-files.ts';
import { type RepositoryFiles, readPackageManifest } from './repository-files.ts';
import { collectsAll, dropLaunchers, findRunnerCalls, type RunnerCall } from './runner-calls.ts';
import { findInstalled } from './setup-files.ts';
import { isAmongTests } from './test-files.ts';
import { nameRunner, type RunnerName } from './test-runner.ts';

/** The files that decide the result of a program: changing one, or adding it, changes what the program checks. */
export interface DecidingFiles {
  /** The program for display: `npm test`, `make`. */
  readonly program: string;
  /** Scripts and configuration, also where they are not there yet. */
  readonly globs: readonly string[];
  /** The tests that it runs. */
  readonly tests: readonly string[];
}

const MANAGERS: ReadonlyMap<string, { readonly reads: readonly string[]; readonly lock: string }> = new Map([
  ['npm', { reads: ['package.json', '.npmrc'], lock: 'package-lock.json' }],
  ['pnpm', { reads: ['package.json', '.npmrc', '.pnpmfile.{cjs,mjs}', 'pnpm-workspace.yaml'], lock: 'pnpm-lock.yaml' }],
  ['yarn', { reads: ['package.json', '.npmrc', '.yarnrc{,.yml}'], lock: 'yarn.lock' }],
  ['bun', { reads: ['package.json', 'bunfig.toml'], lock: 'bun.lock' }],
]);
const INTERPRETERS = /^(?:\.|source|sh|bash|dash|zsh|node|deno|python[\d.]*|ruby|perl|php|tsx|ts-node)$/;
// Those that exist nowhere yet count too: an attempt may add the one that comes first.
const RUNNER_FILES: Readonly<Record<RunnerName, readonly string[]>> = {
  node: [],
  jest: ['package.json', 'jest.config.*', 'babel.config.*', '.babelrc{,.json}'],
  vitest: ['package.json', '{vitest,vite}.config.*'],
  mocha: ['package.json', '.mocharc.*'],
  ava: ['package.json', 'ava.config.*'],
  tap: ['package.json', '.taprc'],
  pytest: ['conftest.py', '{,.}pytest.{ini,toml}', 'pyproject.toml', 'tox.ini', 'setup.cfg'],
  go: ['go.{mod,work}'],
  cargo: ['Cargo.toml', 'build.rs', '.cargo/config{,.toml}', '.config/nextest.toml'],
  maven: ['pom.xml', '.mvn'],
  gradle: ['{build,settings}.gradle{,.kts}', 'gradle.properties', 'buildSrc'],
  dotnet: ['Directory.Build.{props,targets}'],
};
/** Programs beside the known runners that run tests, and words by which others do. */
const TESTERS = /^(?:rspec|phpunit|tox|nox|unittest|ctest|bats)$/;
const TEST_WORD = /^(?:test|tests|check|spec)(?::.*)?$/;

/** More tests say nothing new, and each is compared with the globs of each checkpoint. */
const MAX_TESTS = 1000;

/** The facts about a repository that its commands are read with. */
interface Repository {
  readonly files: RepositoryFiles;
  /** The paths at most one folder deep, where configuration is. */
  readonly shallow: readonly string[];
  readonly scripts: ReadonlyMap<string, string>;
  /** The paths that are among tests by their names. */
  readonly tests: readonly string[];
  /** The manifests of packages below the root. */
  readonly manifests: readonly string[];
}

const MAX_MANIFESTS = 20;
/** Without the signs of a glob, for which a path is taken. */
const PACKAGE_MANIFEST = /^[\w./@-]+\/package\.json$/;

/**
 * Creates the search for the files in a repository that decide what a shell command finds: a guess for warnings, by its words
 * and by those of the scripts and makefiles that it runs.
 */
export function toDecidingFiles(files: RepositoryFiles): (command: string) => readonly DecidingFiles[] {
  const scripts = readPackageManifest(files)?.scripts ?? new Map<string, string>();
  const tests = [...files.paths].filter(isAmongTests).slice(0, MAX_TESTS);
  const manifests = [...files.paths].filter((path) => PACKAGE_MANIFEST.test(path)).slice(0, MAX_MANIFESTS);
  const shallow = [...files.paths].filter((path) => /^[^/]*(?:\/[^/]*)?$/.test(path));
  const found = new Map<string, readonly DecidingFiles[]>();
  return (command) => {
    const known = found.get(command) ?? findDecidingFiles(command, { files, shallow, scripts, tests, manifests });
    found.set(command, known);
    return known;
  };
}

function findDecidingFiles(command: string, repository: Repository): readonly DecidingFiles[] {
  const { commands: placed, includes } = listCalledCommands(command, repository.files, repository.scripts);
  const calls = placed.flatMap((each) => findCalls(each, repository));
  const hasCalls = calls.length > 0;
  const programs = placed.flatMap((each) => {
    const found = findProgram(each.words, hasCalls ? [] : testsIn(each.folder, repository));
    return found === undefined ? [] : [{ ...found, globs: found.globs.map(toGlobIn(each.folder)) }];
  });
  const checkers = placed.flatMap(({ folder, words }) => {
    const found = findCheckerFiles({ folder, words: dropLaunchers(words) }, repository.files);
    return found === undefined ? [] : [{ ...found, tests: [] }];
  });
  const included = includes.length === 0 ? [] : [{ program: 'make', globs: includes, tests: [] }];
  const npx = /(?:^|[\s;&|(])npx\s/.test(command) ? [{ program: 'npx', globs: ['.npmrc'], tests: [] }] : [];
  // A package manager may be told to run the script of a package below the root.
  const withPackages = (glob: string) => (glob === 'package.json' ? [glob, ...repository.manifests] : [glob]);
  const found = new Map<string, DecidingFiles>();
  for (const each of [...npx, ...programs, ...checkers, ...included, ...calls]) {
    const { globs = [], tests = [] } = found.get(each.program) ?? {};
    found.set(each.program, {
      program: each.program,
      globs: [...new Set([...globs, ...each.globs.flatMap(withPackages)])],
      tests: [...new Set([...tests, ...each.tests])],
    });
  }
  return [...found.values()].filter(({ globs, tests }) => globs.length + tests.length > 0);
}

/** Finds the runners of tests that a command calls, with their files in its folder and those of the root that are there. */
function findCalls(placed: CommandInFolder, repository: Repository): readonly DecidingFiles[] {
  const { folder, words } = placed;
  const scripts = folder === '' ? repository.scripts : new Map<string, string>();
  return findRunnerCalls(words.join(' '), scripts).map((call) => {
    const isWhole = collectsAll(call);
    // Without a folder pytest loads those of all folders.
    const own = RUNNER_FILES[call.runner].map((glob) => (isWhole && glob === 'conftest.py' ? `**/${glob}` : glob));
    const above = folder === '' ? [] : own.filter((glob) => repository.shallow.some(compileGlobs([glob])));
    const tests = findTests(call, folder, repository);
    const searched = listSearched(call.runner, { folder, tests, isWhole }, repository);
    return {
      program: nameRunner(call.runner),
      globs: [...new Set([...own.map(toGlobIn(folder)), ...above, ...searched])],
      tests,
    };
  });
}

/** Lists the files that a runner looks for in other folders than its own, also where they are not there yet. */
function listSearched(
  runner: RunnerName,
  { folder, tests, isWhole }: { readonly folder: string; readonly tests: readonly string[]; readonly isWhole: boolean },
  { files }: Repository,
): readonly string[] {
  if (runner === 'go') return listParents(folder).map((parent) => toGlobIn(parent)('go.work'));
  if (runner !== 'pytest') return [];
  const folders = [...new Set(tests.flatMap(listParents))].slice(0, MAX_FOLDERS);
  const paths = [...files.paths];
  // It takes the configuration that is nearest to the tests, else that of its own folder.
  const own = folders.map((each) => RUNNER_FILES.pytest.map(toGlobIn(each)));
  const configured = own.filter((globs) => paths.some(compileGlobs(globs)));
  return [...configured.flat(), ...(isWhole ? [] : folders.map((each) => toGlobIn(each)('conftest.py')))];
}

const MAX_FOLDERS = 20;

/** Lists the folders that a folder is in, the root last. */
function listParents(folder: string): readonly string[] {
  const names = folder.split('/');
  return folder === '' ? [] : names.map((_, at) => names.slice(0, names.length - 1 - at).join('/'));
}

function toGlobIn(folder: string): (path: string) => string {
  return (path) => (folder === '' ? path : `${folder}/${path}`);
}

/** Lists the tests below a folder, or all where it has none of its own. */
function testsIn(folder: string, { tests }: Repository): readonly string[] {
  const below = folder === '' ? [] : tests.filter((path) => path.startsWith(`${folder}/`));
  return below.length > 0 ? below : tests;
}

/** Finds the tests that a call of a runner names, or all that its folder has by their names. */
function findTests({ runner, args }: RunnerCall, folder: string, repository: Repository): readonly string[] {
  const all = testsIn(folder, repository);
  // Their words are goals and tasks.
  if (runner === 'maven' || runner === 'gradle') return all;
  const named = args.flatMap((word) => {
    const operand = toOperand(word);
    if (operand === undefined) return [];
    const path = toGlobIn(folder)(operand);
    if (repository.files.paths.has(path)) return [path];
    const below = all.filter((test) => test.startsWith(`${path}/`));
    if (below.length > 0) return below;
    if (!/\.\w+$/.test(path) || !isAmongTests(path) || IS_OUTPUT.test(path)) return [];
    // Jest and Vitest are given parts of paths.
    const alike = all.filter((test) => test.includes(operand));
    return alike.length > 0 ? alike : [path];
  });
  return named.length > 0 ? named : all;
}

const IS_OUTPUT = /\.(?:xml|json|jsonl|tap|txt|log|html)$/;

/** Returns the path that an argument names, without the test in it (`a.py::test`, `a_spec.rb:12`) and `/...` of Go. */
function toOperand(word: string): string | undefined {
  return word.startsWith('-') ? undefined : toRepositoryPath(word.replace(/::.*$|:\d+$|\/(?:\.\.\.)?$/, ''));
}

/** Finds the files of a program, with all these tests where its words say that it runs tests. */
function findProgram(words: readonly string[], all: readonly string[]): DecidingFiles | undefined {
  const [program = '', ...rest] = words;
  const name = program.split('/').at(-1) ?? '';
  if (/^python[\d.]*$/.test(name) && rest[0] === '-m' && rest[1] !== undefined) return findProgram(rest.slice(1), all);
  if (name === 'bundle' && rest[0] === 'exec') return findProgram(rest.slice(1), all);
  const installed = findInstalled(words);
  if (installed !== undefined) return { program: [name, ...rest.slice(0, 1)].join(' '), globs: installed, tests: [] };
  const isTester = TESTERS.test(name) || rest.some((word) => TEST_WORD.test(word));
  const tests = isTester ? all : [];
  const manager = MANAGERS.get(program);
  if (manager !== undefined) {
    const shown = namePackageScript(program, rest);
    const globs = isInstall(program, rest) ? [...manager.reads, manager.lock] : manager.reads;
    return shown === undefined ? undefined : { program: shown, globs, tests };
  }
  if (INTERPRETERS.test(name)) return rest.includes('--test') ? undefined : findInterpreted(name, rest);
  const globs = PROGRAM_FILES.get(name);
  if (globs !== undefined) return { program, globs, tests };
  const path = program.includes('/') ? toRepositoryPath(program) : undefined;
  if (path !== undefined) return { program, globs: [path], tests };
  return TESTERS.test(name) ? { program, globs: [], tests } : undefined;
}

function namePackageScript(program: string, rest: readonly string[]): string | undefined {
  const verb = rest.find((word) => !word.startsWith('-'));
  if (verb === undefined) return program === 'yarn' ? program : undefined;
  if (/^(?:view|config|audit|outdated|ls|list|version)$/.test(verb)) return undefined;
  const isRun = verb === 'run' || verb === 'run-script';
  const name = isRun ? rest[rest.indexOf(verb) + 1] : undefined;
  return [program, verb, name].filter((word) => word !== undefined).join(' ');
}

function isInstall(program: string, rest: readonly string[]): boolean {
  const verb = rest.find((word) => !word.startsWith('-'));
  return verb === undefined ? program === 'yarn' : /^(?:ci|i|install)$/.test(verb);
}

/** Flags of interpreters whose value is the next word, and no script. */
const TAKES_VALUE =
  /^(?:-[rCWXI]|--(?:import|require|loader|experimental-loader|conditions|env-file|input-type|title|disable-warning))$/;

function findInterpreted(name: string, rest: readonly string[]): DecidingFiles | undefined {
  const script = rest.find((word, at) => !word.startsWith('-') && !TAKES_VALUE.test(rest[at - 1] ?? ''));
  if (script === undefined || rest.some((word) => /^-(?:[a-z]*c|e|p|-eval|-print)$/.test(word))) return undefined;
  const path = toRepositoryPath(script);
  return path === undefined ? undefined : { program: `${name} ${script}`, globs: [path], tests: [] };
}
