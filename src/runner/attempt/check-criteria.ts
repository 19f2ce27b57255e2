import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Criterion } from '../../domain/plan/criterion.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { readBlob, readSize } from '../../git/cat-file.ts';
import type { Git } from '../../git/git.ts';
import { findTreeEntry } from '../../git/ls-tree.ts';
import type { StateFile } from '../../store/state-commit.ts';
import { type JudgeStatement, type TreeReader, verify } from '../../verifier/verify.ts';
import type { PreparedWorkspace, RunContext } from '../context/run-context.ts';

export interface CheckOptions {
  readonly criteria: readonly Criterion[];
  readonly tree: ObjectId;
  readonly changedPaths: readonly string[];
  /** The folder of the evidence in the state, such as `evidence/3`. */
  readonly evidencePath: string;
  /** Judges statements; absent leaves them to the user. */
  readonly judge?: JudgeStatement | undefined;
}

export interface Checked {
  readonly runs: readonly CriterionRun[];
  readonly files: readonly StateFile[];
}

/** Runs the criteria against a tree that the workspace holds, and collects the whole outputs as evidence. */
export async function checkCriteria(
  prepared: PreparedWorkspace,
  runContext: RunContext,
  options: CheckOptions,
): Promise<Checked> {
  const { workspace, sandbox } = prepared;
  const evidenceDir = join(prepared.evidenceRoot, options.evidencePath);
  await makeFolder(evidenceDir);
  const runs = await verify({
    criteria: options.criteria,
    workspacePath: workspace.path,
    env: runContext.limits.childEnv,
    shell: runContext.ports.programs.shell,
    sandbox,
    tree: openTreeReader(workspace.control, options.tree),
    changedPaths: options.changedPaths,
    parallelism: runContext.limits.parallelism,
    evidenceDir,
    redactor: runContext.ports.redactor,
    signal: runContext.limits.signal,
    judge: options.judge,
  });
  runContext.ports.guard.inspect();
  const files: StateFile[] = [];
  const located: CriterionRun[] = [];
  for (const run of runs) {
    const path = run.evidence === null ? null : `${options.evidencePath}/${run.evidence}`;
    if (run.evidence !== null && path !== null)
      files.push({ path, bytes: await readFile(join(evidenceDir, run.evidence)) });
    located.push({ ...run, evidence: path });
  }
  return { runs: located, files };
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
