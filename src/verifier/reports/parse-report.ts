import { assertNever } from '../../domain/assert-never.ts';
import type { PrintedReport } from '../../domain/plan/tests-criterion.ts';
import type { ReportParsing } from './report-text.ts';

/** Parses a report. The parsers of XML and TAP are loaded only when one is read. */
export async function parseReport(text: string, format: PrintedReport): Promise<ReportParsing> {
  switch (format) {
    case 'junit':
      return (await import('./junit-report.ts')).parseJunit(text);
    case 'tap':
      return (await import('./tap-report.ts')).parseTap(text);
    case 'go-json':
      return (await import('./go-report.ts')).parseGo(text);
    case 'jest-json':
    case 'mocha-json':
      return (await import('./json-report.ts')).parseJson(text);
    default:
      return assertNever(format);
  }
}

/** Renders what a command printed for people, where its report is JSON: by the texts of the tests in it. */
export async function renderPrinted(text: string, format: string): Promise<string> {
  if (format === 'go-json') return (await import('./go-report.ts')).renderGoOutput(text);
  const isJson = format === 'jest-json' || format === 'mocha-json';
  return isJson ? (await import('./json-report.ts')).renderJsonOutput(text) : text;
}

/** Returns the format of a report in a file, by its ending. */
export function formatOfFile(path: string): PrintedReport {
  if (path.endsWith('.xml')) return 'junit';
  if (path.endsWith('.jsonl')) return 'go-json';
  return path.endsWith('.json') ? 'jest-json' : 'tap';
}
