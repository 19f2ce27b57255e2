import type { Command } from 'commander';
import type { CommandWords } from '../check/completion.ts';

/** Lists the commands of a program, each by its words, with the words that may follow it. */
export function describeProgram(command: Command, path: readonly string[] = []): readonly CommandWords[] {
  const flags = command.options.flatMap(({ long }) => (long === undefined || long === null ? [] : [long]));
  const names = command.commands.map((child) => child.name());
  const own = { path, words: [...names, ...flags, '--help'] };
  return [own, ...command.commands.flatMap((child) => describeProgram(child, [...path, child.name()]))];
}
