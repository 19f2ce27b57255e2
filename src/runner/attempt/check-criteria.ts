import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Criterion } from '../../domain/plan/criterion.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import type { StateFile } from '../../store/state-commit.ts';
import { type JudgeStatement, verify } from '../../verifier/verify.ts';
import { openTreeReader } from '../../workspace/files/tree-reader.ts';
import type { PreparedWorkspace } from '../context/loop-context.ts';
import type { RunContext } from '../context/run-context.ts';

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
    sandbox,
    tree: openTreeReader(workspace.control, options.tree),
    changedPaths: options.changedPaths,
    parallelism: runContext.limits.parallelism,
    evidenceDir,
    redactor: runContext.ports.redactor,
    signal: runContext.limits.signal,
    judge: options.judge,
  });
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
