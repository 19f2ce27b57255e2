import { assertNever } from '../../domain/assert-never.ts';
import { describeAudit } from '../../domain/attempt/landing-audit.ts';
import { findFailed, findVacuous } from '../../domain/attempt/verdict.ts';
import { describeNearLimit, isFirstNearBudget } from '../../domain/decisions/attempt-limits.ts';
import { toShortId } from '../../domain/ids.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { countCriteria } from '../../domain/plan/plan.ts';
import type { ChronicleEvent, EventOf } from '../../domain/record/chronicle-event.ts';
import { type EventWith, hasTrait } from '../../domain/record/event-traits.ts';
import { isReplay } from '../../domain/record/rebase.ts';
import type { ThreadEvent } from '../../domain/record/thread-event.ts';
import { formatPlural } from '../text/format-duration.ts';
import { toShortCause, toShortLine } from '../text/safe-text.ts';
import { describeCriterionFailure } from '../words/criterion-failure.ts';
import { addStop, describeAttempt, describeEntry } from '../words/outcome-text.ts';
import { renderRebaseLine } from '../words/rebase-text.ts';
import { renderSteeringLine } from '../words/steering-text.ts';

const NO_ISOLATION = 'Isolation: none. The agent runs with your rights, or those of the job.';

/** Renders an event as a line of the progress output, with warnings and notes on lines of their own; undefined for events without one. */
export function renderProgressLine(event: ChronicleEvent): string | undefined {
  if (hasTrait(event, 'thread')) return renderThreadLine(event);
  if (hasTrait(event, 'steering')) return renderSteeringLine(event);
  if (hasTrait(event, 'rebase')) return renderRebaseLine(event);
  if (hasTrait(event, 'checkpoint')) return renderCheckpointLine(event);
  switch (event.kind) {
    case 'task_created':
      return `Task ${event.task_id} starts at ${toShortId(event.base_sha)}${describeStart(event)}; results go to ${event.task_branch}.`;
    case 'run_started':
    case 'plan_set':
    case 'branch_advanced':
    case 'base_moved':
    case 'commits_checked':
      return renderInput(event);
    case 'rollback_completed':
    case 'rollback_failed':
      return renderRollback(event);
    case 'leftovers_removed':
    case 'lease_released':
      return renderCleared(event);
    case 'attempt_started':
      return renderStart(event);
    case 'workspace_prepared':
    case 'rollback_started':
    case 'budget_warning':
    case 'run_ended':
      return undefined;
    default:
      return assertNever(event);
  }
}

function describeStart({ base_ref, base_sha, task_branch, is_from_branch }: EventOf<'task_created'>): string {
  if (is_from_branch === true) return `, where ${task_branch} was already, and not at ${base_ref}`;
  return base_ref === base_sha ? '' : ` (${base_ref})`;
}

function renderCheckpointLine(event: EventWith<'checkpoint'>): string | undefined {
  switch (event.kind) {
    case 'workspace_rewound':
      return renderRewind(event);
    case 'baseline_checked':
      return renderBaseline(event);
    case 'rescue_started':
      return `${event.checkpoint_id}: attempt ${event.day} failed; step ${event.step} of it is checked as well.`;
    case 'attempt_ended':
      return renderAttemptEnd(event);
    case 'checkpoint_landed':
      return renderLanding(event);
    case 'checkpoint_satisfied':
    case 'landing_audited':
    case 'checkpoint_abandoned':
    case 'checkpoint_blocked':
      return renderJudged(event);
    case 'steps_recorded':
    case 'attempt_captured':
    case 'commit_signed':
      return undefined;
    default:
      return assertNever(event);
  }
}

function renderCleared(event: EventOf<'leftovers_removed' | 'lease_released'>): string {
  if (event.kind === 'lease_released') return `The lease of the last run was released by ${toShortLine(event.by, 60)}.`;
  return `Removed what a run that died had left on this machine: ${toShortLine(event.paths.join(', '), 200)}`;
}

function renderStart(event: EventOf<'attempt_started'>): string {
  const { checkpoint_id, attempt, attempt_budget, day } = event;
  if (isReplay(event)) return `${checkpoint_id}: its landed commit is put on the new base (attempt ${day}).`;
  const entry = describeEntry(event);
  const by = entry === undefined ? '' : `, by ${toShortLine(entry, 100)}`;
  const line = `${checkpoint_id}: attempt ${day} starts (${attempt} of ${attempt_budget} at this checkpoint)${by}.`;
  if (!isFirstNearBudget(attempt, attempt_budget)) return line;
  const near = describeNearLimit(checkpoint_id, { limit: 'attempt_budget', used: attempt, max: attempt_budget });
  return `${line}\nWarning: ${near}`;
}

type InputEvent = EventOf<'run_started' | 'plan_set' | 'branch_advanced' | 'base_moved' | 'commits_checked'>;

