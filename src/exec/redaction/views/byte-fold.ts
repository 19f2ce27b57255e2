import { foldCharacter, toOpenSequenceSource, toSequenceSource } from '../../../domain/text/plain-text.ts';

/** More in a row say nothing that fewer do not, and a secret that they break has to be kept as long as it is open. */
export const MAX_RUN = 32;

const BYTES = {
  control: '(?:[\\0-\\x08\\x0e-\\x1f\\x7f]|\\xc2[\\x80-\\x84\\x86-\\x9f])',
  c1: (code: number) => `\\xc2\\x${code.toString(16)}`,
  inString: '(?:[^\\0-\\x1f\\x7f\\xc2]|\\xc2[\\xa0-\\xff])',
  maxString: 1024,
};
const SEQUENCE = new RegExp(toSequenceSource(BYTES), 'y');
const OPEN_SEQUENCE = new RegExp(toOpenSequenceSource(BYTES), 'y');
/** Longer than any sequence. */
const MAX_SEQUENCE = 2200;
const SPECIAL = /[\0-\x08\x0b-\x1f\x7f-\xff]/;

/** A part of a text that is folded to something else, often to nothing. Positions are those of the text and of its fold. */
export interface FoldedPart {
  readonly start: number;
  end: number;
  readonly foldedStart: number;
  readonly foldedEnd: number;
}

/** The fold of a text of bytes, with one character for each byte. */
export interface ByteFold {
  readonly text: string;
  /** In order; parts that are folded to nothing and follow each other are one. */
  readonly parts: readonly FoldedPart[];
  /** The beginning of a character or sequence that is not complete; the length of the text without one. */
  readonly openFrom: number;
  /** Characters and sequences that stand in a row of too many that are folded to nothing. */
  readonly excess: readonly { readonly start: number; readonly end: number }[];
  /** Whether a sequence was folded. Its letters may be a secret, or the beginning of one. */
  readonly hasSequences: boolean;
}

/** The way a text is folded: `isLast` when nothing follows it, `keepsSequences` when only their control characters are folded. */
export interface FoldOptions {
  readonly isLast: boolean;
  readonly keepsSequences: boolean;
}

/** Returns whether folding a text may change it. */
export function isFoldable(text: string): boolean {
  return SPECIAL.test(text);
}

/** Folds a text of bytes by the rules of `foldCharacter`, without its escape sequences. Bytes that are no text remain. */
export function foldBytes(text: string, { isLast, keepsSequences }: FoldOptions): ByteFold {
  const output = openOutput(text);
  let hasSequences = false;
  let at = 0;
  while (at < text.length) {
    const byte = text.charCodeAt(at);
    if (byte >= 0x20 && byte < 0x7f) {
      at += 1;
      continue;
    }
    const width = byte < 0x80 ? 1 : measureCharacter(text, at, byte);
    if (width === OPEN && !isLast) break;
    if (width === NONE || width === OPEN) {
      at += 1;
      continue;
    }
    const code = width === 1 ? byte : decode(text, at, width);
    if (code > 0x9f || code === 0x09 || code === 0x0a || code === 0x0d || keepsSequences) {
      if (foldCode(code) !== undefined) output.add(at, width, foldCode(code) ?? '');
      at += width;
      continue;
    }
    const sequence = measureSequence(text, at, isLast);
    if (sequence === OPEN) break;
    const isString = sequence > 0 && !isParameterized(text, at, width);
    // What is in excess is dropped, and a string has letters that may be a part of a secret.
    const taken = sequence === NONE || (isString && output.isRunFull(at)) ? width : sequence;
    if (sequence > 0) hasSequences = true;
    output.add(at, taken, '');
    at += taken;
  }
  return { ...output.finish(at), hasSequences };
}

/** Collects the fold of a text, of which everything stays that is not added. */
function openOutput(text: string) {
  const parts: FoldedPart[] = [];
  const excess: { start: number; end: number }[] = [];
  const pieces: string[] = [];
  let length = 0;
  let run = 0;
  let done = 0;
  let last: FoldedPart | undefined;
  return {
    isRunFull: (at: number) => done === at && run >= MAX_RUN,
    add(start: number, width: number, folded: string) {
      const end = start + width;
      const isNext = done === start;
      if (!isNext) {
        pieces.push(text.slice(done, start));
        length += start - done;
      }
      run = folded !== '' ? 0 : isNext ? run + 1 : 1;
      done = end;
      if (run > MAX_RUN) excess.push({ start, end });
      if (run > 1 && last !== undefined) {
        last.end = end;
        return;
      }
      last = { start, end, foldedStart: length, foldedEnd: length + folded.length };
      parts.push(last);
      if (folded !== '') pieces.push(folded);
      length += folded.length;
    },
    finish(openFrom: number) {
      pieces.push(text.slice(done, openFrom));
      return { text: pieces.join(''), parts, openFrom, excess };
    },
  };
}

/** The width of something that may continue behind the end of the text. */
const OPEN = -1;
/** The width of something that is not there. */
const NONE = 0;

/** Returns the width of an escape sequence, `OPEN` or `NONE`. */
function measureSequence(text: string, at: number, isLast: boolean): number {
  if (!isLast && text.length - at <= MAX_SEQUENCE) {
    OPEN_SEQUENCE.lastIndex = at;
    if (OPEN_SEQUENCE.test(text)) return OPEN;
  }
  SEQUENCE.lastIndex = at;
  return SEQUENCE.test(text) ? SEQUENCE.lastIndex - at : NONE;
}

/** Returns whether a sequence holds nothing but parameters, and a letter for its kind. */
function isParameterized(text: string, at: number, width: number): boolean {
  return text.charCodeAt(at + width) === 0x5b || text.startsWith('\xc2\x9b', at);
}

/** Returns the width of a character of UTF-8 that begins with this byte, `OPEN` or `NONE`. */
function measureCharacter(text: string, at: number, lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return NONE;
  const width = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  for (let index = at + 1; index < at + width; index += 1) {
    if (index >= text.length) return OPEN;
    if ((text.charCodeAt(index) & 0xc0) !== 0x80) return NONE;
  }
  return width;
}

function decode(text: string, at: number, width: number): number {
  let code = text.charCodeAt(at) & (0x7f >> width);
  for (let index = at + 1; index < at + width; index += 1) code = (code << 6) | (text.charCodeAt(index) & 0x3f);
  return code;
}

const LAST_CODE_POINT = 0x10ffff;
/** For each code point whether folding leaves it as it is; 0 when that is not known yet. */
const isSame = new Uint8Array(LAST_CODE_POINT + 1);
const folds = new Map<number, string>();
const MAX_FOLDS = 4096;

/** Folds a character to bytes of UTF-8; undefined when it stays as it is. */
function foldCode(code: number): string | undefined {
  if (isSame[code] === 1 || code > LAST_CODE_POINT) return undefined;
  const known = folds.get(code);
  if (known !== undefined) return known;
  const character = String.fromCodePoint(code);
  const folded = foldCharacter(character);
  if (folded === character) {
    isSame[code] = 1;
    return undefined;
  }
  const bytes = Buffer.from(folded, 'utf8').toString('latin1');
  if (folds.size < MAX_FOLDS) folds.set(code, bytes);
  return bytes;
}
