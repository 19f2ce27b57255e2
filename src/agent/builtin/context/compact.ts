import type { ModelMessage } from 'ai';
import { addNote } from './add-note.ts';
import { pruneResults } from './prune-results.ts';

/** The message that asks for a summary. The conversation before it stays as it is, so that a cache still has it. */
export const SUMMARY_REQUEST =
  'The conversation is close to what you can keep in mind. Call no tool now. Write down everything that you need to continue without it: what is done, what you found out (files, names, lines, outputs that matter), what was tried and did not work, and what remains, in order. It replaces the conversation.';

export interface CompactedParts {
  /** The first message as it was at first. */
  readonly brief: ModelMessage;
  /** All messages; the first holds the brief. */
  readonly messages: readonly ModelMessage[];
  /** The model's summary; empty where it has given none. */
  readonly summary: string;
  /** The calls so far. */
  readonly calls: string;
}

/** Returns the brief, the summary, and the newest turn with the ends of its results. */
export function compactMessages({ brief, messages, summary, calls }: CompactedParts): readonly ModelMessage[] {
  const lastAnswer = messages.findLastIndex(({ role }) => role === 'assistant');
  const newest = lastAnswer === -1 ? [] : pruneResults(messages.slice(lastAnswer), 0);
  return [...addNote([brief], renderSummary(summary, calls)), ...newest];
}

function renderSummary(summary: string, calls: string): string {
  const parts = [
    'The conversation so far was replaced by this, to stay within what you can keep in mind.',
    summary.trim() === '' ? 'No summary was written.' : `Your own summary:\n\n${summary.trim()}`,
    ...(calls === '' ? [] : [`What you have read, changed and run, as far as it is kept:\n${calls}`]),
    'The files are as you left them. Read again what you need, and continue.',
  ];
  return parts.join('\n\n');
}
