/** A line that a runner takes for a command instead of showing it. */
export interface RunnerCommand {
  readonly name: string;
  readonly message: string;
}

const known: ReadonlySet<string> = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

/**
 * Finds what a runner obeys in the output of a step, in both of its grammars: `::name key=value::message` at the start
 * of a line, and `##[name key=value]message` anywhere in one. Between `stop-commands` and its word nothing is obeyed.
 */
export function parseRunnerCommands(output: string): readonly RunnerCommand[] {
  const commands: RunnerCommand[] = [];
  let word: string | undefined;
  // A lone carriage return ends a line as well.
  for (const line of output.split(/\r\n|\r|\n/)) {
    const command = parseCommand(line, word);
    if (command === undefined) continue;
    if (word === undefined) commands.push(command);
    if (command.name === word) word = undefined;
    else if (word === undefined && command.name === 'stop-commands') word = command.message;
  }
  return commands;
}

function parseCommand(line: string, word: string | undefined): RunnerCommand | undefined {
  const match = /^\s*::([^\s:]+)(?:\s.*?)?::(.*)$/.exec(line) ?? /##\[([^\s\]]+)(?:\s[^\]]*)?\](.*)$/.exec(line);
  const [, name = '', message = ''] = match ?? [];
  return known.has(name.toLowerCase()) || (name !== '' && name === word) ? { name, message } : undefined;
}
