import { z } from 'zod';
import type { Clock } from '../../domain/clock.ts';
import type { Redactor } from '../../exec/redact.ts';
import type { AgentTask } from '../agent.ts';

/** What a tool answers the model. */
export interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
}

/** What the tools of one attempt work with. */
export interface ToolContext {
  readonly task: AgentTask;
  readonly clock: Clock;
  /** Masks secrets in what goes to the model; before anything is cut, since half of a secret is not found. */
  readonly redactor: Redactor;
}

/** A tool as the model is offered it. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Whether the desk of the verbs carries it out and keeps its record. */
  readonly isVerb: boolean;
  /** Whether files may differ after it. */
  readonly mayWrite: boolean;
  /** Never rejects for what the model has asked for. */
  readonly run: (input: unknown, place: ToolContext) => Promise<ToolAnswer>;
}

export interface ToolParts<Schema extends z.ZodType> {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
  readonly mayWrite: boolean;
  readonly run: (input: z.infer<Schema>, place: ToolContext) => Promise<ToolAnswer>;
}

/** Makes a tool of which the input is checked first: what is wrong with it is said, so that it can be sent again. */
export function makeTool<Schema extends z.ZodType>(parts: ToolParts<Schema>): Tool {
  const { name, description, schema, mayWrite, run } = parts;
  return {
    name,
    description,
    parameters: toParameters(schema),
    isVerb: false,
    mayWrite,
    async run(input, place) {
      const parsed = schema.safeParse(input);
      if (!parsed.success) return refuse(`The input of ${name} is not valid:\n${z.prettifyError(parsed.error)}`);
      return run(parsed.data, place);
    },
  };
}

/** The JSON Schema that a provider is given for an input. */
export function toParameters(schema: z.ZodType): Readonly<Record<string, unknown>> {
  const { $schema: _, ...parameters } = z.toJSONSchema(schema, { io: 'input' });
  return parameters;
}

export function accept(text: string): ToolAnswer {
  return { text, isError: false };
}

export function refuse(text: string): ToolAnswer {
  return { text, isError: true };
}
