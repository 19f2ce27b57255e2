import { z } from 'zod';
import { sideEffectSchema } from '../attempt/side-effect.ts';
import { objectIdSchema, taskIdSchema } from '../ids.ts';
import type { ChronicleEvent } from './chronicle-event.ts';
import { type GroundhogRun, isCheckpointDone } from './run-record.ts';

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
    // What a rebase has opened is still on the task branch.
    const kept = [...done, ...(record.rebase?.landed ?? [])];
    const ids = new Set(kept.map(({ checkpoint_id }) => checkpoint_id));
    return { ...memory, completed: memory.completed.filter(({ checkpoint_id }) => ids.has(checkpoint_id)) };
  }
  if (event.kind === 'run_started') return { ...memory, plan_id: record.plan_id };
  if (event.kind === 'rebase_stopped') return stopInMemory(memory, record);
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

/** Returns the memory after a rebase was stopped: what was done is as it is on the task branch. */
function stopInMemory(memory: GroundhogMemory, { checkpoints }: GroundhogRun): GroundhogMemory {
  const completed = memory.completed.map((done) => {
    const known = checkpoints.find(({ checkpoint_id }) => checkpoint_id === done.checkpoint_id);
    const attempt = known?.attempts.findLast(({ committed_ref }) => committed_ref !== null);
    if (attempt === undefined) return done;
    const { summary, side_effects, committed_ref, ended_at } = attempt;
    const completed_at = ended_at ?? done.completed_at;
    return { ...done, summary: summary ?? done.summary, side_effects, committed_ref, completed_at };
  });
  return { ...memory, completed: completed.sort((a, b) => Date.parse(a.completed_at) - Date.parse(b.completed_at)) };
}

/** Returns the memory for an agent at work on a rebase: without checkpoints that are not on the new line yet. */
export function onLine(memory: GroundhogMemory, { rebase, checkpoints }: GroundhogRun): GroundhogMemory {
  if (rebase === null) return memory;
  const open = new Set(checkpoints.filter((each) => !isCheckpointDone(each)).map(({ checkpoint_id }) => checkpoint_id));
  return { ...memory, completed: memory.completed.filter(({ checkpoint_id }) => !open.has(checkpoint_id)) };
}
