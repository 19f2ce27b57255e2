import { buildProgram } from './commands/declare/build-program.ts';
import { runProgram } from './commands/declare/run-program.ts';
import { isWorkAbandoned } from './compose/abandoned-work.ts';

/** Runs the command line and sets the exit code of the process. */
export async function runCli(argv: readonly string[]): Promise<void> {
  await runProgram(argv, buildProgram);
  // Abandoned work must not keep this process alive.
  if (isWorkAbandoned()) process.stdout.write('', () => process.exit());
}
