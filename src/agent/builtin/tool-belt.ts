import type { ToolCallRecord } from '../../domain/attempt/attempt.ts';
import type { DenialChoice } from '../../domain/setting-choices.ts';
import type { Tool, ToolAnswer, ToolContext } from './tool.ts';

const MAX_ANSWER_CHARACTERS = 64 * 1024;
const MAX_RECORDS = 2000;

/** Which tools an agent may use, and what happens when it asks for another one. */
export interface ToolPolicy {
  /** Names, or beginnings of names followed by `*`; undefined allows all. The verbs are always allowed. */
  readonly allowed: readonly string[] | undefined;
  readonly onDenial: DenialChoice;
}

export interface ToolRunnerOptions {
  readonly tools: readonly Tool[];
  readonly policy: ToolPolicy;
  readonly place: ToolContext;
}

export interface ToolOutcome extends ToolAnswer {
  /** Whether files differ after it, or may. */
  readonly hasChanged: boolean;
  readonly isDenied: boolean;
}

/** The tools of one attempt: what may be used, what was used, one call after the other. */
export interface ToolRunner {
  readonly offered: readonly Tool[];
  call(wanted: { readonly id: string; readonly name: string; readonly input: unknown }): Promise<ToolOutcome>;
  /** Calls of tools other than verbs, which the desk records. */
  readonly records: () => readonly ToolCallRecord[];
}

/** Hangs the tools that the policy allows onto a belt. */
export function createToolRunner({ tools, policy, place }: ToolRunnerOptions): ToolRunner {
  const { redact } = place.redactor;
  const offered = tools.filter((tool) => tool.isVerb || isAllowed(tool.name, policy));
  const records: ToolCallRecord[] = [];
  const { task, clock } = place;

  const carryOut = async (name: string, input: unknown): Promise<ToolOutcome> => {
    const tool = offered.find((candidate) => candidate.name === name);
    if (tool === undefined) throw new Error(`${name} is not on the belt`);
    if (tool.mayWrite) await task.onTool({ phase: 'start', tool: name });
    const answer = await runSafely(tool, input, place);
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
        ? await carryOut(name, input)
        : denyOrRefuse({ id, name, input }, { tools, policy, place });
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

async function runSafely(tool: Tool, input: unknown, place: ToolContext): Promise<ToolAnswer> {
  try {
    return await tool.run(input, place);
  } catch (error) {
    return { text: `The tool failed: ${error instanceof Error ? error.message : String(error)}`, isError: true };
  }
}

/** A tool that there is and that may not be used is denied; a name that nothing has is only a slip. */
function denyOrRefuse(
  { id, name, input }: { readonly id: string; readonly name: string; readonly input: unknown },
  { tools, place }: ToolRunnerOptions,
): ToolOutcome {
  const isDenied = tools.some((tool) => tool.name === name);
  const reason = isDenied ? `The tool "${name}" is not among the allowed tools.` : `There is no tool "${name}".`;
  const code = isDenied ? 'tool_denied' : 'tool_unknown';
  const body = { error: { code, message: reason }, tool_name: name, tool_use_id: id, reason, input };
  return { text: shorten(place.redactor.redact(JSON.stringify(body))), isError: true, hasChanged: false, isDenied };
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
