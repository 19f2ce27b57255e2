const MAX_BLOCK_CHARACTERS = 8 * 1024;

/** Text without characters that nobody sees and some programs obey: control, format and other ignorable ones. */
export function stripInvisible(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\n\t\P{Cc}]|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '');
}

/**
 * A text that is not ours as data in a prompt: bounded, visible, inside a fence that the text cannot close. What was
 * left out is said.
 */
export function renderDataBlock(text: string): string {
  const visible = stripInvisible(text);
  const hidden = [...text.replace(/\r\n?/g, '\n')].length - [...visible].length;
  const bounded = keepEnds(visible.trimEnd());
  const longest = Math.max(2, ...[...bounded.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const note = hidden > 0 ? `\n(${hidden} invisible characters were removed from this text.)` : '';
  return `${fence}text\n${bounded}\n${fence}${note}`;
}

function keepEnds(text: string): string {
  if (text.length <= MAX_BLOCK_CHARACTERS) return text;
  const half = MAX_BLOCK_CHARACTERS / 2;
  return `${text.slice(0, half)}\n[… ${text.length - MAX_BLOCK_CHARACTERS} characters left out …]\n${text.slice(-half)}`;
}
