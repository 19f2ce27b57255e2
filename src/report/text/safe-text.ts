import { toShortId } from '../../domain/ids.ts';
import { breakReferences } from '../../domain/text/break-references.ts';
import { longestTicks, renderFence } from '../../domain/text/fence.ts';
import { toOneLine, toPlainText } from '../../domain/text/plain-text.ts';

const MARKER_START = /<!(-+\s*groundhog)/gi;

/** Returns plain text in which nothing looks like a marker of ours. Idempotent. */
export function toUnmarkedText(text: string): string {
  return breakMarkers(toPlainText(text));
}

function breakMarkers(text: string): string {
  return text.replace(MARKER_START, '<! $1');
}

/** Returns the first `maxChars` of a text as one line without markers, with "…" where something is missing. */
export function toShortLine(text: string, maxChars: number): string {
  // Bounded first, since a text may have megabytes.
  const bound = maxChars * 8;
  const line = breakMarkers(toOneLine(text.slice(0, bound)));
  if (line.length <= maxChars && text.length <= bound) return line;
  return `${dropHalfCharacter(line.slice(0, maxChars - 1)).trimEnd()}…`;
}

/** Returns the first `maxChars` of a cause as one line, as `toShortLine`, with a dash where a line without a full stop ends. */
export function toShortCause(text: string, maxChars: number): string {
  const lines = text.slice(0, maxChars * 8).replace(/([^\s.:;,!?…])[ \t]*(?:\r?\n[ \t]*)+(?=\S)/g, '$1 – ');
  return toShortLine(lines, maxChars);
}

/** Renders untrusted text as one code span, whose delimiter is longer than any backticks in it. */
export function renderCodeSpan(text: string, maxChars = 200): string {
  const line = toShortLine(text, maxChars);
  if (line === '') return '–';
  const ticks = '`'.repeat(longestTicks(line) + 1);
  const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${padding}${line}${padding}${ticks}`;
}

/**
 * Renders untrusted text as prose in one line: each character that markdown acts on is escaped, and references to users,
 * issues and addresses are broken. Empty for an empty text.
 */
export function renderProse(text: string, maxChars = 200): string {
  return toShortLine(breakReferences(toShortLine(text, maxChars)), maxChars * 2)
    .replace(/\/(?=\/\S)/g, '/ ')
    .replace(/[\\`*~_[\]<>&|$]/g, '\\$&')
    .replace(/(www)\./gi, '$1\\.')
    .replace(/^[-+#=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** Returns a text with a capital at its start. */
export function toSentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Renders untrusted text as a code span for a table cell: pipes in it are escaped. */
export function renderCodeCell(text: string, maxChars = 200): string {
  // A table reads an escaped backslash before the pipe, so the two are separated.
  return renderCodeSpan(text, maxChars)
    .replace(/\\(?=\|)/g, '\\ ')
    .replace(/\|/g, '\\|');
}

/** Renders untrusted text as a code block that nothing in it can close, cut to `maxBytes`. */
export function renderTextBlock(text: string, maxBytes: number): string {
  const body = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes).replace(/^\n+|\s+$/g, '');
  return renderFence('text', body);
}

/** Renders untrusted text as prose for a table cell or the text of a link. */
export function renderCellProse(text: string, maxChars = 200): string {
  return renderProse(text, maxChars) || '–';
}

/** Renders untrusted text as prose, line by line, cut to `maxBytes`; a line loses what indents it. */
export function renderProseLines(text: string, maxBytes: number): string {
  const lines = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes)
    .trim()
    .split('\n');
  return joinLines(lines.map((line) => renderProse(line, maxBytes)));
}

/**
 * Renders an untrusted message as prose, cut to `maxBytes`: its lines that are indented, to be copied, as blocks, and a
 * command of ours at the end of a line as code.
 */
export function renderMessage(text: string, maxBytes: number): string {
  const lines = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes)
    .trim()
    .split('\n');
  const parts: { isBlock: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const isBlock = /^ {2,}\S/.test(line);
    const last = parts.at(-1);
    if (last?.isBlock === isBlock) last.lines.push(line);
    else parts.push({ isBlock, lines: [line] });
  }
  return parts
    .map((part) => (part.isBlock ? renderCopied(part.lines) : renderSpoken(part.lines, maxBytes)))
    .filter((part) => part !== '')
    .join('\n\n');
}

function renderCopied(lines: readonly string[]): string {
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return renderFence('text', lines.map((line) => line.slice(indent)).join('\n'));
}

