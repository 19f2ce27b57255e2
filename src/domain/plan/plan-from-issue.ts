import type { FileProblem } from '../yaml/file-problem.ts';

/** A plan written into an issue. */
export interface InlinePlan {
  readonly kind: 'inline';
  readonly text: string;
  /** The line of the issue, from 1, on which the plan starts. */
  readonly line: number;
  /** Columns that the fence stands from the left, and so the plan too. */
  readonly indent: number;
}

/** What an issue says of its plan. */
export type IssuePlan =
  | InlinePlan
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'wrong'; readonly problem: FileProblem }
  | { readonly kind: 'none' };

/**
 * Finds the plan of an issue: one fenced block whose info string has the word `groundhog`, or one line `Plan: <path>`.
 * What is quoted, in another block or in an HTML comment does not count.
 */
export function findPlanInIssue(body: string): IssuePlan {
  const { blocks, paths } = scan(body.split(/\r\n|\r|\n/));
  const found = [...blocks, ...paths];
  const [first, second] = found.toSorted((a, b) => a.line - b.line);
  if (first === undefined) return { kind: 'none' };
  if (second !== undefined)
    return toWrong(second.line, `a second plan; the first one is on line ${first.line}, and one is taken`);
  if ('path' in first) return { kind: 'path', path: first.path };
  if (!first.isClosed)
    return toWrong(first.line, 'the block is not closed: it needs a line of the same marks at its end');
  return { kind: 'inline', text: `${first.lines.join('\n')}\n`, line: first.line + 1, indent: first.indent };
}

/** A problem of an inline plan at the place where a reader of the issue finds it. */
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
