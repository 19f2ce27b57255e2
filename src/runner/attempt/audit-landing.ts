import { join } from 'node:path';
import { splitHunks } from '../../domain/attempt/landed-hunks.ts';
import type { LandingAudit } from '../../domain/attempt/landing-audit.ts';
import { findFailed } from '../../domain/attempt/verdict.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Criterion } from '../../domain/plan/criterion.ts';
import { type Checkpoint, listCriteria, type Plan } from '../../domain/plan/plan.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { readPatch } from '../../git/read-patch.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import { undoPatch } from '../../git/undo-patch.ts';
import { addStopSignal } from '../context/add-stop-signal.ts';
import { createKnownReports, type KnownReports } from '../context/known-reports.ts';
import type { RunContext } from '../context/run-context.ts';
import type { CheckFolders } from '../context/verification-context.ts';
import { checkCriteria } from './check-criteria.ts';
import { undoEach } from './undo-each.ts';

/** A checkpoint that has landed. */
export interface LandedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly plan: Plan;
  /** The commit that landed, and the one that its attempt started from. */
  readonly commit: ObjectId;
  readonly from: ObjectId;
  readonly taskBranch: string;
}

export interface AuditOptions {
  readonly folders: CheckFolders;
  readonly runContext: RunContext;
  /** Aborted when the time of the audit is up. */
  readonly timeUp: AbortSignal;
}

const NOTHING = { tried: 0, unnoticed: [] };

// Why: docs/decisions/0110-audit-by-undone-hunks.md
/**
 * Undoes each hunk of a landed commit in turn, in the checkout that criteria are verified in, and runs the criteria
 * without it. What runs on GitHub and what a model judges is left out. Records nothing and moves no ref.
 */
export async function auditLanding(landing: LandedCheckpoint, options: AuditOptions): Promise<LandingAudit> {
  const audit = await auditHunks(landing, options);
  const isInterrupted = audit.end === 'out_of_time' && !options.timeUp.aborted;
  return isInterrupted ? { ...audit, end: 'interrupted' } : audit;
}

async function auditHunks(landing: LandedCheckpoint, options: AuditOptions): Promise<LandingAudit> {
  const { control } = options.folders.workspace;
  const { commit, from } = landing;
  const hunks = splitHunks(await readPatch(control, from, commit));
  const local = keepLocal(landing);
  if (listCriteria(local.checkpoint, local.plan).length === 0)
    return { end: 'nothing_to_run', hunks: hunks.length, ...NOTHING };
  const tree = await readTreeOf(control, commit);
  const known = { baseTree: await readTreeOf(control, from), reports: createKnownReports() };
  const holds = (checked: ObjectId) => holdsAt(checked, { ...options, ...known, landing: local });
  const isHolding = await holds(tree);
  if (isHolding === undefined) return { end: 'out_of_time', hunks: hunks.length, ...NOTHING };
  if (!isHolding) return { end: 'not_holding', hunks: hunks.length, ...NOTHING };
  const indexFile = join(options.runContext.folders.runDir, 'audit.index');
  const index = control.at({ ...control.location, indexFile });
  return undoEach(hunks, { undo: ({ patch }) => undoPatch(index, tree, patch), holds });
}

/** Returns whether a criterion runs here and reads more than the list of changes. */
function isLocal({ kind }: Criterion): boolean {
  return kind !== 'github_check' && kind !== 'semantic' && kind !== 'changes_within';
}

/** Returns the landing, or a checkpoint with its plan, with those criteria and guards alone that run here. */
export function keepLocal<T extends Pick<LandedCheckpoint, 'checkpoint' | 'plan'>>(landing: T): T {
  const { checkpoint, plan } = landing;
  return {
    ...landing,
    checkpoint: { ...checkpoint, success_criteria: checkpoint.success_criteria.filter(isLocal) },
    plan: { ...plan, guards: plan.guards?.filter(isLocal) },
  };
}

interface KnownBase {
  /** The tree that the work started from, whose tests those of the landing are compared with. */
  readonly baseTree: ObjectId;
  readonly reports: KnownReports;
  readonly landing: LandedCheckpoint;
}

/** Returns whether the criteria hold on a tree; undefined when the time was up before that was known. */
async function holdsAt(
  tree: ObjectId,
  { folders, runContext, timeUp, landing, baseTree, reports }: AuditOptions & KnownBase,
): Promise<boolean | undefined> {
  const bounded = addStopSignal(runContext, timeUp);
  const { signal } = bounded.limits;
  if (signal.aborted) return undefined;
  const { checkpoint, plan, from } = landing;
  const head = toBranchRef(landing.taskBranch);
  const { runs } = await checkCriteria(folders, bounded, {
    ...{ checkpoint, plan, baseTree, reports },
    target: { base: from, tree, head, refs: new Map([[head, from]]) },
    changedPaths: [],
    evidencePath: 'evidence/audit',
  });
  return signal.aborted ? undefined : findFailed(runs).length === 0;
}
