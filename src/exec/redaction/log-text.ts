import { toCleanText } from './clean-text.ts';

type Redact = (text: string) => string;

/**
 * Returns a text for a log that a runner may read: redacted, in plain lines, of which none is a command. The runner
 * trims a line before it looks for `::`, and finds the older `##[` anywhere (ActionCommand.cs in actions/runner).
 */
export function toLogText(text: string, redact: Redact): string {
  return toCleanText(text, redact)
    .replaceAll('##[', '# #[')
    .replace(/^([^\S\n]*:)(?=:)/gm, '$1 ');
}

/** Returns a result for standard output, redacted. In JSON, which stays the same value, `##[` is escaped. */
export function toResultText(text: string, redact: Redact): string {
  const isJson = /^\s*[{[]/.test(text);
  return redact(text).replaceAll('##[', isJson ? '#\\u0023[' : '# #[');
}
