import { CommanderError } from 'commander';
import { EXIT_USAGE } from '../domain/errors/usage-errors.ts';
import { findPrograms } from '../exec/programs.ts';
import { createRedactor } from '../exec/redaction/redact.ts';
import { buildProgram } from './commands/declare/build-program.ts';
import { UNKNOWN_FLAG } from './commands/declare/groundhog-command.ts';
import { isWorkAbandoned } from './compose/abandoned-work.ts';
import { openConsole } from './compose/console.ts';
import type { HostContext } from './compose/host-context.ts';
import { findSecretsInEnv } from './settings/find-secrets-in-env.ts';

/** Runs the command line and sets the exit code of the process. */
export async function runCli(argv: readonly string[]): Promise<void> {
  const redactor = createRedactor(findSecretsInEnv(process.env));
  const programs = await findPrograms(process.env.PATH ?? '');
  const host: HostContext = { env: process.env, programs, redactor, tempDir: undefined };
  let exitCode = 0;
  const console = openConsole(redactor.redact, process.env);
  const program = buildProgram({ host, console }, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
    if (exitCode !== 0 && argv.includes('--json')) {
      const { renderUsageError } = await import('./commands/usage-error.ts');
      console.out(renderUsageError(program, argv, error) ?? '');
    }
    const command = program.commands.find((each) => each.name() === argv[0]);
    if (error.code === UNKNOWN_FLAG && command !== undefined) {
      const { describeWrongValues } = await import('./commands/wrong-values.ts');
      console.err(describeWrongValues({ name: command.name(), flags: command.opts() }, host));
    }
  }
  process.exitCode = exitCode;
  // Abandoned work must not keep this process alive.
  if (isWorkAbandoned()) process.stdout.write('', () => process.exit());
}
