import type { ModelMessage } from 'ai';

const END_CHARACTERS = 1000;
/** A result that is not much longer than its two ends stays whole. */
const MIN_PRUNED_CHARACTERS = 3000;

type ToolMessage = Extract<ModelMessage, { role: 'tool' }>;
type ToolPart = ToolMessage['content'][number];

/**
 * Shortens the results of tools to their beginning and end, except those of the newest `keptTurns` turns. A result that
 * was shortened before stays as it is, byte by byte, so that a provider's cache still has it.
 */
export function pruneResults(messages: readonly ModelMessage[], keptTurns: number): readonly ModelMessage[] {
  const turns = messages.flatMap(({ role }, index) => (role === 'tool' ? [index] : []));
  const pruned = turns.slice(0, Math.max(0, turns.length - keptTurns));
  const marked = pruned.filter((index) => isMarked(messages[index]));
  // The end of what was shortened before, and of what is now: from there on a cache has nothing yet.
  const marks = [...pruned.slice(-1), ...marked.slice(-1)];
  return messages.map((message, index) => {
    if (message.role !== 'tool' || !pruned.includes(index)) return message;
    const content = message.content.map(prunePart);
    return {
      ...message,
      content: content.map((part) => markPart(part, marks.includes(index) && part === content.at(-1))),
    };
  });
}

const MARK = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const;

function isMarked(message: ModelMessage | undefined): boolean {
  return message?.role === 'tool' && message.content.some((part) => 'providerOptions' in part);
}

/** Puts the mark for the one cache that needs it on a part, or takes it off: a request may have four. */
function markPart(part: ToolPart, isEnd: boolean): ToolPart {
  if (part.type !== 'tool-result') return part;
  const { providerOptions: _, ...plain } = part;
  return isEnd ? { ...plain, providerOptions: MARK } : plain;
}

function prunePart(part: ToolPart): ToolPart {
  if (part.type !== 'tool-result') return part;
  const { output } = part;
  if (output.type === 'content') {
    const texts = output.value.flatMap((inner) => (inner.type === 'text' ? [inner.text] : []));
    return {
      ...part,
      output: { type: 'text', value: `${texts.join('\n')} [It was shown earlier; read it again to see it.]` },
    };
  }
  if ((output.type !== 'text' && output.type !== 'error-text') || output.value.length <= MIN_PRUNED_CHARACTERS)
    return part;
  return { ...part, output: { ...output, value: pruneText(output.value) } };
}

function pruneText(text: string): string {
  const left = text.length - 2 * END_CHARACTERS;
  return `${text.slice(0, END_CHARACTERS)}\n[… ${left} characters of this older result were dropped; call the tool again if you need them …]\n${text.slice(-END_CHARACTERS)}`;
}
