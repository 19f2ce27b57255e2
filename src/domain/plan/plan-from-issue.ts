import { findHidingHtml } from '../markdown/hiding-html.ts';
import {
  type CodeLine,
  type FencedBlock,
  MARKUP,
  type MarkdownParts,
  readMarkdown,
  type TextLine,
} from '../markdown/read-markdown.ts';
import { describeFarText, describeInvisible } from '../text/invisible-text.ts';
import type { FileProblem } from '../yaml/file-problem.ts';

/** A plan in the text of an issue. */
export interface InlinePlan {
  readonly kind: 'inline';
  readonly text: string;
  /** The line of the issue, from 1, where the plan starts. */
  readonly line: number;
  /** For each line of the plan the column of the issue, from 1, where its text starts. */
  readonly columns: readonly number[];
}

/** The plan of an issue: inline, by path, wrong or none. */
export type IssuePlan =
  | InlinePlan
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'wrong'; readonly problem: FileProblem }
  | { readonly kind: 'none' };

/** The languages of a block that GitHub shows as its text, and not as a picture. */
const LANGUAGES = ['groundhog', 'yaml', 'yml'];
const WAY = 'a plan counts as a code block of its own, or in a list, with no HTML before it';

/**
 * Finds the plan of an issue: one fenced block whose info string has the word `groundhog`, or one line `Plan: <path>`, as
 * GitHub shows the issue. One in a quotation or footnote does not count; where nothing else does, its line is named, and so
 * is that of a plan in HTML.
 */
export function findPlanInIssue(body: string): IssuePlan {
  const reading = readMarkdown(body);
  if (reading.kind === 'too_costly') return toWrong(reading.line, reading.message);
  const candidates = [...reading.fences.filter(isPlanBlock).map(toBlock), ...reading.texts.flatMap(toPathLine)];
  const shown = candidates.filter(({ container }) => container === 'document' || container === 'list');
  const [first, second] = shown.toSorted((a, b) => a.line - b.line);
  if (first === undefined) return explainUncounted(candidates, reading);
  if (second !== undefined)
    return toWrong(second.line, `a second plan; the first one is on line ${first.line}, and only one is allowed`);
  const hiding = findHidingHtml(reading.html, first.line);
  if (hiding !== undefined)
    return toWrong(
      first.line,
      `the HTML on line ${hiding.line} may hide or fold this plan: put the plan above it; ${WAY}`,
    );
  const unreadable = findUnreadable(body, first);
  if (unreadable !== undefined) return { kind: 'wrong', problem: unreadable };
  return first.found;
}

/** Returns the line and column in the issue of a problem of its inline plan. */
export function toIssuePlanPath({ line, column }: FileProblem, plan: InlinePlan): { line: number; column: number } {
  return { line: line + plan.line - 1, column: column + (plan.columns[line - 1] ?? 1) - 1 };
}

/** A plan that the text may hold, with its lines from the first to the last. */
interface Candidate extends Pick<TextLine, 'line' | 'container'> {
  readonly last: number;
  readonly found: IssuePlan;
}

function isPlanBlock({ info }: FencedBlock): boolean {
  return toWords(info).includes('groundhog');
}

function toWords(info: string): string[] {
  return info
    .toLowerCase()
    .split(/[\s,{}]+/)
    .filter((word) => word !== '');
}

function toBlock(block: FencedBlock): Candidate {
  const { line, container, lines } = block;
  return { line, container, last: line + lines.length, found: toInline(block) };
}

function toInline({ line, info, isClosed, lines }: FencedBlock): IssuePlan {
  const [language = ''] = toWords(info);
  if (!LANGUAGES.includes(language))
    return toWrong(line, `GitHub may show a block of "${language}" as a picture: begin it with \`\`\`yaml groundhog`);
  if (!isClosed) return toWrong(line, 'the block is not closed: it needs a line of the same marks at its end');
  const columns = lines.map(({ column }: CodeLine) => column);
  return { kind: 'inline', text: lines.map(({ text }) => `${text}\n`).join(''), line: line + 1, columns };
}

/** Returns the plan that a line of text names by its path, if it does. Markup could show another path. */
function toPathLine({ line, text, container }: TextLine): Candidate[] {
  const [, plain, code] = /^Plan:[ \t]*(?:([^`\s]+)|`([^`\s]+)`)[ \t]*$/i.exec(text) ?? [];
  const path = plain ?? code;
  if (path === undefined) return [];
  const isMarked =
    path.includes(MARKUP) || (plain !== undefined && /[*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u.test(plain));
  const found: IssuePlan = isMarked
    ? toWrong(line, 'GitHub shows parts of this path as markup: write it in backticks, as in Plan: `plans/a.yml`')
    : { kind: 'path', path };
  return [{ line, container, last: line, found }];
}

/** Finds the first text in the lines of a plan that a reader of the issue cannot see. */
function findUnreadable(body: string, { line, last }: Candidate): FileProblem | undefined {
  const lines = body.split(/\r\n|\r|\n/).slice(line - 1, last);
  const problem = describeInvisible(lines.join('\n')) ?? describeFarText(lines.join('\n'));
  return problem && { ...problem, line: problem.line + line - 1 };
}

/** Returns why none of the plans in a text counts, by the line of the first one. */
function explainUncounted(candidates: readonly Candidate[], { html }: MarkdownParts): IssuePlan {
  const [first] = candidates;
  if (first !== undefined) return toWrong(first.line, `a plan in a ${first.container} does not count; ${WAY}`);
  for (const { line, text } of html) {
    const index = text
      .split(/\r\n|\r|\n/)
      .findIndex((one) => /^\s*(?:(?:`{3,}|~{3,}).*\bgroundhog\b|Plan:[ \t]*\S+\s*$)/i.test(one));
    if (index !== -1) return toWrong(line + index, `a plan within HTML does not count: GitHub may not show it; ${WAY}`);
  }
  return { kind: 'none' };
}

function toWrong(line: number, message: string): IssuePlan & { kind: 'wrong' } {
  return { kind: 'wrong', problem: { line, column: 1, message } };
}
