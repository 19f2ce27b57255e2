import type { BranchState } from '../../domain/decisions/decide-branch.ts';
import { listOwnCommits } from '../../domain/decisions/decide-rebase.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { planIdentity } from '../../domain/plan/plan-identity.ts';
import { describeRemoved } from '../../domain/record/carry-over-plan.ts';
import type { ChronicleEvent } from '../../domain/record/chronicle-event.ts';
import { type Claim, decideClaim } from '../../domain/record/lease.ts';
import { findCapturedAttempt } from '../../domain/record/run-record.ts';
import type { WorkspaceContext } from '../../domain/record/workspace-context.ts';
import { findScratchBranches } from '../../domain/refs/ref-name.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import { isAncestor } from '../../git/merge-base.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import type { StoredTask } from '../../store/state-commit.ts';
import { openTaskJournal, type TaskJournal } from '../../store/task-journal.ts';
import { openAgentObjects } from '../../workspace/agent-objects.ts';
import { createInPlaceBackend } from '../../workspace/backend/in-place-backend.ts';
import type { WorkspaceBackend } from '../../workspace/backend/workspace-backend.ts';
import { createWorktreeBackend } from '../../workspace/backend/worktree-backend.ts';
import { createKnownReports } from '../context/known-reports.ts';
import { openPublishedSteps } from '../context/published-steps.ts';
import type { LeaseTerms, OpenedTask, RunContext, RunRequest } from '../context/run-context.ts';
import { openStepSaver } from '../context/step-saver.ts';
import { addsNothing } from './adds-nothing.ts';
import { commitInlinePlan } from './commit-inline-plan.ts';
import { findBaseMove, findMovedBase, type WaitingTask } from './find-moved-base.ts';
import { type FoundRebase, findRebase, postponeRebase } from './find-rebase.ts';
import { findRegistries } from './find-registries.ts';
import { type LoadedTask, loadTask, requireUsable } from './load-task.ts';
import { toOpeningEvents } from './opening-events.ts';
import { reconcileBranch } from './reconcile-branch.ts';
import { stopRebase } from './stop-rebase.ts';

/** Reads the task from the origin into a control repository of this run. Throws ConfigurationError for bad input. */
export async function openTask(request: RunRequest, runContext: RunContext): Promise<OpenedTask> {
  const found = await loadTask(request, runContext);
  const planHash = sha256Hex(planIdentity(request.planSource.plan));
  const isMerged = await isRebaseMerged(found, runContext);
  const { stored, stopped } = stopRebase(found, request, { planHash, clock: runContext.ports.clock, isMerged });
  const loaded = { ...found, stored };
  const { control, refs, taskBranch } = loaded;
  const root = runContext.folders.checkout?.held.root;
  const findProtection = await requireUsable(loaded, request, { ports: runContext.ports, root });
  const claim = await toClaim(stored, runContext.identity.lease);
  await fetchKnownCommits(loaded, runContext);
  const start = await findStart(loaded, planHash, { request, runContext, isHeld: claim.kind === 'held' });
  const { head } = start;
  const { agentGit } = runContext.folders;
  const objects = agentGit === undefined ? undefined : await openAgentObjects(control, agentGit);
  const registries = agentGit === undefined ? [] : await findRegistries(control, head);
  const backend = await openBackend({ control, taskBranch, head, objects }, runContext);
  return {
    control,
    claim,
    journal: openJournal(found, claim, { request, runContext }),
    taskBranch,
    planHash,
    ...start,
    existing: stored?.state,
    opening: [...stopped, ...start.opening],
    steps: openPublishedSteps(refs),
    stepSaver: openStepSaver(),
    reports: createKnownReports(),
    ...{ findProtection, objects, registries, backend },
    ownCommits: listOwnCommits(stored?.events ?? []),
    contexts: listContexts(stored?.events ?? []),
    scratchBranches: findScratchBranches(refs),
  };
}

/** Finds what a run of a known task would begin with, with its warnings; changes nothing. */
export async function previewStart(
  loaded: LoadedTask,
  request: RunRequest,
  runContext: RunContext,
): Promise<Pick<OpenedTask, 'opening' | 'diverged'>> {
  await fetchKnownCommits(loaded, runContext);
  const planHash = sha256Hex(planIdentity(request.planSource.plan));
  return findStart(loaded, planHash, { request, runContext, isHeld: false });
}

interface OpeningChoices {
  readonly request: RunRequest;
  readonly runContext: RunContext;
}

interface StartChoices extends OpeningChoices {
  /** Whether another run has the task: then nothing is asked of GitHub. */
  readonly isHeld: boolean;
}

