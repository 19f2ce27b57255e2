import { styleText } from 'node:util';

/** The meaning of a line, by which its mark is coloured. */
export type TextTone = 'good' | 'bad' | 'warning' | 'strong';

/** A tone for the first line of a text, or a function that finds that of each line. */
export type LineTone = TextTone | ((line: string) => TextTone | undefined);

/** The abilities of a terminal, or of a file that output goes to. */
export interface TerminalStyle {
  readonly hasColor: boolean;
  /** Whether it shows characters such as ✓. */
  readonly hasUnicode: boolean;
  /** The width of the terminal; undefined for a file or a pipe, whose lines are never wrapped. */
  readonly columns?: number | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Chooses the style of a stream. `NO_COLOR` (no-color.org) turns colours off, `FORCE_COLOR` (force-color.org) on, also
 * where nobody sees them; the first counts where both are set. Marks are ASCII where the locale is not UTF-8.
 */
export function chooseStyle(env: Variables, isTerminal: boolean): TerminalStyle {
  return { hasColor: hasColor(env, isTerminal), hasUnicode: hasUnicode(env) };
}

function hasColor({ NO_COLOR, FORCE_COLOR, TERM }: Variables, isTerminal: boolean): boolean {
  if (isSet(NO_COLOR)) return false;
  if (isSet(FORCE_COLOR)) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** Returns whether the locale is UTF-8 (locale(7)); the log of a job always is. */
function hasUnicode({ LC_ALL, LC_CTYPE, LANG, TERM, CI }: Variables): boolean {
  // The font of the console of Linux has no such characters.
  if (TERM === 'linux') return false;
  const locale = [LC_ALL, LC_CTYPE, LANG].find(isSet);
  return locale === undefined ? isSet(CI) : /utf-?8/i.test(locale);
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

const formats = { good: 'green', bad: 'red', warning: 'magenta', strong: 'bold' } as const;
/** The first word of a text, behind a time. */
const FIRST_WORD = /^( *(?:\d\d:\d\d:\d\d +)?)(\S+)/;

// Why: docs/decisions/0149-colour-is-for-marks.md
/** Colours the first word of lines, which is their mark; returns a text as it is without a tone or without colours. */
export function paint(text: string, tone: LineTone | undefined, { hasColor }: TerminalStyle): string {
  if (tone === undefined || !hasColor) return text;
  if (typeof tone !== 'function') return paintFirstWord(text, tone);
  return text.replace(/[^\n]+/g, (line) => {
    const found = tone(line);
    return found === undefined ? line : paintFirstWord(line, found);
  });
}

function paintFirstWord(text: string, tone: TextTone): string {
  return text.replace(FIRST_WORD, (_, before: string, word: string) => {
    return `${before}${styleText(formats[tone], word, { validateStream: false })}`;
  });
}
