import { z } from 'zod';
import { isTerminalVerb, type VerbName, verbPayloads } from './verb.ts';

/** A verb as a tool for models, with a name that every provider accepts and a schema with descriptions. */
export interface VerbTool {
  readonly name: string;
  readonly verb: VerbName;
  readonly description: string;
  /** JSON Schema of the payload, an object. */
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties?: Record<string, object>;
    readonly required?: string[];
  };
  /** Whether the verb changes nothing. */
  readonly isReadOnly: boolean;
  /** Whether the verb ends the attempt. */
  readonly isTerminal: boolean;
}

const inputSchemaSchema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.looseObject({})).optional(),
  required: z.array(z.string()).optional(),
});

/** The verbs that a model may call, in display order. `groundhog.step` is for programs and is not among them. */
export const verbTools: readonly VerbTool[] = [
  define(
    'groundhog.checkpoint_success',
    'Say that the current checkpoint is done. It ENDS THE ATTEMPT AT ONCE: you are stopped and nothing after it counts, so make it your very last call, when every file is written. An independent verifier then runs the criteria; if one fails, the folder is restored, and the next attempt is shown your summary, your changes and what failed. Run the criteria yourself first where you can.',
  ),
  define(
    'groundhog.checkpoint_failure',
    'Say that you cannot get the current checkpoint done. It ENDS THE ATTEMPT AT ONCE and restores the folder. The next attempt starts from the restored folder and is shown these three texts and your changes as a diff: say what would spare it your mistakes. An honest failure is worth more than a success that the criteria refute.',
  ),
  define(
    'groundhog.side_effect',
    'Report something you changed OUTSIDE of the working folder, such as a database, a remote service or a file elsewhere: a rewind does not undo it, and later attempts must know. Call it once for each, right after it happened. Files in the working folder and commits on your branch need no report. Does not end the attempt.',
  ),
  define(
    'groundhog.chronicle',
    'Read what is done so far and how earlier attempts at this checkpoint failed, as JSON: completed checkpoints with their summaries and commits, then each failed attempt with its report, side effects and criteria; with "plan" also the whole plan. Changes nothing and may be called at any time.',
    'read-only',
  ),
  define(
    'snapshot_create',
    'Record the state of all files in the working folder under a name, before you try something risky. Cheap; touches no branch, index or commit. Lives until the end of this attempt.',
  ),
  define(
    'snapshot_list',
    'List the snapshots of this attempt, newest first: name, id, time, description. Changes nothing.',
    'read-only',
  ),
  define(
    'snapshot_diff',
    'Show what has changed in the working folder since a snapshot, as a unified diff: "-" is the snapshot, "+" is now. Changes nothing.',
    'read-only',
  ),
  define(
    'snapshot_restore',
    'Restore the files of the working folder to a snapshot: changed ones are restored, newer ones are removed. The state before is kept in a snapshot of its own, which the answer names. With "preview" it only lists what would change.',
  ),
  define('snapshot_delete', 'Delete the name of a snapshot. The files of the working folder are not touched.'),
];

/** Returns the tool of that name, or undefined. */
export function findVerbTool(name: string): VerbTool | undefined {
  return verbTools.find((tool) => tool.name === name);
}

function define(verb: VerbName, description: string, access: 'read-only' | 'writes' = 'writes'): VerbTool {
  // Models do not need the dialect, and some providers refuse unknown keys.
  const { $schema: _dialect, ...schema } = z.toJSONSchema(verbPayloads[verb], { io: 'input' });
  return {
    name: verb.replace(/^groundhog\./, ''),
    verb,
    description,
    inputSchema: toToolSchema(inputSchemaSchema.parse(schema)),
    isReadOnly: access === 'read-only',
    isTerminal: isTerminalVerb(verb),
  };
}

function toToolSchema({ properties, required, ...rest }: z.infer<typeof inputSchemaSchema>): VerbTool['inputSchema'] {
  return { ...rest, properties: properties ?? {}, ...(required === undefined ? {} : { required }) };
}
