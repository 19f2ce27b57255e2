/** A problem at a place in a text; line and column from 1. */
interface TextProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

// An emoji may end with a selector, and be joined to others.
const EMOJI = /\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;
const INVISIBLE = /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const FAR_TEXT = /[ \t]{80}\S/;

/**
 * Describes the first character that a page shows as nothing, or that turns what stands around it: a control or formatting
 * character, but not one that is a part of an emoji. Undefined without any.
 */
export function describeInvisible(text: string): TextProblem | undefined {
  return findInLines(text, (line) => {
    const match = INVISIBLE.exec(line.replace(EMOJI, (emoji) => '-'.repeat(emoji.length)));
    const code = match?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return match && { index: match.index, message: `the invisible character U+${code} is not allowed here: remove it` };
  });
}

/** Describes the first text that stands so far to the right of other text that a page shows it only when scrolled. */
export function describeFarText(text: string): TextProblem | undefined {
  return findInLines(text, (line) => {
    const match = FAR_TEXT.exec(line);
    return match && { index: match.index + 80, message: 'text after 80 spaces is out of sight: move it to the left' };
  });
}

type FindInLine = (line: string) => { readonly index: number; readonly message: string } | null;

function findInLines(text: string, findInLine: FindInLine): TextProblem | undefined {
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const found = findInLine(line);
    if (found !== null) return { line: index + 1, column: found.index + 1, message: found.message };
  }
  return undefined;
}
