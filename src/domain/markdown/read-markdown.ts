import { findMarkdownExcess } from './markdown-limits.ts';
import { type MarkdownNode, parseMarkdown } from './markdown-tree.ts';

/** The container of a block; of several that a quotation or footnote is among, that one. */
export type MarkdownContainer = 'document' | 'list' | 'quotation' | 'footnote';

/** A line of a code block; `column`, from 1, is where its text starts in the source. */
export interface CodeLine {
  readonly text: string;
  readonly column: number;
}

/** A fenced code block. */
export interface FencedBlock {
  /** The line of its opening fence, from 1. */
  readonly line: number;
  /** The text after the opening fence. */
  readonly info: string;
  readonly isClosed: boolean;
  readonly container: MarkdownContainer;
  /** The lines between the fences. */
  readonly lines: readonly CodeLine[];
}

/** A line of a paragraph or heading as a page shows it; other markup than code is replaced by `MARKUP`. */
export interface TextLine {
  readonly line: number;
  readonly text: string;
  readonly container: MarkdownContainer;
}

/** A block of raw HTML, or a piece of it within a line. */
export interface RawHtml {
  readonly line: number;
  readonly text: string;
}

/** The parts of a Markdown text that a plan or a command may be in, each in the order of the text. */
export interface MarkdownParts {
  readonly kind: 'read';
  readonly fences: readonly FencedBlock[];
  readonly texts: readonly TextLine[];
  readonly html: readonly RawHtml[];
}

/** A Markdown text by its parts, or the line at which it has become too costly to read. */
export type MarkdownReading =
  | MarkdownParts
  | { readonly kind: 'too_costly'; readonly line: number; readonly message: string };

/** The character that stands for markup in a line of text. */
export const MARKUP = '\uFFFC';

const CONTAINERS: ReadonlyMap<string, MarkdownContainer> = new Map([
  ['listOrdered', 'list'],
  ['listUnordered', 'list'],
  ['blockQuote', 'quotation'],
  ['gfmFootnoteDefinition', 'footnote'],
]);

// Why: docs/decisions/0093-what-readers-see-is-what-is-parsed.md
/** Reads a Markdown text as GitHub does. */
export function readMarkdown(text: string): MarkdownReading {
  const excess = findMarkdownExcess(text.split(/\r\n|\r|\n/));
  if (excess !== undefined) return { kind: 'too_costly', ...excess };
  const nodes = parseMarkdown(text);
  const ofTypes = (...types: readonly string[]) => nodes.filter(({ type }) => types.includes(type));
  return {
    kind: 'read',
    fences: ofTypes('codeFenced').map(toFencedBlock),
    texts: ofTypes('paragraph', 'setextHeadingText').flatMap(toTextLines),
    html: ofTypes('htmlFlow', 'htmlText').map((node) => ({ line: node.start.line, text: node.source() })),
  };
}

function toFencedBlock(node: MarkdownNode): FencedBlock {
  const fences = node.children.filter(({ type }) => type === 'codeFencedFence');
  const isClosed = fences.length > 1;
  const code = new Map<number, CodeLine>();
  for (const { type, start, source } of node.children) {
    const before = code.get(start.line);
    if (type === 'codeFlowValue')
      code.set(start.line, { text: `${before?.text ?? ''}${source()}`, column: before?.column ?? start.column });
  }
  const from = node.start.line + 1;
  const until = isClosed ? node.end.line : node.end.line + 1;
  return {
    line: node.start.line,
    info: toInfo(fences[0]),
    isClosed,
    container: findContainer(node),
    // A line without text has no node.
    lines: Array.from({ length: until - from }, (_, index) => code.get(from + index) ?? { text: '', column: 1 }),
  };
}

function toInfo(fence: MarkdownNode | undefined): string {
  const parts = fence?.children.filter(({ type }) => type !== 'codeFencedFenceSequence') ?? [];
  return parts
    .map(({ source }) => source())
    .join('')
    .trim();
}

function toTextLines(node: MarkdownNode): TextLine[] {
  const container = findContainer(node);
  const shown = new Map<number, string>();
  for (const child of node.children) {
    const text = showInline(child);
    for (let line = child.start.line; line <= child.end.line && text !== ''; line += 1)
      shown.set(line, `${shown.get(line) ?? ''}${text}`);
  }
  return [...shown].map(([line, text]) => ({ line, text, container }));
}

/** Returns the text that an inline node shows. */
function showInline(node: MarkdownNode): string {
  switch (node.type) {
    case 'data':
      return node.source();
    case 'characterEscape':
      return node.source().slice(1);
    case 'codeText':
      return node.start.line === node.end.line ? `\`${showCode(node)}\`` : MARKUP;
    case 'lineEnding':
    case 'linePrefix':
    case 'lineSuffix':
    case 'hardBreakTrailing':
    case 'hardBreakEscape':
      return '';
    default:
      return MARKUP;
  }
}

function showCode({ children }: MarkdownNode): string {
  return children
    .filter(({ type }) => type === 'codeTextData')
    .map(({ source }) => source())
    .join('');
}

function findContainer(node: MarkdownNode): MarkdownContainer {
  let found: MarkdownContainer = 'document';
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const container = CONTAINERS.get(at.type);
    if (container === 'quotation' || container === 'footnote') return container;
    found = container ?? found;
  }
  return found;
}
