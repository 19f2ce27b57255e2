import type { TestOutcome } from '../../domain/tests/test-report.ts';
import {
  isJsonObject,
  type JsonObject,
  numberAt,
  objectsAt,
  textAt,
  tryParseJson,
  valueAt,
} from '../../domain/text/json-object.ts';
import { CUT_OFF, MAX_TESTS, type ReportedTest, type ReportParsing, TOO_MANY_TESTS, unusable } from './report-text.ts';

/** The places at which a report may begin in what a command printed. */
const MAX_BEGINNINGS = 20;

/** Parses the JSON of Jest and Vitest, or of Mocha, told apart by their keys. Text before the report is left out. */
export function parseJson(text: string): ReportParsing {
  const found = findObject(text);
  if (found === undefined) return unusable(/\{/.test(text) ? CUT_OFF : 'holds no JSON');
  const tests = readTests(found.report);
  if (tests === undefined) return unusable('is neither the JSON of Jest, nor of Vitest, nor of Mocha');
  if (tests === 'cut off') return unusable(CUT_OFF);
  return tests.length > MAX_TESTS ? unusable(TOO_MANY_TESTS) : { kind: 'parsed', tests };
}

/**
 * Renders what a runner printed with its report in it: in the place of the JSON its failures, but for those that the text around
 * it has. Without a whole report the text stays as it is.
 */
export function renderJsonOutput(text: string): string {
  const found = findObject(text);
  const tests = found === undefined ? undefined : readTests(found.report);
  if (found === undefined || tests === undefined || tests === 'cut off') return text;
  const around = [text.slice(0, found.start), text.slice(found.end)];
  const isTold = ({ titles, message = '' }: ReportedTest) =>
    [titles.at(-1) ?? '', message.split('\n', 1)[0] ?? ''].every((line) => around.some((part) => part.includes(line)));
  const failures = tests
    .filter((test) => test.outcome === 'failed' && !isTold(test))
    .map(({ titles, message = '' }) => `${titles.join(' › ')}\n${message.trimEnd()}\n`);
  const parts = [around[0] ?? '', ...failures, around[1] ?? ''];
  return parts.filter((part) => part.trim() !== '').join('\n');
}

function readTests(report: JsonObject): ReportedTest[] | 'cut off' | undefined {
  return Array.isArray(report.testResults) ? readJest(report) : readMocha(report);
}

interface FoundReport {
  readonly report: JsonObject;
  /** The offset of its text, and the one after it. */
  readonly start: number;
  readonly end: number;
}

function findObject(text: string): FoundReport | undefined {
  const end = text.lastIndexOf('}') + 1;
  let at = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1;
  for (let tries = 0; tries < MAX_BEGINNINGS && at < end && text[at] === '{'; tries += 1) {
    const value = tryParseJson(text.slice(at, end));
    if (isReport(value)) return { report: value, start: at, end };
    const next = text.indexOf('\n{', at);
    if (next === -1) return undefined;
    at = next + 1;
  }
  return undefined;
}

function isReport(value: unknown): value is JsonObject {
  return isJsonObject(value) && (Array.isArray(value.testResults) || isJsonObject(value.stats));
}

const JEST_OUTCOMES: ReadonlyMap<string, TestOutcome> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
]);

function readJest(report: JsonObject): ReportedTest[] | 'cut off' {
  if (report.wasInterrupted === true) return 'cut off';
  return objectsAt(report, 'testResults').flatMap((suite) => {
    const file = textAt(suite, 'name') || textAt(suite, 'testFilePath');
    const tests = objectsAt(suite, 'assertionResults').map((test): ReportedTest => {
      const outcome = JEST_OUTCOMES.get(textAt(test, 'status')) ?? 'skipped';
      const titles = [...listTexts(test.ancestorTitles), textAt(test, 'title')];
      const line = numberAt(test, 'location', 'line');
      return { file, titles, outcome, message: listTexts(test.failureMessages).join('\n'), line };
    });
    // A file that could not be loaded has no tests, or has failed beside them.
    const isBroken = textAt(suite, 'status') === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    return isBroken ? [...tests, toBrokenFile(file, textAt(suite, 'message'))] : tests;
  });
}

function toBrokenFile(file: string, message: string): ReportedTest {
  const name = file.split(/[\\/]/).at(-1) || '(the file)';
  return { file, titles: [name], outcome: 'failed', message, isUnloaded: true };
}

function readMocha(report: JsonObject): ReportedTest[] | 'cut off' | undefined {
  if (!Array.isArray(report.tests)) return undefined;
  const listed = objectsAt(report, 'tests');
  const counted = numberAt(report, 'stats', 'tests');
  if (counted !== undefined && counted > listed.length) return 'cut off';
  const names = new Set(listed.map(toMochaKey));
  const pending = new Set(objectsAt(report, 'pending').map(toMochaKey));
  // The failure of a hook is no test, and has no other entry.
  const hooks = objectsAt(report, 'failures').filter((failure) => !names.has(toMochaKey(failure)));
  return [...listed, ...hooks].map((test) => {
    const error = valueAt(test, 'err');
    const isFailed = isJsonObject(error) && Object.keys(error).length > 0;
    const message = [textAt(error, 'message'), textAt(error, 'stack')].filter((part) => part !== '').join('\n');
    const outcome = isFailed ? 'failed' : pending.has(toMochaKey(test)) ? 'skipped' : 'passed';
    const titles = [textAt(test, 'fullTitle') || textAt(test, 'title')];
    return { file: textAt(test, 'file'), titles, outcome, message };
  });
}

function toMochaKey(test: JsonObject): string {
  return JSON.stringify([textAt(test, 'file'), textAt(test, 'fullTitle')]);
}

function listTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
