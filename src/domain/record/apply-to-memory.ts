import type { ChronicleEvent } from './chronicle-event.ts';
import type { GroundhogMemory } from './memory.ts';
import type { GroundhogRun } from './run-record.ts';

/** Returns the memory after one more event. */
export function applyToMemory(memory: GroundhogMemory, event: ChronicleEvent, record: GroundhogRun): GroundhogMemory {
  const completed = toCompletedCheckpoint(event);
  if (event.kind === 'plan_set') {
    // Checkpoints that the new plan omits or opens again are not done.
    const done = record.checkpoints.filter(({ outcome }) => outcome === 'success');
    const ids = new Set(done.map(({ checkpoint_id }) => checkpoint_id));
    return { ...memory, completed: memory.completed.filter(({ checkpoint_id }) => ids.has(checkpoint_id)) };
  }
  if (completed === undefined) return memory;
  const others = memory.completed.filter((done) => done.checkpoint_id !== completed.checkpoint_id);
  return { ...memory, completed: [...others, completed] };
}

/** Returns the checkpoint that an event completes, or undefined. */
function toCompletedCheckpoint(event: ChronicleEvent): GroundhogMemory['completed'][number] | undefined {
  if (event.kind === 'checkpoint_satisfied') {
    return {
      checkpoint_id: event.checkpoint_id,
      summary: 'Already satisfied before any work.',
      side_effects: [],
      committed_ref: null,
      completed_at: event.at,
    };
  }
  if (event.kind !== 'checkpoint_landed') return undefined;
  const { checkpoint_id, summary, side_effects, committed_ref } = event;
  return { checkpoint_id, summary, side_effects, committed_ref, completed_at: event.at };
}
