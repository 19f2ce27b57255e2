import { CommanderError } from 'commander';
import { EXIT_USAGE } from '../../../domain/errors/usage-errors.ts';
import { findPrograms } from '../../../exec/programs.ts';
import { createRedactor } from '../../../exec/redaction/redact.ts';
import { openConsole } from '../../compose/console.ts';
import type { HostContext, Io } from '../../compose/host-context.ts';
import { findSecretsInEnv } from '../../settings/find-secrets-in-env.ts';
import type { createProgram } from './create-program.ts';

type Build = (io: Io, finish: (exitCode: number) => void) => ReturnType<typeof createProgram>;

/** Runs a command line on this process, by the commands that `build` declares, and sets its exit code. */
export async function runProgram(argv: readonly string[], build: Build): Promise<void> {
  const redactor = createRedactor(findSecretsInEnv(process.env));
  const programs = await findPrograms(process.env.PATH ?? '');
  const host: HostContext = { env: process.env, programs, redactor, tempDir: undefined };
  let exitCode = 0;
  const program = build({ host, console: openConsole(redactor.redact, process.env) }, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
  }
  process.exitCode = exitCode;
}
