/** Renders a body as a fenced code block that nothing in it can close (CommonMark, "Fenced code blocks"). */
export function renderFence(language: string, body: string): string {
  const ticks = '`'.repeat(Math.max(3, longestTicks(body) + 1));
  return `${ticks}${language}\n${body}\n${ticks}`;
}

/** Returns the length of the longest run of backticks in a text. */
export function longestTicks(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
