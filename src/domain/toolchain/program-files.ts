import { compileGlobs } from '../paths/glob.ts';
import { toRepositoryPath } from '../plan/command-words.ts';
import type { CommandInFolder } from './command-folders.ts';
import type { RepositoryFiles } from './repository-files.ts';

/** The files that tell programs what to do, by the name of the program; also where they are not there yet. */
export const PROGRAM_FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['make', ['{GNUm,m,M}akefile']],
  ['gmake', ['{GNUm,m,M}akefile']],
  ['just', ['{,.}justfile']],
  ['rake', ['{r,R}akefile{,.rb}']],
  ['tox', ['tox.{ini,toml}', 'pyproject.toml', 'setup.cfg']],
  ['nox', ['noxfile.py']],
  ['composer', ['composer.json']],
  ['rspec', ['.rspec']],
  ['phpunit', ['phpunit{,.dist}.xml', 'phpunit.xml.dist']],
]);

/** A compiler, type checker or linter: the files that say what it checks, and the verbs with which it checks, where only some do. */
interface Checker {
  readonly globs: readonly string[];
  readonly verbs?: RegExp;
}

const TYPESCRIPT: Checker = { globs: ['tsconfig.json'] };
const OF_CARGO = ['Cargo.toml', 'build.rs', '.cargo/config{,.toml}'];
const CHECKERS: ReadonlyMap<string, Checker> = new Map<string, Checker>([
  ['tsc', TYPESCRIPT],
  ['vue-tsc', TYPESCRIPT],
  ['svelte-check', { globs: ['tsconfig.json', 'svelte.config.*'] }],
  ['next', { globs: ['next.config.*', 'tsconfig.json'], verbs: /^(?:build|lint)$/ }],
  ['vite', { globs: ['vite.config.*'], verbs: /^build$/ }],
  ['webpack', { globs: ['webpack.config.*'] }],
  ['rollup', { globs: ['rollup.config.*'] }],
  ['eslint', { globs: ['eslint.config.*', '.eslintrc{,.*}'] }],
  ['biome', { globs: ['biome.json{,c}'] }],
  ['oxlint', { globs: ['.oxlintrc.json'] }],
  ['prettier', { globs: ['.prettierrc{,.*}', 'prettier.config.*', '.prettierignore'] }],
  ['stylelint', { globs: ['.stylelintrc{,.*}', 'stylelint.config.*'] }],
  ['mypy', { globs: ['{,.}mypy.ini', 'pyproject.toml', 'setup.cfg'] }],
  ['pyright', { globs: ['pyrightconfig.json', 'pyproject.toml'] }],
  ['basedpyright', { globs: ['pyrightconfig.json', 'pyproject.toml'] }],
  ['ruff', { globs: ['{,.}ruff.toml', 'pyproject.toml'] }],
  ['flake8', { globs: ['.flake8', 'setup.cfg', 'tox.ini'] }],
  ['pylint', { globs: ['{,.}pylintrc{,.toml}', 'pyproject.toml', 'setup.cfg', 'tox.ini'] }],
  ['black', { globs: ['pyproject.toml'] }],
  ['isort', { globs: ['.isort.cfg', 'pyproject.toml', 'setup.cfg', 'tox.ini'] }],
  ['pre-commit', { globs: ['.pre-commit-config.yaml'], verbs: /^run$/ }],
  ['go', { globs: ['go.{mod,work}'], verbs: /^(?:vet|build)$/ }],
  ['golangci-lint', { globs: ['.golangci.{yml,yaml,toml,json}'] }],
  ['staticcheck', { globs: ['staticcheck.conf'] }],
  [
    'cargo',
    { globs: [...OF_CARGO, '{,.}clippy.toml', '{,.}rustfmt.toml'], verbs: /^(?:build|b|check|c|clippy|fmt|doc)$/ },
  ],
  ['rubocop', { globs: ['.rubocop.yml'] }],
  ['phpstan', { globs: ['phpstan.neon{,.dist}', 'phpstan.dist.neon'] }],
  ['psalm', { globs: ['psalm.xml{,.dist}'] }],
  ['shellcheck', { globs: ['.shellcheckrc'] }],
]);

/** Flags that name the configuration of such a program. */
const NAMES_CONFIG =
  /^(?:-c|-p|--(?:config(?:-file|-path)?|project|rcfile|rc-file|settings-path|configuration))(?:=(.*))?$/;
const MAX_CONFIGS = 20;
/** Without the signs of a glob, for which a path is taken. */
const TS_CONFIG = /^(?:[\w./@-]+\/)?tsconfig[\w.-]*\.json$/;

/** The files that decide what a compiler, type checker or linter finds. */
export interface CheckerFiles {
  readonly program: string;
  /** Relative to the root of the repository. */
  readonly globs: readonly string[];
}

/**
 * Finds the files by which a compiler, type checker or linter decides, by the words of a command, whose first is the program:
 * those that it finds by their names, in its folder or at the root, and those that it is given. Undefined for other programs.
 */
export function findCheckerFiles({ folder, words }: CommandInFolder, files: RepositoryFiles): CheckerFiles | undefined {
  const [first = '', ...all] = words;
  const isModule = /^(?:.*\/)?python[\d.]*$/.test(first) && all[0] === '-m';
  const [program = '', ...rest] = isModule ? all.slice(1) : words;
  const name = program.split('/').at(-1) ?? '';
  const checker = CHECKERS.get(name);
  const verb = rest.find((word) => !word.startsWith('-')) ?? '';
  if (checker === undefined || checker.verbs?.test(verb) === false) return undefined;
  const paths = [...files.paths];
  const own = checker.globs.map((glob) => join(folder, glob));
  const above = folder === '' ? [] : checker.globs.filter((glob) => paths.some(compileGlobs([glob])));
  const given = listGiven(rest).map((path) => join(folder, path));
  const bases = checker.globs.includes('tsconfig.json') ? listBases(folder, rest, paths) : [];
  return { program: name, globs: [...new Set([...own, ...above, ...given, ...bases])] };
}

/** Lists the configurations of TypeScript that another one may be based on; with `--build` those of all folders count. */
function listBases(folder: string, words: readonly string[], paths: readonly string[]): readonly string[] {
  const isBuild = words.some((word) => /^(?:-b|--build)$/.test(word));
  const isNear = (path: string) => ['', folder].includes(path.split('/').slice(0, -1).join('/'));
  return paths.filter((path) => TS_CONFIG.test(path) && (isBuild || isNear(path))).slice(0, MAX_CONFIGS);
}

/** Lists the files that flags give a program as its configuration. */
function listGiven(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const flag = NAMES_CONFIG.exec(word);
    const path = flag === null ? undefined : toRepositoryPath(flag[1] ?? words[at + 1] ?? '');
    return path !== undefined && /^[\w./@-]+\.\w+$/.test(path) ? [path] : [];
  });
}

function join(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}
