import { compileGlobs } from '../paths/glob.ts';
import { toProtection } from '../paths/path-policy.ts';
import { splitCommands } from '../plan/command-words.ts';
import type { PlanWarning } from '../plan/lint-plan.ts';
import { type Checkpoint, listLimits, type Plan } from '../plan/plan.ts';
import { quote } from '../yaml/file-problem.ts';
import { HAS_GLOB, listCommands, NO_FILES } from './open-files.ts';
import { type RepositoryFiles, readPackageManifest } from './repository-files.ts';
import { collectsAll, findRunnerCalls } from './runner-calls.ts';
import { isAmongTests } from './test-files.ts';
import { hasTestPaths } from './test-runner.ts';

/** A runner that looks for tests in all folders, and a file that it loads from any of them. */
interface Collector {
  readonly name: string;
  readonly loads: string;
  /** The command with the folder of the tests. */
  readonly better: string;
}

const PYTEST: Collector = { name: 'pytest', loads: 'conftest.py', better: 'pytest tests' };
const UNITTEST: Collector = {
  name: 'unittest',
  loads: '__init__.py',
  better: 'python -m unittest discover -s tests -t .',
};

/**
 * Warns of checkpoints whose attempts may add a file that a runner of Python loads into its process, since the command names no
 * folder: it can make every test of that process pass. A guess by the words of commands.
 */
export function warnOfCollectedFiles(plan: Plan, files: RepositoryFiles = NO_FILES): readonly PlanWarning[] {
  return plan.checkpoints.flatMap((checkpoint): PlanWarning[] => {
    const commands = listCommands(checkpoint, { ...plan, setup: undefined });
    const collectors = new Set(commands.flatMap((command) => findCollectors(command, files)));
    return [...collectors].flatMap((collector) => {
      const added = findAddable(collector.loads, checkpoint, plan);
      if (added === undefined) return [];
      const message = `${quote(collector.name)} is given no folder, so that it loads what attempts may add below "changes_within", such as ${quote(added)}, which can make every test pass: name the folder of the tests in the command, as in ${quote(collector.better)}`;
      return [{ checkpointId: checkpoint.id, message }];
    });
  });
}

function findCollectors(command: string, files: RepositoryFiles): readonly Collector[] {
  const scripts = readPackageManifest(files)?.scripts ?? new Map<string, string>();
  const calls = findRunnerCalls(command, scripts).filter(({ runner }) => runner === 'pytest');
  const isPytest = calls.some(collectsAll) && !hasTestPaths(files);
  const isUnittest = splitCommands(command).some(discoversAll);
  return [...(isPytest ? [PYTEST] : []), ...(isUnittest ? [UNITTEST] : [])];
}

/** Returns whether the words of a command are those of `python -m unittest`, without the tests or the folder that it is to run. */
function discoversAll(words: readonly string[]): boolean {
  const at = words.indexOf('unittest');
  if (at === -1 || words[at - 1] !== '-m') return false;
  const rest = words.slice(at + 1);
  const isGiven = rest.some((word) => /^(?:-s|--start-directory)/.test(word));
  const named = rest.filter((word, index) => !word.startsWith('-') && !/^-[kpt]$/.test(rest[index - 1] ?? ''));
  return !isGiven && named.every((word) => word === 'discover');
}

/** Finds a new file of a name that attempts may add in a folder of `changes_within`, beside those of tests. */
function findAddable(name: string, { protect = [], success_criteria }: Checkpoint, plan: Plan): string | undefined {
  const limits = listLimits(success_criteria);
  const isProtected = toProtection({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined });
  const isInside = compileGlobs(limits);
  return limits
    .filter((glob) => HAS_GLOB.test(glob))
    .map((glob) => [...takePlain(glob), name].join('/'))
    .find((path) => isInside(path) && !isProtected(path) && !isAmongTests(path));
}

/** Takes the folders of a glob before the first with a sign in it. */
function takePlain(glob: string): readonly string[] {
  const names = glob.split('/');
  return names.slice(
    0,
    names.findIndex((each) => HAS_GLOB.test(each)),
  );
}
