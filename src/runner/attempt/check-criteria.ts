import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBadRows } from '../../domain/attempt/describe-test-rows.ts';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { type Criterion, type CriterionOf, runsCommand } from '../../domain/plan/criterion.ts';
import { type Checkpoint, listCriteria, type Plan } from '../../domain/plan/plan.ts';
import type { VerifyIn } from '../../domain/setting-limits.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { readBlob, readSize } from '../../git/cat-file.ts';
import type { Git } from '../../git/git.ts';
import { findTreeEntry } from '../../git/ls-tree.ts';
import type { StateFile } from '../../store/state-commit.ts';
import { type JudgeStatement, type TestsContext, type TreeReader, verify } from '../../verifier/verify.ts';
import type { KnownReports } from '../context/known-reports.ts';
import type { RunContext } from '../context/run-context.ts';
import type { VerificationTarget } from '../context/verification.ts';
import type { CheckFolders } from '../context/verification-context.ts';
import { findBaseReport, runTestsAtBase } from './run-tests-at-base.ts';

export interface CheckOptions {
  readonly checkpoint: Checkpoint;
  readonly plan: Plan;
  readonly target: VerificationTarget;
  /** The tree that the work started from; absent where it is the target itself. */
  readonly baseTree?: ObjectId | undefined;
  /** The results of trees that the run knows; those of the target are added. */
  readonly reports: KnownReports;
  readonly changedPaths: readonly string[];
  /** The folder of the evidence in the state, such as `evidence/3`. */
  readonly evidencePath: string;
  /** Judges statements; absent leaves them to the user. */
  readonly judge?: JudgeStatement | undefined;
}

export interface Checked {
  readonly runs: readonly CriterionRun[];
  readonly files: readonly StateFile[];
  /** The changes of the commands to the files that they were given. */
  readonly notes: readonly string[];
  /** The folder that commands ran in; undefined where there were none. */
  readonly verifyIn: VerifyIn | undefined;
  /** The tree that was checked; undefined where nothing was. */
  readonly tree: ObjectId | undefined;
}

/** Nothing was checked. */
export const NOTHING_CHECKED: Checked = { runs: [], files: [], notes: [], verifyIn: undefined, tree: undefined };

/** Runs the criteria against a captured tree, and collects the whole outputs as evidence. */
export async function checkCriteria(
  prepared: CheckFolders,
  runContext: RunContext,
  options: CheckOptions,
): Promise<Checked> {
  const { workspace, sandbox, verification } = prepared;
  const { checkpoint, baseTree, reports, target } = options;
  const criteria = listCriteria(checkpoint, options.plan);
  const verifyIn = criteria.some(runsCommand) ? verification.kind : undefined;
  const { id: checkpointId } = checkpoint;
  runContext.ports.notifier.progress({ kind: 'verifying', checkpointId, criteria: criteria.length, verifyIn });
  if (baseTree !== undefined && criteria.some(({ kind }) => kind === 'tests'))
    await runTestsAtBase(prepared, runContext, { criteria, target: toBaseTarget(target, baseTree), reports });
  const folders = verification.open({ workspace, sandbox }, target);
  const evidenceDir = join(prepared.evidenceRoot, options.evidencePath);
  await makeFolder(evidenceDir);
  const runs = await verify({
    criteria,
    folders,
    shell: runContext.ports.programs.shell,
    tree: openTreeReader(workspace.control, target.tree),
    changedPaths: options.changedPaths,
    parallelism: runContext.limits.parallelism,
    evidenceDir,
    redactor: runContext.ports.redactor,
    signal: runContext.limits.signal,
    judge: options.judge,
    ...toKnown(options, criteria),
  });
  runContext.ports.guard.inspect();
  const missing = folders.findMissingFolders();
  const files: StateFile[] = [];
  const located: CriterionRun[] = [];
  for (const run of runs.map((each, index) => markGuard(each, index, checkpoint))) {
    const path = run.evidence === null ? null : `${options.evidencePath}/${run.evidence}`;
    if (run.evidence !== null && path !== null)
      files.push({ path, bytes: await readFile(join(evidenceDir, run.evidence)) });
    located.push({ ...addHint(run, missing), evidence: path });
  }
  if (!runContext.limits.signal.aborted) for (const run of runs) reports.keepRun(target.tree, run);
  return { runs: located, files, notes: folders.notes(), verifyIn, tree: target.tree };
}

