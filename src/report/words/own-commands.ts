/** A command of ours as texts have it: at the end of a line, as an indented one or behind a variable, or in quotation marks. */
const AT_END = /(?<=: |^ {2,}|=\$\([a-z ]+\) )groundhog ([a-z-]+(?: .*)?)$/gm;
const QUOTED = /(?<=")groundhog ([a-z-]+(?: [^"\n]*)?)(?=")/g;

/**
 * Renders the commands of a text as its reader can run them. `render` gets the words after the name of the program, such as
 * `status --task a`.
 */
export function replaceOwnCommands(text: string, render: (words: string) => string): string {
  // An attempt finds the program by its name.
  const renderAll = (command: string, words: string) => (words === 'verb …' ? command : render(words));
  return text.replace(AT_END, renderAll).replace(QUOTED, renderAll);
}

/** Adds the flags of a reader to the words of a command for a task; other commands know no such flags. */
export function addTaskFlags(words: string, flags: string): string {
  return flags !== '' && / --task \S+$/.test(words) ? `${words} ${flags}` : words;
}

/** Renders the commands of a text for a clone, where the records of jobs are those of its remote. */
export function toCloneWords(text: string): string {
  return replaceOwnCommands(text, (words) => `groundhog ${addTaskFlags(words, '--remote origin')}`);
}