function renderInput(event: InputEvent): string {
  if (event.kind === 'run_started') return renderIsolated(event);
  if (event.kind === 'plan_set') return `Plan with ${formatPlural(event.checkpoints.length, 'checkpoint')}.`;
  if (event.kind === 'commits_checked') return renderCommitsCheck(event);
  if (event.kind === 'base_moved')
    return `The task works from the base as it is now: ${toShortId(event.to)} instead of ${toShortId(event.from)}.`;
  if (event.is_base === true)
    return `What has landed was merged, and the branch is gone: the task continues from the base, at ${toShortId(event.to)}.`;
  return `The task branch has new commits: from ${toShortId(event.from)} to ${toShortId(event.to)}.`;
}

function renderCommitsCheck({ to, broken }: EventOf<'commits_checked'>): string {
  if (broken.length === 0) return `What has landed holds with the new commits, at ${toShortId(to)}.`;
  return broken.map((each) => `${each.checkpoint_id}: blocked, ${toShortCause(each.reason, 300)}`).join('\n');
}

function renderLanding(event: EventOf<'checkpoint_landed'>): string {
  const commit = event.committed_ref === null ? ' without a change' : ` as ${toShortId(event.committed_ref)}`;
  const places = { rebase: ' on the new base', result: ', waiting for approval' };
  const waits = event.landed_on === undefined ? '' : places[event.landed_on];
  return `${event.checkpoint_id}: landed${commit}${waits}: ${toShortLine(event.summary, 100)}`;
}

type JudgedEvent = EventOf<'checkpoint_satisfied' | 'landing_audited' | 'checkpoint_abandoned' | 'checkpoint_blocked'>;

function renderJudged(event: JudgedEvent): string {
  const name = event.checkpoint_id;
  if (event.kind === 'checkpoint_satisfied') return `${name}: satisfied already, no agent was started.`;
  if (event.kind === 'landing_audited') return `${name}: ${describeAudit(event)}`;
  return `${name}: ${event.kind === 'checkpoint_abandoned' ? 'given up' : 'blocked'}, ${event.reason}.`;
}

function renderThreadLine(event: ThreadEvent): string {
  switch (event.kind) {
    case 'issue_linked':
      return `The task was requested in issue ${event.issue_number}.`;
    case 'plan_committed':
      return `The plan is on the task branch as ${event.path} (${toShortId(event.to)}).`;
    case 'plan_approved':
      return `The plan of the issue was approved by ${toShortLine(event.by, 60)} (${toShortLine(event.hash, 80)}).`;
    case 'comment_handled':
      return `A comment by ${toShortLine(event.by, 60)} requested: ${toShortLine(event.command, 60)}`;
  }
}

function renderRollback(event: EventOf<'rollback_completed' | 'rollback_failed'>): string {
  const name = `Attempt ${event.day}: its workspace`;
  return event.kind === 'rollback_completed'
    ? `${name} was discarded and recreated at ${toShortId(event.to)}.`
    : `${name} could not be recreated: ${toShortLine(event.reason, 200)}`;
}

function renderRewind({ checkpoint_id, day, notes }: EventOf<'workspace_rewound'>): string {
  const shown = notes.map((note) => toShortLine(note, 200));
  return [`${checkpoint_id}: attempt ${day} was rolled back.`, ...shown].join('\n');
}

function renderBaseline(event: EventOf<'baseline_checked'>): string | undefined {
  const vacuous = findVacuous(event.verifier_runs);
  if (vacuous.length === 0) return undefined;
  const criteria = vacuous.map(({ criterion }) => describeCriterion(criterion)).join('; ');
  return `${event.checkpoint_id}: held before any work: ${toShortLine(criteria, 200)}`;
}

function renderAttemptEnd(event: EventOf<'attempt_ended'>): string {
  const name = `${event.checkpoint_id}: attempt ${event.day}`;
  if (event.outcome === 'passed') return `${name} ${describeAttempt(event)}, ${renderCounts(event)}.`;
  if (event.outcome === 'interrupted') return `${name} was interrupted: ${toShortLine(event.notes[0] ?? '', 200)}`;
  const failed = findFailed(event.verifier_runs).map(describeCriterionFailure);
  const why = failed.length > 0 ? failed.join(' | ') : (event.failure_report?.what_happened ?? '');
  return `${name} failed. ${toShortCause(addStop(event, why), 300)}`;
}

function renderCounts({ verifier_runs: runs }: EventOf<'attempt_ended'>): string {
  const unjudged = runs.filter(({ outcome }) => outcome === 'unjudged').length;
  return `${runs.length - unjudged} of ${countCriteria(runs.length)}${unjudged === 0 ? '' : `, ${unjudged} not judged`}`;
}

function renderIsolated({ isolation, isolation_detail = 'yes' }: EventOf<'run_started'>): string {
  return isolation === 'none' ? NO_ISOLATION : `Isolated: ${toShortLine(isolation_detail, 300)}.`;
}
