import {
  decideRebase,
  describeUnclearBase,
  listOwnCommits,
  MAX_REBASED_COMMITS,
  type RebaseDecision,
  type RebaseFacts,
} from '../../domain/decisions/decide-rebase.ts';
import { type ObjectId, toShortId } from '../../domain/ids.ts';
import { planIdentity } from '../../domain/plan/plan-identity.ts';
import { carryOverPlan, listReopened } from '../../domain/record/carry-over-plan.ts';
import type { EventOf } from '../../domain/record/chronicle-event.ts';
import { isCheckpointDone } from '../../domain/record/run-record.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import { listFirstParents } from '../../git/first-parents.ts';
import type { Git } from '../../git/git.ts';
import { findMergeBase, isAncestor } from '../../git/merge-base.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import type { StoredTask } from '../../store/state-commit.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';
import { addsNothing } from './adds-nothing.ts';
import { findLostBase } from './find-left-base.ts';
import { findBaseTip } from './find-moved-base.ts';
import { toPlanSet } from './opening-events.ts';

export interface BranchToRebase {
  readonly control: Git;
  readonly taskBranch: string;
  /** The head of the task branch. */
  readonly head: ObjectId;
  readonly stored: StoredTask;
}

/** The rebase that a run starts with, or why it makes none although the settings ask for it; neither where they do not. */
export interface FoundRebase {
  readonly started?: EventOf<'rebase_started'>;
  readonly notMade?: string;
}

/** Finds the rebase that is due by the settings of a run. Warns where one is due and cannot be made. */
export async function findRebase(
  branch: BranchToRebase,
  request: RunRequest,
  { ports }: RunContext,
): Promise<FoundRebase> {
  const { rebase, only, planSource, attemptBudgetDefault } = request;
  const { plan } = planSource;
  const { head, stored } = branch;
  const { record } = stored.state;
  if (rebase !== 'start' || record.rebase !== null || record.aborted !== null) return {};
  if (only !== undefined) return toNotMade('"only" works at one checkpoint alone.', ports);
  const planned = toPlanSet(plan, sha256Hex(planIdentity(plan)), attemptBudgetDefault);
  const plannedFacts = {
    reopened: listReopened(record, planned),
    isFinished: carryOverPlan(record, planned).every(isCheckpointDone),
  };
  const found = await examineBase(branch, plannedFacts, ports);
  if (found.decision.kind === 'start') {
    const { onto, leftBase, isUnclear } = found;
    if (isUnclear) ports.notifier.progress({ kind: 'warning', text: describeUnclearBase(record) });
    const left = leftBase === undefined ? {} : { left_base: leftBase };
    return { started: { kind: 'rebase_started', from: head, onto, ...left, commits: [...found.decision.commits] } };
  }
  const { reason, isExpected } = found.decision;
  return isExpected ? { notMade: describeNotMade(reason) } : toNotMade(reason, ports);
}

/** Warns that a rebase which the settings ask for waits: the run puts a landed commit on the task branch first. */
export function postponeRebase({ rebase }: RunRequest, { ports }: RunContext): FoundRebase {
  if (rebase !== 'start') return {};
  const reason =
    'its last landing is put on the task branch first, where it was missing. Start the run again to rebase it.';
  return toNotMade(reason, ports);
}

function toNotMade(reason: string, { notifier }: Pick<RunContext['ports'], 'notifier'>): FoundRebase {
  const notMade = describeNotMade(reason);
  notifier.progress({ kind: 'warning', text: notMade });
  return { notMade };
}

function describeNotMade(reason: string): string {
  return `The task is not rebased: ${reason}`;
}

/** Whether a rebase starts, and from which commits to which. */
interface ExaminedBase {
  readonly decision: RebaseDecision;
  readonly onto: ObjectId;
  readonly leftBase?: ObjectId | undefined;
  /** Whether it carries over what the base had before the task, or never had: nothing shows which. */
  readonly isUnclear?: boolean;
}

async function examineBase(
  { control, taskBranch, head, stored }: BranchToRebase,
  plannedFacts: Pick<RebaseFacts, 'reopened' | 'isFinished'>,
  ports: RunContext['ports'],
): Promise<ExaminedBase> {
  const { origin, sleep, isMerged } = ports;
  const { record } = stored.state;
  const tip = await findBaseTip(record.base_ref, { origin, sleep });
  if (tip === undefined)
    return {
      decision: { kind: 'none', reason: `The base "${record.base_ref}" is gone.`, isExpected: false },
      onto: head,
    };
  await retryRemote(sleep, () => fetchCommits(control, origin, [tip]));
  const isContained = await isAncestor(control, head, tip);
  const lost = isContained ? undefined : await findLostBase(control, { record, events: stored.events, tip }, origin);
  const isBefore = lost !== undefined && (await isAncestor(control, lost.base, head));
  const leftBase = isBefore && lost.wasThere ? lost.base : undefined;
  const hasBase = leftBase === undefined && (await isAncestor(control, tip, head));
  const isApart = !hasBase && !isContained;
  const from = isApart ? (leftBase ?? (await findMergeBase(control, tip, head))) : head;
  if (from === undefined)
    return {
      decision: {
        kind: 'none',
        reason: `"${record.base_ref}" has no single commit that the task left it at.`,
        isExpected: false,
      },
      onto: tip,
    };
  const isMergedOnHost = isApart && (await isMerged?.(taskBranch, head)) === true;
  const isSquashed = isApart && !isMergedOnHost && (await addsNothing(control, head, tip));
  const commits = await listFirstParents(control, { from, to: head, max: MAX_REBASED_COMMITS + 1 });
  const decision = decideRebase({
    ...{ record, head, onto: tip, hasBase },
    ...plannedFacts,
    isMerged: isContained || isMergedOnHost || isSquashed,
    commits: commits.map(({ id, parents }) => ({ id, parents: parents.length })),
  });
  return {
    decision: await requireNoLostSignature(decision, { taskBranch, stored, ports }),
    ...{ onto: tip, leftBase, isUnclear: isBefore && leftBase === undefined },
  };
}

interface SignatureFacts extends Pick<BranchToRebase, 'taskBranch' | 'stored'> {
  readonly ports: Pick<RunContext['ports'], 'committer' | 'signingKey'>;
}

// Why: docs/decisions/0157-commits-of-people-in-a-rebase.md
/** Starts no rebase that a rule would refuse at its end: of a person's commit GitHub makes no signed one. */
async function requireNoLostSignature(
  decision: RebaseDecision,
  { taskBranch, stored, ports: { committer, signingKey } }: SignatureFacts,
): Promise<RebaseDecision> {
  if (decision.kind !== 'start' || signingKey !== undefined) return decision;
  const own = listOwnCommits(stored.events);
  const theirs = decision.commits.find(({ commit, checkpoint_id }) => checkpoint_id === null && !own.has(commit));
  if (theirs === undefined || (await committer?.requiresSignatures(taskBranch)) !== true) return decision;
  const reason = `A rule requires signed commits on "${taskBranch}", and ${toShortId(theirs.commit)} is the commit of a person: it would lose its signature, and GitHub signs none for another author. Merge "${stored.state.record.base_ref}" into it, or give Groundhog a signing key.`;
  return { kind: 'none', reason, isExpected: false };
}
