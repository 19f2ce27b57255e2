import { taskIdSchema } from '../../../src/domain/ids.ts';
import { planSchema } from '../../../src/domain/plan/plan.ts';
import {
  type ChronicleEvent,
  chronicleEventSchema,
  type EventBody,
} from '../../../src/domain/record/chronicle-event.ts';
import { applyEvent, type TaskState } from '../../../src/domain/record/fold-events.ts';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { type GitHubNotifier, isMilestone } from '../../../src/entry/publish/github-notifier.ts';
import { BASE, makeAttempt, SCRATCH, SNAPSHOT } from '../../report/make-view.ts';

/** One event of a recorded run, with the view that includes it. */
export interface RecordedEvent {
  readonly event: ChronicleEvent;
  readonly view: TaskView;
}

/** A task whose checkpoints c1…cn each fail a few times and then land, event by event as a run publishes them. */
export function recordRun(count: number, failures = 1): RecordedEvent[] {
  const ids = Array.from({ length: count }, (_, index) => `c${index + 1}`);
  const plan = planSchema.parse({
    checkpoints: ids.map((id) => ({ id, spec: `Make ${id}.`, success_criteria: [{ kind: 'file_exists', path: id }] })),
  });
  const bodies: EventBody[] = [
    {
      kind: 'task_created',
      schema_version: 1,
      lineage: 'n0nce',
      task_id: taskIdSchema.parse('demo'),
      plan_id: 'demo',
      base_ref: 'refs/heads/main',
      base_sha: BASE,
      task_branch: 'groundhog/demo/task',
      head: BASE,
    },
    { kind: 'run_started', run_id: 'run', groundhog_version: '0', isolation: 'sandbox', lease_generation: 1 },
    {
      kind: 'plan_set',
      plan_hash: 'hash',
      checkpoints: ids.map((checkpoint_id) => ({ checkpoint_id, definition_hash: 'd', attempt_budget: 3 })),
    },
    ...ids.flatMap((id, index) => recordCheckpoint(id, index * (failures + 1) + 1, failures)),
    { kind: 'run_ended', ending: 'passed', reason: '' },
  ];
  let state: TaskState | undefined;
  return bodies.map((body, index) => {
    const event = chronicleEventSchema.parse({ seq: index + 1, at: '2026-01-02T03:04:05.000Z', ...body });
    state = applyEvent(state, event);
    return { event, view: { plan, record: state.record, memory: state.memory } };
  });
}

function recordCheckpoint(checkpoint_id: string, day: number, failures: number): EventBody[] {
  const start = (attempt: number): EventBody => ({
    kind: 'attempt_started',
    checkpoint_id,
    day: day + attempt - 1,
    attempt,
    attempt_budget: 3,
    snapshot_ref: SNAPSHOT,
    scratch_branch: `day-${day + attempt - 1}`,
  });
  const end = (offset: number, outcome: 'failed' | 'passed'): EventBody => ({
    ...makeAttempt({ day: day + offset, outcome, scratch_commit: SCRATCH }),
    kind: 'attempt_ended',
    checkpoint_id,
  });
  return [
    ...Array.from({ length: failures }, (_, index) => [start(index + 1), end(index, 'failed')]).flat(),
    start(failures + 1),
    end(failures, 'passed'),
    {
      kind: 'checkpoint_landed',
      checkpoint_id,
      day: day + failures,
      summary: 'done',
      side_effects: [],
      committed_ref: String(day).padStart(40, 'd'),
      attribution: null,
    },
  ];
}

/** Reports a run event by event, so that no two are reported together: the most requests that it can cost. */
export async function reportOneByOne(notifier: GitHubNotifier, recorded: readonly RecordedEvent[]): Promise<void> {
  for (const { event, view } of recorded) {
    await notifier.recorded([event], view);
    if (isMilestone(event)) await notifier.finish(view);
  }
}
