import { type TaskId, taskIdSchema } from '../ids.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { describeInvisible } from '../text/invisible-text.ts';
import { findNearestName } from '../text/nearest-name.ts';
import { quote } from '../yaml/file-problem.ts';
import { COMMAND_FORMS, type CommandForm, type CommandName, renderForm } from './command-forms.ts';
import type { Operation } from './operation.ts';

/** The request of a command in a comment. */
export type CommentCommand =
  | { readonly kind: 'status' | 'help' | 'run' }
  /** Without a change the plan is drafted from the issue alone. */
  | { readonly kind: 'plan'; readonly change: string | undefined }
  | { readonly kind: 'operate'; readonly operation: Operation };

/** The parsed line of a command: the command and the task that it names, or the reason why it is wrong. */
export type CommandParsing =
  | { readonly kind: 'command'; readonly command: CommentCommand; readonly task: TaskId | undefined }
  | { readonly kind: 'wrong'; readonly reason: string };

const MAX_LINE_CHARACTERS = 5000;
const LINE_END = /\r\n|\r|\n/;

/** Spaces of other widths, which keyboards and word processors write. */
const OTHER_SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

const COMMAND_LINE = /^ {0,3}\/groundhog(?:[ \t](.*))?$/i;

/**
 * Parses the command of a comment: the text after `/groundhog` on its first line, in any case and after up to three spaces.
 * Undefined for any other comment: a quoted, fenced, indented or later line only mentions a command. The text of a fix goes
 * on to the end of the comment, or to the thread that a reply by mail quotes. A line that counts, and that GitHub does not show in full, is wrong.
 */
export function parseCommentCommand(body: string): CommandParsing | undefined {
  const [first = '', ...lines] = body.split(LINE_END);
  const later = withoutMailQuote(lines);
  const line = COMMAND_LINE.exec(toPlainSpaces(first).trimEnd())?.slice(1).join('');
  if (line === undefined) return undefined;
  const parsing = parseCommand(line, later.join('\n'));
  const isFix =
    parsing.kind === 'command' && parsing.command.kind === 'operate' && parsing.command.operation.kind === 'fix';
  const problem = findProblem(body, isFix ? later.length + 1 : 1);
  return problem === undefined ? parsing : wrong(problem);
}

/** Leaves out the thread that a mail program quotes at the end: "On …, … wrote:" on one line or two, then quoted lines only. */
function withoutMailQuote(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !/^\s*(?:>|$)/.test(line));
  const hasQuote = lines.slice(last + 1).some((line) => line.trimStart().startsWith('>'));
  if (!hasQuote || !/\bwrote:\s*$/.test(lines[last] ?? '')) return lines;
  const start = [last, last - 1].find((index) => lines[index]?.startsWith('On '));
  return start === undefined ? lines : lines.slice(0, start);
}

function toPlainSpaces(line: string): string {
  return line.replace(OTHER_SPACES, ' ');
}

/** Explains why the first lines of a comment cannot be taken: GitHub hides a part of them, or one is a second command. */
function findProblem(body: string, count: number): string | undefined {
  const lines = body.split(LINE_END).slice(0, count).map(toPlainSpaces);
  const invisible = describeInvisible(lines.join('\n'));
  if (invisible !== undefined)
    return `Column ${invisible.column} of ${nameLine(invisible.line)}: ${invisible.message}.`;
  const reading = readMarkdown(body);
  if (reading.kind === 'too_costly') return `Line ${reading.line} of the comment: ${reading.message}.`;
  const html = reading.html.find(({ line }) => line <= count);
  if (html !== undefined)
    return `A part of ${nameLine(html.line)} is HTML, which GitHub does not show: write it in backticks, or leave it out.`;
  const isCommand = (line: number) => line > 1 && COMMAND_LINE.test(lines[line - 1]?.trimEnd() ?? '');
  const other = reading.texts.find(({ line, container }) => container === 'document' && isCommand(line));
  return other && `Line ${other.line} is another command: send it in a comment of its own, or write it in backticks.`;
}

function nameLine(line: number): string {
  return line === 1 ? 'the line' : `line ${line}`;
}

/**
 * Parses the text after `/groundhog`: the name, optionally `task=<id>`, and the arguments. The text of a fix goes on in the
 * later lines, which no other command takes.
 */
