import { describeFarText, describeInvisible } from '../text/invisible-text.ts';

/**
 * Describes why a reader would not see the text of a draft as it is run: invisible characters, text out of sight, or what
 * must be masked. Undefined where nothing of it is hidden.
 */
export function findUnreadableText(text: string, redact: (text: string) => string): string | undefined {
  const problem = describeInvisible(text) ?? describeFarText(text);
  if (problem !== undefined) return `line ${problem.line}, column ${problem.column}: ${problem.message}`;
  return redact(text) === text
    ? undefined
    : 'it holds what looks like a secret, which would be masked where it is shown';
}
