import { type CriterionRun, findFailed } from '../attempt/verdict.ts';
import { splitCommands, toRepositoryPath } from '../plan/command-words.ts';
import type { Plan } from '../plan/plan.ts';
import {
  isModuleInPython,
  isProjectInPython,
  type RepositoryFiles,
  readPackageManifest,
  requiresInPython,
} from '../toolchain/repository-files.ts';
import { suggestSetup } from '../toolchain/suggest-setup.ts';

/** A criterion that could not be run at the base, although no attempt can change that. */
export interface UnrunnableCriterion {
  /** The number of the criterion, from 1. */
  readonly number: number;
  /** The line of the output that says so: `jest: not found`. */
  readonly reason: string;
  /** The setup that seems to be missing; undefined where none is known. */
  readonly setup: string | undefined;
}

export interface BaselineFacts {
  readonly plan: Pick<Plan, 'setup'>;
  /** The text that says what the checkpoint is to do. */
  readonly spec: string;
  /** The criteria as they ran at the base, in the order of the plan. */
  readonly runs: readonly CriterionRun[];
  /** The files of the base. */
  readonly files: RepositoryFiles;
  /** Returns whether the checkpoint may not change a path. */
  readonly isProtected: (path: string) => boolean;
  /** True where neither setup nor agent can add programs to the PATH of criteria. */
  readonly isPathFixed: boolean;
}

// Why: docs/decisions/0109-refused-when-certain.md
/**
 * Finds the first criterion that could not be run at the base, and that no work on the checkpoint makes run: its program is
 * not on the PATH, or it needs a package that the repository requires and that nothing installs. A script or module of the
 * repository that is not there yet counts as the work of the checkpoint.
 */
export function findUnrunnable(facts: BaselineFacts): UnrunnableCriterion | undefined {
  const failed = new Set(findFailed(facts.runs));
  for (const [index, run] of facts.runs.entries()) {
    if (!failed.has(run) || !('command' in run.criterion) || run.timed_out) continue;
    const { exit_code, output } = run;
    const missing = findMissing({ command: run.criterion.command, exit_code, output }, facts);
    if (missing !== undefined) return { number: index + 1, ...missing };
  }
  return undefined;
}

type Missing = Pick<UnrunnableCriterion, 'reason' | 'setup'>;

/** A command that failed at the base. */
interface FailedCommand extends Pick<CriterionRun, 'exit_code' | 'output'> {
  readonly command: string;
}

function findMissing(failed: FailedCommand, facts: BaselineFacts): Missing | undefined {
  const { exit_code } = failed;
  if (exit_code === 127 || exit_code === 126) return findMissingProgram(failed, PROGRAM_LINES[exit_code], facts);
  return exit_code === 0 || exit_code === null ? undefined : findMissingModule(failed, facts);
}

/** Lines by which shells and env(1) report that a program is not there (127) or cannot be run (126). */
const PROGRAM_LINES: Readonly<Record<126 | 127, readonly RegExp[]>> = {
  127: [
    /^[^\s:]*sh: (?:line )?(?:\d+: )?(?:exec: )?([^\s:]+): (?:command )?not found\s*$/gm,
    /^[^\s:]*sh:(?:\d+:)? command not found: ([^\s:]+)\s*$/gm,
    /^[^\s:]*sh: (?:line )?\d+: ([^\s:]+): No such file or directory\s*$/gm,
    /^[^\s:]*env: ['‘"]?([^\s:'’"]+)['’"]?: No such file or directory\s*$/gm,
  ],
  126: [
    /^[^\s:]*sh: (?:line )?(?:\d+: )?([^\s:]+): (?:Permission denied|cannot execute[^\n]*|Exec format error)\s*$/gm,
  ],
};

