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
  let left = keptTurns;
  return messages
    .toReversed()
    .map((message) => {
      if (message.role !== 'tool') return message;
      left -= 1;
      return left >= 0 ? message : { ...message, content: message.content.map(prunePart) };
    })
    .toReversed();
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
