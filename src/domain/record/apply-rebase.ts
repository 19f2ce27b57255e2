import { CHANGED } from './carry-over-plan.ts';
import type { ChronicleEvent, EventOf } from './chronicle-event.ts';
import { isTriedOnLine, type Rebase } from './rebase.ts';
import { type CheckpointRun, type GroundhogRun, HELD_ALREADY, isCheckpointDone, releaseHeld } from './run-record.ts';

export type RebaseEvent = EventOf<'rebase_started' | 'commits_carried' | 'rebase_completed' | 'rebase_stopped'>;

/** Returns the record after an event of a rebase. Throws an Error for one that cannot follow. */
export function applyRebase(record: GroundhogRun, event: RebaseEvent & Pick<ChronicleEvent, 'at'>): GroundhogRun {
  if (event.kind === 'rebase_started') return startRebase(record, event);
  const { rebase } = record;
  if (rebase === null) throw new Error(`"${event.kind}": no rebase has begun`);
  switch (event.kind) {
    case 'commits_carried': {
      const carried = new Set(event.commits);
      const left = rebase.left.filter(({ commit }) => !carried.has(commit));
      // Lines of people are counted from the last landing, also where that is one that stands for no checkpoint any more.
      const isLanding = hasLanded(record, carried) || carried.has(rebase.last_landed ?? '');
      const last_landed = isLanding ? event.to : record.last_landed;
      // What has landed on the new line is run on these commits once the branch has moved.
      const carried_from = rebase.carried_from ?? (hasLandedOnLine(record, rebase) ? rebase.head : undefined);
      return {
        ...record,
        last_landed,
        rebase: { ...rebase, ...(carried_from && { carried_from }), head: event.to, left },
      };
    }
    case 'rebase_completed': {
      const { at, onto, from, to, kept_ref } = event;
      const verified = listVerified(record, rebase);
      const { left_base } = rebase;
      const rebases = [...record.rebases, { at, onto, from, to, kept_ref, ...(left_base && { left_base }), verified }];
      const checkpoints = record.checkpoints.map((found) => toNewBase(found, rebase));
      // What was merged lands no second time: all that came since is checked with it.
      const merged_since = hasMerged(checkpoints, rebase) ? (record.unchecked_since ?? from) : undefined;
      const unchecked_since = merged_since ?? rebase.carried_from ?? null;
      return { ...record, checkpoints, rebase: null, rebases, head: to, base_sha: onto, unchecked_since };
    }
    case 'rebase_stopped':
      return { ...stopRebase(record, rebase), ...toImpossible(rebase, event) };
  }
}

/** Returns the record as the task branch has it: as of before a rebase that is under way, with the attempts that it took. */
export function toBranchRecord(record: GroundhogRun): GroundhogRun {
  return record.rebase === null ? record : stopRebase(record, record.rebase);
}

/** Opens what had landed: each checkpoint lands once more, on the new base. */
function startRebase(record: GroundhogRun, event: EventOf<'rebase_started'>): GroundhogRun {
  const { from, onto, left_base, commits } = event;
  const landed = commits.flatMap(({ checkpoint_id, commit }) =>
    checkpoint_id === null ? [] : [{ checkpoint_id, commit, budget_from: findBudgetStart(record, checkpoint_id) }],
  );
  const opened = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
  const heldAt = record.checkpoints.find(({ held_at }) => held_at !== null)?.held_at;
  return {
    ...record,
    // What commits of people have broken is due again, also where the rebase is stopped.
    unchecked_since: record.unchecked_since ?? heldAt ?? null,
    checkpoints: record.checkpoints.map((found) => (opened.has(found.checkpoint_id) ? open(found) : found)),
    rebase: {
      ...{ from, onto, head: onto, ...(left_base && { left_base }), left: commits, landed },
      since_day: record.last_day,
      last_landed: record.last_landed,
    },
  };
}

function findBudgetStart({ checkpoints }: GroundhogRun, id: string): number {
  return checkpoints.find(({ checkpoint_id }) => checkpoint_id === id)?.budget_from ?? 0;
}

function open(found: CheckpointRun): CheckpointRun {
  return {
    ...found,
    outcome: 'pending',
    reason: null,
    held_at: null,
    ended_at: null,
    budget_from: found.attempts.length,
  };
}

