import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Criterion } from '../../domain/plan/criterion.ts';
import type { VerifyIn } from '../../domain/setting-limits.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { readBlob, readSize } from '../../git/cat-file.ts';
import type { Git } from '../../git/git.ts';
import { findTreeEntry } from '../../git/ls-tree.ts';
import type { StateFile } from '../../store/state-commit.ts';
import { type JudgeStatement, type TreeReader, verify } from '../../verifier/verify.ts';
import type { PreparedWorkspace, RunContext } from '../context/run-context.ts';
import type { VerificationTarget } from '../context/verification.ts';

export interface CheckOptions {
  readonly checkpointId: string;
  readonly criteria: readonly Criterion[];
  readonly target: VerificationTarget;
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

/** The folders that criteria are checked with. */
export type CheckFolders = Omit<PreparedWorkspace, 'context'>;

/** Runs the criteria against a captured tree, and collects the whole outputs as evidence. */
export async function checkCriteria(
  prepared: CheckFolders,
  runContext: RunContext,
  options: CheckOptions,
): Promise<Checked> {
  const { workspace, sandbox, verification } = prepared;
  const folders = verification.open({ workspace, sandbox }, options.target);
  const { criteria, checkpointId } = options;
  const verifyIn = criteria.some(({ kind }) => kind === 'command') ? verification.kind : undefined;
  runContext.ports.notifier.progress({ kind: 'verifying', checkpointId, criteria: criteria.length, verifyIn });
  const evidenceDir = join(prepared.evidenceRoot, options.evidencePath);
  await makeFolder(evidenceDir);
  const runs = await verify({
    criteria,
    folders,
    shell: runContext.ports.programs.shell,
    tree: openTreeReader(workspace.control, options.target.tree),
    changedPaths: options.changedPaths,
    parallelism: runContext.limits.parallelism,
    evidenceDir,
    redactor: runContext.ports.redactor,
    signal: runContext.limits.signal,
    judge: options.judge,
  });
  runContext.ports.guard.inspect();
  const missing = folders.findMissingFolders();
  const files: StateFile[] = [];
  const located: CriterionRun[] = [];
  for (const run of runs) {
    const path = run.evidence === null ? null : `${options.evidencePath}/${run.evidence}`;
    if (run.evidence !== null && path !== null)
      files.push({ path, bytes: await readFile(join(evidenceDir, run.evidence)) });
    located.push({ ...addHint(run, missing), evidence: path });
  }
  return { runs: located, files, notes: folders.notes(), verifyIn, tree: options.target.tree };
}

/** Adds to a command that failed what it may have lacked. */
function addHint(run: CriterionRun, missing: readonly string[]): CriterionRun {
  if (run.criterion.kind !== 'command' || run.outcome !== 'failed' || missing.length === 0) return run;
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
