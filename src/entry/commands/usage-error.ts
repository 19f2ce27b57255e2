import type { Command, CommanderError } from 'commander';
import type { ErrorCode } from '../../domain/errors/errors.ts';
import { EXIT_USAGE } from '../../domain/errors/usage-errors.ts';
import { renderErrorJson } from './to-exit-code.ts';

const CODE: ErrorCode = 'setting_invalid';

/**
 * Renders the document of a call that the program refuses, where the command that it names, or one below it, prints its
 * result as a document and was asked to; undefined for any other call.
 */
export function renderUsageError(
  program: Command,
  argv: readonly string[],
  { code, message: text }: CommanderError,
): string | undefined {
  const command = findNamed(program, argv);
  if (!argv.includes('--json') || !printsJson(command)) return undefined;
  const message = code === 'commander.help' ? 'a command is missing' : text.replace(/^error: /, '');
  return renderErrorJson({ code: CODE, message, exit_code: EXIT_USAGE });
}

/** Finds the command that the first words name. */
function findNamed(command: Command, [word, ...rest]: readonly string[]): Command {
  const child = command.commands.find((each) => each.name() === word);
  return child === undefined ? command : findNamed(child, rest);
}

/** Returns whether a command has the switch `--json`; verbs have a flag of that name that takes a value. */
function printsJson({ options, commands }: Command): boolean {
  return options.some(({ long, required }) => long === '--json' && !required) || commands.some(printsJson);
}
