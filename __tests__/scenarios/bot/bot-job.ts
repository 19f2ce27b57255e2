import type { ChildRun } from '../../helpers/child-run.ts';
import type { ActionResult } from '../../helpers/run-built.ts';
import type { Hub, JobOptions } from '../job.ts';
import type { Delivery } from './bot-event.ts';

/** A job of the workflow that an event started; who and where are those of the event. */
export type BotJobOptions = Omit<JobOptions, 'event' | 'eventPayload'>;

/**
 * Starts the action for a delivery. Its inputs are those of a workflow that hands on what was dispatched; a plan is given
 * only where `inputs` or the dispatch says so.
 */
export function startBotJob(hub: Hub, delivery: Delivery, job: BotJobOptions = {}): Promise<ChildRun<ActionResult>> {
  const { name, actor, payload } = delivery;
  return hub.start({
    actor,
    ...job,
    event: name,
    eventPayload: payload,
    inputs: { plan: '', ...toInputs(payload.inputs), ...job.inputs },
  });
}

/** Runs the action for a delivery to its end. */
export async function botJob(hub: Hub, delivery: Delivery, job: BotJobOptions = {}): Promise<ActionResult> {
  return (await startBotJob(hub, delivery, job)).finished;
}

function toInputs(given: unknown): Readonly<Record<string, string>> {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
