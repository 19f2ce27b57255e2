import { renderFence } from './fence.ts';
import { toPlainText } from './plain-text.ts';

const MAX_BLOCK_CHARACTERS = 8 * 1024;

/**
 * Renders untrusted text as data in a prompt: bounded, visible, inside a fence that it cannot close. A note counts the
 * removed characters.
 */
export function renderDataBlock(text: string, maxCharacters = MAX_BLOCK_CHARACTERS): string {
  return renderVisibleBlock(toPlainText(text), { maxCharacters, hidden: countHidden(text) });
}

/** Renders text that is plain already, `hidden` characters of which have been removed. */
export function renderVisibleBlock(
  visible: string,
  { maxCharacters, hidden }: { readonly maxCharacters: number; readonly hidden: number },
): string {
  const bounded = keepEnds(visible.trimEnd(), maxCharacters);
  const note = hidden > 0 ? `\n(${hidden} invisible characters were removed from this text.)` : '';
  return `${renderFence('text', bounded)}${note}`;
}

/** Counts the invisible characters of a text. */
export function countHidden(text: string): number {
  return [...text.replace(/\r\n?/g, '\n')].length - [...toPlainText(text)].length;
}

function keepEnds(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const half = maxCharacters / 2;
  return `${text.slice(0, half)}\n[… ${text.length - maxCharacters} characters left out …]\n${text.slice(-half)}`;
}