/** Finds the commit that the run continues from, with the events that lead there. */
async function findStart(
  loaded: LoadedTask,
  planHash: string,
  { request, runContext, isHeld }: StartChoices,
): Promise<Pick<OpenedTask, 'head' | 'opening' | 'diverged' | 'missing' | 'notRebased'>> {
  const { control, stored, base, branchHead, resultHead, taskBranch } = loaded;
  const findMergeTip = (head: ObjectId) => findMerge(loaded, head, runContext);
  const branch = await reconcileBranch(control, { stored, branchHead, resultHead, base, planHash, findMergeTip });
  const bodies = toOpeningEvents(request, runContext, { ...loaded, head: branch.head, planHash });
  const removed = stored === undefined ? undefined : describeRemoved(request.planSource.plan, stored.state.record);
  if (removed !== undefined) runContext.ports.notifier.progress({ kind: 'warning', text: removed });
  const heads = { record: stored?.state.record, branch, branchHead, resultHead };
  const signing = isHeld ? undefined : { control, taskBranch, ports: runContext.ports };
  const planned = await commitInlinePlan({ control, request, clock: runContext.ports.clock, signing }, heads);
  const rebase = planned === undefined ? await findDueRebase(loaded, branch, { request, runContext }) : {};
  const isFree = stored !== undefined && !isHeld && planned === undefined;
  const isPlanChanged = stored?.state.record.plan_hash !== planHash;
  const waiting = isFree
    ? { control, head: branch.head, record: stored.state.record, events: stored.events, isPlanChanged }
    : undefined;
  const moved =
    waiting !== undefined && request.rebase === 'start' && rebase.started === undefined
      ? await findBaseMove(waiting, branchHead, runContext.ports)
      : undefined;
  const isTakenIn = request.rebase === 'start' && waiting?.record.result === null && waiting.record.rebase === null;
  if (waiting !== undefined && !isTakenIn && request.rebase !== 'stop')
    await warnOfMovedBase(waiting, runContext.ports);
  const last = [planned, rebase.started, moved].filter((body) => body !== undefined);
  return {
    head: rebase.started?.onto ?? planned?.to ?? moved?.to ?? branch.head,
    opening: [...bodies, ...branch.advance, ...last],
    diverged: branch.diverged,
    missing: branch.missing,
    notRebased: rebase.notMade,
  };
}

async function warnOfMovedBase(task: WaitingTask, ports: RunContext['ports']): Promise<void> {
  const text = await findMovedBase(task, ports);
  if (text !== undefined) ports.notifier.progress({ kind: 'warning', text });
}

/** Finds the rebase that is due; none for a new task, and for one that cannot continue. */
function findDueRebase(
  { control, stored, taskBranch, branchHead }: LoadedTask,
  { head, diverged, missing }: BranchState,
  { request, runContext }: OpeningChoices,
): Promise<FoundRebase> | FoundRebase {
  if (missing !== undefined) return postponeRebase(request, runContext);
  if (stored === undefined || branchHead !== head || diverged !== undefined) return {};
  return findRebase({ control, taskBranch, head, stored }, request, runContext);
}

async function toClaim(stored: StoredTask | undefined, { now, isGone }: LeaseTerms): Promise<Claim> {
  const lease = stored?.lease;
  const holder = lease?.holder ?? undefined;
  return decideClaim(lease, { now: await now(), isHolderGone: holder !== undefined && (await isGone(holder)) });
}

function fetchKnownCommits(loaded: LoadedTask, { ports: { origin, sleep } }: RunContext): Promise<void> {
  const { control, stored, branchHead, resultHead } = loaded;
  const record = stored?.state.record;
  const captured = record === undefined ? undefined : findCapturedAttempt(record);
  const line = [record?.rebase?.head, record?.rebase?.from];
  const recorded = [record?.head, record?.result ?? undefined, captured?.scratch_commit, ...line];
  return retryRemote(sleep, () => fetchCommits(control, origin, [branchHead, resultHead, ...recorded]));
}

/** Returns whether the work that an unfinished rebase began with was merged meanwhile. */
async function isRebaseMerged({ stored, taskBranch }: LoadedTask, { ports }: RunContext): Promise<boolean> {
  const rebase = stored?.state.record.rebase ?? null;
  return rebase !== null && (await ports.isMerged?.(taskBranch, rebase.from)) === true;
}

/** Finds the tip of the base when the work up to `head` is in it, by its history, its files or the merge of a pull request. */
async function findMerge(
  { control, stored, taskBranch }: LoadedTask,
  head: ObjectId,
  { ports: { origin, sleep, isMerged } }: RunContext,
): Promise<ObjectId | undefined> {
  try {
    const { sha } = await retryRemote(sleep, () => origin.resolveBase(stored?.state.record.base_ref));
    await retryRemote(sleep, () => fetchCommits(control, origin, [sha]));
    const isThere = (await isAncestor(control, head, sha)) || (await isMerged?.(taskBranch, head)) === true;
    return isThere || (await addsNothing(control, head, sha)) ? sha : undefined;
  } catch (error) {
    // A base that is gone holds nothing.
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

function openJournal(
  { control, stored, taskBranch, branchHead, resultHead }: LoadedTask,
  claim: Claim,
  { request, runContext }: OpeningChoices,
): TaskJournal {
  const { origin, clock, sleep, notifier } = runContext.ports;
  const { taskId, planSource } = request;
  // A lease that another run holds is never written: the run ends before its first record.
  const lease = { ...runContext.identity.lease, generation: claim.kind === 'held' ? 0 : claim.generation };
  return openTaskJournal({
    ...{ git: control, remote: origin.remote, clock, sleep, notifier },
    ...{ taskId, taskBranch, planSource, stored, branchHead, resultHead, lease },
  });
}

/** Opens the back-end of a run and checks its boundary. Creates nothing yet, and does not read the task branch. */
async function openBackend(
  task: Pick<OpenedTask, 'control' | 'taskBranch' | 'head' | 'objects'>,
  { ports, folders }: RunContext,
): Promise<WorkspaceBackend> {
  const { runDir, workDir, checkout } = folders;
  const users = (await ports.origin.listFolders()).map((path) => ({ path, what: "the repository's folder" }));
  const ours = [runDir, workDir].map((path) => ({ path, what: 'a folder of the run' }));
  const backend =
    checkout === undefined
      ? createWorktreeBackend({ ...task, runDir, workDir, apartFrom: users })
      : createInPlaceBackend({ ...task, root: checkout.held.root, open: checkout.workspace, apartFrom: ours });
  backend.requireBoundary();
  return backend;
}

function listContexts(events: readonly ChronicleEvent[]): WorkspaceContext[] {
  return events.flatMap((event) =>
    event.kind === 'workspace_prepared' || event.kind === 'rollback_completed' ? [event.context] : [],
  );
}
