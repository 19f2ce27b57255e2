import { renderFence } from './fence.ts';
import { toPlainText } from './plain-text.ts';

const MAX_BLOCK_CHARACTERS = 8 * 1024;

/**
 * A text that is not ours as data in a prompt: bounded, visible, inside a fence that the text cannot close. What was
 * left out is said.
 */
export function renderDataBlock(text: string, maxCharacters = MAX_BLOCK_CHARACTERS): string {
  return renderVisibleBlock(toPlainText(text), { maxCharacters, hidden: countHidden(text) });
}

/** The same for a text that is visible already, `hidden` characters of which have been removed. */
export function renderVisibleBlock(
  visible: string,
  { maxCharacters, hidden }: { readonly maxCharacters: number; readonly hidden: number },
): string {
  const bounded = keepEnds(visible.trimEnd(), maxCharacters);
  const note = hidden > 0 ? `\n(${hidden} invisible characters were removed from this text.)` : '';
  return `${renderFence('text', bounded)}${note}`;
}

/** How many characters of a text are invisible. */
export function countHidden(text: string): number {
  return [...text.replace(/\r\n?/g, '\n')].length - [...toPlainText(text)].length;
}

function keepEnds(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const half = maxCharacters / 2;
  return `${text.slice(0, half)}\n[… ${text.length - maxCharacters} characters left out …]\n${text.slice(-half)}`;
}
