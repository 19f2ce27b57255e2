import type { FileProblem } from '../yaml/file-problem.ts';

/** A plan in the text of an issue. */
export interface InlinePlan {
  readonly kind: 'inline';
  readonly text: string;
  /** The line of the issue, from 1, where the plan starts. */
  readonly line: number;
  /** The indentation of the fence, in columns. */
  readonly indent: number;
}

/** The plan of an issue: inline, by path, wrong or none. */
export type IssuePlan =
  | InlinePlan
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'wrong'; readonly problem: FileProblem }
  | { readonly kind: 'none' };

/**
 * Finds the plan of an issue: one fenced block (CommonMark) whose info string has the word `groundhog`, or one line
 * `Plan: <path>`. Quotes, other blocks and HTML comments do not count.
 */
export function findPlanInIssue(body: string): IssuePlan {
  const { blocks, paths } = scan(body.split(/\r\n|\r|\n/));
  const found = [...blocks, ...paths];
  const [first, second] = found.toSorted((a, b) => a.line - b.line);
  if (first === undefined) return { kind: 'none' };
  if (second !== undefined)
    return toWrong(second.line, `a second plan; the first one is on line ${first.line}, and only one is allowed`);
  if ('path' in first) return { kind: 'path', path: first.path };
  if (!first.isClosed)
    return toWrong(first.line, 'the block is not closed: it needs a line of the same marks at its end');
  return { kind: 'inline', text: `${first.lines.join('\n')}\n`, line: first.line + 1, indent: first.indent };
}

/** Returns the line and column in the issue of a problem of its inline plan. */
export function toIssuePlanPath({ line, column }: FileProblem, plan: InlinePlan): { line: number; column: number } {
  return { line: line + plan.line - 1, column: column + plan.indent };
}

interface Block {
  readonly line: number;
  readonly indent: number;
  readonly fence: string;
  readonly isPlan: boolean;
  readonly lines: string[];
  isClosed: boolean;
}

interface Scan {
  readonly blocks: readonly Block[];
  readonly paths: readonly { readonly line: number; readonly path: string }[];
}

function scan(lines: readonly string[]): Scan {
  const blocks: Block[] = [];
  const paths: { line: number; path: string }[] = [];
  let open: Block | undefined;
  let isHidden = false;
  for (const [index, text] of lines.entries()) {
    if (open !== undefined) {
      open.isClosed = isFenceEnd(text, open.fence);
      if (open.isClosed) open = undefined;
      else open.lines.push(dropIndent(text, open.indent));
      continue;
    }
    const shown = isHidden ? '' : text;
    isHidden = isHidden ? !text.includes('-->') : /<!--(?!.*-->)/.test(text);
    open = findFenceStart(shown, index + 1);
    if (open?.isPlan === true) blocks.push(open);
    const path = /^ {0,3}Plan:[ \t]*`?([^`\s]+)`?[ \t]*$/i.exec(shown)?.[1];
    if (path !== undefined) paths.push({ line: index + 1, path });
  }
  return { blocks, paths };
}

function findFenceStart(text: string, line: number): Block | undefined {
  const match = /^( {0,3})(`{3,}|~{3,})(.*)$/.exec(text);
  const [, indent = '', fence = '', info = ''] = match ?? [];
  if (match === null || (fence.startsWith('`') && info.includes('`'))) return undefined;
  const isPlan = info
    .toLowerCase()
    .split(/[\s,{}]+/)
    .includes('groundhog');
  return { line, indent: indent.length, fence, isPlan, lines: [], isClosed: false };
}

function isFenceEnd(text: string, fence: string): boolean {
  const end = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(text)?.[1];
  return end !== undefined && end[0] === fence[0] && end.length >= fence.length;
}

function dropIndent(text: string, indent: number): string {
  const spaces = /^ */.exec(text)?.[0].length ?? 0;
  return text.slice(Math.min(spaces, indent));
}

function toWrong(line: number, message: string): IssuePlan {
  return { kind: 'wrong', problem: { line, column: 1, message } };
}
