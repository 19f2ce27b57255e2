import { splitCommands, toRepositoryPath } from './command-words.ts';

/** The files that determine what a command runs: changing them changes what the command checks. */
export interface CommandScript {
  /** The program for display: `npm test`, `make`. */
  readonly program: string;
  /** The files that may determine it, relative to the repository root. */
  readonly paths: readonly string[];
}

const PACKAGE_SCRIPTS = /^(?:npm|pnpm|yarn|bun)$/;
const INTERPRETERS = /^(?:sh|bash|dash|zsh|node|deno|python3?|ruby|perl|php|tsx|ts-node)$/;
const KNOWN_FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['make', ['Makefile']],
  ['gmake', ['Makefile']],
  ['just', ['justfile']],
  ['rake', ['Rakefile']],
  ['tox', ['tox.ini']],
  ['nox', ['noxfile.py']],
  ['pytest', ['conftest.py', 'pyproject.toml']],
  ['composer', ['composer.json']],
  ['mvn', ['pom.xml']],
  ['gradle', ['build.gradle']],
]);
/**
 * Finds the files in the repository that determine what a shell command runs. A guess for warnings, by the words
 * alone: it knows common programs only.
 */
export function findCommandScripts(command: string): CommandScript[] {
  const found = new Map<string, CommandScript>();
  for (const words of splitCommands(command)) {
    const script = findScript(words);
    if (script !== undefined) found.set(script.program, script);
  }
  return [...found.values()];
}

function findScript(words: readonly string[]): CommandScript | undefined {
  const [program = '', ...rest] = words;
  const name = program.split('/').at(-1) ?? '';
  if (PACKAGE_SCRIPTS.test(program)) return findPackageScript(program, rest);
  if (name === 'python' || name === 'python3') {
    const module = rest[0] === '-m' ? rest[1] : undefined;
    if (module !== undefined) return findScript([module, ...rest.slice(2)]);
  }
  if (INTERPRETERS.test(name)) return findInterpreted(name, rest);
  const files = KNOWN_FILES.get(program);
  if (files !== undefined) return { program, paths: files };
  const path = toRepositoryPath(program);
  return path !== undefined && program.includes('/') ? { program, paths: [path] } : undefined;
}

function findPackageScript(program: string, rest: readonly string[]): CommandScript | undefined {
  const verb = rest.find((word) => !word.startsWith('-'));
  if (verb === undefined) return program === 'yarn' ? { program, paths: ['package.json'] } : undefined;
  if (/^(?:exec|dlx|x|view|config|audit|outdated|ls|list|version)$/.test(verb)) return undefined;
  const isRun = verb === 'run' || verb === 'run-script';
  const name = isRun ? rest[rest.indexOf(verb) + 1] : undefined;
  return { program: [program, verb, name].filter((word) => word !== undefined).join(' '), paths: ['package.json'] };
}

function findInterpreted(name: string, rest: readonly string[]): CommandScript | undefined {
  const script = rest.find((word) => !word.startsWith('-'));
  if (script === undefined || rest.some((word) => /^-(?:[a-z]*c|e|p|-eval|-print)$/.test(word))) return undefined;
  const path = toRepositoryPath(script);
  return path === undefined ? undefined : { program: `${name} ${script}`, paths: [path] };
}
