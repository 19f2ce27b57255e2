import { z } from 'zod';
import type { Clock } from '../../../domain/clock.ts';
import type { Redactor } from '../../../exec/redaction/redact.ts';
import type { AgentTask } from '../../agent.ts';
import type { BackgroundProcesses } from './background.ts';
import type { BuiltinToolName } from './tool-names.ts';

/** The answer of a tool to the model. */
export interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
  /** Shown after the text. */
  readonly image?: ToolImage | undefined;
}

export interface ToolImage {
  readonly mediaType: string;
  /** In base64. */
  readonly data: string;
}

/** The task, clock and redactor that the tools of one attempt share. */
export interface ToolContext {
  readonly task: AgentTask;
  readonly clock: Clock;
  /** Masks secrets in text for the model. Text is redacted before it is cut, since half of a secret is not found. */
  readonly redactor: Redactor;
  /** Whether the model can be shown images. */
  readonly takesImages: boolean;
  readonly processes: BackgroundProcesses;
}

/** A tool that is offered to the model. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Whether the verb handler runs and records it. */
  readonly isVerb: boolean;
  /** Whether it may change files. */
  readonly mayWrite: boolean;
  /** Never rejects for a bad input. */
  readonly run: (input: unknown, context: ToolContext) => Promise<ToolAnswer>;
}

export interface ToolDefinition<Schema extends z.ZodType> {
  readonly name: BuiltinToolName;
  readonly description: string;
  readonly schema: Schema;
  readonly mayWrite: boolean;
  readonly run: (input: z.infer<Schema>, context: ToolContext) => Promise<ToolAnswer>;
}

/** Creates a tool whose input is validated first; the answer to a bad input describes the problem. */
export function makeTool<Schema extends z.ZodType>(parts: ToolDefinition<Schema>): Tool {
  const { name, description, schema, mayWrite, run } = parts;
  return {
    name,
    description,
    parameters: toParameters(schema),
    isVerb: false,
    mayWrite,
    async run(input, context) {
      const parsed = schema.safeParse(input);
      if (!parsed.success) return refuse(`The input of ${name} is not valid:\n${z.prettifyError(parsed.error)}`);
      return run(parsed.data, context);
    },
  };
}

/** Returns the JSON Schema of an input for a provider. */
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
