import { z } from 'zod';
import { objectIdSchema } from '../ids.ts';
import { changedPathSchema } from '../paths/changed-path.ts';

/** How a line of the agent's is found again: as it was, or whatever white space is around it. */
export const stepMatchSchema = z.enum(['exact', 'whitespace']);
export type StepMatch = z.infer<typeof stepMatchSchema>;

/** Why a step is where it is; the first seven are decisions about its stream. */
export const stepReasonSchema = z.enum([
  'first',
  'clean',
  'no_overlap',
  'work_still_there',
  'work_gone',
  'undecidable',
  'returned',
  'undone',
  'withheld',
]);
export type StepReason = z.infer<typeof stepReasonSchema>;

/** One step of an attempt that changed files. */
export const stepRecordSchema = z.object({
  /** Counts the steps of the whole task. */
  number: z.int().min(1),
  at: z.iso.datetime(),
  /** The tool that the agent named; null when the change was found and nobody had told of it. */
  tool: z.string().nullable(),
  /** What told of the moment: a verb, `agent` through its port, or `end`. */
  seen_at: z.string(),
  /** The `<n>` of its stream; null when it belongs to none: everything was undone, or it is withheld. */
  stream: z.int().min(1).nullable(),
  reason: stepReasonSchema,
  /** The state after the step; null when it holds what looks like a secret. */
  commit: objectIdSchema.nullable(),
  /** Against the state before the step. At most 50 are listed; `changed_paths_total` counts all. */
  changed_paths: z.array(changedPathSchema),
  changed_paths_total: z.int().min(0),
});
export type StepRecord = z.infer<typeof stepRecordSchema>;

/** A recorded step, with what is left of it. */
export interface FoundStep extends StepRecord {
  readonly day: number;
  readonly checkpointId: string;
  /** `<base7>-<n>`; null when it is on no stream. */
  readonly streamName: string | null;
  /** Whether its stream is the one that has landed. */
  readonly isLanded: boolean;
  /** Whether an attempt that started where this one did has landed, and the steps from there have gone with it. */
  readonly isBaseLanded: boolean;
  /** `kept`: its content is here. `condensed`: only the record is. `withheld`: it held what looks like a secret. */
  readonly state: 'kept' | 'condensed' | 'withheld';
}

/** The steps of one attempt. */
export const stepTimelineSchema = z.object({
  /** The commit that the attempt started from, and that the names of its streams begin with. */
  base: objectIdSchema,
  /** The stream whose work has landed; null when none has. */
  landed_stream: z.int().min(1).nullable(),
  steps: z.array(stepRecordSchema),
  /** Moments at which the files could not be read, or that came after the last step that is kept. */
  missed: z.int().min(0),
});
export type StepTimeline = z.infer<typeof stepTimelineSchema>;

/** Steps that come to the record while their attempt goes on. */
export type FurtherSteps = Pick<StepTimeline, 'base' | 'steps' | 'missed'>;

/** The timeline with further steps at its end; a new one where there was none. */
export function extendTimeline(timeline: StepTimeline | null, { base, steps, missed }: FurtherSteps): StepTimeline {
  return { base, landed_stream: null, steps: [...(timeline?.steps ?? []), ...steps], missed };
}

/** The timeline as it goes into the record when its work lands: the last step is what was captured. */
export function condenseTimeline(timeline: StepTimeline): StepTimeline {
  return { ...timeline, landed_stream: timeline.steps.at(-1)?.stream ?? null };
}

/** What the message of a step's commit says of it. */
export interface StepMessage {
  readonly number: number;
  readonly day: number;
  readonly base: string;
  readonly tool: string | null;
}

/** The message of a step's commit. */
export function renderStepMessage({ number, day, base, tool }: StepMessage): string {
  const name = (tool ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const subject = `groundhog: step ${number}${name === '' ? '' : ` (${name.slice(0, 60)})`}`;
  return `${subject}\n\nGroundhog-Step: ${number}\nGroundhog-Attempt: ${day}\nGroundhog-Base: ${base}\n`;
}
