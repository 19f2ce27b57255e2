import type { TestRow } from '../tests/tests-run.ts';
import { findMessageLine } from '../text/message-line.ts';
import { toPlainText } from '../text/plain-text.ts';
import { findBadRows } from './describe-test-rows.ts';
import type { CriterionRun } from './verdict.ts';

const HEAD_CHARACTERS = 1024;
const TAIL_CHARACTERS = 3 * 1024;
const MAX_LINES = 40;
const MAX_LINE_CHARACTERS = 300;
/** The lines after one that looks like a failure, which often hold its message. */
const LINES_AFTER = 2;
const ESCAPE = '\u001b';

const CERTAIN =
  /\b(?:FAIL(?:ED|URES?)?|ERRORS?|FATAL|PANIC)\b|^\s*not ok\b|[✗✘✕✖×❌]|\w(?:Error|Exception)\b|\bpanicked\b|\berror(?: \w+|\[\w+\])?:|\bfatal:|^Traceback\b|\.go:\d+:\d+: /;
const LIKELY =
  /\b(?:fail(?:s|ed|ure|ures|ing)?|errors?|exceptions?|fatal|panic|assert(?:ion)?|expected|not ok|segmentation fault|undefined reference|cannot|could not|unable to|no such file|permission denied|timed? ?out)\b/i;
const PASSED =
  /^\s*(?:[✓✔√]|ok\b|pass(?:ed)?\b|-+ pass\b|\[\s*ok)|\bPASS(?:ED)?\b|\.\.\. ok$|\b(?:0|no) (?:fail|error)|\b(?:fail\w*|errors?)\s*[:= ]\s*0\b/i;
const HINT = new RegExp(`${CERTAIN.source}|${LIKELY.source}`, 'i');
const SOME_FAILED =
  /\b[1-9]\d* (?:(?:test|spec|suite|example|check|case|file|problem)\w* )?(?:fail|error)|\b(?:fail\w*|errors?)\s*[:=]\s*[1-9]|^# fail [1-9]/i;

// Why: docs/decisions/0119-telling-output-by-rule.md
/** Returns how surely a line of output is about a failure: 2 for certain, 1 for likely, 0 for not at all. */
export function rateLine(line: string): 0 | 1 | 2 {
  if (PASSED.test(line) && !SOME_FAILED.test(line)) return 0;
  if (CERTAIN.test(line)) return 2;
  return LIKELY.test(line) || SOME_FAILED.test(line) ? 1 : 0;
}

/** The lines of an output that look like failures, each with the two after it, in bounded memory. */
export interface FailureLines {
  add(line: string): void;
  /** The lines in their order, at most 40 of at most 300 characters; certain failures displace likely ones. */
  readonly list: () => readonly string[];
}

/** Opens a collection of such lines. */
export function openFailureLines(): FailureLines {
  const kept: Record<1 | 2, { readonly at: number; readonly line: string }[]> = { 1: [], 2: [] };
  let at = 0;
  let after: { rate: 1 | 2; left: number } = { rate: 1, left: 0 };
  return {
    add(text) {
      at += 1;
      if (kept[2].length >= MAX_LINES) return;
      const start = text.slice(0, 2 * MAX_LINE_CHARACTERS);
      // The code of a colour would be one word with what follows it.
      const words = start.includes(ESCAPE) ? toPlainText(start) : start;
      if (after.left === 0 && !HINT.test(words)) return;
      const line = toPlainText(words).trimEnd().slice(0, MAX_LINE_CHARACTERS);
      const rate = rateLine(line);
      // What follows a certain failure is its message, also where it looks like another one.
      if (rate !== 0 && (rate >= after.rate || after.left === 0)) after = { rate, left: LINES_AFTER + 1 };
      if (after.left === 0) return;
      after = { ...after, left: after.left - 1 };
      const list = kept[after.rate];
      if (line.trim() !== '' && list.length < MAX_LINES) list.push({ at, line });
    },
    list: () =>
      [...kept[2], ...kept[1].slice(0, MAX_LINES - kept[2].length)].sort((a, b) => a.at - b.at).map(({ line }) => line),
  };
}

type Output = Pick<CriterionRun, 'output' | 'failure_lines'>;

/**
 * Renders the output of a failed criterion in at most `maxCharacters`: its first 1 KiB, the lines that look like failures
 * and its last 3 KiB, less where there is less room. A short output is rendered whole.
 */
export function renderTelling(run: Output, maxCharacters: number): string {
  const output = toPlainText(run.output).trimEnd();
  if (output.length <= Math.min(maxCharacters, HEAD_CHARACTERS + TAIL_CHARACTERS)) return output;
  const share = Math.min(1, maxCharacters / (HEAD_CHARACTERS + 2 * TAIL_CHARACTERS));
  const head = output.slice(0, Math.floor(HEAD_CHARACTERS * share));
  const tail = output.slice(output.length - Math.floor(TAIL_CHARACTERS * share));
  const lines = listFailureLines(run).filter((line) => !head.includes(line) && !tail.includes(line));
  const shown = keepLines(lines, Math.floor(TAIL_CHARACTERS * share) - 100);
  const middle = shown === '' ? '[…]' : `[… lines between that look like failures:]\n${shown}\n[…]`;
  return `${head}\n${middle}\n${tail}`;
}

/** The lines by which Go begins and ends a test, and which say nothing of why it fails. */
const FRAME_OF_GO = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- FAIL:) /;

