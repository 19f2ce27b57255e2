import { compileGlobs } from '../paths/glob.ts';
import { isPlainChain, listPathPrograms, splitCommands, toRepositoryPath } from '../plan/command-words.ts';
import { type Criterion, runsCommand } from '../plan/criterion.ts';
import type { PlanWarning } from '../plan/lint-plan.ts';
import { listLimits, type Plan } from '../plan/plan.ts';
import { isPrintedReport } from '../plan/tests-criterion.ts';
import { listSome } from '../text/list-some.ts';
import { quote } from '../yaml/file-problem.ts';
import { splitByFolder } from './command-folders.ts';
import { findNeededPaths, NEUTRAL } from './named-paths.ts';
import { hasPath, type RepositoryFiles, readPackageManifest } from './repository-files.ts';

/** A criterion that runs a command, with its place in the plan. */
interface PlacedCommand {
  readonly checkpointId: string | undefined;
  /** The number of the criterion, from 0. */
  readonly number: number;
  /** The criterion for display. */
  readonly name: string;
  readonly command: string;
  /** The exit code that it asks for; another than 0 may ask for the absence of what is missing. */
  readonly exit: number;
  /** The wishes of the checkpoints up to it, and the paths that they alone may change. */
  readonly wishes: string;
  /** Returns whether no attempt up to it may make a path: it is protected, or outside of what they may change. */
  readonly isClosed: (path: string) => boolean;
}

/**
 * Warns of commands of criteria that need a file or a script of `package.json` which is not at the base, and which no
 * checkpoint up to there is to write by the words of its `spec` or its `changes_within`. A setup may make such a file: with one
 * only files are named that no attempt may make, and that the setup does not name.
 */
export function warnOfMissing(
  plan: Plan,
  files: RepositoryFiles,
  isImpossible: (checkpointId: string | undefined, criterion: number) => boolean,
): PlanWarning[] {
  return listCommands(plan).flatMap(({ checkpointId, number, name, command, wishes, exit, isClosed }) => {
    if (exit !== 0 || isImpossible(checkpointId, number)) return [];
    const isUnknown = (path: string) => !wishes.includes(toName(path)) && !hasPath(files, path);
    const { setup } = plan;
    const isOfSetup = (path: string) =>
      setup !== undefined && (OF_VENV.test(path) || setup.includes(toName(path)) || !isClosed(path));
    const missing = findNeededPaths(command).filter((path) => isUnknown(path) && !isOfSetup(path));
    const remedy = setup !== undefined ? UNLESS_SETUP : missing.every(isClosed) ? COMMIT : COMMIT_OR_WISH;
    const script = findMissingScript(command, files);
    const isScriptWished = script === undefined || wishes.includes(script) || wishes.includes('package.json');
    const needs = [
      ...(missing.length === 0 ? [] : [`${listSome(missing.map(quote))}, which the base does not have: ${remedy}`]),
      ...(isScriptWished ? [] : [`a script ${quote(script)}, which package.json at the base does not have`]),
    ];
    return needs.map((text): PlanWarning => ({ checkpointId, message: `${name} needs ${text}`, isFault: true }));
  });
}

/** The folder of an environment of Python, which a setup makes. */
const OF_VENV = /(?:^|\/)\.?venv\//;
const COMMIT = 'commit it first';
const COMMIT_OR_WISH = `${COMMIT}, or let "spec" ask for it`;
const UNLESS_SETUP = `${COMMIT}, unless "setup" makes it`;

function toName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** Flags by which test runners are given the file of their report. */
const REPORT_FLAG =
  /^--(?:junit-?xml|output-?file(?:\.\w+)?|test-reporter-destination|junitfile|log-junit)(?:=(.*))?$/i;

/** Warns of criteria whose command writes its report into another file than the criterion reads. */
export function warnOfOtherReports({ guards = [], checkpoints }: Plan): PlanWarning[] {
  const warn =
    (name: string, checkpointId: string | undefined) =>
    (criterion: Criterion, index: number): PlanWarning[] => {
      if (criterion.kind !== 'tests' || isPrintedReport(criterion.report)) return [];
      const written = listWrittenReports(criterion.command);
      if (written.length === 0 || written.some(compileGlobs([criterion.report]))) return [];
      const message = `${name} ${index + 1} reads the report ${quote(criterion.report)}, and its command writes ${listSome(written.map(quote))}`;
      return [{ checkpointId, message, isFault: true }];
    };
  return [
    ...guards.flatMap(warn('guard', undefined)),
    ...checkpoints.flatMap(({ id, success_criteria: own }) => own.flatMap(warn('criterion', id))),
  ];
}

/** Lists the files, from the root, that flags name as those of reports; none where one of them is not plain. */
function listWrittenReports(command: string): readonly string[] {
  const found = splitByFolder(command).flatMap(({ folder, words }) =>
    words.flatMap((word, at) => {
      const flag = REPORT_FLAG.exec(word);
      const given = flag === null ? 'stdout' : (flag[1] ?? words[at + 1] ?? '');
      if (/^std(?:out|err)$/.test(given)) return [];
      const path = toRepositoryPath(given);
      const isPlain = path !== undefined && /^[\w./@+-]+$/.test(path);
      return [isPlain ? [folder, path].filter((part) => part !== '').join('/') : undefined];
    }),
  );
  const paths = found.filter((path) => path !== undefined);
  return paths.length === found.length ? paths : [];
}

/**
 * Warns of commands that call programs which are not on the PATH, unless a setup may install them; of a setup, by the program
 * that it starts with.
 */
