import { type Command, CommanderError } from 'commander';
import { buildProgram } from '../../src/entry/commands/declare/build-program.ts';
import { describeProgram } from '../../src/entry/commands/declare/describe-program.ts';
import { openConsole } from '../../src/entry/compose/console.ts';
import { findPrograms } from '../../src/exec/programs.ts';
import { createRedactor } from '../../src/exec/redaction/redact.ts';

const redactor = createRedactor([]);
const programs = await findPrograms(process.env.PATH ?? '');
const io = { host: { env: {}, programs, redactor, tempDir: undefined }, console: openConsole(redactor.redact, {}) };

function build(): Command {
  return buildProgram(io, () => undefined);
}

/** The first error of the command line for words after `groundhog`; undefined for a command that would start. None is run. */
export function findUsageMistake(words: readonly string[]): string | undefined {
  const program = build();
  let text = '';
  const silence = (command: Command) => {
    command.configureOutput({ writeOut: () => undefined, writeErr: (part) => (text += part) });
    if (command.commands.length === 0) command.action(() => undefined);
    for (const child of command.commands) silence(child);
  };
  silence(program);
  try {
    program.parse([...words], { from: 'user' });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? undefined : text.trim();
  }
}

const known = describeProgram(build());

/** The words of a command that is named in prose that the program does not know: a command, or flags of it. */
export function findUnknownWords(words: readonly string[]): readonly string[] {
  const isOf = (path: readonly string[]) => path.every((word, index) => words[index] === word);
  const [command = { path: [], flags: [] }] = known
    .filter(({ path }) => isOf(path))
    .sort((left, right) => right.path.length - left.path.length);
  const rest = words.slice(command.path.length);
  const [next] = rest;
  const isGroup = known.some(({ path }) => path.length === command.path.length + 1 && isOf(path.slice(0, -1)));
  const wrong = isGroup && next !== undefined && /^[a-z]/.test(next) ? [next] : [];
  const flags = rest.filter((word) => /^--[a-z]/.test(word)).map((word) => word.replace(/=.*/, ''));
  return [
    ...wrong,
    ...flags.filter((flag) => flag !== '--version' && !command.flags.some(({ name }) => name === flag)),
  ];
}
