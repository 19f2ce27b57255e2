/** The replies to verbs. */
export const verbReplies = {
  recorded: 'Recorded by Groundhog.',
  ends: 'Recorded by Groundhog. The attempt ends now; later edits do not count.',
  unchanged: 'No file has changed.',
  retryAfter: 'Recorded by Groundhog. It counts when the agent ends with exit code 75.',
} as const;

const lines: ReadonlySet<string> = new Set(Object.values(verbReplies));

/** Renders the reply to a step that was recorded. */
export function renderStepReply(step: number, changedFiles: number): string {
  return `Step ${step} recorded: ${changedFiles} ${changedFiles === 1 ? 'file' : 'files'} changed.`;
}

const STEP_REPLY = /^Step \d+ recorded: \d+ files? changed\.$/;

/** Returns whether a line of an agent's output is the reply to a verb: then the words are not the agent's. */
export function isVerbReplyLine(line: string): boolean {
  const text = line.trim();
  return lines.has(text) || STEP_REPLY.test(text);
}
