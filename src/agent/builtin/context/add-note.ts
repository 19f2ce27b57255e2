import type { ModelMessage } from 'ai';

/**
 * Adds a message of ours to the end of a conversation. After results of tools it becomes part of the last one, and after
 * a message of ours part of that: many servers of chat completions take no second message in a row from the user's side.
 */
export function addNote(messages: readonly ModelMessage[], text: string): readonly ModelMessage[] {
  const last = messages.at(-1);
  const before = messages.slice(0, -1);
  if (last?.role === 'user')
    return [...before, { ...last, content: [...toParts(last.content), { type: 'text', text }] }];
  const part = last?.role === 'tool' ? last.content.at(-1) : undefined;
  if (last?.role !== 'tool' || part?.type !== 'tool-result') return [...messages, { role: 'user', content: text }];
  const content = [...last.content.slice(0, -1), { ...part, output: addToOutput(part.output, text) }];
  return [...before, { ...last, content }];
}

type UserContent = Extract<ModelMessage, { role: 'user' }>['content'];
type ToolOutput = Extract<
  Extract<ModelMessage, { role: 'tool' }>['content'][number],
  { type: 'tool-result' }
>['output'];

function toParts(content: UserContent) {
  return typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content;
}

function addToOutput(output: ToolOutput, text: string): ToolOutput {
  const note = `[Groundhog] ${text}`;
  if (output.type === 'text' || output.type === 'error-text') return { ...output, value: `${output.value}\n\n${note}` };
  if (output.type === 'content') return { ...output, value: [...output.value, { type: 'text', text: note }] };
  return output;
}
