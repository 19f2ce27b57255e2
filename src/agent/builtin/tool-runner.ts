import type { ToolCallRecord } from '../../domain/attempt/attempt.ts';
import { verbTools } from '../../domain/attempt/verb-tool.ts';
import type { DenialChoice } from '../../domain/setting-limits.ts';
import type { Tool, ToolAnswer, ToolContext } from './tool.ts';

const MAX_ANSWER_CHARACTERS = 64 * 1024;
const MAX_RECORDS = 2000;

/** The tools that an agent may use, and the reaction to a call of another one. */
export interface ToolPolicy {
  /** Names, or beginnings of names followed by `*`; undefined allows all. The verbs are always allowed. */
  readonly allowed: readonly string[] | undefined;
  readonly onDenial: DenialChoice;
}

export interface ToolRunnerOptions {
  readonly tools: readonly Tool[];
  readonly policy: ToolPolicy;
  readonly context: ToolContext;
}

export interface ToolOutcome extends ToolAnswer {
  /** Whether the call changed files, or may have. */
  readonly hasChanged: boolean;
  readonly isDenied: boolean;
}

/** Runs the tools of one attempt that the policy allows, one call after the other, and records the calls. */
export interface ToolRunner {
  readonly offered: readonly Tool[];
  call(wanted: { readonly id: string; readonly name: string; readonly input: unknown }): Promise<ToolOutcome>;
  /** Calls of tools other than verbs, which the verb handler records. */
  readonly records: () => readonly ToolCallRecord[];
}

/** The verbs as tools, with the descriptions that all agents get. A policy cannot deny them. */
export const VERB_TOOLS: readonly Tool[] = verbTools.map(({ name, verb, description, inputSchema }) => ({
  name,
  description,
  parameters: { ...inputSchema },
  isVerb: true,
  mayWrite: false,
  async run(input, { task }) {
    const { ok, text } = await task.callVerb(verb, input);
    return { text, isError: !ok };
  },
}));

/** Creates the tool runner of an attempt. */
export function createToolRunner({ tools, policy, context }: ToolRunnerOptions): ToolRunner {
  const { redact } = context.redactor;
  const offered = tools.filter((tool) => tool.isVerb || isAllowed(tool.name, policy));
  const records: ToolCallRecord[] = [];
  const { task, clock } = context;

  const runTool = async (name: string, input: unknown): Promise<ToolOutcome> => {
    const tool = offered.find((candidate) => candidate.name === name);
    if (tool === undefined) throw new Error(`${name} is not among the tools`);
    if (tool.mayWrite) await task.onTool({ phase: 'start', tool: name });
    const answer = await runSafely(tool, input, context);
    const hasChanged = tool.mayWrite && (await task.onTool({ phase: 'end', tool: name })) !== 'unchanged';
    return { ...answer, text: shorten(redact(answer.text)), hasChanged, isDenied: false };
  };

  return {
    offered,
    records: () => records,
    async call({ id, name, input }) {
      const isVerb = offered.some((tool) => tool.name === name && tool.isVerb);
      const started_at = clock.now().toISOString();
      const startedMs = clock.monotonicMs();
      const answer = offered.some((tool) => tool.name === name)
        ? await runTool(name, input)
        : denyOrRefuse({ id, name, input }, { tools, policy, context });
      if (!isVerb && records.length < MAX_RECORDS)
        records.push({
          seq: records.length + 1,
          tool_name: redact(name).slice(0, 100),
          started_at,
          duration_ms: Math.round(clock.monotonicMs() - startedMs),
          result_bytes: Buffer.byteLength(answer.text),
          is_error: answer.isError,
        });
      return answer;
    },
  };
}

async function runSafely(tool: Tool, input: unknown, context: ToolContext): Promise<ToolAnswer> {
  try {
    return await tool.run(input, context);
  } catch (error) {
    return { text: `The tool failed: ${error instanceof Error ? error.message : String(error)}`, isError: true };
  }
}

/** Denies a tool that the policy does not allow; an unknown name is only an error. */
function denyOrRefuse(
  { id, name, input }: { readonly id: string; readonly name: string; readonly input: unknown },
  { tools, context }: ToolRunnerOptions,
): ToolOutcome {
  const isDenied = tools.some((tool) => tool.name === name);
  const reason = isDenied ? `The tool "${name}" is not among the allowed tools.` : `There is no tool "${name}".`;
  const code = isDenied ? 'tool_denied' : 'tool_unknown';
  const body = { error: { code, message: reason }, tool_name: name, tool_use_id: id, reason, input };
  return { text: shorten(context.redactor.redact(JSON.stringify(body))), isError: true, hasChanged: false, isDenied };
}

function isAllowed(name: string, { allowed }: ToolPolicy): boolean {
  if (allowed === undefined) return true;
  return allowed.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));
}

function shorten(text: string): string {
  if (text.length <= MAX_ANSWER_CHARACTERS) return text;
  const half = MAX_ANSWER_CHARACTERS / 2;
  const left = text.length - MAX_ANSWER_CHARACTERS;
  return `${text.slice(0, half)}\n[… ${left} characters left out …]\n${text.slice(-half)}`;
}
