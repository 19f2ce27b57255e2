import type { EventBody } from './chronicle-event.ts';
import type { GroundhogMemory } from './memory.ts';

/** What an event adds to the memory; undefined for one that completes nothing. */
export function toCompletedCheckpoint(
  event: EventBody & { at: string },
): GroundhogMemory['completed'][number] | undefined {
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
