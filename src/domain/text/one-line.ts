import { toPlainText } from './plain-text.ts';

/** Returns a text as one plain line: white space is collapsed to single spaces and trimmed. */
export function toOneLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim();
}
