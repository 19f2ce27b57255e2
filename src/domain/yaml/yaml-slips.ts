import type { Fault } from './file-problem.ts';
import { findIndentSlip } from './indent-slip.ts';

/** An error of the YAML parser. */
export interface SyntaxError {
  /** The parser's code for the kind of error. */
  readonly code: string;
  /** The offset into the text, in UTF-16 units. */
  readonly at: number;
  readonly message: string;
}

/**
 * Describes errors of the parser in the words of people who write plans, each with the line that it is on. Errors on a
 * line that has one already follow from that one mostly, and are left out.
 */
export function describeSyntaxErrors(text: string, found: readonly SyntaxError[]): Fault[] {
  // The parser calls a tab below the text of "|" a wrong indentation.
  const errors = found.map((error) =>
    error.code === 'BAD_INDENT' && text[error.at] === '\t' ? { ...error, code: 'TAB_AS_INDENT' } : error,
  );
  const whole = findWholeFault(text, errors);
  if (whole !== undefined) return [whole];
  const countLines = createLineCount(text);
  // A hostile file has a hundred thousand errors on one line, and to describe one takes the length of its line.
  const few = keepFirst(errors, { perLine: MAX_DESCRIBED, countLines });
  const faults = few.map((error) => ({ ...describe(text, error), showsLine: true }));
  // The parser places some errors at the end of the line before.
  const first = Math.min(...faults.map(({ at }) => countLines(text[at] === '\n' ? at + 1 : at)));
  const slip = findIndentSlip(text);
  // What else is said follows from a line that is out of place.
  if (slip !== undefined && countLines(slip.at) <= first) return [{ ...slip, showsLine: true }];
  const tab = errors.find(({ code }) => code === 'TAB_AS_INDENT');
  const known = tab === undefined ? faults : faults.filter(({ at }) => countLines(at) <= countLines(tab.at));
  return keepFirst(known, { perLine: 1, countLines });
}

