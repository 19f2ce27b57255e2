const BLANK = String.raw`\\\n|[ \t]+|(?<!\S)#[^\n]*|(?:(?<!\S)\d)?[<>]+&?[ \t]*[^\s;|&]+`;
const SEPARATOR = String.raw`&&|\|\||[;|&\n]`;
const QUOTED = String.raw`'[^']*'|"(?:\\[\s\S]|[^"\\])*"`;
const WORD = String.raw`(?:${QUOTED}|\$\([^)]*\)|\\.|[^\s'"\\;|&<>])+`;
const TOKEN = new RegExp(`(?:${BLANK})|(${SEPARATOR})|(${WORD})`, 'gy');

/**
 * Splits a script of the shell into the words of its simple commands: without comments, redirections and variables that are
 * set for one command. Throws for what it does not know, such as a quotation mark that is not closed.
 */
export function splitShell(script: string): string[][] {
  const commands: string[][] = [[]];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < script.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(script);
    if (found === null) throw new Error(`no word of a shell: ${script.slice(at, at + 40)}`);
    const [, separator, word] = found;
    const last = commands.at(-1);
    if (separator !== undefined) commands.push([]);
    else if (word !== undefined && !(last?.length === 0 && /^[A-Za-z_]\w*=/.test(word))) last?.push(unquote(word));
  }
  return commands.filter(({ length }) => length > 0);
}

function unquote(word: string): string {
  return word.replace(/'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\./g, (part) => {
    if (part.startsWith("'")) return part.slice(1, -1);
    return part.startsWith('"') ? part.slice(1, -1).replace(/\\(["\\$`])/g, '$1') : part.slice(1);
  });
}
