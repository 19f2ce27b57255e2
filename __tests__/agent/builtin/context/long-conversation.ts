import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelScript } from '../../../helpers/agents/model-endpoint.ts';
import type { ModelCall } from '../../../helpers/agents/model-turn.ts';
import { type CountedInput, openAnthropicCache, openOpenaiCache } from '../../../helpers/agents/prompt-cache.ts';
import { type AgentRun, runAgent } from '../run-agent.ts';

export const WINDOW = 200_000;
const FILES = 8;
/** So many that a read from any of the first lines shows as much as one read may, 48 KB. */
const LINES = 900;

export interface LongConversation {
  readonly run: AgentRun;
  /** The counts of each request, oldest first. */
  readonly counts: readonly (CountedInput & { readonly isSummary: boolean })[];
}

/**
 * Lets the agent read 48 KB in each of so many turns, and write in each tenth, with the cache of its provider. A request
 * above the window fails, as it does with the provider.
 */
export async function readForTurns(
  protocol: 'anthropic' | 'openai-responses',
  turns: number,
): Promise<LongConversation> {
  const countInput = protocol === 'anthropic' ? openAnthropicCache() : openOpenaiCache();
  const counts: (CountedInput & { isSummary: boolean })[] = [];
  let taken = 0;
  const script: ModelScript = (request) => {
    const { input, cached } = countInput(request);
    const isSummary = request.text.includes('It replaces the conversation.');
    counts.push({ input, cached, isSummary });
    if (input > WINDOW) return { kind: 'status', status: 400, message: `prompt is too long: ${input} tokens` };
    const usage = { input, cached, output: 50 };
    if (isSummary) return { kind: 'turn', text: 'I have read files and found nothing.', usage };
    taken += 1;
    return { kind: 'turn', text: `Turn ${taken}`, calls: toCalls(taken, turns), usage };
  };
  const run = await runAgent({
    ...{ script, protocol, settings: { contextWindow: WINDOW } },
    task: { maxTurns: turns + 5, timeoutMs: 1_200_000 },
    prepare: writeLongFiles,
  });
  return { run, counts };
}

function toCalls(turn: number, turns: number): readonly ModelCall[] {
  if (turn > turns) return [{ name: 'checkpoint_success', input: { summary: 'Done' } }];
  const read = { name: 'read_file', input: { path: `${turn % FILES}.txt`, first_line: turn } };
  return turn % 10 === 0 ? [read, { name: 'write_file', input: { path: 'notes', content: String(turn) } }] : [read];
}

async function writeLongFiles(folder: string): Promise<void> {
  for (let file = 0; file < FILES; file += 1) {
    const lines = Array.from({ length: LINES }, (_, line) => `${file} ${line} ${'some text of the file '.repeat(3)}`);
    await writeFile(join(folder, `${file}.txt`), `${lines.join('\n')}\n`);
  }
}

/** Returns the share of the input of the first `turns` requests that came from the cache. */
export function toCachedShare(counts: readonly CountedInput[]): number {
  const sum = (name: keyof CountedInput) => counts.reduce((total, count) => total + count[name], 0);
  return sum('cached') / sum('input');
}
