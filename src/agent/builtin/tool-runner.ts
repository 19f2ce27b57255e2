import type { ToolCallRecord } from '../../domain/attempt/attempt.ts';
import { verbTools } from '../../domain/attempt/verb-tool.ts';
import type { DenialChoice } from '../../domain/setting-limits.ts';
import type { Tool, ToolAnswer, ToolContext } from './tools/tool.ts';

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
  /** The longest answer to a call; longer ones are shown by their beginning and end. */
  readonly maxAnswerCharacters?: number | undefined;
  readonly policy: ToolPolicy;
  readonly context: ToolContext;
}

export interface ToolOutcome extends ToolAnswer {
  /** Whether the call changed files, or may have. */
  readonly hasChanged: boolean;
  readonly isDenied: boolean;
}

/** Runs the tools of one attempt that the policy allows, and records the calls. */
export interface ToolRunner {
  readonly offered: readonly Tool[];
  readonly isVerb: (name: string) => boolean;
  /** Returns whether calls of a tool only read, so that several may run at the same time. */
  readonly isReading: (name: string) => boolean;
  call(wanted: { readonly id: string; readonly name: string; readonly input: unknown }): Promise<ToolOutcome>;
  /** Calls of tools other than verbs, which the verb handler records, in the order in which they were made. */
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
export function createToolRunner(options: ToolRunnerOptions): ToolRunner {
  const { tools, policy, context, maxAnswerCharacters = MAX_ANSWER_CHARACTERS } = options;
  const { redact } = context.redactor;
  const offered = tools.filter((tool) => tool.isVerb || isAllowed(tool.name, policy));
  const find = (name: string) => offered.find((tool) => tool.name === name);
  const records: ToolCallRecord[] = [];
  let calls = 0;
  const { task, clock } = context;

  const runTool = async (tool: Tool, input: unknown): Promise<ToolOutcome> => {
    const { name } = tool;
    if (tool.mayWrite) await task.onTool({ phase: 'start', tool: name });
    const answer = await runSafely(tool, input, context);
    const hasChanged = tool.mayWrite && (await task.onTool({ phase: 'end', tool: name })) !== 'unchanged';
    return { ...answer, text: shorten(redact(answer.text), maxAnswerCharacters), hasChanged, isDenied: false };
  };

  return {
    offered,
    isVerb: (name) => find(name)?.isVerb === true,
    isReading: (name) => find(name)?.isVerb === false && find(name)?.mayWrite === false,
    records: () => records.toSorted((a, b) => a.seq - b.seq),
    async call({ id, name, input }) {
      const tool = find(name);
      const seq = tool?.isVerb === true ? 0 : ++calls;
      const started_at = clock.now().toISOString();
      const startedMs = clock.monotonicMs();
      const answer =
        tool === undefined ? denyOrRefuse({ id, name, input }, { offered, options }) : await runTool(tool, input);
      if (seq > 0 && seq <= MAX_RECORDS)
        records.push({
          seq,
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

/** Denies a tool that the policy does not allow; an unknown name is only an error, whose text lists the tools. */
function denyOrRefuse(
  { id, name, input }: { readonly id: string; readonly name: string; readonly input: unknown },
  {
    offered,
    options: { tools, context },
  }: { readonly offered: readonly Tool[]; readonly options: Pick<ToolRunnerOptions, 'tools' | 'context'> },
): ToolOutcome {
  const isDenied = tools.some((tool) => tool.name === name);
  const names = offered.map((tool) => tool.name).join(', ');
  const reason = isDenied
    ? `The tool "${name}" is not among the allowed tools.`
    : `There is no tool "${name}". The tools are: ${names}.`;
  const code = isDenied ? 'tool_denied' : 'tool_unknown';
  const body = { error: { code, message: reason }, tool_name: name, tool_use_id: id, reason, input };
  const text = shorten(context.redactor.redact(JSON.stringify(body)), MAX_ANSWER_CHARACTERS);
  return { text, isError: true, hasChanged: false, isDenied };
}

/** Returns whether a policy allows a tool; who may run commands may read what they write. */
function isAllowed(name: string, policy: ToolPolicy): boolean {
  const { allowed } = policy;
  if (allowed === undefined || (name === 'bash_output' && isAllowed('bash', policy))) return true;
  return allowed.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));
}

function shorten(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const half = Math.floor(maxCharacters / 2);
  const left = text.length - 2 * half;
  return `${text.slice(0, half)}\n[… ${left} characters left out …]\n${text.slice(-half)}`;
}
