import { z } from 'zod';
import { sideEffectSchema } from '../attempt/side-effect.ts';
import { objectIdSchema, taskIdSchema } from '../ids.ts';
import type { ChronicleEvent } from './chronicle-event.ts';
import type { GroundhogRun } from './run-record.ts';

/** A completed checkpoint, as shown in later prompts. `committed_ref` is null when nothing had to change. */
const completedCheckpointSchema = z.object({
  checkpoint_id: z.string(),
  summary: z.string(),
  side_effects: z.array(sideEffectSchema),
  committed_ref: objectIdSchema.nullable(),
  completed_at: z.iso.datetime(),
});

/** The memory for prompts: successes only. */
export const memorySchema = z.object({
  schema_version: z.literal(1),
  task_id: taskIdSchema,
  plan_id: z.string(),
  completed: z.array(completedCheckpointSchema),
});
export type GroundhogMemory = z.infer<typeof memorySchema>;

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