function hasLandedOnLine({ checkpoints }: GroundhogRun, { landed }: Rebase): boolean {
  const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
  return checkpoints.some(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
}

function hasLanded({ checkpoints }: GroundhogRun, commits: ReadonlySet<string>): boolean {
  const attempts = checkpoints.flatMap((each) => each.attempts);
  return attempts.some(({ committed_ref: commit }) => commit !== null && commits.has(commit));
}

/** Returns whether a checkpoint stays passed after a rebase that has not landed it again, since the base has it. */
function hasMerged(checkpoints: readonly CheckpointRun[], { landed }: Rebase): boolean {
  const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
  return checkpoints.some((found) => found.outcome === 'success' && !ids.has(found.checkpoint_id));
}

/** Returns the record after a landing on the new line, where no branch is yet. */
export function landOnLine(record: GroundhogRun, rebase: Rebase, event: EventOf<'checkpoint_landed'>): GroundhogRun {
  const { checkpoint_id: id, committed_ref: commit } = event;
  const left = rebase.left.filter(({ checkpoint_id }) => checkpoint_id !== id);
  const next: Rebase = { ...rebase, left, head: commit ?? rebase.head };
  return { ...record, rebase: next, last_landed: commit ?? record.last_landed };
}

// Why: docs/decisions/0191-a-changed-checkpoint-in-a-rebase.md
/**
 * Returns the rebase that is under way, for the checkpoints of another plan. Of one that the plan defines anew, or has no
 * more, the old commit is no landing: it comes to the new line as it is, unless its checkpoint was tried there already.
 */
export function carryOverRebase(record: GroundhogRun, planned: readonly CheckpointRun[]): Rebase | null {
  const { rebase } = record;
  if (rebase === null) return null;
  const isChanged = ({ checkpoint_id: id, definition_hash: hash }: CheckpointRun) =>
    planned.every((each) => each.checkpoint_id !== id || each.definition_hash !== hash);
  const changed = record.checkpoints.filter(isChanged);
  const isTried = (each: CheckpointRun) => isTriedOnLine(each, rebase);
  const untried = new Set(changed.filter((each) => !isTried(each)).map(({ checkpoint_id }) => checkpoint_id));
  const tried = new Set(changed.filter(isTried).map(({ checkpoint_id }) => checkpoint_id));
  return {
    ...rebase,
    left: rebase.left.map((each) =>
      each.checkpoint_id !== null && untried.has(each.checkpoint_id) ? { ...each, checkpoint_id: null } : each,
    ),
    landed: rebase.landed
      .filter(({ checkpoint_id }) => !untried.has(checkpoint_id))
      .map((each) => (tried.has(each.checkpoint_id) ? { ...each, is_reopened: true } : each)),
  };
}

/** Returns a checkpoint as it is on a new base: what has no commit to be verified there held at the old one alone. */
function toNewBase(found: CheckpointRun, { landed }: Rebase): CheckpointRun {
  if (found.held_at !== null) return releaseHeld(found);
  if (!isCheckpointDone(found)) return { ...found, baseline: null };
  const isVerified = landed.some(({ checkpoint_id }) => checkpoint_id === found.checkpoint_id);
  return isVerified || !isHeldWithoutCommit(found) ? found : { ...open(found), baseline: null };
}

/** Returns whether a checkpoint has passed without a commit of its own: it held before any work, or its work changed nothing. */
function isHeldWithoutCommit({ outcome, reason, attempts }: CheckpointRun): boolean {
  const passed = attempts.findLast((attempt) => attempt.outcome === 'passed');
  return outcome === 'success' && (reason === HELD_ALREADY || (passed?.committed_ref ?? null) === null);
}

function listVerified({ checkpoints }: GroundhogRun, { landed }: Rebase): string[] {
  const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
  const verified = checkpoints.filter(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
  return verified.map(({ checkpoint_id }) => checkpoint_id);
}

function toImpossible({ from, onto, left_base }: Rebase, { reason, conflict_of }: EventOf<'rebase_stopped'>) {
  return conflict_of === undefined
    ? {}
    : { impossible_rebase: { from, onto, reason, ...(left_base && { left_base }) } };
}

/** Returns the record as of before the rebase, with the attempts that it took: none of them has landed. */
function stopRebase(record: GroundhogRun, rebase: Rebase): GroundhogRun {
  const before = new Map(rebase.landed.map((each) => [each.checkpoint_id, each]));
  const checkpoints = record.checkpoints.map((found): CheckpointRun => {
    const known = before.get(found.checkpoint_id);
    if (known === undefined) return found;
    const { commit, budget_from, is_reopened: isReopened } = known;
    const attempts = found.attempts.map((each) =>
      each.day > rebase.since_day ? { ...each, committed_ref: null, attribution: null } : each,
    );
    if (isReopened === true) return { ...found, attempts, outcome: 'pending', reason: CHANGED, ended_at: null };
    const ended_at = attempts.findLast(({ committed_ref }) => committed_ref === commit)?.ended_at ?? null;
    return { ...found, attempts, outcome: 'success', reason: null, ended_at, budget_from };
  });
  return { ...record, checkpoints, rebase: null, last_landed: rebase.last_landed };
}