/** Describes what is wrong with a file as a whole, from which all its errors follow. */
function findWholeFault(text: string, errors: readonly SyntaxError[]): Fault | undefined {
  const conflict = /^<{7} /m.exec(text);
  if (conflict !== null && /^>{7} /m.test(text))
    return {
      at: conflict.index,
      message:
        'a merge left a conflict here: choose a side, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>"',
      showsLine: true,
    };
  const end = text.trimEnd().length;
  if (/^\s*[[{]/.test(text) && errors[0] !== undefined && errors[0].at >= end)
    return { at: end, message: 'the text ends, and a quotation mark or a bracket is not closed' };
  return undefined;
}

const MAX_DESCRIBED = 4;

function keepFirst<T extends { readonly at: number }>(
  found: readonly T[],
  { perLine, countLines }: { readonly perLine: number; readonly countLines: (at: number) => number },
): T[] {
  const counts = new Map<number, number>();
  return found.filter(({ at }) => {
    const line = countLines(at);
    const count = (counts.get(line) ?? 0) + 1;
    counts.set(line, count);
    return count <= perLine;
  });
}

/** Returns a function that counts the line ends before an offset, in logarithmic time. */
function createLineCount(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function describe(text: string, error: SyntaxError): Fault {
  const { at, code } = error;
  switch (code) {
    case 'MULTIPLE_DOCS':
      return {
        at,
        message: 'a file is one YAML document; a second starts here: remove this "---", or give it a file of its own',
      };
    case 'BAD_DQ_ESCAPE':
      return {
        at,
        message: `"${text.slice(at, at + 2)}" is no escape of double quotes: write the value in single quotes, which keep backslashes`,
      };
    case 'TAB_AS_INDENT':
      return { at, message: 'a tab: YAML is indented with spaces only' };
    case 'BAD_SCALAR_START':
      return describeStart(text, at);
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return describeSecondKey(text, at) ?? toOther(error);
    case 'BLOCK_IN_FLOW':
      return { at: findColon(text, at) ?? at, message: `a colon inside braces begins another value: ${IN_BRACES}` };
    case 'UNEXPECTED_TOKEN':
      return describeToken(text, at) ?? toOther(error);
    default:
      return toOther(error);
  }
}

export const KEY_NEEDS_SPACE = 'a key needs a space after its colon';
const QUOTED = 'put the whole value in quotation marks';
const IN_BRACES = `${QUOTED}, or write each key on a line of its own, without braces`;

function toOther({ at, message }: SyntaxError): Fault {
  return { at, message: `${NOT_YAML}${message}` };
}

const NOT_YAML = 'not valid YAML: ';

/** Returns whether a fault is one of the syntax of YAML. */
export function isSyntaxFault({ message }: Fault): boolean {
  return message.startsWith(NOT_YAML);
}

function describeStart(text: string, at: number): Fault {
  if (text.startsWith('```', at))
    return { at, message: 'a fence of Markdown: the file holds the plan alone, without the lines of ```' };
  return { at, message: `a value cannot begin with "${text[at] ?? ''}": ${QUOTED}` };
}

/** Describes a mapping where none can be: a colon in a value, a key without its space, or an indentation. */
function describeSecondKey(text: string, at: number): Fault | undefined {
  const line = restOfLine(text, at);
  if (/^[\w-]+:\S/.test(line)) return { at: at + line.indexOf(':'), message: KEY_NEEDS_SPACE };
  if (/^\? /.test(line)) return { at, message: `a value cannot begin with "?": ${QUOTED}` };
  const colon = findColon(text, at);
  if (colon === undefined) return undefined;
  const before = text.slice(at, colon);
  if (/^[\w-]+, *[\w-]+$/.test(before))
    return { at: colon, message: 'several keys on one line: write each key on a line of its own' };
  if (/\n\s*[\w-]+$/.test(before)) {
    const key = before.search(/\S+$/);
    return {
      at: at + key,
      message: 'this line is indented further than the keys above it: keys of one mapping begin in one column',
    };
  }
  return {
    at: colon,
    message: `a colon and a space inside a value: ${QUOTED}, or write "|" after the key and the text on the next lines`,
  };
}

/** Describes text where YAML expects none. */
function describeToken(text: string, at: number): Fault | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(start, at);
  const value = /(?:^|[\s{,])[\w-]+:\s+(.*)$/.exec(before)?.[1] ?? '';
  const isInBraces = /^\s*(?:- *)?\{/.test(before) || /^\[ *\{/.test(value);
  if (isInBraces && countOpen(before, text.slice(at, at + 1)) > 0)
    return { at, message: `a value inside braces may hold no { } [ ] and no comma: ${IN_BRACES}` };
  if (/^["']/.test(value))
    return { at, message: 'text after the closing quotation mark: put all of it in one pair of the other kind' };
  if (/^[[{]/.test(value))
    return { at: at - value.length, message: `a value cannot begin with "${value[0]}": ${QUOTED}` };
  if (/^[|>][-+\d]* +$/.test(value))
    return {
      at: at - value.length,
      message: `text after "${value.trim()}" begins on the next line; if it is part of the value, ${QUOTED}`,
    };
  if (value === '' && /^- /.test(text.slice(at)))
    return {
      at,
      message: 'a list begins on the line below its key; a value that begins with "-" is in quotation marks',
    };
  return undefined;
}

/** Counts the braces that are open after a text and the character that follows it. */
function countOpen(before: string, next: string): number {
  const opened = before.split('{').length - before.split('}').length;
  return next === '}' ? opened : Math.max(opened, 1);
}

/** Finds the offset of the first colon after `at` that is followed by white space, within this value. */
function findColon(text: string, at: number): number | undefined {
  const found = /:(?=\s|$)/.exec(text.slice(at, at + 4096));
  return found === null ? undefined : at + found.index;
}

function restOfLine(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, end === -1 ? undefined : end);
}
