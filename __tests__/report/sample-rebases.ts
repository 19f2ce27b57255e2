import type { AttemptRecord } from '../../src/domain/attempt/attempt.ts';
import { chooseNextAction } from '../../src/domain/decisions/next-action.ts';
import { objectIdSchema } from '../../src/domain/ids.ts';
import { applyRebase, landOnLine } from '../../src/domain/record/apply-rebase.ts';
import type { TaskView } from '../../src/domain/record/notifier.ts';
import { REBASE_AGENT } from '../../src/domain/record/rebase.ts';
import type { CheckpointRun, GroundhogRun } from '../../src/domain/record/run-record.ts';
import { toConflictReport } from '../../src/runner/rebase/replay-commit.ts';
import { isWork, toFinalEnd } from '../../src/runner/record/run-end.ts';
import { makeSample, makeSampleAttempt } from './sample-states.ts';

/** The states of a rebase that a reader can find: at work after a conflict, given up by its agent, and complete. */
export const REBASES = ['rebasing', 'rebase-stuck', 'rebased'] as const;
export type SampleRebase = (typeof REBASES)[number];

const AT = '2026-03-03T09:00:00.000Z';
const ONTO = objectIdSchema.parse('e'.repeat(40));
const AGENT = { name: 'claude-code', provider: null, model: null, entry: null };

/** A task that had passed with `count` checkpoints, of which one conflicts with its new base. */
export function makeRebase(state: SampleRebase, count: number): TaskView {
  const sample = makeSample('passed', count);
  const view = { ...sample, record: { ...sample.record, base_ref: 'main' } };
  const commits = view.record.checkpoints.map(({ checkpoint_id, attempts }) => {
    return { checkpoint_id, commit: objectIdSchema.parse(attempts.at(-1)?.committed_ref) };
  });
  const from = commits.at(-1)?.commit ?? ONTO;
  const open = { ...view.record, ending: null, ending_reason: null, ended_at: null };
  const started = applyRebase(open, { kind: 'rebase_started', at: AT, from, onto: ONTO, commits });
  const conflictAt = Math.floor(count / 2);
  const played = started.checkpoints.reduce((record, checkpoint, index) => {
    if (index < conflictAt) return land(record, checkpoint, [replay(record, index, 'passed')]);
    const failed = replay(record, index, 'failed');
    if (index === conflictAt) return meetConflict(record, checkpoint, { state, index, failed });
    return state === 'rebased' ? land(record, checkpoint, [replay(record, index, 'passed')]) : record;
  }, started);
  return { ...view, record: end(played, state) };
}

interface Conflict {
  readonly state: SampleRebase;
  readonly index: number;
  readonly failed: AttemptRecord;
}

function meetConflict(record: GroundhogRun, checkpoint: CheckpointRun, { state, index, failed }: Conflict) {
  const byAgent = (number: number, outcome: 'failed' | 'passed' | 'running') => {
    return { ...makeSampleAttempt(failed.day + number, index, outcome), agent: AGENT };
  };
  if (state === 'rebased') return land(record, checkpoint, [failed, byAgent(1, 'passed')]);
  if (state === 'rebasing') return add(record, checkpoint, { attempts: [failed, byAgent(1, 'running')] });
  const attempts = [failed, ...[1, 2, 3].map((number) => byAgent(number, 'failed'))];
  return add(record, checkpoint, { attempts, outcome: 'abandoned', reason: 'attempt budget used up (3 of 3)' });
}

/** The landed commit of a checkpoint on the new base, where it merges or not. */
function replay(record: GroundhogRun, index: number, outcome: 'failed' | 'passed'): AttemptRecord {
  const attempt = makeSampleAttempt(record.last_day + 1, index, outcome);
  const facts = { agent: REBASE_AGENT, usage: makeSampleAttempt(1, index, 'running').usage, side_effects: [] };
  if (outcome === 'passed') return { ...attempt, ...facts };
  const landed = record.rebase?.landed[index]?.commit ?? ONTO;
  const failure_report = toConflictReport(landed, attempt.snapshot_ref, ['src/args.js']);
  return { ...attempt, ...facts, verifier_runs: [], failure_report };
}

function land(record: GroundhogRun, checkpoint: CheckpointRun, attempts: readonly AttemptRecord[]): GroundhogRun {
  const added = add(record, checkpoint, { attempts, outcome: 'success' });
  const committed_ref = objectIdSchema.parse(attempts.at(-1)?.committed_ref);
  if (added.rebase === null) throw new Error('no rebase has begun');
  const { checkpoint_id } = checkpoint;
  const facts = { day: added.last_day, summary: '', side_effects: [], attribution: null, landed_on: 'rebase' as const };
  return landOnLine(added, added.rebase, { kind: 'checkpoint_landed', checkpoint_id, committed_ref, ...facts });
}

interface Added extends Partial<Omit<CheckpointRun, 'attempts'>> {
  readonly attempts: readonly AttemptRecord[];
}

function add(record: GroundhogRun, checkpoint: CheckpointRun, { attempts, ...changes }: Added): GroundhogRun {
  const changed = { ...checkpoint, ...changes, attempts: [...checkpoint.attempts, ...attempts] };
  const checkpoints = record.checkpoints.map((each) =>
    each.checkpoint_id === checkpoint.checkpoint_id ? changed : each,
  );
  return { ...record, checkpoints, last_day: attempts.at(-1)?.day ?? record.last_day };
}

/** Ends the run as a run does it; one that is at work goes on. */
function end(record: GroundhogRun, state: SampleRebase): GroundhogRun {
  const { rebase } = record;
  if (state === 'rebasing' || rebase === null) return record;
  const { from, onto, head: to } = rebase;
  const kept_ref = `refs/groundhog/${record.task_id}/before-rebase-1`;
  const moved =
    state === 'rebased' ? applyRebase(record, { kind: 'rebase_completed', at: AT, from, onto, to, kept_ref }) : record;
  const action = chooseNextAction(moved);
  if (isWork(action)) throw new Error(`the sample has work left: ${action.kind}`);
  const { ending, reason } = toFinalEnd(action, { isWorkDone: true });
  return { ...moved, ending, ending_reason: reason, ended_at: '2026-03-03T09:30:00.000Z' };
}
