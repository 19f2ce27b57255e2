import { hasPlugAndPlay, type RepositoryFiles, readPackageManifest } from './repository-files.ts';

/** The test runners of Node.js that Groundhog knows. */
export type NodeRunnerName = 'node' | 'jest' | 'vitest' | 'mocha' | 'ava' | 'tap';

const SCRIPT_WORDS: readonly (readonly [RegExp, NodeRunnerName])[] = [
  [/\b(?:node|tsx)\b[^&|;]*\s--test(?![\w-])/, 'node'],
  [/\bjest\b/, 'jest'],
  [/\bvitest\b/, 'vitest'],
  [/\bmocha\b/, 'mocha'],
  [/\bava\b/, 'ava'],
  [/\btap\b/, 'tap'],
];

/** Returns whether a runner is one of Node.js. */
export function isOfNode(name: string): name is NodeRunnerName {
  return SCRIPT_WORDS.some(([, other]) => other === name);
}

/** Finds the script `test` of a package; undefined where it has none, or the one that `npm init` writes. */
export function findTestScript(files: RepositoryFiles): string | undefined {
  const script = readPackageManifest(files)?.scripts.get('test')?.trim() ?? '';
  return script === '' || /\bno test specified\b/.test(script) ? undefined : script;
}

/** Finds the test runner that the script `test` calls; undefined for none that is known. */
export function findScriptRunner(files: RepositoryFiles): NodeRunnerName | undefined {
  const script = findTestScript(files) ?? '';
  return SCRIPT_WORDS.find(([words]) => words.test(script))?.[1];
}

/** Renders the command that runs the script `test`, and prints nothing else; arguments for the script can follow it. */
function renderScriptCall(files: RepositoryFiles, hasArguments: boolean): string {
  if (files.paths.has('pnpm-lock.yaml')) return 'pnpm --silent test';
  if (hasPlugAndPlay(files)) return 'yarn test';
  return `npm --silent test${hasArguments ? ' --' : ''}`;
}

/** Renders the command that runs the script `test` as a suite of an unknown runner, of which some watch for changes unless told. */
export function renderScriptSuite(files: RepositoryFiles): string {
  return `CI=true ${renderScriptCall(files, false)}`;
}

/**
 * Finds the command of the script `test` that runs the tests of Node.js, with what it loads and where they are; undefined where
 * there is none. A script of several commands is run by the package manager, which finds their programs.
 */
export function findNodeCommand(files: RepositoryFiles): string | undefined {
  const script = findTestScript(files) ?? '';
  const isOfNode = SCRIPT_WORDS.some(([words, name]) => name === 'node' && words.test(script));
  if (!isOfNode || hasPlugAndPlay(files)) return undefined;
  const plain = script.replace(/ --test-reporter(?:-destination)?[= ]\S+/g, '');
  if (/^node [^;&|<>`$]*$/.test(plain)) return plain;
  return `NODE_OPTIONS=--test-reporter=tap ${renderScriptCall(files, false)}`;
}

/**
 * Finds the command that runs the script `test` with further flags for an installed runner: where the script gives it flags,
 * files or variables, or builds first, and calls it last, so that flags reach it. Undefined for others.
 */
export function findRunnerCommand(name: NodeRunnerName, files: RepositoryFiles): string | undefined {
  const script = findTestScript(files) ?? '';
  const parts = script.split('&&');
  const last = parts.at(-1)?.trim() ?? '';
  const call = new RegExp(`^(?:cross-env )?(?:[A-Z_]+=\\S+ )*(?:npx |c8 |nyc )?${name}(?: run)?(?= |$)`).exec(
    last,
  )?.[0];
  if (call === undefined || /[;|<>`]|\$\(|\s--watch/.test(script)) return undefined;
  const isBare = parts.length === 1 && last.replace(/^npx /, '').replace(/ run$/, '') === name;
  return isBare ? undefined : renderScriptCall(files, true);
}