export function warnOfPrograms(plan: Plan, has: ReadonlySet<string>): PlanWarning[] {
  const mayInstall = plan.setup !== undefined && !installsOnly(plan.setup);
  const calls = (mayInstall ? [] : listCommands(plan)).map(({ command, checkpointId, name }) => ({
    ...{ checkpointId, name },
    programs: listPathPrograms(command),
  }));
  const setup = { checkpointId: undefined, name: '"setup"', programs: findSetupProgram(plan) };
  return [setup, ...calls].flatMap(({ checkpointId, name, programs }) => {
    const missing = programs.filter((program) => !has.has(program));
    if (missing.length === 0) return [];
    const message = `${name} calls ${listSome(missing.map(quote))}, which is not on the PATH of this machine`;
    return [{ checkpointId, message, isFault: true }];
  });
}

/** Lists the programs that the commands of a plan look for on the PATH. */
export function listPrograms(plan: Plan): ReadonlySet<string> {
  return new Set([
    ...listCommands(plan).flatMap(({ command }) => listPathPrograms(command)),
    ...findSetupProgram(plan),
  ]);
}

/** Finds the program that the setup of a plan starts with, at most one: those behind it may be installed by then. */
function findSetupProgram({ setup = '' }: Plan): readonly string[] {
  const [first] = listPathPrograms(setup);
  return first !== undefined && splitCommands(setup)[0]?.[0] === first ? [first] : [];
}

function listCommands(plan: Plan): PlacedCommand[] {
  const guards = (plan.guards ?? []).map((criterion, index) => ({
    criterion,
    number: index,
    name: `guard ${index + 1}`,
  }));
  const all = plan.checkpoints.flatMap(({ id, success_criteria: own }, at) => {
    const wishes = plan.checkpoints
      .slice(0, at + 1)
      .map(({ spec, success_criteria }) => [spec, ...listLimits(success_criteria)]);
    const isClosed = toClosed(plan, at);
    return own.map((criterion, index) => ({
      ...{
        isClosed,
        criterion,
        checkpointId: id,
        number: index,
        name: `criterion ${index + 1}`,
        wishes: wishes.flat().join('\n'),
      },
    }));
  });
  return [
    ...guards.map((guard) => ({ ...guard, checkpointId: undefined, wishes: '', isClosed: () => false })),
    ...all,
  ].flatMap(({ criterion, ...place }) => {
    if (!runsCommand(criterion)) return [];
    return [{ ...place, command: criterion.command, exit: criterion.kind === 'command' ? criterion.expect_exit : 0 }];
  });
}

/** Creates the test for paths that no attempt up to a checkpoint, by its number, may make. */
function toClosed({ protect: ofPlan = [], checkpoints }: Plan, at: number): (path: string) => boolean {
  const tests = checkpoints.slice(0, at + 1).map(({ protect = [], success_criteria }) => {
    const isProtected = compileGlobs([...ofPlan, ...protect]);
    const limits = listLimits(success_criteria);
    const isWithin = compileGlobs(limits);
    return (path: string) => isProtected(path) || (limits.length > 0 && !isWithin(path));
  });
  return (path) => tests.every((isClosed) => isClosed(path));
}

/**
 * Finds the script that a package manager is to run at the root, and that the manifest there does not have. Only what is
 * certain: nothing behind a program that may change the manifest.
 */
export function findMissingScript(command: string, files: RepositoryFiles): string | undefined {
  if (!isPlainChain(command)) return undefined;
  const scripts = readPackageManifest(files)?.scripts;
  for (const [program = '', ...rest] of splitCommands(command)) {
    if (program === '' || NEUTRAL.test(program)) continue;
    const name = findScriptName(program, rest);
    if (name === undefined && !isInstall(program, rest)) return undefined;
    if (name !== undefined && scripts?.has(name) !== true) return name;
  }
  return undefined;
}

/** Returns whether a setup only installs the packages of Node.js: it creates no script, and no program on the PATH. */
export function installsOnly(setup: string): boolean {
  return isPlainChain(setup) && splitCommands(setup).every(([program = '', ...rest]) => isInstall(program, rest));
}

/** Returns whether a setup makes no file but those of the packages that it installs: no script of the repository runs after it. */
export function makesNothing(setup: string, files: RepositoryFiles): boolean {
  const scripts = readPackageManifest(files)?.scripts ?? new Map<string, string>();
  const isHooked = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'].some((name) => scripts.has(name));
  return installsOnly(setup) && !isHooked;
}

function isInstall(program: string, [verb = '', ...rest]: readonly string[]): boolean {
  return (
    PACKAGE_MANAGERS.test(program) && /^(?:ci|i|install)$/.test(verb) && rest.every((word) => word.startsWith('-'))
  );
}

const PACKAGE_MANAGERS = /^(?:npm|pnpm|yarn)$/;
/** Names that npm runs without a script of them. */
const BUILT_IN = /^(?:env|start|stop|restart)$/;

function findScriptName(program: string, words: readonly string[]): string | undefined {
  const end = words.indexOf('--');
  const own = (end === -1 ? words : words.slice(0, end)).filter((word) => !/^(?:-s|--silent|--quiet)$/.test(word));
  // Another option may have a value, and choose another manifest.
  if (!PACKAGE_MANAGERS.test(program) || own.some((word) => word.startsWith('-'))) return undefined;
  const [verb = '', name] = own;
  if (verb === 'test' || verb === 't') return 'test';
  // Yarn runs the programs of packages too.
  const isScript = (verb === 'run' || verb === 'run-script') && program !== 'yarn';
  return isScript && name !== undefined && /^[\w:.-]+$/.test(name) && !BUILT_IN.test(name) ? name : undefined;
}
