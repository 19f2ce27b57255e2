import type { StepRecorder } from '../../workspace/steps/step-timeline.ts';
import type { AttemptContext } from '../context/loop-context.ts';
import type { Saved } from '../context/step-saver.ts';
import { recordEvents } from '../record/record-events.ts';

/**
 * The way to publish the steps of an attempt while it goes on: each call those that no call before it has published, and
 * the lease with them. Where the origin does not take their refs it is not asked again: the record goes without them.
 */
export function createStepSave(context: AttemptContext, steps: StepRecorder): () => Promise<Saved> {
  const { task, checkpoint, day } = context;
  let saved = 0;
  let isRefused = false;
  return async () => {
    const { base, steps: all, missed } = steps.timeline();
    if (all.length <= saved) return 'nothing';
    const wanted = new Map(steps.moved());
    const facts = { checkpoint_id: checkpoint.id, day, base, steps: all.slice(saved), missed };
    const further = isRefused ? [] : task.steps.toMoves(wanted);
    const { kind } = await recordEvents(context, [{ kind: 'steps_recorded', ...facts }], { further });
    if (kind !== 'recorded') return 'nothing';
    saved = all.length;
    isRefused ||= task.steps.toMoves(wanted).length > 0;
    return 'saved';
  };
}