export function parseCommand(line: string, later = ''): CommandParsing {
  if (line.length > MAX_LINE_CHARACTERS)
    return wrong(`The line has ${line.length} characters; at most ${MAX_LINE_CHARACTERS} are allowed.`);
  const [, name = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? [];
  const form = COMMAND_FORMS.find((known) => known.name === name.toLowerCase());
  if (form === undefined) return wrong(explainName(name));
  const [, task, words = ''] = /^(?:task=(\S*)(?:\s+|$))?(.*)$/.exec(rest) ?? [];
  const taskId = taskIdSchema.safeParse(task);
  if (task !== undefined && !taskId.success)
    return wrong(`${quote(task)} is no task id: ${taskId.error.issues[0]?.message}.`);
  const command = toCommand(form.name, form.name === 'fix' ? `${words}\n${later}`.trim() : words);
  if (command === undefined) return wrong(explainCommand(form, words));
  return { kind: 'command', command, task: taskId.data };
}

function explainName(name: string): string {
  if (name === '') return 'The line names no command.';
  const known = COMMAND_FORMS.map((form) => form.name);
  const nearest = findNearestName(name, known);
  return `There is no command ${quote(name)}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
}

function explainCommand(form: CommandForm, words: string): string {
  const found = words === '' ? 'nothing follows it' : `${quote(words)} follows it`;
  return `"${form.name}" is written ${renderForm(form)}, and ${found}.`;
}

/** Returns the command of this name with its arguments, or undefined when they do not fit. */
function toCommand(name: CommandName, words: string): CommentCommand | undefined {
  if (name === 'status' || name === 'help' || name === 'run') return words === '' ? { kind: name } : undefined;
  if (name === 'plan') return { kind: name, change: words === '' ? undefined : words };
  const operation = toOperation(name, words);
  return operation && { kind: 'operate', operation };
}

function toOperation(
  name: Exclude<CommandName, 'status' | 'help' | 'run' | 'plan'>,
  words: string,
): Operation | undefined {
  const [first, more] = takeWord(words);
  const text = words === '' ? undefined : words;
  switch (name) {
    case 'retry':
      return toRetry(words);
    case 'approve':
      return toApproval(first, more);
    case 'skip':
      return first === undefined || more === '' ? undefined : { kind: 'skip', checkpoint: first, reason: more };
    case 'rebase':
      return words === '' || words === 'stop' ? { kind: 'rebase', isStop: words === 'stop' } : undefined;
    case 'pause':
    case 'abort':
      return { kind: name, reason: text };
    case 'hint':
    case 'fix':
      return text === undefined ? undefined : { kind: name, text };
    case 'unlock':
      return /^[1-9]\d{0,8}$/.test(words) ? { kind: 'unlock', generation: words } : undefined;
  }
}

/** The start of a block of Markdown, such as a suggestion, which is one on a line of its own alone. */
const BLOCK_START = /^(?:```|~~~|[>#|*+-]|\d+[.)] )/;

/** Puts the place in the files that a text is about before it. */
export function prefixLocation(text: string, place: string): string {
  return `${place}:${BLOCK_START.test(text) ? '\n\n' : ' '}${text}`;
}

/** Parses the arguments of a retry: a checkpoint, or `hint:` with a text, or both. */
function toRetry(words: string): Operation | undefined {
  const [, rest = '', hint] = /^(.*?)(?:(?:^|\s)hint:\s*(.*))?$/i.exec(words) ?? [];
  const [checkpoint, more] = takeWord(rest.trim());
  if (more !== '' || hint === '') return undefined;
  return { kind: 'retry', checkpoint, ...(hint === undefined ? {} : { hint }) };
}

function toApproval(target: string | undefined, more: string): Operation | undefined {
  const [statement, rest] = takeWord(more);
  if (rest !== '') return undefined;
  return { kind: 'approve', target, ...(statement === undefined ? {} : { statement }) };
}

/** Splits off the first word. A name with spaces is written in quotation marks, straight or curved. */
function takeWord(words: string): readonly [first: string | undefined, more: string] {
  const match = /^(?:["\u201c\u201d\u201e]([^"\u201c\u201d]+)["\u201c\u201d]|(\S+))(?:\s+(.*))?$/.exec(words);
  return [match?.[1] ?? match?.[2], match?.[3] ?? ''];
}

function wrong(reason: string): CommandParsing {
  return { kind: 'wrong', reason };
}
