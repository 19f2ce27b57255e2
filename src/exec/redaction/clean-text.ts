import { toPlainText } from '../../domain/text/plain-text.ts';

/**
 * Returns a text as it may leave us: redacted, as plain lines, and redacted once more, since without its invisible
 * characters a text may hold what it did not hold before. Every text for people goes through here last.
 */
export function toCleanText(text: string, redact: (text: string) => string): string {
  return redact(toPlainText(redact(text)));
}

/** Returns a text as it may leave us, on one line. Joined lines are redacted again: a secret may have a space. */
export function toCleanLine(text: string, redact: (text: string) => string): string {
  return redact(toCleanText(text, redact).replace(/\s+/g, ' ').trim());
}
