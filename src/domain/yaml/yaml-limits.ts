import { CST, Lexer } from 'yaml';
import type { Fault } from './file-problem.ts';

/** The maximum depth of lists and mappings; a plan needs six. */
export const MAX_DEPTH = 32;
const MAX_ALIASES = 100;
const MAX_TOKENS = 100_000;

type TokenKind = CST.TokenType | 'scalar-text' | null;

interface Counts {
  tokens: number;
  anchors: number;
  aliases: number;
  flow: number;
}

/**
 * Returns why a text is too costly for the YAML parser, or undefined. The parser recurses and builds a tree before it
 * refuses; this reads tokens only, in one pass, up to the first excess.
 */
export function findLimitFault(text: string): Fault | undefined {
  const control = findControlCharacter(text);
  if (control !== -1) return { at: control, message: 'control characters are not allowed here' };
  const counts: Counts = { tokens: 0, anchors: 0, aliases: 0, flow: 0 };
  /** Columns at which block collections are open, ascending. */
  const columns: number[] = [];
  let isItemNext = true;
  for (const token of readTokens(text)) {
    const wanted = isItemNext && counts.flow === 0 && !token.isSpacing;
    if (wanted) openColumn(columns, token.column);
    if (!token.isSpacing) counts.tokens += 1;
    const message = findExcess(token.kind, counts) ?? findDepthExcess(columns.length + counts.flow);
    if (message !== undefined) return { at: token.at, message };
    if (token.hasNewline || isIndicator(token.kind)) isItemNext = true;
    else if (!token.isSpacing) isItemNext = false;
  }
  return undefined;
}

interface Token {
  readonly kind: TokenKind;
  readonly at: number;
  readonly column: number;
  readonly isSpacing: boolean;
  readonly hasNewline: boolean;
}

function* readTokens(text: string): Generator<Token> {
  let at = 0;
  let lineStart = 0;
  let isTextNext = false;
  for (const source of new Lexer().lex(text)) {
    const kind: TokenKind = isTextNext ? 'scalar-text' : CST.tokenType(source);
    isTextNext = kind === 'scalar';
    const newline = isMark(kind) ? -1 : source.lastIndexOf('\n');
    yield { kind, at, column: at - lineStart, isSpacing: isSpacing(source, kind), hasNewline: newline !== -1 };
    if (newline !== -1) lineStart = at + newline + 1;
    if (!isMark(kind)) at += source.length;
  }
}

/** Returns whether a token is a mark of the lexer, which has no text. */
function isMark(kind: TokenKind): boolean {
  return kind === 'doc-mode' || kind === 'flow-error-end' || kind === 'scalar';
}

/** Returns whether a token opens no collection; the body of a block scalar does not, and starts with white space. */
function isSpacing(source: string, kind: TokenKind): boolean {
  return source === '' || kind === 'comment' || isMark(kind) || /^\s/.test(source);
}

function isIndicator(kind: TokenKind): boolean {
  return kind === 'seq-item-ind' || kind === 'explicit-key-ind' || kind === 'map-value-ind';
}

function openColumn(columns: number[], column: number): void {
  while ((columns.at(-1) ?? -1) >= column) columns.pop();
  columns.push(column);
}

/** Finds C0 controls, which YAML forbids, except tab, line feed and carriage return: the lexer uses some as marks. */
function findControlCharacter(text: string): number {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) return index;
  }
  return -1;
}

function findDepthExcess(depth: number): string | undefined {
  return depth > MAX_DEPTH ? `a file may be nested at most ${MAX_DEPTH} levels deep` : undefined;
}

function findExcess(kind: TokenKind, counts: Counts): string | undefined {
  if (kind === 'anchor') counts.anchors += 1;
  if (kind === 'alias') counts.aliases += 1;
  if (kind === 'flow-map-start' || kind === 'flow-seq-start') counts.flow += 1;
  if (kind === 'flow-map-end' || kind === 'flow-seq-end') counts.flow -= 1;
  if (counts.flow < 0) return 'not valid YAML: this bracket closes nothing';
  if (kind === 'flow-error-end') return 'not valid YAML: a bracket before this is not closed';
  if (kind === 'directive-line') return 'YAML directives ("%…") are not supported here';
  if (counts.tokens > MAX_TOKENS) return 'the file has too many parts to be read';
  if (counts.anchors > MAX_ALIASES) return `a file may hold at most ${MAX_ALIASES} anchors ("&")`;
  if (counts.aliases > MAX_ALIASES) return `a file may hold at most ${MAX_ALIASES} aliases ("*")`;
  return undefined;
}