function findMissingProgram(
  { command, exit_code, output }: FailedCommand,
  patterns: readonly RegExp[],
  facts: BaselineFacts,
): Missing | undefined {
  // The last line is that of the program by whose failure the command ended.
  const name = patterns.flatMap((lines) => [...output.matchAll(lines)]).at(-1)?.[1];
  if (name === undefined) return undefined;
  const isFound = exit_code === 126;
  const reason = isFound ? `${name}: cannot be executed` : `${name}: not found`;
  if (isOnPathOnly(command, name)) return isPathSure(facts) ? { reason, setup: suggestFor(name, facts) } : undefined;
  const path = name.includes('/') ? toRepositoryPath(name) : undefined;
  const isInstalled = /(?:^|\/)node_modules\/\.bin\/|(?:^|\/)\.?venv\/bin\//.test(name);
  if (path !== undefined && !isInstalled) {
    const isAsSeen = facts.files.paths.has(path) === isFound;
    const isFinal = isAsSeen && facts.isProtected(path) && facts.plan.setup === undefined;
    return isFinal ? { reason, setup: undefined } : undefined;
  }
  if (name.startsWith('/') || isFound) return undefined;
  return findRequired(name.split('/').at(-1) ?? '', reason, facts);
}

/** Returns whether a command itself calls a program by its name, which only the PATH can resolve. */
function isOnPathOnly(command: string, name: string): boolean {
  if (name.includes('/')) return false;
  // These change how names are found, or find them elsewhere.
  if (/\b(?:alias|function|source|PATH|npx|npm|pnpm|yarn|bunx?|make)\b|(?:^|[\s;&])\.\s|\(\s*\)/.test(command))
    return false;
  return splitCommands(command).some(([program]) => program === name);
}

function isPathSure({ isPathFixed, plan }: BaselineFacts): boolean {
  return isPathFixed || plan.setup === undefined;
}

function findMissingModule({ command, output }: FailedCommand, facts: BaselineFacts): Missing | undefined {
  const module = /Cannot find (?:module|package) ['"]([^'"\n]+)['"]/.exec(output)?.[1];
  if (module !== undefined) {
    const name = toPackageName(module);
    return findRequired(name, `Cannot find module '${name}'`, facts);
  }
  const whole = /No module named ['"]?([\w.]+)['"]?/.exec(output)?.[1];
  const [python, ...inside] = whole?.split('.') ?? [];
  if (python === undefined) return undefined;
  const reason = `No module named '${whole}'`;
  const isHere = isModuleInPython(facts.files, python);
  const isOwn = isHere || isProjectInPython(facts.files, python);
  // A package that is there and is not found is not installed.
  if (isOwn && (inside.length > 0 || !isHere)) return undefined;
  const isCalled = /^(?:pytest|tox|nox|coverage)$/.test(python) && command.includes(`-m ${python}`);
  if (isCalled && facts.plan.setup === undefined && !/\bvenv\b/.test(command))
    return { reason, setup: suggestSetup(facts.files).python };
  return findRequired(python, reason, facts);
}

/** Returns the name that the package of a module would have: no package has that of a file, an alias or a part of Node.js. */
function toPackageName(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Programs whose packages have other names. */
const PACKAGES: ReadonlyMap<string, string> = new Map([
  ['tsc', 'typescript'],
  ['playwright', '@playwright/test'],
  ['ng', '@angular/cli'],
  ['nest', '@nestjs/cli'],
  ['webpack', 'webpack-cli'],
]);

/** Returns what is missing when the base requires it, nothing installs it, and the checkpoint is not about it. */
function findRequired(name: string, reason: string, { plan, spec, files }: BaselineFacts): Missing | undefined {
  if (plan.setup !== undefined || mentions(spec, name)) return undefined;
  const packages = readPackageManifest(files)?.packages;
  const isNode = packages?.has(name) === true || packages?.has(PACKAGES.get(name) ?? '') === true;
  const isCommitted = [...files.paths].some((path) => path.startsWith('node_modules/'));
  const { node, python } = suggestSetup(files);
  if (isNode) return isCommitted ? undefined : { reason, setup: node };
  return requiresInPython(files, name) ? { reason, setup: python } : undefined;
}

/** Returns whether a text has a name as a word: a checkpoint that is about a package may replace it. */
function mentions(spec: string, name: string): boolean {
  const words = spec.toLowerCase().split(/[^\w@/.-]+/);
  return words.some((word) => word.replace(/^[.]+|[.]+$/g, '') === name.toLowerCase());
}

function suggestFor(name: string, { plan, files }: BaselineFacts): string | undefined {
  if (plan.setup !== undefined) return undefined;
  const { node, python } = suggestSetup(files);
  if (readPackageManifest(files)?.packages.has(name) === true) return node;
  return requiresInPython(files, name) ? python : undefined;
}
