import { toPlainText } from '../domain/text/plain-text.ts';
import { cutAfterCharacter, cutBeforeCharacter } from './output-ends.ts';
import type { Redactor } from './redact.ts';

/** More than any shape of a secret is long; given secrets are shorter still. */
const MARGIN = 64 * 1024;

/** A text that is visible and without secrets, of which a part may be left out. */
export interface RedactedEnds {
  readonly text: string;
  /** The same text as it came, as far as it was looked at: tells what was taken out as invisible. */
  readonly examined: readonly string[];
}

/**
 * Takes secrets and invisible characters out of a text, of which a long middle is left out first, so that the work does
 * not grow with the text. What may be half of a secret beside the gap is left out as well.
 */
export function redactEnds(redactor: Redactor, text: string, endCharacters: number): RedactedEnds {
  const window = endCharacters + 2 * MARGIN;
  if (text.length <= 2 * window) return { text: redactor.redact(toPlainText(redactor.redact(text))), examined: [text] };
  const [start, end] = [text.slice(0, endCharacters), text.slice(-window)];
  // Twice: a secret may be there as it is, or only when what is invisible is gone.
  const head = redactHead(redactor, toPlainText(redactHead(redactor, start)));
  const tail = redactTail(redactor, toPlainText(redactTail(redactor, end)));
  const left = text.length - head.length - tail.length;
  return { text: `${head}\n[… ${left} characters left out …]\n${tail}`, examined: [start, end] };
}

/** Without what could be the beginning of a secret that goes on. */
function redactHead(redactor: Redactor, text: string): string {
  return toText(cutAfterCharacter(Buffer.from(redactor.redactStream().push(Buffer.from(text)))));
}

/** Without its beginning, where a secret may end that has begun before. */
function redactTail(redactor: Redactor, text: string): string {
  const stream = redactor.redactStream();
  stream.push(Buffer.from(text.slice(0, MARGIN)));
  const rest = Buffer.concat([stream.push(Buffer.from(text.slice(MARGIN))), stream.end()]);
  return toText(cutBeforeCharacter(rest));
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
