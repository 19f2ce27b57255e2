import { foldText } from './plain-text.ts';

const SKIP_MARK = /\[(\s*(?:(?:skip|no)[\s_-]*[a-z]+|[a-z]+[\s_-]*skip(?:ped)?)\s*)\]/gi;
const NO_CI = /\*\*\*(?=\s*no[\s_-]*ci\b)/gi;

/**
 * Breaks what GitHub and others act on even in plain text, such as a commit message: `@user`, `#1` (and with it a word
 * that closes an issue), links, and marks that keep checks from running (`[skip ci]`, `***NO_CI***`). A line that hides
 * one in other forms of its letters is written in plain ones. Idempotent.
 */
export function breakReferences(text: string): string {
  return text.replace(/[^\n]+/g, breakLine);
}

function breakLine(line: string): string {
  const broken = breakPlain(line);
  const folded = breakPlain(foldText(broken));
  return folded === foldText(broken) ? broken : folded;
}

function breakPlain(line: string): string {
  return line
    .replace(/@(?=\S)/g, '@ ')
    .replace(/#(?=\p{Nd})/gu, '# ')
    .replace(/\b(gh-)(?=\p{Nd})/giu, '$1 ')
    .replace(/:\/\//g, ': //')
    .replace(SKIP_MARK, '($1)')
    .replace(NO_CI, '** *');
}
