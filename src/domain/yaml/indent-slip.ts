import type { Fault } from './file-problem.ts';

/** A list or a mapping that is open at a line. */
interface Level {
  readonly kind: 'list' | 'mapping';
  /** From 0. */
  readonly column: number;
  /** The line of its last item or key, from 1. */
  line: number;
  /** Whether its items have keys; the items of other lists are values. */
  hasKeys: boolean;
  /** Whether its last key has no value yet, so that one may follow, further to the right. */
  isOpen: boolean;
}

/** A line with its number from 1, its offset into the text, and its indentation. */
interface Line {
  readonly number: number;
  readonly at: number;
  readonly column: number;
  /** The line without indentation and comment. */
  readonly content: string;
}

/** A value that goes over several lines, each of which is skipped. */
type Skipped = (line: Line) => boolean;

/** Text after "|" or ">", which goes as far as its lines are indented as the first one. */
interface BlockText {
  readonly key: Level;
  /** The column of its first line; undefined before that. */
  column: number | undefined;
}

interface Scan {
  levels: Level[];
  skips: Skipped | undefined;
  block: BlockText | undefined;
  /** The offset of a quotation mark that is not closed yet. */
  quoteAt: number | undefined;
  /** Whether the last value is text, which lines further to the right continue. */
  isText: boolean;
}

const KEY = /^(?:[\w-]+|"[^"]*"|'[^']*')\s*:(?=\s|$)/;
const BLOCK_TEXT = /^[|>][-+\d]*$/;
/** Beginnings of lines that are not understood here. */
const UNCLEAR = /^(?:\?(?:\s|$)|%|\.\.\.)/;

/**
 * Finds the first line of a text that is not valid YAML whose indentation fits no list and no mapping above it, whose dash
 * has no space, or whose quotation mark is never closed; undefined where there is none, or where it is not certain.
 */
export function findIndentSlip(text: string): Fault | undefined {
  const scan: Scan = { levels: [], skips: undefined, block: undefined, quoteAt: undefined, isText: false };
  for (const line of listLines(text)) {
    if (scan.skips?.(line) === true) continue;
    scan.skips = undefined;
    scan.quoteAt = undefined;
    const text = scan.block === undefined ? 'over' : readBlockText(scan.block, line);
    if (text === 'inside') continue;
    scan.block = undefined;
    if (text !== 'over') return text;
    if (line.content === '' || /^---(?:\s|$)/.test(line.content)) continue;
    if (UNCLEAR.test(line.content) || line.content.startsWith('\t')) return undefined;
    const found = readLine(scan, line);
    if (found === 'unclear') return undefined;
    if (found !== undefined) return found;
  }
  const { quoteAt: at } = scan;
  return at === undefined ? undefined : { at, message: 'the quotation mark that opens here is not closed' };
}