function renderSpoken(lines: readonly string[], maxBytes: number): string {
  const shown = lines.map((line) => {
    const [, said = line, command = '', end = ''] = /^(.*: )(\/?groundhog [^`]*?)(\.?)$/.exec(line) ?? [];
    return `${renderAddresses(said, maxBytes)}${command === '' ? '' : ` ${renderCodeSpan(command)}${end}`}`;
  });
  return joinLines(shown);
}

/** Renders untrusted text as prose in which each address of the web is a code span: whole, and no link. */
function renderAddresses(text: string, maxBytes: number): string {
  return text
    .split(/(\bhttps?:\/\/[\w.~:/?#[\]@!$&()*+,;=%-]*[\w/])/)
    .map((part, index) => (index % 2 === 1 ? renderCodeSpan(part, maxBytes) : renderProseBetween(part, maxBytes)))
    .join('')
    .trim();
}

/** Renders a part of a line as prose, with the space at its ends. */
function renderProseBetween(part: string, maxBytes: number): string {
  const [, start = '', said = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
  return said === '' ? start && ' ' : `${start && ' '}${renderProse(said, maxBytes)}${end && ' '}`;
}

/** Joins lines of prose; two spaces keep the line break. */
function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('  \n');
}

/** Cuts a text to `maxBytes` of UTF-8: its middle is replaced by a line with the number of missing bytes. */
export function cutText(text: string, maxBytes: number): string {
  const total = utf8Length(text);
  if (total <= maxBytes) return text;
  const room = maxBytes - 60;
  if (room <= 0) return takeBytes(text, maxBytes, 'start');
  const head = takeBytes(text, Math.floor(room / 3), 'start');
  const tail = takeBytes(text, room - utf8Length(head), 'end');
  const missing = total - utf8Length(head) - utf8Length(tail);
  return `${head}\n[… ${missing} bytes left out …]\n${tail}`;
}

/** Returns the size of a text in bytes of UTF-8. */
export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

function takeBytes(text: string, maxBytes: number, side: 'start' | 'end'): string {
  let piece = side === 'start' ? text.slice(0, maxBytes) : text.slice(Math.max(0, text.length - maxBytes));
  for (let excess = utf8Length(piece) - maxBytes; excess > 0; excess = utf8Length(piece) - maxBytes) {
    // A UTF-16 unit has at most three bytes of UTF-8, so this never takes too much.
    const units = Math.ceil(excess / 3);
    piece = side === 'start' ? piece.slice(0, -units) : piece.slice(units);
  }
  return dropHalfCharacter(piece);
}

function dropHalfCharacter(text: string): string {
  return text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}

/** The pages that a report links to, from trusted settings. Where one is missing, plain ids are shown. */
export interface Links {
  /** `https://host/owner/repository`, without a trailing slash. */
  readonly repositoryUrl?: string | undefined;
  readonly pullRequestUrl?: string | undefined;
  readonly runUrl?: string | undefined;
  /** The page that has the HTML report once the run has ended. */
  readonly reportUrl?: string | undefined;
  /** The comments that are kept current, once they are written. */
  readonly comments?: CommentLinks | undefined;
  /** The page of the workflow that a user starts to give a command, where no workflow starts for comments. */
  readonly start?: ManualStart | undefined;
}

/** The page of a workflow that users start by hand. */
export interface ManualStart {
  readonly url: string;
  /** Whether it has an input `command`. */
  readonly takesCommand: boolean;
}

/** The addresses of the status comment and of the comments of checkpoints, as far as they are known. */
export interface CommentLinks {
  readonly status: string | undefined;
  readonly checkpoints: ReadonlyMap<string, string>;
}

/** Renders a link; the text is markdown of ours. */
export function renderLink(text: string, url: string): string {
  return `[${text}](${url})`;
}

/** Renders the short id of a commit, as a link where the repository is known. */
export function renderCommitLink(links: Links, sha: string): string {
  const text = `\`${toShortId(sha)}\``;
  return links.repositoryUrl === undefined ? text : renderLink(text, `${links.repositoryUrl}/commit/${sha}`);
}

const FULL_ID = /\b[0-9a-f]{40}\b/g;

/** Returns a text with the full ids in it shortened. */
export function shortenIds(text: string): string {
  return text.replace(FULL_ID, (id) => toShortId(id));
}

/** Renders untrusted text as prose in which each full id is taken for that of a commit, as `renderCommitLink` renders it. */
export function renderCommitProse(links: Links, text: string, maxChars: number): string {
  return renderProse(text, maxChars).replace(FULL_ID, (id) => renderCommitLink(links, id));
}

/** Renders the changes between two commits, as a link to the comparison where the repository is known. */
export function renderCompareLink(links: Links, from: string, to: string): string {
  if (links.repositoryUrl === undefined) return `\`${toShortId(from)}..${toShortId(to)}\``;
  return renderLink('diff', `${links.repositoryUrl}/compare/${from}...${to}`);
}
