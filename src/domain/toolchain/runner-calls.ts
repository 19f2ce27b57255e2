import { splitCommands } from '../plan/command-words.ts';
import { ON_COLLECTION_ERRORS, type RunnerName, runnerTraits } from './test-runner.ts';

/** A call of a test runner in a shell command. */
export interface RunnerCall {
  readonly runner: RunnerName;
  /** Its words after the program and the subcommand. */
  readonly args: readonly string[];
  /** True when it runs all tests that it finds: it is given no test file and no name. */
  readonly isWhole: boolean;
  /** True when the command is this call alone and its flags can be added to it. */
  readonly isDirect: boolean;
}

const MAX_SCRIPT_DEPTH = 3;
const PACKAGE_MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
/** Words that run the program after them. */
const LAUNCHERS = /^(?:exec|dlx|x|bunx|run|poetry|uv|pipenv|hatch|coverage|c8|nyc|cross-env)$/;

/** Finds the calls of test runners in a shell command, also behind the scripts of a `package.json`; a guess by the words. */
export function findRunnerCalls(command: string, scripts: ReadonlyMap<string, string>, depth = 0): RunnerCall[] {
  const commands = splitCommands(command).filter(([first = '']) => first !== '');
  const isDirect = depth === 0 && commands.length === 1;
  return commands.flatMap((words) => {
    const script = findPackageScript(words, scripts);
    if (script !== undefined && depth < MAX_SCRIPT_DEPTH) return findRunnerCalls(script, scripts, depth + 1);
    const found = findRunner(words);
    if (found === undefined) return [];
    const [runner, args] = found;
    return [{ runner, args, isWhole: !chooses(runner, args), isDirect }];
  });
}

/** Returns whether pytest is called without a path: the value of a flag such as `-k` has no slash and no ending of Python. */
export function collectsAll({ runner, args }: Pick<RunnerCall, 'runner' | 'args'>): boolean {
  const isPath = (word: string) => !/^[->]/.test(word) && /\/|\.py(?:::|$)|^tests?$/.test(word);
  return runner === 'pytest' && !args.some(isPath);
}

/** Returns whether a command runs pytest so that it runs no test at all where it cannot load one file. */
export function stopsAtUnloaded(command: string): boolean {
  return findRunnerCalls(command, new Map()).some(
    ({ runner, args }) => runner === 'pytest' && !args.includes(ON_COLLECTION_ERRORS),
  );
}

/** Returns whether a program is a package manager of JavaScript. */
export function isPackageManager(program: string): boolean {
  return PACKAGE_MANAGERS.test(program);
}

/** Returns the text of the script that a package manager is to run, with the arguments for it; undefined for others. */
export function findPackageScript(words: readonly string[], scripts: ReadonlyMap<string, string>): string | undefined {
  const [program = '', ...rest] = words;
  if (!isPackageManager(program)) return undefined;
  const verbs = rest.filter((word) => !word.startsWith('-'));
  const name = verbs[0] === 'run' || verbs[0] === 'run-script' ? verbs[1] : verbs[0] === 't' ? 'test' : verbs[0];
  const script = name === undefined ? undefined : scripts.get(name);
  if (name === undefined || script === undefined) return undefined;
  const given = rest.slice(rest.indexOf(verbs[0] === 't' ? 't' : name) + 1).filter((word) => word !== '--');
  return [script, ...given].join(' ');
}

function findRunner(all: readonly string[]): readonly [RunnerName, readonly string[]] | undefined {
  const words = dropLaunchers(all);
  const [program = '', ...rest] = words;
  const name = program.split('/').at(-1) ?? '';
  if (name === 'node' || name === 'tsx')
    return rest.includes('--test') ? ['node', rest.filter((word) => word !== '--test')] : undefined;
  if (/^python[\d.]*$/.test(name)) {
    const at = rest.indexOf('-m');
    return at === -1 ? undefined : findRunner(rest.slice(at + 1));
  }
  const verb = rest.find((word) => !word.startsWith('-'));
  switch (name) {
    case 'jest':
    case 'vitest':
    case 'mocha':
    case 'ava':
    case 'tap':
    case 'pytest':
      return [name, rest];
    case 'py.test':
      return ['pytest', rest];
    case 'go':
    case 'dotnet':
      return verb === 'test' ? [name, dropWord(rest, 'test')] : undefined;
    case 'cargo':
      if (verb === 'nextest') return ['cargo', dropWord(dropWord(rest, 'nextest'), 'run')];
      return verb === 'test' || verb === 't' ? ['cargo', dropWord(rest, verb)] : undefined;
    case 'mvn':
    case 'mvnw':
      return rest.some((word) => /^(?:test|verify|install|package)$/.test(word)) ? ['maven', rest] : undefined;
    case 'gradle':
    case 'gradlew':
      return rest.some((word) => /(?:^|:)(?:test|check|build)$/.test(word)) ? ['gradle', rest] : undefined;
    default:
      return undefined;
  }
}

function dropWord(words: readonly string[], word: string): readonly string[] {
  const at = words.indexOf(word);
  return at === -1 ? words : [...words.slice(0, at), ...words.slice(at + 1)];
}

/** Drops what runs the program after it: `pnpm exec`, `poetry run`, `npx --yes`. */
export function dropLaunchers(words: readonly string[]): readonly string[] {
  let start = 0;
  while (start < words.length - 1 && isLauncher(words[start] ?? '', start)) start += 1;
  return words.slice(start);
}

function isLauncher(word: string, at: number): boolean {
  return LAUNCHERS.test(word) || isPackageManager(word) || (word.startsWith('-') && at < 3) || /^[A-Z_]\w*=/.test(word);
}

/** Returns whether the arguments of a runner choose some of its tests. */
function chooses(runner: RunnerName, args: readonly string[]): boolean {
  const { filters } = runnerTraits[runner];
  return args.some((word, index) => {
    if (filters.test(word) || word.includes('::')) return true;
    if (word.startsWith('-') || /^--?(?:c|config)$/.test(args[index - 1] ?? '')) return false;
    if (runner === 'go') return /^\.\/|^[\w.-]+\//.test(word) && !word.endsWith('...');
    return isTestFile(word);
  });
}

/** Returns whether a word is the path of a test file, or of a folder below the one of the tests. */
function isTestFile(word: string): boolean {
  if (word.includes('*') || /\.config\.\w+$/.test(word)) return false;
  return /test|spec/i.test(word) && /\/[^/]|\.\w+$/.test(word.replace(/^\.\//, ''));
}