function* listLines(text: string): Generator<Line> {
  let [number, at] = [0, 0];
  for (const line of text.split('\n')) {
    number += 1;
    const column = /^ */.exec(line)?.[0].length ?? 0;
    const content = line
      .slice(column)
      .replace(/(?:^|\s)#.*$/, '')
      .trimEnd();
    yield { number, at: at + column, column, content };
    at += line.length + 1;
  }
}

/** Reads a line of block text; returns its slip, or that it is after the text. */
function readBlockText(block: BlockText, { at, column, content }: Line): Fault | 'inside' | 'over' {
  const { key } = block;
  if (content === '') return 'inside';
  if (column <= key.column) return 'over';
  block.column ??= column;
  if (column >= block.column) return 'inside';
  return {
    at,
    message: `this line begins in column ${column + 1}: the text of the key on line ${key.line} begins in column ${block.column + 1}, and the keys beside it in column ${key.column + 1}`,
  };
}

/** Reads a line into the scan; returns its slip, or that it is not understood. */
function readLine(scan: Scan, line: Line): Fault | 'unclear' | undefined {
  const { content } = line;
  if (/^-[A-Za-z_][\w-]*:(?:\s|$)/.test(content))
    return { at: line.at, message: 'an item of a list needs a space after its dash: write "- ", then the key' };
  const isItem = /^-(?:\s|$)/.test(content);
  if (!isItem && !KEY.test(content)) return readText(scan, line);
  const kind = isItem ? 'list' : 'mapping';
  const slip = openLevel(scan, kind, line);
  if (slip !== undefined) return slip;
  let [column, rest] = [line.column, content];
  while (/^-(?:\s|$)/.test(rest)) {
    const spaces = /^-\s*/.exec(rest)?.[0].length ?? 1;
    rest = rest.slice(spaces);
    column += spaces;
    const isNested = /^-(?:\s|$)/.test(rest);
    const list = scan.levels.at(-1);
    if (list !== undefined) list.hasKeys = KEY.test(rest);
    if (isNested || KEY.test(rest)) open(scan, isNested ? 'list' : 'mapping', { ...line, column });
  }
  return readValue(scan, line, rest);
}

/** Finds the level of an item or a key, and opens one where the key before it has no value yet. */
function openLevel(scan: Scan, kind: Level['kind'], line: Line): Fault | undefined {
  const before = scan.levels;
  const left = before.filter(({ column }) => column <= line.column);
  const top = left.at(-1);
  const above = left.at(-2);
  if (top?.column === line.column && top.kind !== kind && kind === 'mapping' && above?.column === line.column)
    left.pop();
  const level = left.at(-1);
  const isSibling = level?.column === line.column && level.kind === kind;
  // A list may begin in the column of its key.
  const isChild =
    level?.isOpen === true && (level.column < line.column || (level.column === line.column && kind === 'list'));
  if (!isSibling && !isChild && before.length > 0) return describeSlip(before, kind, line);
  scan.levels = left;
  if (isSibling) Object.assign(level, { line: line.number, isOpen: false });
  else open(scan, kind, line);
  return undefined;
}

function open(scan: Scan, kind: Level['kind'], { column, number: line }: Pick<Line, 'column' | 'number'>): void {
  const parent = scan.levels.at(-1);
  if (parent !== undefined) parent.isOpen = false;
  scan.levels.push({ kind, column, line, hasKeys: false, isOpen: false });
}

/** Describes a line that fits no level, by the nearest one of its kind and form; the innermost of two that are as near. */
function describeSlip(levels: readonly Level[], kind: Level['kind'], { at, column, content }: Line): Fault | undefined {
  const distance = (level: Level) => Math.abs(level.column - column);
  const own = levels.filter((level) => level.kind === kind);
  const hasKeys = KEY.test(content.replace(/^(?:-\s+)*/, ''));
  const alike = own.filter((level) => kind === 'mapping' || level.hasKeys === hasKeys);
  const nearest = (alike.length === 0 ? own : alike).toReversed().toSorted((a, b) => distance(a) - distance(b))[0];
  if (nearest === undefined || nearest.column === column) return undefined;
  const others = kind === 'list' ? 'the items of its list' : 'the keys beside it';
  return {
    at,
    message: `this line begins in column ${column + 1}, and ${others} begin in column ${nearest.column + 1}, as on line ${nearest.line}`,
  };
}

/** Reads what comes after a key, or after the dash of an item, and how far it goes. */
function readValue(scan: Scan, line: Line, rest: string): undefined {
  const key = KEY.exec(rest)?.[0];
  const value = rest.slice(key?.length ?? 0).trim();
  const level = scan.levels.at(-1);
  if (level === undefined) return undefined;
  level.isOpen = value === '' || /^[&!]\S*$/.test(value);
  scan.isText = value !== '' && !/^[[{"']/.test(value);
  if (BLOCK_TEXT.test(value)) scan.block = { key: level, column: undefined };
  else if (/^["']/.test(value)) {
    scan.skips = skipUntilClosed(value, value[0] ?? '"');
    scan.quoteAt = scan.skips === undefined ? undefined : line.at + line.content.length - value.length;
  } else if (/^[[{]/.test(value)) scan.skips = skipBrackets(value);
  return undefined;
}

/** Reads a line that is neither an item nor a key: text that continues a value, or that is indented too little for that. */
function readText(scan: Scan, { at, column, content }: Line): Fault | 'unclear' | undefined {
  const level = scan.levels.findLast(({ kind }) => kind === 'mapping');
  if (level === undefined || level !== scan.levels.at(-1)) return 'unclear';
  if ((!scan.isText && !level.isOpen) || /^[\w-]+:\S/.test(content)) return 'unclear';
  if (column > level.column) {
    Object.assign(scan, { isText: true });
    level.isOpen = false;
    return undefined;
  }
  return {
    at,
    message: `the text of the key on line ${level.line} continues here: indent it further than the key, from column ${level.column + 3} on`,
  };
}

function skipUntilClosed(value: string, mark: string): Skipped | undefined {
  const isClosed = (text: string) => text.replace(mark === '"' ? /\\./g : /''/g, '').includes(mark);
  if (isClosed(value.slice(1))) return undefined;
  let isDone = false;
  return ({ content }) => {
    const skips = !isDone;
    isDone ||= isClosed(content);
    return skips;
  };
}

function skipBrackets(value: string): Skipped | undefined {
  let depth = countBrackets(value);
  if (depth <= 0) return undefined;
  return ({ content }) => {
    const skips = depth > 0;
    if (skips) depth += countBrackets(content);
    return skips;
  };
}

function countBrackets(text: string): number {
  const plain = text.replace(/"(?:\\.|[^"\\])*"|'[^']*'/g, '');
  return plain.replace(/[^[{]/g, '').length - plain.replace(/[^\]}]/g, '').length;
}
