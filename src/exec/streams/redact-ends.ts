import { toPlainText } from '../../domain/text/plain-text.ts';
import { toCleanText } from '../redaction/clean-text.ts';
import type { Redactor } from '../redaction/redact.ts';
import { cutAfterCharacter, cutBeforeCharacter } from './output-ends.ts';

/** Longer than any shape of a secret; given secrets are shorter still. */
const MARGIN = 64 * 1024;

/** A text without secrets and invisible characters, of which the middle may be left out. */
export interface RedactedEnds {
  readonly text: string;
  /** The parts of the original text that are kept, for a count of their invisible characters. */
  readonly examined: readonly string[];
}

/**
 * Removes secrets and invisible characters from a text, after a long middle, so that the work does not grow with the
 * text. Removes also what may be half of a secret beside the gap.
 */
export function redactEnds(redactor: Redactor, text: string, endCharacters: number): RedactedEnds {
  const window = endCharacters + 2 * MARGIN;
  if (text.length <= 2 * window) return { text: toCleanText(text, redactor.redact), examined: [text] };
  const [start, end] = [text.slice(0, endCharacters), text.slice(-window)];
  // Twice: a secret may be there as it is, or only when what is invisible is gone.
  const head = redactHead(redactor, toPlainText(redactHead(redactor, start)));
  const tail = redactTail(redactor, toPlainText(redactTail(redactor, end)));
  const left = text.length - head.length - tail.length;
  return { text: `${head}\n[… ${left} characters left out …]\n${tail}`, examined: [start, end] };
}

/** Removes secrets, and an end that may be the beginning of one. */
function redactHead(redactor: Redactor, text: string): string {
  return toText(cutAfterCharacter(Buffer.from(redactor.redactStream().push(Buffer.from(text)))));
}

/** Removes secrets, and a beginning of 64 KiB in which one may end. */
function redactTail(redactor: Redactor, text: string): string {
  const stream = redactor.redactStream();
  stream.push(Buffer.from(text.slice(0, MARGIN)));
  const rest = Buffer.concat([stream.push(Buffer.from(text.slice(MARGIN))), stream.end()]);
  return toText(cutBeforeCharacter(rest));
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
