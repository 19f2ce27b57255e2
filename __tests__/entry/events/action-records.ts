import { assertNever } from '../../../src/domain/assert-never.ts';
import type { Interruption } from '../../../src/domain/attempt/interruption-cause.ts';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import type { EventBody, EventOf } from '../../../src/domain/record/chronicle-event.ts';
import { REBASE_AGENT } from '../../../src/domain/record/rebase.ts';
import type { GroundhogRun } from '../../../src/domain/record/run-record.ts';
import type { WorkAction } from '../../../src/runner/record/run-end.ts';
import { attemptEnded, attemptStarted, BASE, landed } from '../../helpers/make-events.ts';
import { makeCriterionRun } from '../../report/make-view.ts';
import { addCommit, type BranchModel } from './branch-model.ts';

/** What an attempt comes to, or what putting commits on another base does: all but `passed` and `unchanged` conflicts there. */
export const LUCKS = ['passed', 'unchanged', 'failed', 'pointless', 'interrupted', 'unpaid'] as const;
export type Luck = (typeof LUCKS)[number];

/** One push of a run. */
export interface ActionRecord {
  readonly bodies: readonly EventBody[];
  /** The commit that the task branch moves to with it. */
  readonly branchTo?: string;
  /** Whether the run ends after it, since commits of a person are in the way. */
  readonly isConflict?: boolean;
}

export interface ActionFacts {
  readonly record: GroundhogRun;
  readonly plan: Plan;
  readonly remote: BranchModel;
  readonly luck: Luck;
  /** Whether what lands waits for approval. */
  readonly waits: boolean;
}

/** Returns the records of one action of a run, in the order of their pushes. */
export function toRecords(action: WorkAction, facts: ActionFacts): readonly ActionRecord[] {
  const { record, luck, remote } = facts;
  switch (action.kind) {
    case 'complete_rebase':
      return [completeRebase(record)];
    case 'carry': {
      const [first = '', ...others] = action.commits;
      if (!isGood(luck))
        return [
          { bodies: [{ kind: 'rebase_stopped', reason: 'It conflicts.', conflict_of: first }], isConflict: true },
        ];
      const to = [first, ...others].reduce((head) => addCommit(remote, [head]), toHead(record));
      return [{ bodies: [{ kind: 'commits_carried', commits: [...action.commits], to }] }];
    }
    case 'check_commits':
      return [checkCommits(action.from, facts)];
    case 'baseline':
      return [{ bodies: [{ kind: 'baseline_checked', checkpoint_id: action.checkpointId, verifier_runs: [] }] }];
    case 'abandon':
      return [
        { bodies: [{ kind: 'checkpoint_abandoned', checkpoint_id: action.checkpointId, reason: action.reason }] },
      ];
    case 'verify':
      return [endAttempt(action, facts)];
    case 'replay': {
      const { checkpointId: id, day } = action;
      const started = { ...start(id, day, record), agent: REBASE_AGENT };
      const end = isGood(luck) ? toCaptured(id, day) : attemptEnded(id, day, 'failed');
      return [{ bodies: [started, end] }];
    }
    case 'attempt': {
      const { checkpointId: id, day } = action;
      const captured = luck === 'interrupted' || luck === 'unpaid' ? [] : [{ bodies: [toCaptured(id, day)] }];
      return [{ bodies: [start(id, day, record)] }, ...captured, endAttempt(action, facts)];
    }
    default:
      return assertNever(action);
  }
}

/** Commits of people break the first checkpoint that has landed, unless luck is good. */
function checkCommits(from: string, { record, luck }: ActionFacts): ActionRecord {
  const landed = record.checkpoints.find(({ outcome }) => outcome === 'success');
  const ids = isGood(luck) || landed === undefined ? [] : [landed.checkpoint_id];
  const broken = ids.map((checkpoint_id) => ({ checkpoint_id, reason: 'It does not hold.', verifier_runs: [] }));
  return { bodies: [{ kind: 'commits_checked', from, to: record.head, broken }] };
}

function isGood(luck: Luck): boolean {
  return luck === 'passed' || luck === 'unchanged';
}

/** The commit that the next one is made on. */
function toHead({ rebase, result, head }: GroundhogRun): string {
  return rebase?.head ?? result ?? head;
}

function completeRebase({ rebase, rebases }: GroundhogRun): ActionRecord {
  if (rebase === null) throw new Error('no rebase has begun');
  const { from, onto, head: to } = rebase;
  const kept_ref = `refs/groundhog/demo/before-rebase-${rebases.length + 1}`;
  return { bodies: [{ kind: 'rebase_completed', from, onto, to, kept_ref }], branchTo: to };
}

function start(id: string, day: number, record: GroundhogRun): EventOf<'attempt_started'> {
  return { ...(attemptStarted(id, day) as EventOf<'attempt_started'>), snapshot_ref: toHead(record) };
}

function toCaptured(checkpoint_id: string, day: number): EventBody {
  return {
    ...{ kind: 'attempt_captured', checkpoint_id, day, scratch_commit: BASE, tree: 'c'.repeat(40), summary: 'Done.' },
    ...{ tool_calls: [], side_effects: [], changed_paths: [], changed_paths_total: 0, notes: [], claimed_by: 'verb' },
    usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
    timeline: { base: BASE, landed_stream: null, steps: [], missed: 0 },
  };
}

interface AttemptAction {
  readonly checkpointId: string;
  readonly day: number;
}

function endAttempt({ checkpointId: id, day }: AttemptAction, facts: ActionFacts): ActionRecord {
  const { luck, record } = facts;
  if (luck === 'unpaid') return { bodies: [toUnpaid(id, day)] };
  if (luck === 'pointless')
    return {
      bodies: [
        attemptEnded(id, day, 'failed'),
        { kind: 'checkpoint_blocked', checkpoint_id: id, reason: 'the agent said that another attempt is pointless' },
      ],
    };
  if (!isGood(luck)) return { bodies: [attemptEnded(id, day, luck === 'failed' ? 'failed' : 'interrupted')] };
  const ended = {
    ...(attemptEnded(id, day, 'passed') as EventOf<'attempt_ended'>),
    verifier_runs: listStatements(facts, id),
  };
  const commit = luck === 'unchanged' ? null : addCommit(facts.remote, [toHead(record)]);
  const waits = facts.waits || record.result !== null;
  const on = record.rebase !== null ? ('rebase' as const) : waits ? ('result' as const) : undefined;
  const landing = { ...(landed(id, day, commit) as EventOf<'checkpoint_landed'>), landed_on: on };
  return { bodies: [ended, landing], ...(on === undefined && commit !== null ? { branchTo: commit } : {}) };
}

/** An attempt that the agent's provider refused: no further one starts in the same run. */
function toUnpaid(id: string, day: number): EventBody {
  const interruption: Interruption = { cause: 'provider_settings', retry_after_seconds: null };
  return { ...(attemptEnded(id, day, 'interrupted') as EventOf<'attempt_ended'>), interruption };
}

function listStatements({ plan }: ActionFacts, id: string): CriterionRun[] {
  const criteria = plan.checkpoints.find((each) => each.id === id)?.success_criteria ?? [];
  return criteria.map((criterion) =>
    makeCriterionRun({ criterion, outcome: criterion.kind === 'semantic' ? 'unjudged' : 'passed' }),
  );
}
