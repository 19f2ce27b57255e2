/** The characters with a code of their own in an escape sequence, as a regular expression writes them. */
interface SequenceAlphabet {
  /** Any control character but a tab and those that end a line. */
  readonly control: string;
  /** A control character from U+0080 to U+009F. */
  readonly c1: (code: number) => string;
  /** A character of a string that a terminal takes and does not show, such as a title. */
  readonly inString: string;
  readonly maxString: number;
}

const ESCAPE = '\\x1b';
const PARAMETERS = '[0-?]{0,64}[ -/]{0,8}';

/** Returns the source of a pattern of one escape sequence (ECMA-48), bounded, so that a search for it is linear. */
export function toSequenceSource({ control, c1, inString, maxString }: SequenceAlphabet): string {
  return [
    `(?:${control}\\[|${c1(0x9b)})${PARAMETERS}[@-~]`,
    `${toStringStart(c1)}${inString}{0,${maxString}}?(?:\\x07|${ESCAPE}\\\\|${c1(0x9c)})`,
    // Character sets and the cursor, and no more: another letter behind an escape may be the first of a word.
    `${ESCAPE}(?:[()*+][0-9A-B]|[78=>cDEHM])`,
  ].join('|');
}

/** Returns the source of a pattern of the beginning of a sequence, at the end of a text that may continue. */
export function toOpenSequenceSource({ control, c1, inString, maxString }: SequenceAlphabet): string {
  return [
    `(?:${control}(?:\\[${PARAMETERS})?|${c1(0x9b)}${PARAMETERS})$`,
    `${toStringStart(c1)}${inString}{0,${maxString}}${ESCAPE}?$`,
    `${ESCAPE}[()*+]?$`,
  ].join('|');
}

/** The beginning of a device control string, a title, and other strings for the terminal. */
function toStringStart(c1: SequenceAlphabet['c1']): string {
  return `(?:${ESCAPE}[\\]PX^_]|${[0x90, 0x98, 0x9d, 0x9e, 0x9f].map(c1).join('|')})`;
}

const SEQUENCE = new RegExp(
  toSequenceSource({
    control: '[^\\P{Cc}\\t-\\r\\x85]',
    c1: (code) => `\\x${code.toString(16)}`,
    inString: '[^\\0-\\x1f\\x7f-\\x9f]',
    maxString: 256,
  }),
  'gu',
);
const LINE_END = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const CONTROL_BUT_TAB_AND_NEWLINE = /[^\P{Cc}\n\t]/gu;
const DROPPED = /[\p{M}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns untrusted text as plain lines, without escape sequences, control characters and invisible ones. Everything
 * that some reader of the text takes for the end of a line is one. Idempotent.
 */
export function toPlainText(text: string): string {
  return text
    .replace(LINE_END, '\n')
    .replace(SEQUENCE, '')
    .replace(INVISIBLE, '')
    .replace(CONTROL_BUT_TAB_AND_NEWLINE, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** Returns a text as one plain line: white space is collapsed to single spaces and trimmed. */
export function toOneLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim();
}

/**
 * Folds one character to what a search compares: nothing for one that is not seen or only changes its neighbour, and
 * plain letters for their accented, wide and other forms (Unicode's NFKD).
 */
export function foldCharacter(character: string): string {
  if (character === '\n' || character === '\t') return character;
  // A syllable would fall into letters, which nobody writes one by one.
  if (/\p{sc=Hangul}/u.test(character)) return character.replace(DROPPED, '');
  return character.normalize('NFKD').replace(DROPPED, '');
}

/** Folds each character of a text. */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('');
}
