import type { TestLocation, TestResult } from '../../domain/tests/test-report.ts';
import { toOneLine, toPlainText } from '../../domain/text/plain-text.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import type { ReportedTest } from './report-text.ts';

const MAX_NAME = 400;
const MAX_MESSAGE = 1000;
const MAX_PATH = 400;
/** The part of a name that is made plain; all of it counts for whether two names are the same. */
const MAX_READ = 4000;
const PLACE = /([^\s()'"`<>|]{1,400}?):(\d{1,7})(?::\d{1,7})?/g;
const MAX_PLACES = 40;
/** A line of a stack in Node itself, which says nothing about the failure. */
const FRAME_OF_NODE = /^.*\bnode:[\w/]+:\d+(?::\d+)?\)?(?: \{)?$\n?/gm;

/**
 * Makes the tests of a report plain and bounded, with paths relative to the checkout, which has one of these paths, and counts
 * those of the same name. A place is a guess by the text of the failure: the file may not exist.
 */
export function toTestResults(tests: readonly ReportedTest[], roots: readonly string[]): readonly TestResult[] {
  const counts = new Map<string, number>();
  const relate = createRelater(roots);
  return tests.map((test) => {
    const file = cut(relate(plain(test.file ?? '')), MAX_PATH);
    const suite = toName(relate(test.suite ?? ''));
    const name = toName(test.titles.map((title) => plain(relate(title))).join(' › '));
    const key = JSON.stringify([file, suite, name]);
    const occurrence = (counts.get(key) ?? 0) + 1;
    counts.set(key, occurrence);
    const message = test.outcome === 'failed' ? toMessage(relate, test.message ?? '') : '';
    const location = test.outcome === 'failed' ? findLocation({ file, line: test.line, message }) : undefined;
    return {
      file,
      suite,
      name,
      occurrence,
      outcome: test.outcome,
      message: cut(message.trim(), MAX_MESSAGE),
      location,
      ...(test.isUnloaded === true ? { isUnloaded: true as const } : {}),
    };
  });
}

function toMessage(relate: (text: string) => string, text: string): string {
  return relate(toPlainText(text.slice(0, MAX_READ))).replace(FRAME_OF_NODE, '');
}

/** Creates a function that removes the folder of the checkout from a text: base and work have different ones. */
function createRelater(roots: readonly string[]): (text: string) => string {
  const folders = [...new Set(roots)].map((folder) => `${folder}/`);
  return (text) =>
    folders.reduce((kept, folder) => kept.replaceAll(`file://${folder}`, '').replaceAll(folder, ''), text);
}

function plain(text: string): string {
  return text.length <= MAX_READ
    ? toOneLine(text)
    : `${toOneLine(text.slice(0, MAX_READ))} ${sha256Hex(text).slice(0, 12)}`;
}

function toName(text: string): string {
  const line = plain(text);
  return line.length <= MAX_NAME ? line : `${cut(line, MAX_NAME)} ${sha256Hex(line).slice(0, 12)}`;
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Finds the place of a failure: in the file of the test, else the first of the checkout. */
function findLocation({
  file,
  line,
  message,
}: {
  readonly file: string;
  readonly line: number | undefined;
  readonly message: string;
}): TestLocation | undefined {
  const places = [...message.matchAll(PLACE)]
    .slice(0, MAX_PLACES)
    .map(([, path = '', number = '']) => ({ path: path.replace(/^\.\//, ''), line: Number(number) }))
    .filter(({ path, line: at }) => at > 0 && /^[^/\\:][^\\:]*\.[A-Za-z]{1,5}$/.test(path))
    .filter(({ path }) => !/(?:^|\/)(?:node_modules|\.\.)\//.test(path));
  const inFile = places.find(({ path }) => path === file);
  if (inFile !== undefined) return inFile;
  if (file !== '' && line !== undefined) return { path: file, line };
  return places[0] ?? (file === '' ? undefined : { path: file, line: 1 });
}