/** Describes a test that fails by its name and the line of its message that says why. */
export function describeRow({ name, message }: Pick<TestRow, 'name' | 'message'>): string {
  const whole = message.trim().split('\n');
  const told = whole.filter((line) => line.trim() !== '' && !FRAME_OF_GO.test(line));
  const lines = (told.length === 0 ? whole : told).map((line) => line.trim());
  return `${name}: ${findMessageLine(lines) ?? lines[0] ?? ''}`.slice(0, MAX_LINE_CHARACTERS);
}

/** Returns the line that says most about why a criterion failed; its detail when nothing was printed. */
export function findTellingLine(run: CriterionRun): string {
  const rows = findBadRows(run);
  const row = rows.find(({ message }) => message.trim() !== '');
  if (row !== undefined) return describeRow(row);
  const lines = listFailureLines(run);
  if (rows.length > 0) return (findMessageLine(lines) ?? run.detail).slice(0, MAX_LINE_CHARACTERS);
  const rated =
    findMessageLine(lines) ?? lines.find((line) => rateLine(line) === 2) ?? lines.find((line) => rateLine(line) === 1);
  const last = toPlainText(run.output).trimEnd().split('\n').at(-1)?.trim();
  return (rated?.trim() ?? (last || run.detail)).slice(0, MAX_LINE_CHARACTERS);
}

/**
 * Finds the message by which a program says why tests are missing, such as that of a file that cannot be loaded; undefined
 * where no test is missing, or no line is such a message. Untrusted.
 */
export function findMissingCause(run: CriterionRun): string | undefined {
  const rows = findBadRows(run);
  if (!rows.some(({ now }) => now === 'missing')) return undefined;
  const messages = rows.flatMap(({ message }) => message.split('\n'));
  return (findMessageLine(messages) ?? findMessageLine(listFailureLines(run)))?.slice(0, MAX_LINE_CHARACTERS);
}

function listFailureLines({ output, failure_lines }: Output): readonly string[] {
  if (failure_lines !== undefined) return failure_lines;
  const lines = openFailureLines();
  for (const line of output.split('\n')) lines.add(line);
  return lines.list();
}

function keepLines(lines: readonly string[], maxCharacters: number): string {
  let room = maxCharacters;
  const kept = lines.filter((line) => {
    room -= line.length + 1;
    return room >= 0;
  });
  return kept.join('\n');
}
