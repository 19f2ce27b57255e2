import type { ErrorCode } from '../../domain/errors/errors.ts';
import type { Io } from '../compose/host-context.ts';
import { toFailure } from '../compose/to-failure.ts';
import { toReaderWords } from './reader.ts';

/** The name of a command for errors, and whether its result is a document. */
export interface CommandFacts {
  readonly name: string;
  readonly json?: boolean | undefined;
  /** The flags by which commands in the text of an error find the same task. */
  readonly repo?: string | undefined;
  readonly remote?: string | undefined;
}

/**
 * Runs the work of a command and returns its exit code, or that of what it throws, whose text goes to standard error, and
 * with `json` also as a document to standard output.
 */
export async function toExitCode(
  { host, console }: Io,
  { name, json, ...place }: CommandFacts,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (thrown) {
    const { code, exitCode, text: told } = toFailure(thrown, host.redactor.redact, name);
    const text = toReaderWords(told, host.env, place);
    if (json === true) console.out(renderErrorJson({ code, message: text, exit_code: exitCode }));
    console.err(`${text}\n`, 'bad');
    return exitCode;
  }
}

/** Renders an error as the document of a command with `--json`. */
export function renderErrorJson(error: {
  readonly code: ErrorCode;
  readonly message: string;
  readonly exit_code: number;
}): string {
  return `${JSON.stringify({ schema_version: 1, error }, undefined, 2)}\n`;
}
