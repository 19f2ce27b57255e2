/** The replies to verbs that were recorded. */
export const verbReplies = {
  recorded: 'Recorded by Groundhog.',
  ends: 'Recorded by Groundhog. The attempt ends now; later edits do not count.',
  retryAfter: 'Recorded by Groundhog. It counts when the agent ends with exit code 75.',
} as const;

const lines: ReadonlySet<string> = new Set(Object.values(verbReplies));

/** Returns whether a line of an agent's output is the reply to a verb: then the words are not the agent's. */
export function isVerbReplyLine(line: string): boolean {
  return lines.has(line.trim());
}