/** Returns the base as a target of its own, without what is known of how the attempt's tree differs from it. */
function toBaseTarget({ base, head, refs }: VerificationTarget, tree: ObjectId): VerificationTarget {
  return { base, head, refs, tree };
}

/**
 * Returns what the verifier need not run again. Before the work the guards are as the last landing left them, which was
 * verified with them; after it nothing of the tree is known.
 */
function toKnown({ checkpoint, plan, baseTree, reports, target }: CheckOptions, criteria: readonly Criterion[]) {
  const isBaseline = baseTree === undefined;
  const own = checkpoint.success_criteria.length;
  const onReport: TestsContext['onReport'] = (criterion, observation) =>
    reports.keepTests(target.tree, criterion, observation);
  const knownRunOf = (index: number) => {
    const criterion = criteria[index];
    const isShared = index >= own && criterion?.kind === 'command';
    return isShared ? reports.findRun(target.tree, criterion) : undefined;
  };
  return {
    mayRemove: plan.may_remove,
    onReport,
    ...(isBaseline
      ? { knownRunOf, knownOf: (tests: TestsOf) => reports.findTests(target.tree, tests) }
      : { baseOf: (tests: TestsOf) => findBaseReport(reports, baseTree, tests) }),
  };
}

type TestsOf = CriterionOf<'tests'>;

function markGuard(run: CriterionRun, index: number, { success_criteria: own }: Checkpoint): CriterionRun {
  return index < own.length ? run : { ...run, guard: true };
}

/** The error of Node for a file that is of no package: the work lacks it, whatever the checkout has. */
const OWN_FILE_MISSING = /Cannot find module '(?:\/|\.{1,2}\/)(?![^']*node_modules)/;

/** An error for a package or a program that is not there, in the words of Node, Python, shells and others. */
const NOT_FOUND = /cannot find|not found|no module named|no such file/i;

/** Returns whether each test that keeps a criterion from holding has run, and none for lack of something. */
function hasRunAll(run: CriterionRun): boolean {
  const rows = findBadRows(run);
  return rows.length > 0 && rows.every(({ now }) => now === 'failed') && !NOT_FOUND.test(run.output);
}

/** Adds to a command that failed what it may have lacked. */
function addHint(run: CriterionRun, missing: readonly string[]): CriterionRun {
  if (!runsCommand(run.criterion) || run.outcome !== 'failed' || missing.length === 0) return run;
  if (OWN_FILE_MISSING.test(run.output) || hasRunAll(run)) return run;
  const names = listSome(missing.map((name) => `\`${name}\``));
  const hint = `The verification checkout has no ${names}, which the workspace has: say \`setup: …\` in the plan (or \`verify_in: workspace\` in the settings).`;
  return { ...run, detail: `${run.detail} ${hint}` };
}

/** Reads files from a tree object: no link is followed, and nothing on disk can change the answer. */
function openTreeReader(git: Git, tree: ObjectId): TreeReader {
  return {
    async readEntry(path) {
      const entry = await findTreeEntry(git, tree, path);
      if (entry === undefined) return { kind: 'missing' };
      if (entry.type === 'tree') return { kind: 'directory' };
      if (entry.type === 'commit') return { kind: 'submodule' };
      if (entry.mode === '120000')
        return { kind: 'symlink', target: Buffer.from(await readBlob(git, entry.id)).toString('utf8') };
      return { kind: 'file', size: await readSize(git, entry.id), read: () => readBlob(git, entry.id) };
    },
  };
}
