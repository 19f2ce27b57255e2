/** Cuts a line to the columns of a terminal; characters of East Asia and emoji count as two. */
export function fitColumns(line: string, columns: number): string {
  const characters = [...line];
  let used = 0;
  for (const [index, character] of characters.entries()) {
    used += isWide(character) ? 2 : 1;
    if (used > columns) return `${characters.slice(0, Math.max(0, index - 1)).join('')}…`;
  }
  return line;
}

/** Breaks a line into parts that fit the columns of a terminal, within words too; at least one part. */
export function breakColumns(line: string, columns: number): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of line) {
    const width = isWide(character) ? 2 : 1;
    if (used + width > columns && part !== '') {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += character;
    used += width;
  }
  return [...parts, part];
}

/** Returns whether a character may be two columns wide: those from U+1100 that are no punctuation, arrows or shapes. */
function isWide(character: string): boolean {
  return character >= '\u1100' && !/[\u2000-\u23ff\u2500-\u27bf]/.test(character);
}
