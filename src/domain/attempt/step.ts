import { z } from 'zod';
import { objectIdSchema } from '../ids.ts';
import { changedPathSchema } from '../paths/changed-path.ts';
import { breakReferences } from '../text/break-references.ts';
import { toOneLine } from '../text/plain-text.ts';

/** The comparison of lines when the agent's are searched for: exact, or ignoring white space around them. */
export const stepMatchSchema = z.enum(['exact', 'whitespace']);
export type StepMatch = z.infer<typeof stepMatchSchema>;

/** The reason for a step's stream; the last two are steps without one. */
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
  /** The tool that the agent named; null when the change was found without a report. */
  tool: z.string().nullable(),
  /** The source of the moment: a verb, `agent` through its port, or `end`. */
  seen_at: z.string(),
  /** The `<n>` of its stream; null when everything was undone, or the step is withheld. */
  stream: z.int().min(1).nullable(),
  reason: stepReasonSchema,
  /** The commit of the state after the step; null when the state seems to hold a secret. */
  commit: objectIdSchema.nullable(),
  /** The changes since the state before the step. At most 50 are listed; `changed_paths_total` counts all. */
  changed_paths: z.array(changedPathSchema),
  changed_paths_total: z.int().min(0),
});
export type StepRecord = z.infer<typeof stepRecordSchema>;

/** A recorded step, with what is still available of it. */
export interface FoundStep extends StepRecord {
  readonly day: number;
  readonly checkpointId: string;
  /** `<base7>-<n>`; null when it is on no stream. */
  readonly streamName: string | null;
  /** Whether its stream is the one that has landed. */
  readonly isLanded: boolean;
  /** Whether an attempt from the same base has landed, which removed the streams of that base. */
  readonly isBaseLanded: boolean;
  /** `kept`: its content is available. `condensed`: only its record is. `withheld`: it seems to hold a secret. */
  readonly state: 'kept' | 'condensed' | 'withheld';
}

/** The steps of one attempt. */
export const stepTimelineSchema = z.object({
  /** The commit that the attempt started from; the names of its streams begin with it. */
  base: objectIdSchema,
  /** The stream whose work landed; null when none did. */
  landed_stream: z.int().min(1).nullable(),
  steps: z.array(stepRecordSchema),
  /** Moments at which the files could not be read, or that came after the last kept step. */
  missed: z.int().min(0),
});
export type StepTimeline = z.infer<typeof stepTimelineSchema>;

/** Steps that are recorded while their attempt is running. */
export type FurtherSteps = Pick<StepTimeline, 'base' | 'steps' | 'missed'>;

/** Returns the timeline with further steps at its end; a new one when there was none. */
export function extendTimeline(timeline: StepTimeline | null, { base, steps, missed }: FurtherSteps): StepTimeline {
  return { base, landed_stream: null, steps: [...(timeline?.steps ?? []), ...steps], missed };
}

/** Returns the timeline for a landed attempt: its last step is the captured state, unless an earlier one has landed. */
export function condenseTimeline(timeline: StepTimeline, landedStep?: number): StepTimeline {
  const landed = landedStep === undefined ? undefined : timeline.steps.find(({ number }) => number === landedStep);
  return { ...timeline, landed_stream: (landed ?? timeline.steps.at(-1))?.stream ?? null };
}

/** The contents of the message of a step's commit. */
export interface StepMessage {
  readonly number: number;
  readonly day: number;
  readonly base: string;
  readonly tool: string | null;
}

/** Renders the message of a step's commit. */
export function renderStepMessage({ number, day, base, tool }: StepMessage): string {
  const name = breakReferences(toOneLine(tool ?? ''));
  const subject = `groundhog: step ${number}${name === '' ? '' : ` (${name.slice(0, 60)})`}`;
  return `${subject}\n\nGroundhog-Step: ${number}\nGroundhog-Attempt: ${day}\nGroundhog-Base: ${base}\n`;
}
