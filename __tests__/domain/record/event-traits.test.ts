import { expect, test } from '@jest/globals';
import { eventBodySchema } from '../../../src/domain/record/chronicle-event.ts';
import { type EventTrait, eventTraits, hasTrait } from '../../../src/domain/record/event-traits.ts';

function listKinds(wanted: string): string[] {
  return Object.entries(eventTraits).flatMap(([kind, traits]) => (traits.some((t) => t === wanted) ? [kind] : []));
}

const CHECKPOINT_ENDS = ['checkpoint_satisfied', 'checkpoint_landed', 'checkpoint_abandoned', 'checkpoint_blocked'];
const STEERING = [
  'checkpoint_reopened',
  'checkpoint_skipped',
  'hint_given',
  'pause_requested',
  'task_aborted',
  'checkpoint_approved',
  'result_materialized',
];

const REBASE = ['rebase_started', 'commits_carried', 'rebase_completed', 'rebase_stopped'];

const MEMBERS: Readonly<Record<EventTrait, readonly string[]>> = {
  checkpoint: [
    'baseline_checked',
    'steps_recorded',
    'attempt_captured',
    'rescue_started',
    'commit_signed',
    'attempt_ended',
    'workspace_rewound',
    'landing_audited',
    ...CHECKPOINT_ENDS,
  ],
  milestone: [
    'attempt_ended',
    'commits_checked',
    'landing_audited',
    'run_ended',
    ...CHECKPOINT_ENDS,
    ...STEERING,
    ...REBASE.filter((kind) => kind !== 'commits_carried'),
  ],
  outside_work: [
    'run_started',
    'plan_set',
    'base_moved',
    'issue_linked',
    'plan_approved',
    'comment_handled',
    'leftovers_removed',
    'landing_audited',
    'lease_released',
    'run_ended',
    'rebase_stopped',
    ...STEERING.filter((kind) => kind !== 'result_materialized'),
  ],
  progress: [
    'plan_set',
    'base_moved',
    'commits_checked',
    'attempt_ended',
    ...CHECKPOINT_ENDS,
    ...STEERING.filter((kind) => kind !== 'pause_requested' && kind !== 'task_aborted'),
    ...REBASE,
  ],
  rebase: REBASE,
  status: ['run_started', 'run_ended', 'pause_requested', 'task_aborted'],
  steering: STEERING,
  thread: ['issue_linked', 'plan_approved', 'plan_committed', 'comment_handled'],
};

test('every event kind of the chronicle has a row', () => {
  const kinds = eventBodySchema.options.map(({ shape }) => shape.kind.value);
  expect(Object.keys(eventTraits).sort()).toEqual([...kinds].sort());
});

test.each(Object.entries(MEMBERS))('the trait %s has exactly these kinds', (trait, kinds) => {
  expect(listKinds(trait).sort()).toEqual([...kinds].sort());
});

test('an event has the traits of its kind', () => {
  const event = { seq: 1, at: '2026-01-01T00:00:00.000Z', kind: 'plan_set' as const, plan_hash: 'h', checkpoints: [] };
  expect(hasTrait(event, 'progress')).toBe(true);
  expect(hasTrait(event, 'outside_work')).toBe(true);
  expect(hasTrait(event, 'milestone')).toBe(false);
});
