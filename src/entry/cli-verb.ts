import { verbCommand } from './commands/attempt/verb.ts';
import { declareVerbs } from './commands/declare/add-verbs.ts';
import { createProgram } from './commands/declare/create-program.ts';
import { runProgram } from './commands/declare/run-program.ts';

const declare = declareVerbs(async () => ({ verbCommand }));

/** Runs `groundhog verb …` or `groundhog --version`, sets the exit code of the process, and returns true. */
export async function runVerb(argv: readonly string[]): Promise<boolean> {
  await runProgram(argv, (io, finish) => createProgram(declare, io, finish));
  return true;
}
