import type { Io } from '../compose/host-context.ts';
import { toFailure } from '../compose/to-failure.ts';

/**
 * Runs the work of a command and returns its exit code, or that of what it throws, whose text goes to standard error. `command` is the command's name for that text.
 */
export async function toExitCode(
  { host, console }: Io,
  command: string | undefined,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (thrown) {
    const { exitCode, text } = toFailure(thrown, host.redactor.redact, command);
    console.err(`${text}\n`);
    return exitCode;
  }
}
