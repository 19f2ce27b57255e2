import { parser, type QualifiedTag, type SAXParser, type Tag } from 'sax';
import type { TestOutcome } from '../../domain/tests/test-report.ts';
import {
  addToMessage,
  CUT_OFF,
  isFilePath,
  MAX_LEVELS,
  MAX_TESTS,
  type ReportedTest,
  type ReportParsing,
  TOO_MANY_TESTS,
  unusable,
} from './report-text.ts';

/** Small parts let the parser compare its buffers with their limit of 64 KiB: a longer attribute is an error. */
const PART = 64 * 1024;

/** A class name that says only what kind of thing the test is, as that of Node's own runner. */
const KINDS: ReadonlySet<string> = new Set(['', 'test', 'suite']);

interface OpenTest {
  readonly attributes: Attributes;
  outcome: TestOutcome;
  message: string;
  isUnloaded?: true;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * Parses JUnit XML. There is no schema of it: what pytest, Surefire, jest-junit, Vitest and Node write is read alike. The
 * parser expands only the five entities that XML itself has.
 */
export function parseJunit(text: string): ReportParsing {
  const state = createReader();
  const xml = parser(true, { trim: false });
  connect(xml, state);
  try {
    for (let at = 0; at < text.length && state.stop === undefined; at += PART) xml.write(text.slice(at, at + PART));
    if (state.stop === undefined) xml.close();
  } catch (thrown) {
    state.stop ??= describeXmlError(thrown);
  }
  if (state.stop !== undefined) return unusable(state.stop);
  if (!state.hasRoot) return unusable('is not JUnit XML: its root is neither testsuites nor testsuite');
  return { kind: 'parsed', tests: state.tests };
}

interface Reader {
  readonly tests: ReportedTest[];
  /** The names of the suites that are open, with null for other elements. */
  readonly open: (string | null)[];
  test: OpenTest | undefined;
  /** Whether text belongs to the message of the open test. */
  isMessage: boolean;
  hasRoot: boolean;
  stop: string | undefined;
}

function createReader(): Reader {
  return { tests: [], open: [], test: undefined, isMessage: false, hasRoot: false, stop: undefined };
}

function connect(xml: SAXParser, state: Reader): void {
  xml.onerror = (error) => {
    state.stop ??= describeXmlError(error);
  };
  xml.onopentag = (tag) => {
    if (state.stop !== undefined) return;
    openElement(state, tag);
    if (state.open.length > MAX_LEVELS) state.stop = `is nested more than ${MAX_LEVELS} levels deep`;
  };
  xml.onclosetag = (name) => closeElement(state, name);
  const addText = (part: string) => {
    if (state.isMessage && state.test !== undefined) state.test.message = addToMessage(state.test.message, part);
  };
  xml.ontext = addText;
  xml.oncdata = addText;
}

function openElement(state: Reader, { name, attributes }: Tag | QualifiedTag): void {
  const texts = toTexts(attributes);
  if (state.open.length === 0) state.hasRoot = name === 'testsuites' || name === 'testsuite';
  state.open.push(name === 'testsuite' ? (texts.name ?? '') : null);
  if (name === 'testcase') {
    const isDisabled = /^(?:disabled|notrun|skipped|suppressed)$/i.test(texts.status ?? texts.result ?? '');
    state.test = { attributes: texts, outcome: isDisabled ? 'skipped' : 'passed', message: '' };
    return;
  }
  if (name === 'skipped' && state.test?.outcome === 'passed') state.test.outcome = 'skipped';
  if (name !== 'failure' && name !== 'error') return;
  if (state.test === undefined) {
    // Outside of a test it is about the suite: one that could not be loaded.
    const titles = [...toTitles(state), '(the suite)'];
    addTest(state, { titles, outcome: 'failed', message: texts.message, isUnloaded: true });
    return;
  }
  state.test.outcome = 'failed';
  // The words of pytest for a file that it cannot load.
  if (name === 'error' && texts.message === 'collection failure') state.test.isUnloaded = true;
  state.test.message = addToMessage(state.test.message, texts.message === undefined ? '' : `${texts.message}\n`);
  state.isMessage = true;
}

function closeElement(state: Reader, name: string): void {
  state.open.pop();
  if (name === 'failure' || name === 'error') state.isMessage = false;
  if (state.test === undefined || name !== 'testcase') return;
  const { attributes, outcome, message, isUnloaded } = state.test;
  state.test = undefined;
  const suite = attributes.classname ?? '';
  const isKind = KINDS.has(suite);
  // Node.js and Vitest have the path of a file that they cannot load in the place of its tests.
  const isOfFile = suite === 'test' || suite === attributes.name;
  const isFile = outcome === 'failed' && isOfFile && isFilePath(attributes.name ?? '');
  addTest(state, {
    file: attributes.file,
    suite: isKind ? '' : suite,
    titles: [...(isKind ? toTitles(state) : []), attributes.name ?? ''],
    outcome,
    message,
    line: toLine(attributes.line),
    isUnloaded: isFile ? true : isUnloaded,
  });
}

function addTest(state: Reader, test: ReportedTest): void {
  if (state.tests.length >= MAX_TESTS) state.stop = TOO_MANY_TESTS;
  else state.tests.push(test);
}

function toTitles({ open }: Reader): string[] {
  return open.filter((title) => title !== null && title !== '').map(String);
}

function toTexts(attributes: Tag['attributes'] | QualifiedTag['attributes']): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, typeof value === 'string' ? value : value.value]),
  );
}

function toLine(text: string | undefined): number | undefined {
  const line = Number(text);
  return Number.isInteger(line) && line > 0 ? line : undefined;
}

function describeXmlError(thrown: unknown): string {
  const [first = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n');
  return /unclosed root tag|Unexpected end/i.test(first) ? CUT_OFF : `is not valid XML (${first.slice(0, 120)})`;
}
